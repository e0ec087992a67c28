package org.jadoube.host;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.rules.Move;
import org.jadoube.rules.Perft;
import org.jadoube.rules.Position;

/**
 * Counts with one thread or several; several share the positions after two plies.
 *
 * @param way how much is done at the last ply
 * @param threads at least 1
 */
record PerftRun(Perft.Way way, int threads) {

    /** The number of lines of {@code depth} legal moves. */
    long count(Position position, int depth) {
        if (threads == 1 || depth < 4) {
            return Perft.count(position, depth, way);
        }
        List<Position> parts = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            Position next = position.play(move);
            for (Move reply : next.legalMoves()) {
                parts.add(next.play(reply));
            }
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Long>> counts = new ArrayList<>(parts.size());
            for (Position part : parts) {
                counts.add(pool.submit(() -> Perft.count(part, depth - 2, way)));
            }
            long sum = 0;
            for (Future<Long> count : counts) {
                sum += count.get();
            }
            return sum;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FailureException("the count was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a part of the count failed", e);
        }
    }
}

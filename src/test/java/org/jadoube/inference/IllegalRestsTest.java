package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;
import org.junit.jupiter.api.Test;

/** A man set down where he may not go: within two seconds of rest the way back is shown, and no move is told. */
final class IllegalRestsTest {

    private final SplittableRandom dice = new SplittableRandom(40);

    @Test
    void areToldAsUnexplainedWithinTwoSeconds() {
        List<String> silent = new ArrayList<>();
        for (int game = 0; game < 300; game++) {
            Position position = position();
            if (!position.legalMoves().isEmpty()) {
                int from = one(position.men(position.turn()));
                int to = one(~(position.occupied() | targets(position, from)));
                List<Finding> found = found(position, from, to, 50 + dice.nextInt(1500));
                boolean told = found.stream()
                        .anyMatch(it -> it instanceof Finding.Unexplained || it instanceof Finding.Turned);
                if (!told || found.stream().anyMatch(Finding.Settled.class::isInstance)) {
                    silent.add(position + " " + Square.name(from) + Square.name(to));
                }
            }
        }
        assertEquals(List.of(), silent);
    }

    private static List<Finding> found(Position position, int from, int to, int flight) {
        MoveTracker tracker = new MoveTracker(TrackerSettings.home(SensorKind.OCCUPANCY), position, 0);
        tracker.scan(1010, List.of(SquareEdge.lift(1000, from)));
        tracker.scan(1010 + flight, List.of(SquareEdge.place(1000 + flight, to)));
        tracker.advance(1000 + flight + 2000);
        return tracker.drain();
    }

    private Position position() {
        Position position = Position.initial();
        for (int left = dice.nextInt(60); left > 0 && !position.legalMoves().isEmpty(); left--) {
            List<Move> legal = position.legalMoves();
            position = position.play(legal.get(dice.nextInt(legal.size())));
        }
        return position;
    }

    private int one(long squares) {
        long left = squares;
        for (int skip = dice.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    private static long targets(Position position, int from) {
        long targets = 0;
        for (Move move : position.legalMoves()) {
            targets |= move.from() == from ? Square.bit(move.to()) : 0;
        }
        return targets;
    }
}

package org.jadoube.host.engine;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An engine beside the board that thinks as well as it can about what a player asks. Its program is started with each
 * question and ends with the answer.
 */
final class Adviser implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Adviser.class);

    /** How long it thinks about a hint, in ms. */
    private static final long THINKS = 500;

    private record Question(Snapshot snapshot, Consumer<String> answer) {}

    private final EngineChoice choice;
    private final BlockingQueue<Optional<Question>> questions = new LinkedBlockingQueue<>();
    private final Thread thread;

    /** {@code choice}: the program; its level does not matter here. */
    Adviser(EngineChoice choice) {
        this.choice = choice;
        this.thread = Thread.ofPlatform().daemon().name("adviser").start(this::run);
    }

    /** Asks for the best move; {@code answer} gets it, in UCI, on the adviser's thread. Returns at once. */
    void ask(Snapshot snapshot, Consumer<String> answer) {
        questions.add(Optional.of(new Question(snapshot, answer)));
    }

    private void run() {
        try {
            for (Optional<Question> next = questions.take(); next.isPresent(); next = questions.take()) {
                think(next.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One question, one process: hints are few, and a small computer's memory is dear. */
    private void think(Question question) throws InterruptedException {
        Snapshot now = question.snapshot();
        boolean chess960 = now.position().chess960();
        try (Engine engine = Engine.start(choice.name(), choice.program(), EngineSettings.advising(chess960))) {
            Limit limit = new Limit(0, 0, THINKS, now.only());
            String best = engine.think(new Search(now.fen(), now.moves(), limit, 1), now.version())
                    .best();
            if (best != null) {
                question.answer().accept(best);
            }
        } catch (EngineTrouble e) {
            LOG.warn("{}; there is no hint", e.line());
        }
    }

    @Override
    public void close() {
        questions.clear();
        questions.add(Optional.empty());
        thread.interrupt();
    }
}

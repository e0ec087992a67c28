package org.jadoube.host.calibrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import org.jadoube.hardware.calibrate.Calibrator;
import org.jadoube.hardware.calibrate.Facts;
import org.jadoube.hardware.calibrate.RawBoard;
import org.jadoube.hardware.calibrate.Request;
import org.jadoube.hardware.calibrate.Task;
import org.jadoube.hardware.wiring.LightLayout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A person at the terminal, played by a board that does what the calibrator asks and by keys that are typed on the way. */
@Timeout(60)
final class CalibrateTerminalTest {
    private static final List<LightLayout> ONE_LAMP = List.of(LightLayout.straightSquares());

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final PipedWriter keys = new PipedWriter();
    private BufferedReader typed = new BufferedReader(new StringReader(""));
    private long nanos;

    @BeforeEach
    void connect() throws IOException {
        typed = new BufferedReader(new PipedReader(keys));
    }

    @Test
    void aBoardIsAskedSquareBySquareAndLightByLight() {
        Table table = new Table(List.of(), square -> {});
        assertTrue(terminal(table, new Facts()).ask(typed));
        assertTrue(out.toString().contains("[1 of 65] Put the man on a1"));
        assertEquals(64, table.calibrator.facts().lines().size());
        assertTrue(table.calibrator.facts().lines().contains("square c1 20"), "input 5, in hex: bit 5");
    }

    @Test
    void oneThatIsStoppedGoesOnFromItsNotes() {
        Notebook notebook = new Notebook(folder.resolve("mine.toml"), "mine");
        Table first = new Table(List.of(), square -> type(square == 10 ? "stop\n" : ""));
        assertFalse(terminal(first, notebook.read()).ask(typed));
        Facts kept = notebook.read();
        assertTrue(kept.lines().size() >= 10, kept.lines()::toString);
        out.getBuffer().setLength(0);
        Table second = new Table(List.of(), square -> {});
        assertTrue(terminal(second, kept).ask(typed));
        assertFalse(out.toString().contains("Put the man on a1,"), out::toString);
        assertTrue(out.toString().contains("Put the man on h8,"));
    }

    @Test
    void theEndOfTheKeysStops() {
        assertFalse(terminal(new Table(List.of(), square -> {}), new Facts())
                .ask(new BufferedReader(new StringReader(""))));
    }

    @Test
    void lightsThatAreNotThereAreLeftOutByAWord() {
        Table table = new Table(ONE_LAMP, square -> type(square == 63 ? "dark\n" : ""));
        table.blind = true;
        assertTrue(terminal(table, new Facts()).ask(typed));
        assertEquals(64, table.calibrator.facts().lines().size());
    }

    private void type(String text) {
        try {
            keys.write(text);
            keys.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private CalibrateTerminal terminal(Table table, Facts facts) {
        Task task = new Task(false, false, table.lamps());
        table.calibrator = new Calibrator(task, facts, table);
        Notebook notebook = new Notebook(folder.resolve("mine.toml"), "mine");
        return new CalibrateTerminal(
                table.calibrator, table, notebook, new PrintWriter(out, true), () -> nanos, passed -> nanos += passed);
    }

    /** The men walk as they are asked; the input of square s is s + 3. */
    private static final class Table implements RawBoard {
        private final List<LightLayout> lamps;
        private final IntConsumer placed;
        private Calibrator calibrator = new Calibrator(new Task(false, false, List.of()), new Facts(), this);
        private String progress = "";
        private int looks;
        private long men;
        private boolean blind;

        Table(List<LightLayout> lamps, IntConsumer placed) {
            this.lamps = lamps;
            this.placed = placed;
        }

        @Override
        public void scan(long nanos) {
            if (!calibrator.progress().equals(progress)) {
                progress = calibrator.progress();
                looks = 0;
            }
            Request request = calibrator.request().orElseThrow();
            looks++;
            if (request instanceof Request.Put put) {
                men = looks < 3 ? 0 : 1L << (put.square() + 3) % 64;
                if (looks == 3) {
                    placed.accept(put.square());
                }
            } else if (!blind) {
                men = 0;
            }
        }

        @Override
        public long closed() {
            return men;
        }

        @Override
        public boolean hasLevels() {
            return false;
        }

        @Override
        public int level(int input) {
            return 0;
        }

        @Override
        public List<LightLayout> lamps() {
            return lamps;
        }

        @Override
        public void light(int lamp, int light) {
            // Nobody looks.
        }

        @Override
        public void dark() {
            // Nobody looks.
        }

        @Override
        public List<String> silent() {
            return List.of();
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}

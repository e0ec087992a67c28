package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One engine, asked and answering, and what becomes of those that do not. */
@Timeout(30)
final class EngineTest {

    private static final EngineSettings PLAIN = EngineSettings.playing(Level.of(1), false);
    private static final Search SEARCH = new Search(null, List.of("e2e4"), new Limit(1, 0, 100, List.of()), 1);

    @TempDir
    private Path folder;

    private static Engine start(Path program) throws EngineTrouble, InterruptedException {
        return Engine.start("fake", program, PLAIN, 5_000, 300);
    }

    private static EngineTrouble.Kind troubleOf(Path program) {
        EngineTrouble trouble = assertThrows(EngineTrouble.class, () -> {
            try (Engine engine = start(program)) {
                engine.think(SEARCH, 1);
            }
        });
        assertFalse(trouble.line().contains("\n"), "one line: " + trouble.line());
        assertTrue(trouble.line().startsWith("fake"), "names the engine: " + trouble.line());
        return trouble.kind();
    }

    @Nested
    class InTrouble {
        @Test
        void aMissingProgramIsTold() {
            assertEquals(EngineTrouble.Kind.MISSING, troubleOf(folder.resolve("nowhere")));
        }

        @Test
        void oneThatIsSilentHangs() throws Exception {
            Path silent = FakeEngine.thatIsSilent(folder);
            EngineTrouble trouble =
                    assertThrows(EngineTrouble.class, () -> Engine.start("fake", silent, PLAIN, 200, 200));
            assertEquals(EngineTrouble.Kind.HANGS, trouble.kind());
        }

        @Test
        void oneThatThinksForEverHangs() throws Exception {
            assertEquals(EngineTrouble.Kind.HANGS, troubleOf(FakeEngine.thatOnGo(folder, ":")));
        }

        @Test
        void oneThatTalksForEverHangs() throws Exception {
            assertEquals(
                    EngineTrouble.Kind.HANGS,
                    troubleOf(FakeEngine.thatOnGo(folder, "while :; do echo info depth 1; done")));
        }

        @Test
        void oneThatEndsHasDied() throws Exception {
            assertEquals(EngineTrouble.Kind.DIED, troubleOf(FakeEngine.thatOnGo(folder, "exit 3")));
        }
    }

    @Nested
    class Asked {
        @Test
        void itAnswersWithItsMoveAndItsLines() throws Exception {
            Path program = FakeEngine.thatOnGo(
                    folder, "echo info depth 2 multipv 1 score cp -20 pv e7e5; echo noise; echo bestmove e7e5");
            try (Engine engine = start(program)) {
                Answer answer = engine.think(SEARCH, 1);
                assertEquals("e7e5", answer.best());
                assertEquals(-20, answer.lines().getFirst().score().centipawns());
                assertEquals("Fake 1", engine.name());
            }
        }

        @Test
        void onlyTheOptionsThatItHasAreSetAndWithinTheirBounds() throws Exception {
            Path program = FakeEngine.thatOnGo(folder, "echo bestmove e7e5");
            try (Engine engine = start(program)) {
                engine.think(SEARCH, 1);
            }
            List<String> set = FakeEngine.heard(folder).stream()
                    .filter(line -> line.startsWith("setoption"))
                    .toList();
            assertEquals(List.of("setoption name Skill Level value 3"), set);
        }

        @Test
        void aNewerQuestionStopsThinkingAboutAnOlderOne() throws Exception {
            Path program = FakeEngine.thatOnGo(folder, "touch thinking");
            try (Engine engine = start(program)) {
                engine.interrupt(2);
                Answer answer = engine.think(SEARCH, 1);
                assertTrue(answer.stopped());
            }
            assertTrue(FakeEngine.heard(folder).contains("stop"));
        }
    }
}

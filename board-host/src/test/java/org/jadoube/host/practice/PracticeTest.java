package org.jadoube.host.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.Json;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.host.web.BadInput;
import org.jadoube.light.Light;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Practice as a player meets it: a hand at a board, and what the board says. */
final class PracticeTest {

    private static final String LINE = """
            [Event "Two knights"]
            [Practice "line"]
            [Result "*"]

            1. e4 e5 (1... c5 2. Nf3 {Sicilian}) 2. Nf3 Nc6 *
            """;

    private static final String GUESS = """
            [Event "Short"]
            [Practice "guess"]
            [Result "0-1"]

            1. f3 e5 2. g4 Qh4# 0-1
            """;

    @TempDir
    private Path folder;

    private PracticeTable table;

    @BeforeEach
    void shelf() throws IOException {
        Files.writeString(folder.resolve("own.pgn"), LINE + "\n" + GUESS);
        table = new PracticeTable(new Shelf(Optional.of(folder)));
    }

    private void begin(String id, String side) throws BadInput {
        assertTrue(
                table.practice.takes("{\"practice\":{\"id\":\"" + id + "\",\"side\":\"" + side + "\"}}", table::view));
        table.settle();
    }

    private boolean lit(Light light, String square) {
        return (table.lights().of(light) & Square.bit(Square.parse(square))) != 0;
    }

    private boolean told(String part) {
        return table.told().contains(part);
    }

    @Nested
    class ALine {

        @Test
        void isAnsweredMoveByMove() throws BadInput {
            begin("two-knights", "white");
            assertTrue(told("\"state\":\"try\""), table.told());
            table.play("e2e4");
            assertTrue(told("\"state\":\"sent\""), table.told());
            assertTrue(
                    lit(Light.PLACE, "e7")
                            || lit(Light.SOURCE, "e7")
                            || lit(Light.REMOVE, "e7")
                            || lit(Light.TARGET, "e5"),
                    table.lights().toString());
            table.play("e7e5");
            assertTrue(told("\"state\":\"try\""), table.told());
            table.play("g1f3");
            table.play("b8c6");
            assertTrue(told("\"state\":\"done\""), table.told());
            assertTrue(told("\"moves\":2,\"points\":4,\"most\":4"), table.told());
        }

        @Test
        void comesWithItsOtherVariationTheNextTime() throws BadInput {
            begin("two-knights", "white");
            table.play("e2e4");
            table.play("e7e5");
            begin("two-knights", "white");
            table.arrange(table.view().position());
            table.play("e2e4");
            table.play("c7c5");
            table.play("g1f3");
            assertTrue(told("\"comment\":\"Sicilian\""), table.told());
            assertTrue(told("\"state\":\"done\""), table.told());
        }

        @Test
        void isNotAskedAboutByTheCoachToo() throws BadInput {
            table.take(new Input.Change(
                    table.now(),
                    new GameSetup.Changes(RuleSet.of(RuleBase.LEARN), null, null, null, null, null, Map.of())));
            begin("two-knights", "white");
            table.play("e2e4");
            table.play("e7e5");
            table.play("d1g4");
            table.back("g4", "d1");
            assertTrue(told("\"state\":\"again\""), table.told());
            assertTrue(table.heard().stream().noneMatch(GameEvent.Asked.class::isInstance));
        }

        @Test
        void takesAWrongMoveBackAndShowsTheRightOneAfterTwo() throws BadInput {
            begin("two-knights", "white");
            table.play("d2d4");
            assertTrue(told("\"state\":\"again\",\"comment\":\"\",\"tries\":1"), table.told());
            assertTrue(table.view().plies().isEmpty());
            table.back("d4", "d2");
            table.play("c2c4");
            table.back("c4", "c2");
            assertTrue(told("\"state\":\"shown\""), table.told());
            assertTrue(
                    lit(Light.HINT, "e2") && lit(Light.HINT, "e4"),
                    table.lights().toString());
            table.play("e2e4");
            assertTrue(told("\"moves\":1,\"points\":0,\"most\":2"), table.told());
        }
    }

    @Nested
    class AGame {

        @Test
        void isGuessedFromTheOtherSideOfTheBoard() throws BadInput {
            begin("short", "black");
            assertTrue(told("\"state\":\"sent\""), table.told());
            table.play("f2f3");
            table.play("e7e5");
            table.play("g2g4");
            table.play("b8c6");
            assertTrue(told("\"state\":\"again\""), table.told());
            table.back("c6", "b8");
            table.play("d8h4");
            assertTrue(told("\"state\":\"done\""), table.told());
            assertTrue(told("\"moves\":2,\"points\":3,\"most\":4"), table.told());
        }
    }

    @Nested
    class WhatIsRefused {

        @Test
        void aGameOnTheBoardIsNotSweptAway() {
            table.play("e2e4");
            BadInput refused = assertThrows(BadInput.class, () -> begin("two-knights", "white"));
            assertTrue(String.valueOf(refused.getMessage()).contains("a game is on the board"));
            assertEquals(1, table.view().plies().size());
        }

        @Test
        void thereMustBeSuchAnExercise() {
            assertThrows(BadInput.class, () -> begin("../../etc/passwd", "white"));
            assertThrows(BadInput.class, () -> begin("two-knights", "green"));
        }

        @Test
        void otherLinesAreNotForPractice() throws BadInput {
            assertFalse(table.practice.takes("{\"say\":\"resign\",\"by\":\"white\"}", table::view));
        }
    }

    @Test
    void whatItTakesAwayIsTakenAwayInARecordingToo() {
        GameSetup usual = GameSetup.usual();
        Input ended = new Input.Change(
                5,
                new GameSetup.Changes(
                        null, null, null, null, null, null, Map.of("coach", "", Practice.NAME, "", "white", "")));
        Input read = new InputLines(usual).read(Json.object(RecordingWriter.line(ended)));
        assertEquals(ended, read);
    }

    @Test
    void itEndsWhenItIsTold() throws BadInput {
        begin("two-knights", "white");
        table.play("e2e4");
        assertTrue(table.practice.takes("{\"practice\":null}", table::view));
        table.settle();
        assertEquals("null", table.told());
        table.play("d7d5");
        assertEquals(2, table.view().plies().size(), "two people go on");
    }
}

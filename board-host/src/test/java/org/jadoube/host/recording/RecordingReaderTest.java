package org.jadoube.host.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingReaderTest {

    private static final String HEADER = "{\"recording\":1}";

    private static List<Input> inputs(String... lines) {
        RecordingReader reader =
                new RecordingReader("x.rec.jsonl", List.of(lines).iterator());
        List<Input> read = new ArrayList<>();
        for (Input input = reader.next(); input != null; input = reader.next()) {
            read.add(input);
        }
        return read;
    }

    private static String fault(String... lines) {
        return String.valueOf(
                assertThrows(RecordingException.class, () -> inputs(lines)).getMessage());
    }

    @Nested
    class ALineThatIsRead {

        @Test
        void aFrameHasItsMostSignificantDigitFirst() {
            Input.Frame frame = (Input.Frame)
                    inputs(HEADER, "{\"t\":7,\"frame\":\"ffff00001000efff\"}").get(0);
            assertEquals(new Input.Frame(7, new Reading.Occupancy(0xffff00001000efffL)), frame);
        }

        @Test
        void aKeyThatIsNotKnownIsPassedOver() {
            assertInstanceOf(
                    Input.Tick.class,
                    inputs(HEADER, "{\"t\":7,\"weather\":\"fine\"}").get(0));
        }

        @Test
        void thatSomebodyPlaysFromAfarIsReadAndWrittenAlike() {
            String header = "{\"recording\":1,\"remote\":\"black\",\"far\":true}";
            GameSetup setup = new RecordingReader("x.rec.jsonl", List.of(header).iterator()).header();
            assertTrue(setup.isFar());
            assertTrue(RecordingWriter.header(setup).contains("\"far\":true"), RecordingWriter.header(setup));
            String change = "{\"t\":5,\"set\":{\"remote\":\"black\",\"far\":true}}";
            assertEquals(change, RecordingWriter.line(inputs(HEADER, change).getFirst()));
            String nobody = "{\"t\":5,\"set\":{\"remote\":\"none\",\"far\":\"\"}}";
            assertEquals(nobody, RecordingWriter.line(inputs(HEADER, nobody).getFirst()));
        }

        @Test
        void anEdgeMayNameTheMan() {
            assertEquals(
                    List.of(new Input.Place(3, 60, null, Piece.QUEEN), new Input.Lift(4, 60, Side.BLACK, null)),
                    inputs(
                            HEADER,
                            "{\"t\":3,\"place\":\"e8\",\"piece\":\"Q\"}",
                            "{\"t\":4,\"lift\":\"e8\",\"colour\":\"black\"}"));
        }

        @Test
        void aWordTravelsWithItsParameters() {
            assertEquals(
                    List.of(new Input.Say(1, "claim-threefold", Side.BLACK, Map.of("move", "f6g8"))),
                    inputs(HEADER, "{\"t\":1,\"say\":\"claim-threefold\",\"by\":\"black\",\"move\":\"f6g8\"}"));
        }

        @Test
        void theArbiterIsNobodysSide() {
            Input.Say said = (Input.Say)
                    inputs(HEADER, "{\"t\":1,\"say\":\"set-clock\",\"by\":\"arbiter\",\"white\":1000,\"black\":2000}")
                            .get(0);
            assertNull(said.by());
            assertEquals(Map.of("white", "1000", "black", "2000"), said.with());
        }
    }

    @Nested
    class AFaultNamesItsLine {

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"t":5,"frame":"ffff"}|16 hex digits
            {"t":5,"frame":"ffff00001000efffff"}|16 hex digits
            {"frame":"ffff00001000efff"}|no "t"
            {"t":-1,"end":true}|from 0
            {"t":5,"lift":"i9"}|a square a1..h8
            {"t":5,"press":"green"}|white or black
            {"t":5,"place":"e4","piece":"X"}|one of P N B R Q K
            {"t":5,"white":"00000000000000ff","black":"ff00000000000001"}|sensor colour
            {"t":5,"board":"8/8/8/8/8/8/8/8"}|sensor identity
            {"t":5,"fra|not JSON
            [1]|a JSON object
            """)
        void inTheThirdLine(String line, String expected) {
            String said = fault(HEADER, "{\"t\":0}", line);
            assertTrue(said.startsWith("x.rec.jsonl, line 3: "), said);
            assertTrue(said.contains(expected), said);
        }

        @Test
        void whenTimeGoesBack() {
            assertTrue(fault(HEADER, "{\"t\":9}", "{\"t\":8}").contains("line 3: t goes back from 9 to 8"));
        }

        @Test
        void whenFramesAndEdgesAreMixed() {
            assertTrue(fault(HEADER, "{\"t\":1,\"frame\":\"ffff00000000ffff\"}", "{\"t\":2,\"lift\":\"e2\"}")
                    .contains("may not be mixed"));
        }

        @Test
        void whenSomethingFollowsTheEnd() {
            assertTrue(fault(HEADER, "{\"t\":1,\"end\":true}", "{\"t\":2}").contains("line 3: nothing may follow"));
        }

        @Test
        void whenASquareIsInBothMasks() {
            assertTrue(fault(
                            "{\"recording\":1,\"sensor\":\"colour\"}",
                            "{\"t\":1,\"white\":\"00000000000000ff\",\"black\":\"0000000000000001\"}")
                    .contains("line 2: white and black masks share a square"));
        }
    }

    @Nested
    class AHeaderIsRefused {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"t\":0}",
                    "{\"recording\":2}",
                    "{\"recording\":1,\"sensor\":\"smell\"}",
                    "{\"recording\":1,\"fen\":\"8/8/8/8/8/8/8/8 w - - 0 1\"}",
                    "{\"recording\":1,\"history\":[\"e2e5\"]}",
                    "{\"recording\":1,\"rules\":\"club-house\"}",
                    "{\"recording\":1,\"clock\":\"soon\"}",
                    "{\"recording\":1,\"lights\":\"some\"}"
                })
        void withTheLineAndWhatWasExpected(String header) {
            String said = fault(header);
            assertTrue(said.startsWith("x.rec.jsonl, line 1: "), said);
        }

        @Test
        void whenThereIsNone() {
            assertTrue(fault().contains("expected the header"));
        }
    }

    @Test
    void whatTheWriterWritesTheReaderReadsBack() {
        String[] lines = {
            "{\"recording\":1,\"sensor\":\"occupancy\",\"rules\":\"fide\",\"time\":\"blitz\",\"clock\":\"180+2\"}",
            "{\"t\":0,\"frame\":\"ffff00000000ffff\"}",
            "{\"t\":5,\"press\":\"white\"}",
            "{\"t\":6,\"say\":\"resign\",\"by\":\"black\"}",
            "{\"t\":7,\"choose\":\"queen\",\"id\":3}",
            "{\"t\":8,\"remote\":\"e7e5\",\"after\":\"e2e4\"}",
            "{\"t\":9,\"set\":{\"players\":{\"white\":\"Ann\"}}}",
            "{\"t\":10,\"end\":true}"
        };
        RecordingReader reader = new RecordingReader("x", List.of(lines).iterator());
        List<String> written = new ArrayList<>(List.of(RecordingWriter.header(reader.header())));
        for (Input input = reader.next(); input != null; input = reader.next()) {
            written.add(RecordingWriter.line(input));
        }
        assertEquals(List.of(lines), written);
    }
}

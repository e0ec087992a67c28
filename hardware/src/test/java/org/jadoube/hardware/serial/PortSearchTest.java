package org.jadoube.hardware.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.BoardUnavailable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Boards looked for among real pseudo-terminals. */
@Timeout(120)
final class PortSearchTest {

    @TempDir
    private Path folder;

    private Path ports;
    private final List<PtyBoard> plugged = new ArrayList<>();

    @BeforeEach
    void aFolderOfPorts() throws IOException {
        assumeTrue(PtyBoard.possible(), "socat is not installed: apt install socat");
        ports = Files.createDirectory(folder.resolve("ports"));
    }

    @AfterEach
    void unplug() throws InterruptedException {
        for (PtyBoard board : plugged) {
            board.unplug();
        }
    }

    private PtyBoard plugIn(String port, String id) throws IOException {
        PtyBoard board = PtyBoard.at(ports.resolve(port), folder.resolve("inside-" + port), id);
        plugged.add(board);
        return board;
    }

    private PortSearch search(String id) {
        return new PortSearch(ports.toString(), id, PortChannel::open);
    }

    private static String refusal(PortSearch search) {
        return String.valueOf(assertThrows(IOException.class, search::find).getMessage());
    }

    @Test
    void theOneBoardThatAnswersIsTaken() throws IOException {
        plugIn("a", "oak-7");
        try (Link link = search("").find()) {
            assertEquals("oak-7", link.hello().id());
        }
    }

    @Test
    void aFolderWithoutPortsIsTold() {
        assertEquals(ports + ": no serial port is there", refusal(search("")));
    }

    @Nested
    class TwoBoards {

        @BeforeEach
        void two() throws IOException {
            plugIn("a", "oak-7");
            plugIn("b", "oak-8");
        }

        @Test
        void areToldApartByTheIdOfTheHandshake() throws IOException {
            try (Link link = search("oak-8").find()) {
                assertEquals("oak-8", link.hello().id());
                assertEquals(ports.resolve("b").toString(), link.port());
            }
        }

        @Test
        void areListedWhenNoneWasNamed() {
            assertEquals(
                    "2 boards answer: oak (oak-7) at " + ports.resolve("a") + ", oak (oak-8) at " + ports.resolve("b")
                            + "; choose one with --board serial:ID=oak-7",
                    refusal(search("")));
        }

        @Test
        void areListedWhenAThirdWasNamed() {
            String refusal = refusal(search("pine-1"));
            assertTrue(refusal.startsWith("no board with the id pine-1 answers at "), refusal);
            assertTrue(
                    refusal.endsWith("; there is oak (oak-7) at " + ports.resolve("a") + ", oak (oak-8) at "
                            + ports.resolve("b")),
                    refusal);
        }

        @Test
        void thatWereLeftCanBeFoundAgain() throws IOException {
            search("oak-7").find().close();
            try (Link link = search("oak-8").find()) {
                assertEquals("oak-8", link.hello().id(), "the search lets go of the boards that it does not take");
            }
        }
    }

    @Test
    void twoBoardsOfOneIdAreToldApartByThePort() throws IOException {
        plugIn("a", "oak-7");
        plugIn("b", "oak-7");
        String refusal = refusal(search(""));
        assertTrue(refusal.endsWith("; choose one with --board serial:" + ports.resolve("a")), refusal);
    }

    @Test
    void aBoardThatMovesToAnotherPortIsFoundThere() throws Exception {
        PtyBoard first = plugIn("a", "oak-7");
        PortSearch search = search("");
        FromBoard.Hello hello;
        try (Link link = search.find()) {
            hello = link.hello();
        }
        first.unplug();
        plugIn("b", "pine-1");
        plugIn("c", "oak-7");
        try (Link link = search.again(hello).find()) {
            assertEquals(ports.resolve("c").toString(), link.port());
        }
    }

    @Test
    void aPortThatAnotherProgramHasIsTold() throws IOException {
        plugIn("a", "oak-7");
        String port = ports.resolve("a").toString();
        try (Link first = Link.open(port, PortChannel::open)) {
            SerialPlace place = SerialPlace.of("serial:" + port, System::nanoTime);
            BoardUnavailable thrown = assertThrows(BoardUnavailable.class, () -> place.open(new NoNotes()));
            String said = String.valueOf(thrown.getMessage());
            assertTrue(
                    said.startsWith("serial:" + first.port() + ": cannot be opened; another program may have it"),
                    said);
        }
    }

    @Test
    void aNameThatNamesNothingIsRefused() {
        assertThrows(BoardUnavailable.class, () -> SerialPlace.of("serial:", System::nanoTime));
        assertThrows(BoardUnavailable.class, () -> SerialPlace.of("serial:ID=", System::nanoTime));
        assertEquals(
                "oak-7",
                SerialPlace.of("serial:ID=oak-7", System::nanoTime).search().id());
        assertEquals("", SerialPlace.of("serial", System::nanoTime).search().where());
    }
}

package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WebElement;

/** What the page shows of a board that is missing, lost, or not quite well, in real Chromium. */
final class BoardTroublePageTest {

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1280, 860);

    private PageServer server;

    @BeforeEach
    void serve() {
        server = new PageServer(new FakeGate(), 0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private void board(String state, String what, String faults) {
        server.publish(
                "board",
                "{\"name\":\"oak\",\"state\":\"" + state + "\",\"what\":\"" + what + "\",\"faults\":[" + faults + "]}");
    }

    private static List<String> lines() {
        return window.all("#wires p").stream()
                .map(WebElement::getText)
                .map(text -> text.replaceFirst("^!\\s*", ""))
                .toList();
    }

    @Test
    void aMissingBoardIsNamedWithItsCure() {
        board("missing", "oak needs /dev/i2c-1; switch it on: sudo raspi-config", "");
        window.open(server);
        assertEquals("Waiting for the board: oak.", window.sentence());
        assertEquals(List.of("oak needs /dev/i2c-1; switch it on: sudo raspi-config"), lines());
    }

    @Test
    void aSilentChipIsALineAndAMarkUntilItAnswers() {
        board("here", "", "");
        window.open(server);
        assertEquals("White to move.", window.sentence());
        assertEquals(List.of(), lines());
        board("here", "", "\"MCP23017 at 0x21 on I2C bus 1: does not answer\"");
        window.await("the fault", () -> lines().equals(List.of("MCP23017 at 0x21 on I2C bus 1: does not answer")));
        assertEquals("White to move.", window.sentence(), "the game goes on with what still reads");
        assertTrue((Boolean) window.script(
                "return getComputedStyle(document.querySelector('.brand'), '::after').content.includes('!')"));
        board("here", "", "");
        window.await("no fault", () -> lines().isEmpty());
    }

    @Test
    void aLostBoardIsToldInPlaceOfTheMove() {
        board("here", "", "");
        window.open(server);
        board("lost", "/dev/ttyACM0: gone", "");
        window.await("the loss", () -> window.sentence().equals("oak is gone. The game waits for it."));
        board("here", "", "");
        window.await("the game", () -> window.sentence().equals("White to move."));
    }
}

package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** An examination of the simulated board in real Chromium. */
final class DoctorPageTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @RegisterExtension
    static final Chromium window = Chromium.desktop(1280, 900);

    private static void press(String word) {
        window.await(word, () -> !window.buttons("", word).isEmpty());
        window.buttons("", word).getFirst().click();
    }

    private static WebElement square(String name) {
        return window.buttons("grid", name).getFirst();
    }

    private static void says(String sentence) {
        window.await(sentence, () -> sentence.equals(window.sentence()));
    }

    private static String get(URI address) throws Exception {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void aFaultIsSwitchedOnFoundToldAndReported() throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null);
                Chromium other = Chromium.phone(360, 740)) {
            window.open(game.address().resolve("/doctor"));
            new Select(window.find("#faults select")).selectByValue("b1");
            press("Switch on");
            press("Examine the board");
            says("Place a man on a1, which glows.");
            other.open(game.address());
            assertEquals("The doctor has the board. The game waits.", other.sentence());
            square("a1").click();
            says("Place a man on b1, which glows.");
            assertTrue(square("a1").getDomAttribute("class").contains("sees"), "the sensor of a1 sees its man");
            square("b1").click();
            press("It is dim");
            press("Done, but nothing happens");
            says("Place a man on c1, which glows.");
            press("Another square glows");
            says("Touch the square that glows.");
            square("d1").click();
            window.await("three findings", () -> window.all("#findings li").size() == 3);
            window.picture(PICTURES.resolve("doctor.png"));
            assertEquals(
                    "b1 never sees a man: its switch is broken or turned away, its diode reversed, or a wire is off"
                            + " (rank 1, file b).",
                    window.find("#findings li").getText());
            press("Stop the examination");
            window.await(
                    "the report",
                    () -> !window.all("a[href='doctor/report.txt']").isEmpty());
            String report = get(game.address().resolve("/doctor/report.txt"));
            assertTrue(report.contains("- the light of c1 glows at d1"), report);
            other.await("the game goes on", () -> other.sentence().equals("White to move."));
            assertEquals(java.util.List.of(), window.complaints());
        }
    }

    @ParameterizedTest
    @CsvSource({"360,740", "768,1024", "1280,800"})
    void nothingIsWiderThanTheWindow(int width, int height) throws Exception {
        try (PlayedGame game = PlayedGame.of("home", null, null);
                Chromium page = width < 600 ? Chromium.phone(width, height) : Chromium.desktop(width, height)) {
            page.open(game.address().resolve("/doctor"));
            page.await("a board", () -> page.all(".grid button").size() == 64);
            page.script("localStorage.setItem('jadoube.language', 'da')");
            page.reload();
            page.picture(PICTURES.resolve("doctor-" + width + ".png"));
            assertEquals(
                    true,
                    page.script("return document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
            assertEquals("Undersøg brættet", page.find("#asked button").getText());
        }
    }
}

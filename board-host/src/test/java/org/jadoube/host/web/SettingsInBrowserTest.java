package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.pairing.Pairings;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The settings in real Chromium, on the service as the command line starts it with a configuration file. */
final class SettingsInBrowserTest {

    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String FILE = """
            # Oma's board.
            rules = "home" # with the children
            # clock = "300+3"
            white = "Ada"
            """;

    @TempDir
    private Path folder;

    @BeforeAll
    static void needsChromium() {
        Chromium.orSkip();
    }

    private Path file() throws Exception {
        return Files.writeString(folder.resolve("jadoube.toml"), FILE);
    }

    private static void open(Chromium window, URI address) {
        window.openRoom(address, "[data-setting=rules]");
    }

    private static void saved(Chromium window) {
        window.await("written", () -> window.sentence().equals("Written."));
    }

    @Test
    void areChangedInTheFileWhichKeepsItsComments() throws Exception {
        Path file = file();
        try (StartedPlay play = StartedPlay.of(folder, "--config", file.toString(), "--black", "Bo");
                Chromium window = Chromium.desktop(1440, 900)) {
            open(window, play.address().resolve("settings"));
            assertTrue(window.find("#kept").getText().contains(file.toString()));
            window.choose("[data-key=rules]", "fide");
            saved(window);
            assertEquals(FILE.replace("\"home\"", "\"fide\""), Files.readString(file));
            window.await(
                    "what runs", () -> shown(window, "[data-setting=rules]").contains("Runs with Home until"));
            window.choose("[data-key=clock]", "300+3");
            window.await("the clock", () -> text(file).contains("\nclock = "));
            window.script("document.querySelector('[data-usual=white]').click()");
            String expected = FILE.replace("\"home\"", "\"fide\"")
                    .replace("# clock = \"300+3\"\n", "# clock = \"300+3\"\nclock = \"300+3\"\n")
                    .replace("white =", "# white =");
            window.await("all three", () -> expected.equals(text(file)));
            window.choose("[data-key=clock]", "soon");
            window.await("refused", () -> window.sentence().startsWith("clock: "));
            assertEquals(expected, Files.readString(file));
            window.script("document.querySelector('[data-key=house-say-check]').click()");
            window.await("a house rule", () -> text(file).endsWith("house = [\"say-check\"]\n"));
            assertTrue(shown(window, "[data-setting=black]").contains("The command line says Bo, and wins."));
            assertEquals(
                    List.of(),
                    window.complaints().stream()
                            .filter(it -> !it.contains("/settings"))
                            .toList());
        }
    }

    @Test
    void nightAndColoursAreKeptInTheFileAndHoldFromTheNextStart() throws Exception {
        Path file = file();
        try (StartedPlay play = StartedPlay.of(folder, "--config", file.toString());
                Chromium window = Chromium.desktop(1440, 900)) {
            open(window, play.address().resolve("settings"));
            window.script("document.querySelector('[data-key=night]').click()");
            window.await("night", () -> text(file).contains("\nnight = true\n"));
            window.script("document.querySelector('[data-key=\"colour-blind\"]').click()");
            window.await("colours", () -> text(file).contains("\ncolour-blind = true\n"));
            window.script("document.querySelector('[data-key=buzzer-move]').click()");
            window.await(
                    "sounds",
                    () -> text(file)
                            .contains("\nbuzzer = [\"capture\", \"check\", \"illegal\", \"ask\", \"end\", \"low\"]\n"));
            window.await(
                    "told",
                    () -> shown(window, "[data-setting=night]").contains("Runs with off until the next start."));
            window.script("document.querySelector('[data-setting=night]').scrollIntoView()");
            window.picture(PICTURES.resolve("settings-night.png"));
        }
        try (StartedPlay play = StartedPlay.of(folder, "--config", file.toString());
                Chromium window = Chromium.desktop(1440, 900)) {
            window.open(play.address());
            assertEquals(
                    "night blind",
                    window.script(
                            "return ['night', 'blind'].filter(it => document.body.classList.contains(it)).join(' ')"));
            window.picture(PICTURES.resolve("night-by-settings.png"));
            window.script("document.querySelector('#senses summary').click()");
            window.script("document.querySelector('[data-sense=night]').click()");
            window.reload();
            assertEquals(
                    "blind",
                    window.script(
                            "return ['night', 'blind'].filter(it => document.body.classList.contains(it)).join(' ')"),
                    "a browser's own wish wins");
        }
    }

    @Test
    void namesThePairedDevicesAndForgetsThem() throws Exception {
        Pairings pairings = Pairings.in(folder);
        pairings.add("Ada's phone");
        try (StartedPlay play = StartedPlay.of(folder, "--listen", Lan.address().getHostAddress());
                Chromium window = Chromium.phone(360, 740)) {
            open(window, play.address().resolve("settings"));
            assertTrue(window.find("#devices").getText().contains("Ada's phone"));
            window.script("document.querySelector('#devices').scrollIntoView()");
            window.picture(PICTURES.resolve("devices-360x740.png"));
            window.click("#devices [data-forget]");
            window.await("forgotten", () -> window.all("#devices [data-forget]").isEmpty());
            assertEquals(List.of(), pairings.all());
        }
    }

    @ParameterizedTest
    @CsvSource({"360,740,light", "360,740,dark", "820,1180,light", "1440,900,light", "1440,900,dark", "320,568,light"})
    void fitTheWindow(int width, int height, String scheme) throws Exception {
        try (StartedPlay play = StartedPlay.of(folder, "--config", file().toString(), "--rules", "club");
                Chromium window = width < 600 ? Chromium.phone(width, height) : Chromium.desktop(width, height)) {
            window.emulate("prefers-color-scheme", scheme);
            open(window, play.address().resolve("settings"));
            window.picture(PICTURES.resolve("settings-" + width + "x" + height + "-" + scheme + ".png"));
            assertEquals((long) width, window.script("return document.documentElement.scrollWidth"));
            assertEquals(List.of(), window.faintTexts());
            assertEquals(List.of(), window.complaints());
        }
    }

    /** The text of an element, which a change may put in another's place at any time. */
    private static String shown(Chromium window, String css) {
        return String.valueOf(window.script("return document.querySelector(arguments[0]).textContent", css));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (java.io.IOException e) {
            return "";
        }
    }
}

package org.jadoube.hardware.wiring.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jadoube.hardware.wiring.Power;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.xml.sax.InputSource;

final class BuildPageTest {
    private static final List<String> NAMES = WiringFiles.NAMES;
    private static final Path WIRING = Path.of("..", "wiring");

    @ParameterizedTest
    @FieldSource("NAMES")
    void thePageBesideAProfileIsMadeFromIt(String name) throws IOException {
        assertEquals(
                Files.readString(WIRING.resolve(name + ".md")),
                BuildPage.of(profile(name)),
                "make it anew: jadoube wiring page " + name);
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void thePartsAsTheyLieAreDrawnFromTheProfile(String name) throws Exception {
        String drawn = TopView.of(profile(name));
        assertEquals(
                Files.readString(WIRING.resolve(name + "-top.svg")),
                drawn,
                "draw it anew: jadoube wiring draw " + name + " --top");
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(drawn)));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void itsFiguresAreThoseOfTheBudget(String name) {
        WiringProfile profile = profile(name);
        Power power = profile.power();
        String page = BuildPage.of(profile);
        assertTrue(
                page.contains("| 3.3 V of the Pi, " + power.from3v3() + " mA | up to " + power.draws3v3() + " mA |"));
        assertTrue(
                page.contains("| up to " + power.draws5v() + " mA | " + (power.from5v() - power.draws5v()) + " mA |"));
        assertTrue(page.contains(
                "| the header's GPIO lines 2 to 27 | " + profile.lines().size()));
    }

    @ParameterizedTest
    @FieldSource("NAMES")
    void everyLinkLeadsToAFile(String name) throws IOException {
        Matcher link = Pattern.compile("]\\(([^)]+)\\)").matcher(Files.readString(WIRING.resolve(name + ".md")));
        int links = 0;
        while (link.find()) {
            links++;
            assertTrue(Files.exists(WIRING.resolve(link.group(1))), link.group(1));
        }
        assertTrue(links >= 3);
    }

    @Test
    void partsAreCountedFromTheChips() {
        Map<String, Integer> parts = PartsNeeded.of(profile("mcp23017"));
        assertEquals(4, parts.get("MCP23017 (DIP-28)"));
        assertEquals(64, parts.get("reed switch, normally open, 14 mm"));
        assertEquals(81, PartsNeeded.of(profile("corners")).get("APA102 light, on a strip or single"));
    }

    @Test
    void theReadmeOfTheFolderNamesEveryPage() throws IOException {
        String readme = Files.readString(WIRING.resolve("README.md"));
        NAMES.forEach(name -> assertTrue(readme.contains("(" + name + ".md)"), name));
    }

    private static WiringProfile profile(String name) {
        return WiringFiles.find(name).orElseThrow();
    }
}

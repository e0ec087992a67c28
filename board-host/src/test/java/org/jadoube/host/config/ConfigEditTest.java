package org.jadoube.host.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tomlj.Toml;

final class ConfigEditTest {

    private static final String FILE = """
            # Oma's board.
            port = 8960   # as before

            rules = "home" # with the children
            # clock = "300+3"
            house = [
              "no-en-passant", # they do not know it
              'say-check',
            ]
            event = \"""
            the "winter" cup\"""
            fen = 'a # b'
            """;

    @Test
    void replacesTheValueAndNothingElse() {
        assertEquals(FILE.replace("\"home\"", "\"fide\""), ConfigEdit.set(FILE, "rules", "\"fide\""));
        assertEquals(FILE.replace("8960", "0"), ConfigEdit.set(FILE, "port", "0"));
        assertEquals(FILE.replace("'a # b'", "\"c\""), ConfigEdit.set(FILE, "fen", "\"c\""));
    }

    @Test
    void replacesValuesOfSeveralLines() {
        String changed = ConfigEdit.set(FILE, "house", "[\"king-capture\"]");
        assertEquals(
                FILE.substring(0, FILE.indexOf("house")) + "house = [\"king-capture\"]\n"
                        + FILE.substring(FILE.indexOf("event")),
                changed);
        String cup = ConfigEdit.set(FILE, "event", "\"cup\"");
        assertEquals("cup", Toml.parse(cup).getString("event"));
        assertEquals("a # b", Toml.parse(cup).getString("fen"));
    }

    @Test
    void takesASettingAwayByMakingItAComment() {
        assertEquals(FILE.replace("rules =", "# rules ="), ConfigEdit.set(FILE, "rules", null));
        String without = ConfigEdit.set(FILE, "house", null);
        assertEquals(false, Toml.parse(without).contains("house"));
        assertEquals(FILE.lines().count(), without.lines().count());
        assertEquals(FILE, ConfigEdit.set(FILE, "mirror", null));
    }

    @Test
    void putsANewSettingWhereTheFileSpeaksOfItElseAtTheEnd() {
        assertEquals(
                FILE.replace("# clock = \"300+3\"\n", "# clock = \"300+3\"\nclock = \"60\"\n"),
                ConfigEdit.set(FILE, "clock", "\"60\""));
        assertEquals(FILE + "white = \"Ada\"\n", ConfigEdit.set(FILE, "white", "\"Ada\""));
        assertEquals("port = 1\n", ConfigEdit.set("", "port", "1"));
        assertEquals("# a\n# port = 1\nport = 2\n", ConfigEdit.set("# a\n# port = 1", "port", "2"));
        assertEquals("a = 1\nport = 2\n", ConfigEdit.set("a = 1", "port", "2"));
    }

    @Test
    void keepsTheLineEndsOfTheFile() {
        String windows = "# x\r\nport = 1 # y\r\n";
        assertEquals("# x\r\nport = 2 # y\r\n", ConfigEdit.set(windows, "port", "2"));
        assertEquals(windows + "rules = \"fide\"\r\n", ConfigEdit.set(windows, "rules", "\"fide\""));
    }

    @Test
    void comesBackToItsValueAfterThereAndBack() {
        String there = ConfigEdit.set(FILE, "rules", "\"learn\"");
        assertEquals(FILE, ConfigEdit.set(there, "rules", "\"home\""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"\"rules\" = \"home\"", "'rules'=\"home\"", "  rules\t=\t\"home\"  # x", "rules = \"ho\\\"me\""})
    void findsTheKeyHoweverItIsWritten(String line) {
        assertEquals(
                "fide", Toml.parse(ConfigEdit.set(line, "rules", "\"fide\"")).getString("rules"));
    }

    @Test
    void refusesWhatItCannotChangeAndWhatIsNoToml() {
        assertThrows(IllegalArgumentException.class, () -> ConfigEdit.set("a = ", "rules", "\"fide\""));
        assertThrows(IllegalArgumentException.class, () -> ConfigEdit.set(FILE, "rules", "fide\nport = 3"));
        assertThrows(IllegalArgumentException.class, () -> ConfigEdit.set("[table]\na = 1\n", "port", "3"));
    }
}

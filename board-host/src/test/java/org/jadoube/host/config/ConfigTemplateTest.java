package org.jadoube.host.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file to begin with, against what {@code config show} knows. */
final class ConfigTemplateTest {

    @TempDir
    private Path folder;

    private static String run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        assertEquals(ExitCode.OK, Main.run(new PrintWriter(out), new PrintWriter(err), args), err::toString);
        return out.toString();
    }

    /** The settings that a text names as {@code prefix KEY = VALUE} or {@code prefix KEY is not set}, with their values. */
    private static Map<String, String> settings(List<String> lines) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (String line : lines) {
            String[] parts = line.split(" = |  # | is not set", -1);
            settings.put(parts[0], line.contains(" = ") ? parts[1] : "");
        }
        return settings;
    }

    @Test
    void namesEverySettingOnceAndInTheSameOrder() {
        List<String> template = run("config", "template")
                .lines()
                .filter(line -> line.matches("#[a-z].*"))
                .map(line -> line.substring(1))
                .toList();
        List<String> shown = run("config", "show")
                .lines()
                .filter(line -> line.matches("[a-z0-9-]+ = .*|# [a-z0-9-]+ is not set"))
                .map(line -> line.startsWith("# ") ? line.substring(2) : line)
                .toList();
        Map<String, String> offered = settings(template);
        Map<String, String> known = settings(shown);
        assertEquals(List.copyOf(known.keySet()), List.copyOf(offered.keySet()));
        assertEquals(template.size(), offered.size());
        assertTrue(known.size() > 20, known::toString);
        known.forEach((key, value) -> assertTrue(value.isEmpty() || value.equals(offered.get(key)), key));
    }

    @Test
    void setsNothingAsItIs() throws java.io.IOException {
        Path file = Files.writeString(folder.resolve("jadoube.toml"), run("config", "template"));
        String shown = run("config", "show", "--config", file.toString());
        assertEquals(
                run("config", "show").lines().skip(1).toList(),
                shown.lines().skip(1).toList());
    }

    @Test
    void isAFileOfSettingsOfTheRightKindOnceUncommented() throws java.io.IOException {
        String open = run("config", "template").replaceAll("(?m)^#([a-z])", "$1");
        Path file = Files.writeString(folder.resolve("jadoube.toml"), open);
        String shown = run("config", "show", "--config", file.toString());
        assertEquals(
                open.lines().filter(line -> line.matches("[a-z].*")).count(),
                shown.lines().filter(line -> line.contains("# " + file + ":")).count());
    }
}

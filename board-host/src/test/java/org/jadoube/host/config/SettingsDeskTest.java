package org.jadoube.host.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.host.recording.Json;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

final class SettingsDeskTest {

    /** A command with a setting of every kind. */
    @Command(name = "play")
    static final class Play {
        @Option(names = "--port", defaultValue = "8960", description = "port of the page")
        private int port;

        @Option(names = "--rules", description = "what is held to")
        private String rules = "";

        @Option(names = "--bounce", description = "contacts bounce")
        private boolean bounce;

        @Option(names = "--mirror", description = "who follows", split = ",(?=dgt:|link:)")
        private List<String> mirrors = List.of();
    }

    private static final Map<String, Editable> EDITABLE = Map.of(
            "rules", Editable.oneOf(List.of("fide", "home")),
            "bounce", Editable.checked(words -> {}),
            "mirror", Editable.checked(words -> {}).atBoardAlone());

    @TempDir
    private Path folder;

    private SettingsDesk desk(Path found, boolean named, Path own, String... args) {
        CommandLine line = new CommandLine(new Play());
        Config started = found == null ? Config.none() : Config.read(found, line.getCommandSpec());
        line.setDefaultValueProvider(started);
        CommandSpec spec = line.getCommandSpec();
        Set<String> said = Set.copyOf(line.parseArgs(args).matchedOptions().stream()
                .map(Settings::key)
                .toList());
        return new SettingsDesk(spec, said, started, new SettingsDesk.Places(found, named, own), EDITABLE);
    }

    private static JsonNode setting(SettingsDesk desk, String key, boolean atBoard) throws Exception {
        for (JsonNode setting : new ObjectMapper().readTree(desk.json(atBoard)).get("settings")) {
            if (setting.get("key").asText().equals(key)) {
                return setting;
            }
        }
        throw new AssertionError(key + " is not told of");
    }

    private Path file(String text) throws Exception {
        return Files.writeString(folder.resolve("jadoube.toml"), text);
    }

    @Nested
    class WhatIsTold {

        @Test
        void isValueDefaultReasonAndWhereItComesFrom() throws Exception {
            Path file = file("rules = \"home\"\nport = 1\n");
            SettingsDesk desk = desk(file, true, file, "--port", "7");
            JsonNode rules = setting(desk, "rules", true);
            assertEquals("what is held to", rules.get("about").asText());
            assertEquals("home", rules.get("value").asText());
            assertEquals("file", rules.get("origin").asText());
            JsonNode port = setting(desk, "port", true);
            assertEquals("7", port.get("value").asText());
            assertEquals("command", port.get("origin").asText());
            assertEquals("1", port.get("filed").asText());
            assertEquals("8960", port.get("default").asText());
            assertFalse(port.get("editable").asBoolean());
            assertEquals("default", setting(desk, "bounce", true).get("origin").asText());
        }

        @Test
        void isNoSecret() throws Exception {
            Path file = file("mirror = [\"link:8961,token=oak\"]\n");
            String told = desk(file, true, file).json(true);
            assertFalse(told.contains("oak"), told);
            assertTrue(told.contains("link:8961,token=…"), told);
        }
    }

    @Nested
    class AChange {

        @Test
        void isWrittenAndTheRestOfTheFileStays() throws Exception {
            Path file = file("# ours\nrules = \"home\" # kinder\n");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
            SettingsDesk desk = desk(file, true, file);
            desk.take("{\"key\":\"rules\",\"value\":\"fide\"}", false);
            assertEquals("# ours\nrules = \"fide\" # kinder\n", Files.readString(file));
            assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            assertEquals("home", setting(desk, "rules", true).get("value").asText());
            assertEquals("fide", setting(desk, "rules", true).get("filed").asText());
            desk.take("{\"key\":\"bounce\",\"value\":true}", false);
            desk.take("{\"key\":\"rules\",\"value\":null}", false);
            assertEquals("# ours\n# rules = \"fide\" # kinder\nbounce = true\n", Files.readString(file));
            assertEquals(List.of(file), listed());
        }

        @Test
        void makesTheUsersOwnFileWhereThereIsNone() throws Exception {
            Path own = folder.resolve("a/b/jadoube.toml");
            desk(null, false, own).take("{\"key\":\"rules\",\"value\":\"fide\"}", false);
            assertEquals("rules = \"fide\"\n", Files.readString(own));
        }

        @Test
        void goesThroughASymbolicLinkToTheFileBehindIt() throws Exception {
            Path file = file("rules = \"home\"\n");
            Path link = Files.createSymbolicLink(folder.resolve("link.toml"), file);
            desk(link, true, link).take("{\"key\":\"rules\",\"value\":\"fide\"}", false);
            assertTrue(Files.isSymbolicLink(link));
            assertEquals("rules = \"fide\"\n", Files.readString(file));
        }

        @Test
        void isRefusedIfThePageMayNotMakeIt() throws Exception {
            Path file = file("rules = \"home\"\n");
            SettingsDesk desk = desk(file, true, file);
            refused("port: the page does not change this setting; write it into " + file, desk, "port", "1");
            refused("rules: one of fide, home expected, not \"fid\"", desk, "rules", "\"fid\"");
            refused("rules: a text of one line expected", desk, "rules", "\"fide\\nport = 1\"");
            refused("mirror is changed at the board's own computer alone", desk, "mirror", "[\"dgt:x\"]");
            assertEquals("rules = \"home\"\n", Files.readString(file));
            desk.take("{\"key\":\"mirror\",\"value\":[\"dgt:x\",\"link:1\"]}", true);
            assertEquals("rules = \"home\"\nmirror = [\"dgt:x\", \"link:1\"]\n", Files.readString(file));
            assertThrows(Json.NotJson.class, () -> desk.take("{", true));
        }

        private void refused(String why, SettingsDesk desk, String key, String value) {
            IllegalArgumentException thrown = assertThrows(
                    IllegalArgumentException.class,
                    () -> desk.take("{\"key\":\"" + key + "\",\"value\":" + value + "}", false));
            assertTrue(String.valueOf(thrown.getMessage()).startsWith(why), thrown.getMessage());
        }

        private List<Path> listed() throws Exception {
            try (var files = Files.list(folder)) {
                return files.toList();
            }
        }
    }

    @Nested
    class AFileThatMayNotBeWritten {

        @Test
        void isSaidAndNothingCanBeChanged() throws Exception {
            Path file = folder.resolve("none");
            Files.writeString(file, "no folder");
            SettingsDesk desk = desk(null, false, file.resolve("jadoube.toml"));
            JsonNode told = new ObjectMapper().readTree(desk.json(true));
            assertTrue(
                    told.get("trouble").asText().contains("cannot be made"),
                    told.get("trouble").asText());
            assertFalse(setting(desk, "rules", true).get("editable").asBoolean());
        }
    }
}

package org.jadoube.host.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.jadoube.host.UsageException;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The configuration file, and who wins over whom. */
final class ConfigTest {

    @TempDir
    private Path folder;

    /** What can be set in these tests. */
    @Command(name = "play")
    static final class Options {
        @Option(names = "--port", defaultValue = "8960")
        private int port;

        @Option(names = "--rules", defaultValue = "home")
        private String rules = "";

        @Option(names = "--house", split = ",")
        private List<String> house = List.of();

        @Option(names = "--bounce")
        private boolean bounce;

        @Option(names = "--config")
        private String config = "";
    }

    private final Options options = new Options();
    private final CommandLine line = new CommandLine(options);

    private Config read(String text) {
        return Config.read("jadoube.toml", text, line.getCommandSpec());
    }

    @Nested
    class AFile {
        @Test
        void givesWhatTheCommandLineDoesNotSay() {
            line.setDefaultValueProvider(
                    read("port = 80\nrules = \"fide\"\nbounce = true\nhouse = [\"takebacks\", \"no-penalty\"]\n"));
            line.parseArgs("--rules", "club");
            assertEquals(80, options.port);
            assertEquals("club", options.rules);
            assertEquals(List.of("takebacks", "no-penalty"), options.house);
            assertTrue(options.bounce);
            assertEquals("", options.config);
        }

        @Test
        void leavesTheRestAtItsDefault() {
            line.setDefaultValueProvider(read("port = 80\n"));
            line.parseArgs();
            assertEquals("home", options.rules);
        }

        @Test
        void knowsWhereEachValueStands() {
            Config config = read("# mine\n\nport = 80\n");
            assertEquals("jadoube.toml:3", config.origin("port"));
            assertNull(config.origin("rules"));
        }

        @Test
        void addsItsPlaceToARefusalOfItsValue() {
            Config config = read("rules = \"foo\"\n");
            assertEquals(
                    "jadoube.toml:1: --rules foo: unknown",
                    config.located(new UsageException("--rules foo: unknown")).getMessage());
            assertEquals(
                    "--port 80: in use",
                    config.located(new UsageException("--port 80: in use")).getMessage());
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "rulez = 'x'|jadoube.toml:1: unknown setting \"rulez\", did you mean rules?",
                    "colour = 'x'|jadoube.toml:1: unknown setting \"colour\" (",
                    "config = 'x'|jadoube.toml:1: unknown setting \"config\"",
                    "port = 'x'|jadoube.toml:1: port takes a whole number, not \"x\"",
                    "bounce = 1|jadoube.toml:1: bounce takes true or false",
                    "rules = 5|jadoube.toml:1: rules takes a text in quotes",
                    "rules = ['a']|jadoube.toml:1: rules takes a text in quotes",
                    "house = [1]|jadoube.toml:1: house takes a text or a list of texts",
                    "[rules]|jadoube.toml:1: rules takes a text in quotes",
                    "rules =|jadoube.toml:1: Unexpected end of",
                })
        void isRefusedAtTheLineThatIsWrong(String text, String start) {
            String message =
                    assertThrows(UsageException.class, () -> read(text)).getMessage();
            assertTrue(String.valueOf(message).startsWith(start), message);
        }
    }

    @Nested
    class TheFile {
        @Test
        void isTheOneNamed() throws IOException {
            Path named = Files.createFile(folder.resolve("mine.toml"));
            assertEquals(Optional.of(named), ConfigFiles.find(List.of("play", "--config=" + named), Map.of()));
            assertEquals(Optional.of(named), ConfigFiles.find(List.of("--config", named.toString()), Map.of()));
        }

        @Test
        void mustBeThereIfNamed() {
            assertThrows(UsageException.class, () -> ConfigFiles.find(List.of("--config", "nowhere.toml"), Map.of()));
        }

        @Test
        void isElseTheUsersOwn() throws IOException {
            Path own = folder.resolve("jadoube/jadoube.toml");
            Files.createDirectories(folder.resolve("jadoube"));
            Map<String, String> environment = Map.of("XDG_CONFIG_HOME", folder.toString());
            assertEquals(own, ConfigFiles.places(environment).getFirst());
            Files.createFile(own);
            assertEquals(Optional.of(own), ConfigFiles.find(List.of(), environment));
        }

        @Test
        void liesInTheHomeWhereNothingElseIsSaid() {
            assertEquals(
                    folder.resolve(".config/jadoube/jadoube.toml"),
                    ConfigFiles.places(Map.of("HOME", folder.toString())).getFirst());
        }
    }

    @Nested
    class TheProgram {
        private final StringWriter out = new StringWriter();
        private final StringWriter err = new StringWriter();

        private int run(String... args) {
            return Main.run(new PrintWriter(out), new PrintWriter(err), args);
        }

        @Test
        void showsWhatItPrintsAsAFileThatSaysTheSame() throws IOException {
            Path file = Files.writeString(folder.resolve("a.toml"), "port = 81\nrules = \"fide\"\n");
            assertEquals(ExitCode.OK, run("config", "show", "--config", file.toString()), err::toString);
            assertTrue(out.toString().contains("port = 81  # " + file + ":1"), out::toString);
            assertTrue(out.toString().contains("board = \"simulated\"  # default"), out::toString);
            Path again = Files.writeString(folder.resolve("b.toml"), out.toString());
            out.getBuffer().setLength(0);
            assertEquals(ExitCode.OK, run("config", "show", "--config", again.toString()), err::toString);
            assertTrue(out.toString().contains("rules = \"fide\"  # " + again), out::toString);
        }

        @Test
        void refusesToPlayByAWrongFileInOneLine() throws IOException {
            Path file = Files.writeString(folder.resolve("a.toml"), "\nrules = \"foo\"\n");
            assertEquals(ExitCode.USAGE, run("play", "--config", file.toString()));
            assertTrue(err.toString().startsWith("jadoube: " + file + ":2: --rules foo: "), err::toString);
            assertEquals(1, err.toString().lines().count());
        }

        @Test
        void refusesAnUnknownSettingInOneLine() throws IOException {
            Path file = Files.writeString(folder.resolve("a.toml"), "prot = 80\n");
            assertEquals(ExitCode.USAGE, run("--config", file.toString()));
            assertTrue(err.toString().contains(":1: unknown setting \"prot\", did you mean port?"), err::toString);
        }
    }
}

package org.jadoube.host.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The man page and the completions, against what {@code --help} says. */
final class ManualCommandTest {

    private static final Pattern OPTION = Pattern.compile("(?:^| |\\[)(--?[a-zA-Z][a-z0-9-]*)");
    private static final Pattern COMMAND = Pattern.compile("^  ([a-z]+) {2,}\\S");

    private static String run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        assertEquals(ExitCode.OK, Main.run(new PrintWriter(out), new PrintWriter(err), args), err::toString);
        return out.toString();
    }

    private static List<String> plus(List<String> words, String word) {
        List<String> more = new ArrayList<>(words);
        more.add(word);
        return more;
    }

    /** Every command, as the words that lead to it, found by asking each for its help. */
    private static List<List<String>> commands(List<String> path) {
        List<List<String>> found = new ArrayList<>();
        String help = run(plus(path, "--help").toArray(String[]::new));
        boolean listed = false;
        for (String line : help.lines().toList()) {
            var name = COMMAND.matcher(line);
            if (listed && name.find()) {
                List<String> deeper = plus(path, name.group(1));
                found.add(deeper);
                found.addAll(commands(deeper));
            }
            listed |= line.equals("Commands:");
        }
        return found;
    }

    /** The options of a command, from the lists of its help. */
    private static List<String> options(List<String> path) {
        List<String> options = new ArrayList<>();
        for (String line :
                run(plus(path, "--help").toArray(String[]::new)).lines().toList()) {
            if (line.matches(" {2,6}-.*")) {
                var name = OPTION.matcher(line.replaceAll("(  -[a-zA-Z], --[a-z-]+|  --[a-z0-9-]+).*", "$1"));
                while (name.find()) {
                    options.add(name.group(1));
                }
            }
        }
        return options;
    }

    @Nested
    class TheManPage {
        private final String page = run("manual", "man");

        private String section(List<String> path) {
            String head = ".SS \"jadoube " + String.join(" ", path);
            int at = page.lines().toList().stream()
                    .filter(line -> line.matches(Pattern.quote(head) + "( [A-Z(\\[].*)?\""))
                    .findFirst()
                    .map(page::indexOf)
                    .orElse(-1);
            assertTrue(at >= 0, () -> "no section " + head);
            int end = page.indexOf("\n.S", at + 1);
            return page.substring(at, end);
        }

        @Test
        void tellsEveryCommandAndItsOptions() {
            String common = page.substring(page.indexOf("OPTIONS OF EVERY COMMAND"), page.indexOf("COMMANDS\n"));
            List<List<String>> commands = commands(List.of());
            assertTrue(commands.size() > 20, commands::toString);
            for (List<String> command : commands) {
                String told = section(command) + common;
                for (String option : options(command)) {
                    String name = "\\fB" + option.replace("-", "\\-") + "\\fR";
                    assertTrue(told.contains(name), () -> command + " " + option);
                }
            }
        }

        @Test
        void isReadByTroffWithoutAWarning(@TempDir Path folder) throws IOException, InterruptedException {
            Path man = Files.writeString(folder.resolve("jadoube.1"), page);
            assumeTrue(Files.isExecutable(Path.of("/usr/bin/groff")), "there is no groff");
            assertEquals("", shell("groff -man -ww -Tutf8 -z '" + man + "' 2>&1"));
        }
    }

    @Nested
    class InBash {
        /** What bash offers after {@code words}, of which the last is being typed. */
        private static List<String> offered(Path folder, String words) throws IOException, InterruptedException {
            Path file = Files.writeString(folder.resolve("completion"), run("manual", "bash"));
            String script = "source '" + file + "'; COMP_WORDS=(" + words + " ); COMP_CWORD=$((${#COMP_WORDS[@]} - 1));"
                    + " COMP_LINE='" + words + "'; COMP_POINT=${#COMP_LINE}; _complete_jadoube 2>/dev/null;"
                    + " printf '%s\\n' \"${COMPREPLY[@]}\"";
            return shell(script).lines().map(String::strip).toList();
        }

        @ParameterizedTest
        @CsvSource({
            "jadoube pl, play",
            "jadoube play --ru, --rules",
            "jadoube --bo, --board",
            "jadoube games s, show",
            "jadoube games list --pl, --player",
            "jadoube manual fi, fish",
        })
        void theWordIsOffered(String words, String word, @TempDir Path folder)
                throws IOException, InterruptedException {
            assertTrue(offered(folder, words).contains(word), () -> words);
        }

        @Test
        void everyOptionIsKnown() {
            String script = run("manual", "bash");
            for (List<String> command : commands(List.of())) {
                for (String option : options(command)) {
                    assertTrue(script.contains("'" + option + "'"), () -> command + " " + option);
                }
            }
        }
    }

    @Nested
    class InFish {
        @Test
        void everyCommandAndOptionIsKnown() {
            List<String> lines = run("manual", "fish").lines().toList();
            for (List<String> command : commands(List.of())) {
                String last = command.getLast();
                assertTrue(lines.stream().anyMatch(line -> line.contains(" -a " + last + " ")), last);
                for (String option : options(command)) {
                    String flag = option.startsWith("--")
                            ? " -l " + option.substring(2) + " "
                            : " -s " + option.substring(1) + " ";
                    assertTrue(
                            lines.stream().anyMatch(line -> line.contains("from " + last) && line.contains(flag)),
                            () -> command + " " + option);
                }
            }
        }

        @Test
        void noQuoteIsLeftOpen() {
            for (String line : run("manual", "fish").lines().toList()) {
                String bare = line.replace("\\\\", "").replace("\\'", "");
                assertFalse(bare.chars().filter(c -> c == '\'').count() % 2 == 1, line);
            }
        }
    }

    private static String shell(String script) throws IOException, InterruptedException {
        Process bash = new ProcessBuilder("bash", "-c", script)
                .redirectErrorStream(true)
                .start();
        String told = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        bash.waitFor();
        return told;
    }
}

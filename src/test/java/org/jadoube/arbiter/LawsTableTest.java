package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What docs/laws-table.md names exists. */
final class LawsTableTest {
    private static final Pattern CASE = Pattern.compile("\\b[A-HS][0-9]{2}\\b");
    private static final Pattern TEST = Pattern.compile("`(?:(\\w+)\\.)?(\\w+Test)(?:\\.(\\w+))?`");
    private static final List<String> ROOMS = List.of("arbiter", "game", "light", "sensing", "rules", "rules.mate");

    private static String table() throws IOException {
        return Files.readString(Path.of("..", "docs", "laws-table.md"));
    }

    @Test
    void everyCaseNamedIsACase() throws IOException {
        Set<String> known = LawCasesTest.cases().stream()
                .map(test -> test.path("id").asText())
                .collect(Collectors.toSet());
        TreeSet<String> named =
                CASE.matcher(table()).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
        assertTrue(named.size() > 60, "cases named: " + named.size());
        named.removeAll(known);
        assertEquals(Set.of(), named);
    }

    @Test
    void everyTestNamedIsATest() throws IOException {
        List<MatchResult> named = TEST.matcher(table()).results().toList();
        assertTrue(named.size() > 30, "tests named: " + named.size());
        for (MatchResult test : named) {
            List<String> rooms = test.group(1) == null ? ROOMS : List.of(test.group(1));
            String name = test.group(2) + (test.group(3) == null ? "" : "$" + test.group(3));
            assertTrue(rooms.stream().anyMatch(room -> exists(room, name)), test.group());
        }
    }

    private static boolean exists(String room, String name) {
        try {
            Class.forName("org.jadoube." + room + "." + name);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}

package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The scripts of the page and what each takes from which. */
final class PageModulesTest {

    private static final Pattern IMPORT = Pattern.compile("from \"\\./([a-z-]+\\.js)\"");

    private static final Map<String, Set<String>> TAKES = new HashMap<>();

    @BeforeAll
    static void read() throws IOException, URISyntaxException {
        URI page = PageModulesTest.class.getResource("/page/page.js").toURI();
        try (Stream<Path> files = Files.list(Path.of(page).resolveSibling("."))) {
            for (Path file : files.filter(it -> it.toString().endsWith(".js")).toList()) {
                Set<String> takes = new TreeSet<>();
                for (Matcher it = IMPORT.matcher(Files.readString(file)); it.find(); ) {
                    takes.add(it.group(1));
                }
                TAKES.put(file.getFileName().toString(), takes);
            }
        }
    }

    @Test
    void takeNothingInACircle() {
        assertFalse(TAKES.isEmpty());
        List<String> circles = new ArrayList<>();
        TAKES.keySet().forEach(it -> follow(it, new LinkedHashSet<>(), circles));
        assertEquals(List.of(), circles);
    }

    @Test
    void areServedWithAllThatTheyTake() {
        Assets assets = new Assets();
        Set<String> missing = new TreeSet<>();
        for (Set<String> takes : TAKES.values()) {
            for (String it : takes) {
                if (assets.at("/" + it) == null) {
                    missing.add(it);
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    private static void follow(String script, Set<String> way, List<String> circles) {
        if (!way.add(script)) {
            circles.add(way + " " + script);
            return;
        }
        TAKES.getOrDefault(script, Set.of()).forEach(it -> follow(it, way, circles));
        way.remove(script);
    }
}

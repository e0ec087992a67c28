package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Saying;
import org.jadoube.arbiter.Words;
import org.jadoube.game.GameEvent;
import org.jadoube.light.Light;
import org.junit.jupiter.api.Test;

/** Whatever the page can be asked to say, it can say in every language. */
final class PageWordsTest {

    private static final Pattern TABLE = Pattern.compile("const (en|nl|da) = (\\{.*?\\n\\});", Pattern.DOTALL);
    private static final Pattern CORNER = Pattern.compile("export const arbiter = (\\{.*?\\n\\});", Pattern.DOTALL);
    private static final Pattern BLANK = Pattern.compile("\\{[A-Za-z]+}");
    private static final Pattern NOTICE = Pattern.compile("Noticed\\(\\s*[^,;]+?,\\s*\"([a-z-]+)\"");

    /** What the page has no button for: the arbiter's corner says it, or a hand does. */
    private static final Set<String> WITHOUT_BUTTON = Set.of("two-hands");

    private static final JsonMapper KINDLY = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonParser.Feature.ALLOW_UNQUOTED_FIELD_NAMES)
            .build();

    private static String script(String name) throws IOException {
        try (InputStream in = PageWordsTest.class.getResourceAsStream("/page/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Map<String, JsonNode> tables() throws IOException {
        Map<String, JsonNode> tables = new TreeMap<>();
        for (MatchResult table : TABLE.matcher(script("words.js")).results().toList()) {
            tables.put(table.group(1), KINDLY.readTree(table.group(2)));
        }
        return tables;
    }

    /** Every sentence by its path, such as "ask.promotion". */
    private static Map<String, String> flat(JsonNode table) {
        Map<String, String> all = new TreeMap<>();
        flatten("", table, all);
        return all;
    }

    private static void flatten(String path, JsonNode node, Map<String, String> all) {
        if (node.isValueNode()) {
            all.put(path, node.asText());
        }
        node.properties().forEach(e -> flatten(path + "." + e.getKey(), e.getValue(), all));
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            flatten(path + "." + i, node.get(i), all);
        }
    }

    private static Set<String> blanks(String text) {
        return BLANK.matcher(text)
                .results()
                .map(it -> it.group().toLowerCase(java.util.Locale.ROOT))
                .collect(Collectors.toSet());
    }

    private static void same(Map<String, String> english, Map<String, String> other) {
        assertEquals(english.keySet(), other.keySet());
        english.forEach((key, text) -> {
            assertEquals(blanks(text), blanks(other.get(key)), key);
            assertFalse(other.get(key).isBlank() && !text.isBlank() && !key.startsWith(".letters"), key);
        });
    }

    @Test
    void everyLanguageSaysTheSame() throws IOException {
        Map<String, JsonNode> tables = tables();
        assertEquals(Set.of("en", "nl", "da"), tables.keySet());
        same(flat(tables.get("en")), flat(tables.get("nl")));
        same(flat(tables.get("en")), flat(tables.get("da")));
    }

    @Test
    void theArbitersCornerDoesToo() throws IOException {
        MatchResult found =
                CORNER.matcher(script("arbiterwords.js")).results().findFirst().orElseThrow();
        JsonNode corner = KINDLY.readTree(found.group(1));
        same(flat(corner.get("en")), flat(corner.get("nl")));
        same(flat(corner.get("en")), flat(corner.get("da")));
    }

    @Test
    void whatIsSaidToWhoLearnsIsSaidInEveryLanguage() throws IOException {
        Map<String, JsonNode> tables = taught();
        same(flat(tables.get("en")), flat(tables.get("nl")));
        same(flat(tables.get("en")), flat(tables.get("da")));
    }

    @Test
    void childrenReadEightWordsAtMost() throws IOException {
        taught().forEach((language, table) -> flat(table.get("child_")).forEach((key, text) -> {
            int words = text.replaceAll("\\{(thePiece|ThePiece|blamed|Blamed)}", "the man")
                    .split("\\s+")
                    .length;
            assertTrue(words <= 8, language + key + ": " + text);
        }));
    }

    @Test
    void onCardsTooChildrenReadEightWordsAtMost() throws IOException {
        Map<String, JsonNode> cards = tables("childcards.js");
        for (Language language : Language.values()) {
            JsonNode shorter = cards.get(language.code());
            Words.all(language).forEach((key, text) -> {
                if (key.matches("(notice|ruling|claim|sensor)[.].*")) {
                    String read = shorter.path(key).asText(text);
                    assertTrue(read.split("\\s+").length <= 8, language + " " + key + ": " + read);
                }
            });
            assertTrue(Words.all(language).keySet().containsAll(keys(shorter)), "no line that nobody reads");
        }
    }

    private static Set<String> keys(JsonNode table) {
        return table.properties().stream().map(Map.Entry::getKey).collect(Collectors.toSet());
    }

    private static Map<String, JsonNode> taught() throws IOException {
        return tables("teachwords.js");
    }

    private static Map<String, JsonNode> tables(String file) throws IOException {
        Map<String, JsonNode> tables = new TreeMap<>();
        for (MatchResult table : TABLE.matcher(script(file)).results().toList()) {
            tables.put(table.group(1), KINDLY.readTree(table.group(2)));
        }
        assertEquals(Set.of("en", "nl", "da"), tables.keySet());
        return tables;
    }

    @Test
    void everyQuestionEveryLightAndEveryWordOfAPlayerHasWords() throws IOException {
        Set<String> said = flat(tables().get("en")).keySet();
        Set<String> wanted = new TreeSet<>();
        Stream.of(GameEvent.Question.values()).forEach(it -> wanted.add(".ask." + it.word()));
        Stream.of(Light.values()).forEach(it -> wanted.add(".light." + it.word()));
        Stream.of(Saying.Word.values())
                .map(it -> it.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
                .filter(it -> !WITHOUT_BUTTON.contains(it))
                .forEach(it -> wanted.add(".say." + it));
        Stream.of("claim-threefold", "claim-fifty", "new-game").forEach(it -> wanted.add(".say." + it));
        wanted.removeAll(said);
        assertEquals(Set.of(), wanted);
    }

    @Test
    void everyNoticeOfTheGameHasASentence() throws IOException {
        Set<String> codes = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("..", "src", "main", "java", "org", "jadoube", "game"))) {
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                NOTICE.matcher(Files.readString(file)).results().forEach(it -> codes.add("notice." + it.group(1)));
            }
        }
        assertTrue(codes.size() > 5, codes.toString());
        codes.removeAll(Words.all(Language.EN).keySet());
        assertEquals(Set.of(), codes);
    }

    @Test
    void theVerdictsAreServedInEveryLanguage() throws IOException {
        String script = VerdictScript.text();
        JsonNode verdicts = KINDLY.readTree(script.substring(script.indexOf('{'), script.lastIndexOf('}') + 1));
        for (Language language : Language.values()) {
            assertEquals(
                    Words.all(language).size(), verdicts.get(language.code()).size());
        }
        assertEquals("Skak!", verdicts.get("da").get("notice.check").asText());
    }
}

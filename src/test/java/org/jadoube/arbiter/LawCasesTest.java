package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every case of laws.json that a game can hold, played before the arbiter by a perfect observer. */
final class LawCasesTest {
    /** Cases about a set-up or a discovery, which have tests of their own ({@link IrregularityTest}). */
    private static final Set<String> NO_GAME = Set.of("E13", "H07", "H08", "H09", "H10");

    static List<JsonNode> cases() throws IOException {
        try (InputStream in = LawCasesTest.class.getResourceAsStream("/cases/laws.json")) {
            JsonNode all = new ObjectMapper().readTree(in);
            return StreamSupport.stream(all.spliterator(), false).toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> arbiterDecidesAsTheLawsSay() throws IOException {
        return cases().stream()
                .filter(test -> !NO_GAME.contains(test.path("id").asText()))
                .map(test -> DynamicTest.dynamicTest(
                        test.path("id").asText() + " " + test.path("title").asText(),
                        () -> assertEquals(
                                List.of(),
                                LawCaseCheck.problems(test, new LawCaseDriver(test, new HelpmateChance()).run()))));
    }
}

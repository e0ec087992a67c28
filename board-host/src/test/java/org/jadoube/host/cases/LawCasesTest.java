package org.jadoube.host.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every case of laws.json as a recording, through the whole pipeline. */
final class LawCasesTest {

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("cases")
    void theArbiterRulesAsTheLawsSay(String id, String title, JsonNode test) {
        Events events = Pipeline.run(LawRecording.lines(test));
        assertEquals(List.of(), LawCheck.problems(test, events), () -> id + ": " + title + " " + events.digest());
    }

    static Stream<Arguments> cases() {
        return Cases.read("laws.json").stream().map(c -> Arguments.of(Cases.text(c, "id"), Cases.text(c, "title"), c));
    }
}

package org.jadoube.host.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every case of inference.json, through the whole pipeline, with each kind of sensor that decides it. */
final class InferenceCasesTest {

    @ParameterizedTest(name = "{0} {1}: {2}")
    @MethodSource("cases")
    void whatAHandDidIsTold(String id, String sensor, String physical, JsonNode test) {
        Events events = Pipeline.run(InferenceRecording.lines(test, sensor));
        assertEquals(
                List.of(),
                InferenceCheck.problems(test, sensor, events),
                () -> id + " " + sensor + ": " + physical + " " + events.digest());
    }

    static Stream<Arguments> cases() {
        return Cases.read("inference.json").stream()
                .filter(c -> !InferenceRecording.NOT_RECORDINGS.contains(Cases.text(c, "id")))
                .flatMap(c -> Stream.of("occupancy", "colour", "identity")
                        .filter(sensor -> InferenceCheck.decides(c, sensor))
                        .map(sensor -> Arguments.of(Cases.text(c, "id"), sensor, Cases.text(c, "physical"), c)));
    }
}

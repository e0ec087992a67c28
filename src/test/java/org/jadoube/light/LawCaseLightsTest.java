package org.jadoube.light;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jadoube.arbiter.HelpmateChance;
import org.jadoube.arbiter.LawCaseDriver;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The lit targets of every case of laws.json that names them, with every light shown. */
final class LawCaseLightsTest {
    @TestFactory
    Stream<DynamicTest> targetsOfTheAllowedMovesAreLit() throws IOException {
        try (InputStream in = LawCaseLightsTest.class.getResourceAsStream("/cases/laws.json")) {
            JsonNode all = new ObjectMapper().readTree(in);
            List<JsonNode> lit = StreamSupport.stream(all.spliterator(), false)
                    .filter(test -> test.path("expect").has("ledTargets"))
                    .toList();
            return lit.stream()
                    .map(test -> DynamicTest.dynamicTest(test.path("id").asText(), () -> check(test)));
        }
    }

    private static void check(JsonNode test) {
        LawCaseDriver run = new LawCaseDriver(test, new HelpmateChance()).run();
        Position position = run.arbiter().position();
        long missing = position.occupied() & ~run.occupied();
        long extra = run.occupied() & ~position.occupied();
        SceneSource source = new SceneSource(
                position,
                run.occupied(),
                run.arbiter().duty(),
                run.restoring() ? 0 : missing,
                null,
                run.restoring() ? missing : 0,
                run.restoring() ? extra : 0,
                0,
                0,
                0,
                false);
        LightScene scene = SceneComposer.everything().compose(source);
        TreeSet<String> wanted = new TreeSet<>();
        test.path("expect").path("ledTargets").forEach(square -> wanted.add(square.asText()));
        TreeSet<String> got = new TreeSet<>();
        scene.squares().forEach((square, light) -> {
            if (light.isTarget()) {
                got.add(Square.name(square));
            }
        });
        assertEquals(wanted, got);
    }
}

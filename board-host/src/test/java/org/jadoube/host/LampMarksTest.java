package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.hardware.lamp.LampStyle;
import org.jadoube.hardware.lamp.Look;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lamps of a board as the terminal draws them. */
final class LampMarksTest {

    @Test
    void eachMeaningHasASignOfItsOwn() {
        Set<Character> signs = new HashSet<>();
        Arrays.stream(Light.values()).forEach(light -> signs.add(LampMarks.mark(light)));
        assertEquals(Light.values().length, signs.size());
    }

    @Test
    void eachMeaningHasAShapeOfItsOwnOnThePage() throws Exception {
        String page = new String(
                Objects.requireNonNull(Light.class.getResourceAsStream("/page/index.html"))
                        .readAllBytes(),
                StandardCharsets.UTF_8);
        Set<String> shapes = new HashSet<>();
        for (Light light : Light.values()) {
            Matcher symbol = Pattern.compile("<symbol id=\"lamp-" + light.word() + "\"[^>]*>(.*)</symbol>")
                    .matcher(page);
            assertTrue(symbol.find(), light.word());
            assertTrue(shapes.add(symbol.group(1)), light.word());
        }
    }

    @Test
    void theTableOfTheManualIsTrue() throws Exception {
        String manual = Files.readString(Path.of("..", "docs", "lights.md"));
        List<String> told = manual.lines()
                .filter(line -> line.matches("\\| `[a-z-]+` \\|.*"))
                .map(line -> line.replaceAll("\\| (`[^`]+`) \\|[^|]*\\| (`.`) \\|[^|]*\\| (`[^`]+`) \\|.*", "$1 $2 $3"))
                .toList();
        List<String> coded = Arrays.stream(Light.values())
                .map(light -> "`" + light.word() + "` `" + LampMarks.mark(light) + "` `"
                        + rhythm(LampStyle.ONE_COLOUR.look(light)) + "`")
                .toList();
        assertEquals(coded, told);
        assertTrue(manual.contains("`" + rhythm(LampStyle.COLOURS.look(Light.LAST_TO)) + "`"));
    }

    private static String rhythm(Look look) {
        return IntStream.range(0, Look.SLOTS)
                .mapToObj(slot -> look.lit(slot) ? "■" : "·")
                .collect(Collectors.joining());
    }

    @Test
    void theSignStandsBehindItsSquareAndIsExplainedBelow() {
        LightScene scene = new LightScene(Map.of(
                Square.parse("e2"), Light.SOURCE, Square.parse("e4"), Light.TARGET, Square.parse("h1"), Light.TURN));
        List<String> lines = LampMarks.lines(Position.initial().fen(), scene);
        assertEquals("  4  .  .  .  .  .* .  .  .", lines.get(4));
        assertEquals("  2  ♙  ♙  ♙  ♙  ♙< ♙  ♙  ♙", lines.get(6));
        assertEquals("  1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖~", lines.get(7));
        assertEquals("    * target, < source, ~ turn", lines.get(9));
    }

    @Test
    void replayDrawsThemWhenAsked(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("lift.rec.jsonl");
        Files.writeString(file, """
                {"recording":1,"sensor":"occupancy","rules":"home"}
                {"t":0,"frame":"ffff00000000ffff"}
                {"t":1000,"frame":"ffff00000000efff"}
                {"t":1500,"end":true}
                """);
        StringWriter told = new StringWriter();
        int code = Main.run(
                new PrintWriter(told), new PrintWriter(new StringWriter()), "replay", "--lights", file.toString());
        assertEquals(0, code);
        assertTrue(told.toString().contains("  3  .  .  .  .  .* .  .  ."), told.toString());
    }
}

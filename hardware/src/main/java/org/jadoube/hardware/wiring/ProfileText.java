package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.rules.Square;

/**
 * The text of a profile with its squares, lights and levels changed and all else left as its writer had it, comments included.
 *
 * <p>It knows tables that are written as {@code [[sensor]]} and {@code [[lamp]]} with a key a line, as all profiles here are.
 */
public final class ProfileText {
    private static final Pattern HEADER = Pattern.compile("\\s*\\[{1,2}\\s*([\\w-]+)\\s*]{1,2}\\s*(#.*)?");
    private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"");
    private static final int SIDE = 8;

    private final List<String> lines;

    private ProfileText(String text) {
        this.lines = new ArrayList<>(text.lines().toList());
    }

    /**
     * The text that reads as {@code profile}, whose chips are those of the text in the same order.
     *
     * @throws IllegalArgumentException if the text is written in a way that this cannot change
     */
    public static String changed(String text, WiringProfile profile) {
        ProfileText edited = new ProfileText(text);
        for (int i = 0; i < profile.sensors().size(); i++) {
            edited.sensor(i, profile.sensors().get(i));
        }
        for (int i = 0; i < profile.lamps().size(); i++) {
            edited.lamp(i, profile.lamps().get(i));
        }
        edited.turned(profile.quarters() * 90);
        String result = edited.lines.stream().collect(Collectors.joining("\n", "", "\n"));
        WiringProfile read = WiringReader.read(profile.file(), result);
        if (!read.equals(profile)) {
            throw new IllegalArgumentException(
                    "the profile is written in a way that cannot be changed by program; write each chip as a [[sensor]] or"
                            + " [[lamp]] table with one key a line");
        }
        return result;
    }

    private void sensor(int number, SensorChip chip) {
        if (chip instanceof SensorChip.GpioMatrix matrix) {
            rows("sensor", number, matrix.squares().asList(), matrix.columns().size());
        } else {
            rows("sensor", number, chip.squares().asList(), SIDE);
        }
        if (chip instanceof Mcp3008 halls) {
            HallLevels levels = halls.levels();
            set("sensor", number, "empty", numbers(levels.empty()));
            set("sensor", number, "white-above", String.valueOf(levels.white()));
            set("sensor", number, "black-below", String.valueOf(levels.black()));
            set("sensor", number, "hysteresis", String.valueOf(levels.hysteresis()));
        }
    }

    private static String numbers(List<Integer> values) {
        if (values.size() == 1) {
            return values.toString();
        }
        return IntStream.range(0, values.size() / SIDE)
                .mapToObj(row -> "    "
                        + values.subList(row * SIDE, row * SIDE + SIDE).stream()
                                .map(String::valueOf)
                                .collect(Collectors.joining(", "))
                        + ",")
                .collect(Collectors.joining("\n", "[\n", "\n]"));
    }

    private void lamp(int number, LampChip chip) {
        LightLayout layout = chip.layout();
        switch (chip) {
            case Ht16k33 matrix -> rows("lamp", number, layout.places(), SIDE);
            case Max7219 matrix -> rows("lamp", number, layout.places(), SIDE);
            case LampChip.Serial lights -> rows("lamp", number, layout.places(), SIDE);
            case Ws2812 chain -> chain(number, layout);
            case Apa102 chain -> chain(number, layout);
        }
    }

    private void chain(int number, LightLayout layout) {
        int skip = (int) layout.places().stream()
                .takeWhile(place -> place == SquareMap.NONE)
                .count();
        Optional<RegularChain> regular = RegularChain.all(layout.kind(), skip).stream()
                .filter(chain -> chain.layout().equals(layout))
                .findFirst();
        if (regular.isEmpty()) {
            rows("lamp", number, layout.places().subList(skip, layout.size()), SIDE);
            return;
        }
        remove(number, "squares");
        setUnlessUsual(number, "start", regular.get().start(), "a1");
        setUnlessUsual(number, "along", regular.get().alongFiles() ? "files" : "ranks", "ranks");
        if (layout.kind() != Kind.EDGES) {
            setUnlessUsual(number, "run", regular.get().serpentine() ? "serpentine" : "straight", "straight");
        }
    }

    private void setUnlessUsual(int number, String key, String value, String usual) {
        if (!value.equals(usual) || lineOf("lamp", number, key) >= 0) {
            set("lamp", number, key, "\"" + value + "\"");
        }
    }

    /** Writes lists of squares, into the texts that are there if they are as many, so that their comments stay. */
    private void rows(String table, int number, List<Integer> places, int width) {
        List<String> texts = IntStream.range(0, places.size() / width)
                .mapToObj(row -> places.subList(row * width, row * width + width).stream()
                        .map(place -> place == SquareMap.NONE ? "-" : Square.name(place))
                        .collect(Collectors.joining(" ", "\"", "\"")))
                .toList();
        int at = lineOf(table, number, "squares");
        boolean same = IntStream.range(0, texts.size())
                .allMatch(row -> texts.get(row).equals("\"" + straight(row, width) + "\""));
        if (at < 0 && same) {
            return;
        }
        if (at < 0 || !refilled(at, texts)) {
            set(
                    table,
                    number,
                    "squares",
                    texts.stream().map(text -> "    " + text + ",").collect(Collectors.joining("\n", "[\n", "\n]")));
        }
    }

    private static String straight(int row, int width) {
        return IntStream.range(row * width, row * width + width)
                .mapToObj(Square::name)
                .collect(Collectors.joining(" "));
    }

    private boolean refilled(int at, List<String> texts) {
        int end = endOfValue(at);
        List<String> before = lines.subList(at, end + 1).stream()
                .flatMap(line -> TEXT.matcher(code(line)).results().map(result -> result.group()))
                .toList();
        if (before.size() != texts.size()) {
            return false;
        }
        int next = 0;
        for (int line = at; line <= end; line++) {
            String code = code(lines.get(line));
            Matcher matcher = TEXT.matcher(code);
            StringBuilder changed = new StringBuilder();
            while (matcher.find()) {
                matcher.appendReplacement(changed, texts.get(next++));
            }
            matcher.appendTail(changed);
            lines.set(line, changed + lines.get(line).substring(code.length()));
        }
        return true;
    }

    private void turned(int degrees) {
        int at = IntStream.range(0, topEnd())
                .filter(line -> isKey(lines.get(line), "turned"))
                .findFirst()
                .orElse(-1);
        if (at >= 0) {
            replace(at, "turned", String.valueOf(degrees));
        } else if (degrees != 0) {
            int title = IntStream.range(0, topEnd())
                    .filter(line -> isKey(lines.get(line), "title"))
                    .findFirst()
                    .orElse(topEnd() - 1);
            lines.add(title + 1, "turned = " + degrees);
        }
    }

    private int topEnd() {
        return IntStream.range(0, lines.size())
                .filter(line -> HEADER.matcher(lines.get(line)).matches())
                .findFirst()
                .orElse(lines.size());
    }

    private void set(String table, int number, String key, String value) {
        int at = lineOf(table, number, key);
        if (at >= 0) {
            replace(at, key, value);
            return;
        }
        int header = header(table, number);
        if (header >= 0) {
            int chip = lineOf(table, number, "chip");
            lines.addAll(
                    (chip < 0 ? header : chip) + 1,
                    (key + " = " + value).lines().toList());
        }
    }

    private void remove(int number, String key) {
        int at = lineOf("lamp", number, key);
        if (at >= 0) {
            lines.subList(at, endOfValue(at) + 1).clear();
        }
    }

    private void replace(int at, String key, String value) {
        int end = endOfValue(at);
        String last = lines.get(end);
        String comment = last.substring(code(last).length());
        String indent = lines.get(at).substring(0, lines.get(at).indexOf(key));
        lines.subList(at, end + 1).clear();
        String text = indent + key + " = " + value + comment;
        lines.addAll(at, text.lines().toList());
    }

    /** The line of the {@code number}th header of this table, or -1. */
    private int header(String table, int number) {
        int left = number;
        for (int line = 0; line < lines.size(); line++) {
            Matcher matcher = HEADER.matcher(lines.get(line));
            if (matcher.matches() && matcher.group(1).equals(table) && left-- == 0) {
                return line;
            }
        }
        return -1;
    }

    private int lineOf(String table, int number, String key) {
        int header = header(table, number);
        for (int line = header + 1; header >= 0 && line < lines.size(); line++) {
            if (HEADER.matcher(lines.get(line)).matches()) {
                return -1;
            }
            if (isKey(lines.get(line), key)) {
                return line;
            }
        }
        return -1;
    }

    private static boolean isKey(String line, String key) {
        String code = line.strip();
        return code.startsWith(key) && code.substring(key.length()).strip().startsWith("=");
    }

    /** The last line of the value that begins on line {@code at}: where its brackets are closed. */
    private int endOfValue(int at) {
        int open = 0;
        for (int line = at; line < lines.size(); line++) {
            String code = TEXT.matcher(code(lines.get(line))).replaceAll("");
            open += (int) code.chars().filter(c -> c == '[').count()
                    - (int) code.chars().filter(c -> c == ']').count();
            if (open <= 0) {
                return line;
            }
        }
        return lines.size() - 1;
    }

    /** A line without its comment, and without the blanks before that. */
    private static String code(String line) {
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            quoted ^= c == '"';
            if (c == '#' && !quoted) {
                return line.substring(0, i).stripTrailing();
            }
        }
        return line;
    }
}

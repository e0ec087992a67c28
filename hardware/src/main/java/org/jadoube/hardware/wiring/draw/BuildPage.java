package org.jadoube.hardware.wiring.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.Power;
import org.jadoube.hardware.wiring.WiringProfile;

/** The page of a profile for a person who builds it, in Markdown: parts, steps, and what it costs in pins and current. */
public final class BuildPage {
    private static final int FIRST_FREE = 2;
    private static final int LAST_LINE = 27;
    private static final int WIDTH = 118;

    private BuildPage() {}

    /** The page; the same profile always gives the same text. */
    public static String of(WiringProfile profile) {
        String name = profile.name();
        List<String> lines = new ArrayList<>();
        lines.add("# " + name + ": " + profile.title());
        lines.add("");
        lines.add("![The parts of " + name + " as they lie under the board](" + name + "-top.svg)");
        lines.add("");
        lines.add("The wires one by one, with a table to solder from: [" + name + ".svg](" + name
                + ".svg). The profile:");
        lines.add("[" + name + ".toml](" + name + ".toml). This page is made from it: `./jadoube wiring page " + name
                + "`.");
        lines.add("");
        lines.add("## Parts");
        lines.add("");
        lines.add("| number | part |");
        lines.add("|---|---|");
        PartsNeeded.of(profile).forEach((part, count) -> lines.add("| " + count + " | " + part + " |"));
        lines.add("| | wire in ten colours |");
        lines.add("");
        lines.add("## Steps");
        lines.add("");
        int number = 1;
        for (String step : BuildSteps.of(profile)) {
            lines.addAll(wrapped(number + ". " + step));
            number++;
        }
        lines.add("");
        lines.add("## What it costs");
        lines.add("");
        cost(profile, lines);
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    private static void cost(WiringProfile profile, List<String> lines) {
        lines.add("| of | taken | left |");
        lines.add("|---|---|---|");
        SortedSet<Integer> taken = profile.lines();
        SortedSet<Integer> left = new TreeSet<>();
        for (int line = FIRST_FREE; line <= LAST_LINE; line++) {
            if (!taken.contains(line)) {
                left.add(line);
            }
        }
        lines.add("| the header's GPIO lines 2 to 27 | " + taken.size() + pins(taken) + " | " + left.size() + ": "
                + left.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " |");
        Power power = profile.power();
        lines.add(rail("3.3 V of the Pi", power.draws3v3(), power.from3v3()));
        lines.add(rail("5 V of the supply", power.draws5v(), power.from5v()));
        if (profile.leastScanMicros() > 0) {
            double period = 1_000_000.0 / profile.scan().rate();
            lines.add(String.format(
                    Locale.ROOT,
                    "| %.2f ms between two scans at %d a second | %.2f ms at least | %.2f ms |",
                    period / 1000,
                    profile.scan().rate(),
                    profile.leastScanMicros() / 1000,
                    (period - profile.leastScanMicros()) / 1000));
        }
        lines.add("");
        lines.addAll(wrapped(
                "Currents are at worst: the most lights that are lit at once, in white. Figures are worked out from"
                        + " the profile by the check that refuses one which asks too much."));
    }

    private static String pins(SortedSet<Integer> lines) {
        return lines.isEmpty()
                ? ""
                : ", on pins "
                        + lines.stream()
                                .map(Header::pin)
                                .sorted()
                                .map(String::valueOf)
                                .collect(Collectors.joining(", "));
    }

    private static String rail(String rail, int draws, int gives) {
        return "| " + rail + ", " + gives + " mA | up to " + draws + " mA | " + (gives - draws) + " mA |";
    }

    /** Lines of at most {@value #WIDTH} characters; those after the first are indented under the text of a step. */
    private static List<String> wrapped(String text) {
        String indent = text.matches("\\d+\\. .*") ? "   " : "";
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(indent).append(word);
            } else {
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}

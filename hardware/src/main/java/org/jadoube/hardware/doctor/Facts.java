package org.jadoube.hardware.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.WiredBoard;
import org.jadoube.hardware.scan.ScanStats;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.WiringProfile;

/** What is measured on a board, for the report: the machine, the scan rate, the buses, the chips that do not answer. */
public final class Facts {
    private static final double MILLI = 1000.0;

    private Facts() {}

    /** The facts of an open board, a line each. Asks every address of its I2C buses if a chip is silent. */
    public static List<String> of(Board board, Machine machine) {
        List<String> facts = new ArrayList<>();
        facts.add("Machine: " + machine.model().orElse("unknown") + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.version") + " on " + System.getProperty("os.arch"));
        if (board instanceof WiredBoard wired) {
            wired(wired, facts);
        } else if (board.lost()) {
            facts.add(board.name() + " does not answer: look at its plug and its supply.");
        }
        return facts;
    }

    /** A line if the profile has Hall sensors whose levels nobody has measured: what they read may mean nothing. */
    public static List<String> unmeasured(WiringProfile profile) {
        boolean guessed = profile.sensors().stream()
                .anyMatch(chip ->
                        chip instanceof Mcp3008 halls && halls.levels().empty().size() == 1);
        return guessed
                ? List.of("Its Hall sensors have not been measured: run jadoube calibrate --board " + profile.name()
                        + " first.")
                : List.of();
    }

    private static void wired(WiredBoard board, List<String> facts) {
        facts.addAll(unmeasured(board.profile()));
        int wanted = board.profile().scan().rate();
        facts.add(rate(board.stats(), wanted));
        List<String> silent = board.silent();
        silent.forEach(chip -> facts.add(chip + " does not answer: check its supply, its wires and its address."));
        if (!silent.isEmpty()) {
            board.surveys().forEach(survey -> facts.add(survey.text()));
        }
    }

    /** How the scans kept their time, and why not if they did not. */
    static String rate(ScanStats stats, int wanted) {
        String kept = String.format(
                Locale.ROOT,
                "Scanned %.0f times a second of %d; a scan takes %.1f ms; 99 of 100 begin no later than %.1f ms;"
                        + " %d overruns; %d failed reads.",
                stats.perSecond(),
                wanted,
                stats.meanMicros() / MILLI,
                stats.p99Micros() / MILLI,
                stats.overruns(),
                stats.errors());
        if (stats.perSecond() >= 0.95 * wanted || stats.scans() < wanted) {
            return kept;
        }
        double possible = 0.8 * 1e6 / Math.max(1, stats.meanMicros());
        return kept
                + (possible < wanted
                        ? String.format(
                                Locale.ROOT,
                                " The bus is too slow for this rate: raise its clock, or set rate = %.0f in [scan].",
                                Math.max(1, possible))
                        : " This machine is too busy for this rate: end other programs.");
    }
}

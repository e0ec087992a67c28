package org.jadoube.hardware.doctor;

import java.util.ArrayList;
import java.util.List;

/** The account of an examination, for the person and for a bug report. */
public final class DoctorReport {

    private DoctorReport() {}

    /**
     * The report, a line each.
     *
     * @param board the board's name
     * @param facts what was measured and found on the way: machine, chips, rate
     * @param findings what is wrong
     * @param whole false if the examination was broken off
     */
    public static List<String> lines(String board, List<String> facts, List<Finding> findings, boolean whole) {
        List<String> lines = new ArrayList<>();
        lines.add("Report of the doctor on " + board);
        lines.addAll(facts);
        if (findings.isEmpty() && !whole) {
            lines.add("Nothing wrong was found as far as it went.");
        } else if (findings.isEmpty()) {
            lines.add("All 64 squares and lights are as they should be.");
        } else {
            lines.add(findings.size() == 1 ? "1 thing is wrong:" : findings.size() + " things are wrong:");
            findings.forEach(finding -> lines.add("- " + finding.text()));
        }
        return lines;
    }
}

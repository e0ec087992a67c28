package org.jadoube.hardware.wiring;

import java.util.List;

/** A wiring profile that cannot be used; carries every problem found in it, not the first alone. */
public final class WiringException extends RuntimeException {

    private final transient List<WiringProblem> problems;

    /** At least one problem. */
    public WiringException(List<WiringProblem> problems) {
        super(text(problems));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong, in the order of the file. */
    public List<WiringProblem> problems() {
        return problems;
    }

    private static String text(List<WiringProblem> problems) {
        String first = problems.get(0).toString();
        int more = problems.size() - 1;
        return more == 0 ? first : first + " (and " + more + " more: jadoube wiring show lists them all)";
    }
}

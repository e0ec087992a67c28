package org.jadoube.rules;

import java.util.Set;
import java.util.stream.Collectors;

/** A setup is no position; names every reason. */
public final class SetupException extends IllegalArgumentException {

    private final transient Set<Problem> problems;

    SetupException(Set<Problem> problems) {
        super(describe(problems));
        this.problems = problems;
    }

    /** Every reason. */
    public Set<Problem> problems() {
        return problems;
    }

    static String describe(Set<Problem> problems) {
        return problems.stream().map(Problem::text).collect(Collectors.joining("; "));
    }
}

package org.jadoube.lesson;

import java.util.List;
import java.util.stream.Collectors;

/** A lesson file that is none, with everything that is wrong with it. */
public final class LessonException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient List<LessonFault> faults;

    LessonException(List<LessonFault> faults) {
        super(faults.stream()
                .map(fault -> "line " + fault.line() + ": " + fault.message())
                .collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** What is wrong, in the order of the lines. */
    public List<LessonFault> faults() {
        return faults;
    }
}

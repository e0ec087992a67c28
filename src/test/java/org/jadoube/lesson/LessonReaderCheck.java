package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** What must hold of the reader of lessons whatever it is given; called by its test and by the fuzzer. */
public final class LessonReaderCheck {

    private LessonReaderCheck() {}

    /** Lines are a lesson with tasks, or have faults on lines that exist; nothing else may come of them. */
    public static void readOrRefuse(List<String> lines) {
        try {
            assertFalse(LessonReader.read(lines).tasks().isEmpty());
        } catch (LessonException e) {
            assertFalse(e.faults().isEmpty());
            for (LessonFault fault : e.faults()) {
                assertTrue(fault.line() >= 1 && fault.line() <= Math.max(1, lines.size()), fault.toString());
                assertFalse(fault.message().isBlank());
            }
        }
    }
}

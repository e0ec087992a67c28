package org.jadoube.lesson;

import java.util.List;
import java.util.Locale;
import org.jadoube.game.GameEvent;
import org.jadoube.game.SetUpGuide;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jspecify.annotations.Nullable;

/**
 * A lesson as it stands at one moment, for whoever shows it; {@link LessonWords} says it.
 *
 * @param index which task, from 0; the number of tasks once the lesson is at its end
 * @param step what is to be done so that the board stands right; meaningful while men are set up or put back
 * @param flaw why the last try was wrong, until a new one begins; else null
 * @param why what the rules say of an unlawful try, if they say it; else null
 * @param tried that try in UCI spelling, or null
 * @param hints how much help was asked for: 0 none, 1 the hint, 2 the squares too
 * @param choices answers to an open question about the move, such as what a pawn becomes
 * @param reply the other side's answer that a hand has to make, or null
 * @param made moves made in this try
 * @param misses wrong tries so far
 * @param men who stands where, as far as it is known: 64 entries
 */
public record LessonView(
        Lesson lesson,
        int index,
        Phase phase,
        SetUpGuide.Step step,
        @Nullable Flaw flaw,
        GameEvent.@Nullable Explained why,
        @Nullable String tried,
        int hints,
        List<String> choices,
        @Nullable Move reply,
        int made,
        int misses,
        List<@Nullable Man> men) {

    /** What the lesson waits for. */
    public enum Phase {
        /** The position is set up, man by man. */
        SET_UP,
        /** The task is posed. */
        TASK,
        /** An unlawful move lies on the board and is to be taken back. */
        UNLAWFUL,
        /** The men go back to where the try began. */
        PUT_BACK,
        /** The hand makes the move with which the other side answers. */
        REPLY,
        /** The task is solved. */
        SOLVED,
        /** There is no more task. */
        FINISHED;

        /** The name on the page, such as "set-up". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** The task, null at the end of the lesson. */
    public @Nullable Task task() {
        return index < lesson.tasks().size() ? lesson.tasks().get(index) : null;
    }
}

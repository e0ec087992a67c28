package org.jadoube.arbiter;

import java.util.Locale;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A refusal or remark that changes nothing.
 *
 * @param code what it says
 * @param by whose act it answers, or null
 * @param law the article behind it
 */
public record Notice(Code code, @Nullable Side by, String law) implements Verdict {
    /** A notice with the usual article of its code. */
    public static Notice of(Code code, @Nullable Side by) {
        return new Notice(code, by, code.law);
    }

    /** Everything that is remarked or refused without a ruling. */
    public enum Code {
        NOT_YOUR_TURN("4.3"),
        /** Told where a gesture announced it, so that both know. */
        ADJUSTING("4.2.1"),
        ADJUST_ONLY_ON_MOVE("4.2.1"),
        ADJUST_TOO_LATE("4.2.1"),
        RESTORE_IN_OWN_TIME("7.4.1"),
        DRAW_TOO_EARLY("5.2.3"),
        OFFER_REJECTED_BY_TOUCH("9.1.2.1"),
        OFFER_STANDS("9.1.2.1"),
        NO_OFFER("9.1.2.1"),
        CLAIM_ONLY_ON_MOVE("9.2"),
        CLAIM_LOST_BY_TOUCH("9.4"),
        CLAIM_MOVE_ILLEGAL("9.2.1"),
        CLAIM_TOO_LATE("4.8"),
        NOTHING_TO_CLAIM("4.8"),
        TAKEBACK_NOT_ALLOWED("4.7"),
        TAKEBACK_NOTHING("4.7"),
        TAKEBACK_ASKED("house:takebacks"),
        TAKEBACK_DECLINED("house:takebacks"),
        PAUSE_ONLY_ON_MOVE("6.11.2"),
        NOT_PAUSED("6.11.2"),
        NO_CLOCK("6.1"),
        NEED_MAN("6.11.2"),
        UNKNOWN_PLY("7.5.1"),
        UNKNOWN_RULING("12.9"),
        OVERRULED("12.9"),
        GAME_OVER("5.1"),
        /** The king of {@code by} is attacked; said only where the table wants it said. */
        CHECK("house:say-check");

        private final String law;

        Code(String law) {
            this.law = law;
        }

        /** The name in events, such as "not-your-turn". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The article usually behind it. */
        public String law() {
            return law;
        }
    }
}

package org.jadoube.lesson;

import java.util.Locale;
import org.jadoube.rules.Man;
import org.jspecify.annotations.Nullable;

/**
 * Why a try is not what the task asks for.
 *
 * @param square the square that shows it, -1 if none does
 * @param man the man that shows it, or null
 * @param number points or moves, where the kind has them
 */
public record Flaw(Kind kind, int square, @Nullable Man man, int number) {

    /** A flaw that needs no square. */
    static Flaw of(Kind kind) {
        return new Flaw(kind, -1, null, 0);
    }

    /** A flaw that a square shows. */
    static Flaw at(Kind kind, int square, @Nullable Man man) {
        return new Flaw(kind, square, man, 0);
    }

    /** A flaw with a number. */
    static Flaw number(Kind kind, int number) {
        return new Flaw(kind, -1, null, number);
    }

    /** The kinds; each has a sentence in every language. */
    public enum Kind {
        /** A lawful move, but not the one that is meant. */
        NOT_IT,
        /** Not lawful. */
        ILLEGAL,
        /** It is the other side's man. */
        WRONG_SIDE,
        /** Another man than the one of the task: that one stands on {@code square}. */
        OTHER_MAN,
        /** The man is not where he should get to: {@code square}. */
        NOT_THERE,
        /** The man on {@code square} still stands. */
        NOT_TAKEN,
        /** It gives check, so the other side cannot stand still. */
        GIVES_CHECK,
        /** More than {@code number} moves. */
        TOO_MANY,
        /** No mate: it is not even check. */
        NO_CHECK,
        /** No mate: the king can go to {@code square}. */
        FLEES,
        /** No mate: {@code man} can take from {@code square}. */
        TAKEN,
        /** No mate: {@code man} can come between, from {@code square}. */
        BLOCKED,
        /** The other side has no move and is not in check. */
        STALEMATE,
        /** The man on {@code square} can be taken for nothing. */
        HANGS,
        /** Out of check by a capture, which was not asked for. */
        BY_CAPTURE,
        /** Out of check by coming between, which was not asked for. */
        BY_BLOCK,
        /** Out of check by the king's flight, which was not asked for. */
        BY_FLIGHT,
        NOT_CASTLED,
        NOT_EN_PASSANT,
        NOT_PROMOTED,
        /** Promoted, but to another piece. */
        OTHER_PIECE,
        /** It takes nothing. */
        NO_CAPTURE,
        /** It wins only {@code number} points. */
        TOO_LITTLE,
        /** It loses {@code number} points. */
        LOSES,
        /** The man pointed at, on {@code square}, is not meant. */
        NOT_HE,
        /** The question was answered wrongly. */
        WRONG_ANSWER;

        /** The name in tables of words, such as "not-it". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}

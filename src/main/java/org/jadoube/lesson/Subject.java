package org.jadoube.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a task teaches. */
public enum Subject {
    KING,
    QUEEN,
    ROOK,
    BISHOP,
    KNIGHT,
    PAWN,
    CHECK,
    CASTLING,
    EN_PASSANT,
    PROMOTION,
    STALEMATE,
    MISTAKES,
    VALUES,
    MATE_IN_ONE,
    MATE_WITH_QUEEN,
    MATE_WITH_ROOK,
    /** Whatever else a trainer wants to teach. */
    OTHER;

    /** The name in lesson files, such as "en-passant". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The subject of a name, if there is one. */
    public static Optional<Subject> of(String word) {
        return Arrays.stream(values())
                .filter(subject -> subject.word().equals(word))
                .findFirst();
    }
}

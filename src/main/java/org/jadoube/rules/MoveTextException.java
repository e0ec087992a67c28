package org.jadoube.rules;

import java.util.List;

/** A text names no move that can be played; says which of three things is wrong with it. */
public final class MoveTextException extends IllegalArgumentException {

    /** What is wrong. */
    public enum Kind {
        /** The text is not written as a move. */
        NOT_A_MOVE,
        /** It is written as a move, but no legal move answers to it. */
        ILLEGAL,
        /** Several legal moves answer to it. */
        AMBIGUOUS
    }

    private final Kind kind;
    private final transient List<Move> candidates;

    MoveTextException(Kind kind, String message, List<Move> candidates) {
        super(message);
        this.kind = kind;
        this.candidates = List.copyOf(candidates);
    }

    static MoveTextException notAMove(String text, String expected) {
        return new MoveTextException(Kind.NOT_A_MOVE, "'" + text + "' is not a move, expected " + expected, List.of());
    }

    static MoveTextException illegal(String text, Position position) {
        return new MoveTextException(Kind.ILLEGAL, "'" + text + "' is not legal in " + position.fen(), List.of());
    }

    static MoveTextException ambiguous(String text, Position position, List<Move> candidates) {
        String names = String.join(
                ", ", candidates.stream().map(m -> m.uci(position.chess960())).toList());
        return new MoveTextException(Kind.AMBIGUOUS, "'" + text + "' is ambiguous, it may be " + names, candidates);
    }

    /** What is wrong. */
    public Kind kind() {
        return kind;
    }

    /** The legal moves that answer to an ambiguous text; else empty. */
    public List<Move> candidates() {
        return candidates;
    }
}

package org.jadoube.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A text is no FEN, or a FEN that is no position; names the field and the column. */
public final class FenException extends IllegalArgumentException {

    private final String field;
    private final int column;
    private final transient Set<Problem> problems;

    FenException(String field, int column, String expected) {
        super("FEN, " + field + ", column " + column + ": " + expected);
        this.field = field;
        this.column = column;
        this.problems = Collections.unmodifiableSet(EnumSet.noneOf(Problem.class));
    }

    FenException(String fen, Set<Problem> problems) {
        super("FEN '" + fen + "' is no position: " + SetupException.describe(problems));
        this.field = "position";
        this.column = 1;
        this.problems = problems;
    }

    /**
     * The field that is wrong: {@code placement}, {@code turn}, {@code castling}, {@code en passant},
     * {@code halfmove clock} or {@code move number}; {@code position} if the text can be read but is no position.
     */
    public String field() {
        return field;
    }

    /** The column of the fault, counted from 1. */
    public int column() {
        return column;
    }

    /** Why the setup is no position; empty if the text itself is at fault. */
    public Set<Problem> problems() {
        return problems;
    }
}

package org.jadoube.inference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * A chain of plies, shared by all hypotheses that begin with it. The root has no ply. Two lines say the same if their hashes are
 * equal; the times of their plies may differ.
 */
@SuppressWarnings("EnumOrdinal") // an array index or bit number, never stored
final class Line {

    /** When moves were made of which only the score is known. */
    private static final long LONG_AGO = Long.MIN_VALUE / 4;

    final @Nullable Line parent;
    final Ground ground;
    final long lifted;
    final long landed;
    /** Whether the lift or the landing was not seen. */
    final boolean silent;
    /** Whether it is only one thing among others that may have been done while nobody saw the board. */
    final boolean guessed;

    final long hash;
    final int length;
    private final @Nullable Move move;
    private final Side first;

    private Line(
            @Nullable Line parent,
            Ground ground,
            @Nullable Move move,
            long lifted,
            long landed,
            boolean silent,
            boolean guessed) {
        this.guessed = guessed;
        this.parent = parent;
        this.ground = ground;
        this.move = move;
        this.lifted = lifted;
        this.landed = landed;
        this.silent = silent;
        this.length = parent == null ? 0 : parent.length + 1;
        this.first = parent == null ? ground.turn : parent.first;
        this.hash = parent == null || move == null ? 0 : mix(parent.hash, move);
    }

    static Line root(Ground ground) {
        return new Line(null, ground, null, LONG_AGO, LONG_AGO, false, false);
    }

    /** The line of moves made before anything was seen. */
    static Line past(Position start, List<Move> history) {
        Line line = root(new Ground(start));
        for (Move move : history) {
            line = line.follow(move, LONG_AGO, LONG_AGO);
        }
        return line;
    }

    Line with(int index, long lifted, long landed, boolean silent) {
        return new Line(this, ground.child(index), ground.move(index), lifted, landed, silent, false);
    }

    /** The same line, its last ply one that nobody saw and that need not have been made. */
    Line asGuess() {
        return new Line(parent, ground, move, lifted, landed, true, true);
    }

    /** The line with a move given from outside. */
    Line follow(Move move, long lifted, long landed) {
        for (int i = 0; i < ground.moveCount(); i++) {
            if (ground.move(i).equals(move)) {
                return with(i, lifted, landed, false);
            }
        }
        throw new IllegalArgumentException(move.uci() + " is not legal here");
    }

    private static long mix(long hash, Move move) {
        int promotion = move.promotion() == null
                ? 0
                : Objects.requireNonNull(move.promotion()).ordinal() + 1;
        int rook = move.rookFrom() + 1;
        long code = (((long) rook * 8 + promotion) * 64 + move.from()) * 64 + move.to() + 1;
        long mixed = (hash ^ code * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        return mixed ^ mixed >>> 29;
    }

    /** The last move; only to be asked of a line with at least one. */
    Move move() {
        return Objects.requireNonNull(move, "the root has no move");
    }

    boolean isRoot() {
        return parent == null;
    }

    /** The line without its last ply. */
    Line before() {
        return Objects.requireNonNull(parent, "nothing comes before the root");
    }

    /** How many of its plies this side has made. */
    int plies(Side side) {
        return side == first ? (length + 1) / 2 : length / 2;
    }

    /** The part of this line before the first ply beyond so many that is a guess; the whole if there is none. */
    Line known(int plies) {
        Line known = this;
        for (Line line = this; line.length > plies; line = line.before()) {
            known = line.guessed ? line.before() : known;
        }
        return known;
    }

    /** The part of this line that has so many plies; the whole if it is shorter. */
    Line first(int plies) {
        Line line = this;
        while (line.length > plies) {
            line = line.before();
        }
        return line;
    }

    /** What two lines have in common from the root. */
    static Line common(Line one, Line other) {
        Line a = one.first(other.length);
        Line b = other.first(one.length);
        while (a.hash != b.hash) {
            a = a.before();
            b = b.before();
        }
        return a;
    }

    /** Whether this line begins with the other, or is it. */
    boolean startsWith(Line other) {
        return length >= other.length && first(other.length).hash == other.hash;
    }

    Ply ply(int offset) {
        return new Ply(length - 1 - offset, move(), before().ground.position, ground.position, lifted, landed);
    }

    /** The plies after so many; their indices count from the offset. */
    List<Ply> plies(int from, int offset) {
        List<Ply> plies = new ArrayList<>();
        for (Line line = this; line.length > from; line = line.before()) {
            plies.add(line.ply(offset));
        }
        Collections.reverse(plies);
        return plies;
    }

    /** The moves after so many. */
    List<Move> moves(int from) {
        List<Move> moves = new ArrayList<>();
        for (Line line = this; line.length > from; line = line.before()) {
            moves.add(line.move());
        }
        Collections.reverse(moves);
        return moves;
    }
}

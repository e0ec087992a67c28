package org.jadoube.rules.mate;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Whether one side of a game can still mate, asked after every move. The last mate line is kept and mostly still holds:
 * as it stands, after a move of waiting, or once the move just played is taken back. Only when it does not is the
 * question put again. A no lasts for the rest of the game, because nothing that can follow was possible before.
 */
public final class MateWitness {
    /** Waiting moves of the other side that are tried before an old line. */
    private static final int WAITS = 6;
    /** Longer lines are looked for anew rather than tried again. */
    private static final int LONGEST = 120;

    private final Helpmate helpmate;
    private final Side side;
    private Position at;
    private Verdict verdict;

    /** Asks about the position the game starts from. */
    public MateWitness(Helpmate helpmate, Side side, Position start) {
        this.helpmate = helpmate;
        this.side = side;
        at = start;
        verdict = helpmate.canMate(start, side, Helpmate.AFTER_MOVE);
    }

    /** The verdict on the last position told. */
    public Verdict verdict() {
        return verdict;
    }

    /** Takes a game up from another position, as when moves are taken back. */
    public Verdict restart(Position start) {
        if (!start.equals(at)) {
            at = start;
            verdict = helpmate.canMate(start, side, Helpmate.AFTER_MOVE);
        }
        return verdict;
    }

    /** Whether the verdict is about this position. */
    public boolean isAt(Position position) {
        return at.equals(position);
    }

    /** Follows the game to a position: by the last move if that leads there, else from anew. */
    public Verdict follow(Position now, @Nullable Move last) {
        Position led = last == null ? null : at.after(last);
        return last == null || led == null || !led.equals(now) ? restart(now) : played(last);
    }

    /** Follows a move of the game with the effort that every move is worth. */
    public Verdict played(Move move) {
        if (!at.isLegal(move)) {
            throw new IllegalArgumentException("not legal here: " + move.uci() + " in " + at.fen());
        }
        Position before = at;
        at = before.play(move);
        verdict = switch (verdict) {
            case Verdict.No no -> no;
            case Verdict.Unknown unknown -> ask(Helpmate.AFTER_MOVE);
            case Verdict.Yes yes -> still(yes.line(), move);
        };
        return verdict;
    }

    /** Asks again with the effort a result is worth (6.9, 5.1.2, 7.5.5), if the answer is not known by now. */
    public Verdict forResult() {
        if (verdict instanceof Verdict.Unknown) {
            verdict = ask(Helpmate.FOR_RESULT);
        }
        return verdict;
    }

    private Verdict ask(long nodes) {
        return helpmate.canMate(at, side, nodes);
    }

    private Verdict still(List<Move> line, Move played) {
        if (line.isEmpty()) {
            return ask(Helpmate.AFTER_MOVE);
        }
        List<Move> rest = line.subList(1, line.size());
        if (line.getFirst().equals(played)) {
            return new Verdict.Yes(rest);
        }
        if (line.size() <= LONGEST) {
            if (holds(rest)) {
                return new Verdict.Yes(rest);
            }
            List<Move> waited = afterWaiting(line, played);
            if (!waited.isEmpty()) {
                return new Verdict.Yes(waited);
            }
        }
        return ask(Helpmate.AFTER_MOVE);
    }

    /** The old line behind a waiting move, or behind the move just played taken back; empty if none holds. */
    private List<Move> afterWaiting(List<Move> line, Move played) {
        int tried = 0;
        for (Move wait : at.legalMoves()) {
            if (!mayGoBack(wait)) {
                continue;
            }
            if (++tried > WAITS) {
                break;
            }
            List<Move> next = new ArrayList<>(line.size() + 3);
            next.add(wait);
            next.addAll(line);
            if (holds(next)) {
                return next;
            }
            if (mayGoBack(played)) {
                next.addAll(1, List.of(back(played), back(wait)));
                if (holds(next)) {
                    return next;
                }
            }
        }
        return List.of();
    }

    private static boolean mayGoBack(Move move) {
        return move.kind() == Move.Kind.NORMAL && move.piece() != Piece.PAWN && move.captured() == null;
    }

    private static Move back(Move move) {
        return new Move(move.to(), move.from(), Move.Kind.NORMAL, move.piece(), null, null, -1, -1);
    }

    private boolean holds(List<Move> line) {
        Position position = at;
        for (Move move : line) {
            Position next = position.after(move);
            if (next == null) {
                return false;
            }
            position = next;
        }
        return position.turn() != side && position.isCheckmate();
    }
}

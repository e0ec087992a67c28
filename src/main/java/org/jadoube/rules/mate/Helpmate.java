package org.jadoube.rules.mate;

import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * Decides whether a side can still mate with any help of the other (5.2.2, 5.1.2, 6.9, 7.5.5). The same question always
 * gets the same answer: effort is counted in nodes, never in time. The memory is kept between questions; one object for
 * each thread.
 */
public final class Helpmate {
    /** Nodes for the question after every move: some ten milliseconds at the most, about one megabyte. */
    public static final long AFTER_MOVE = 10_000;
    /**
     * Nodes for the question on which a result hangs, at flag fall or resignation: below a second, some 30 megabytes.
     */
    public static final long FOR_RESULT = 500_000;

    private static final int MOST_POSITIONS = 500_000;

    private final Stages stages;

    /** Keeps as many positions as {@link #FOR_RESULT} asks for. */
    public Helpmate() {
        this(MOST_POSITIONS);
    }

    /** Keeps so many positions at the most, of some 60 bytes each; a question that needs more ends unknown. */
    public Helpmate(int mostPositions) {
        stages = new Stages(mostPositions);
    }

    /**
     * Asks for one side. House rules that change how men move are not part of the question, nor are positions in which
     * the side to move could take the king: the verdict is then unknown.
     *
     * @param nodeLimit legal moves to make in search at the most, over all stages
     */
    public Verdict canMate(Position position, Side side, long nodeLimit) {
        if (!position.rules().equals(MoveRules.FIDE)) {
            return new Verdict.Unknown(0);
        }
        Conversion.read(position, stages.root(), stages.castling());
        if (Moves.leavesKing(stages.root())) {
            return new Verdict.Unknown(0);
        }
        Verdict verdict = verdict(Conversion.color(side), nodeLimit);
        stages.release();
        return verdict;
    }

    private Verdict verdict(int side, long nodeLimit) {
        return switch (stages.canMate(side, nodeLimit)) {
            case YES -> new Verdict.Yes(MateLine.of(stages));
            case MATERIAL -> new Verdict.No(Proof.MATERIAL);
            case STATIC -> new Verdict.No(Proof.STATIC);
            case STAGED -> new Verdict.No(Proof.STAGED);
            case GHOST -> new Verdict.No(Proof.GHOST);
            case EXHAUSTED -> new Verdict.No(Proof.EXHAUSTED);
            case UNKNOWN -> new Verdict.Unknown(stages.spent());
        };
    }
}

package org.jadoube.rules.mate;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Problem;
import org.jadoube.rules.Setup;
import org.jadoube.rules.Side;

/** Positions for these tests, and the proofs asked one by one, past the search. */
final class Roots {
    private final Node node = new Node();
    private final Castling castling = new Castling();
    private final MobilityProof mobility = new MobilityProof();
    private final StagedProof staged = new StagedProof();
    private final GhostProof ghosts = new GhostProof(new Graph());

    /** A position of a puzzle, which need not come from a game: too many promoted men are let pass. */
    static Position position(String fen) {
        String[] fields = fen.trim().split("\\s+");
        String[] whole = {"", "w", "-", "-", "0", "1"};
        System.arraycopy(fields, 0, whole, 0, Math.min(fields.length, whole.length));
        Setup setup = Fen.read(String.join(" ", whole));
        Set<Problem> waived = EnumSet.noneOf(Problem.class);
        setup.problems().stream().filter(Problem::waivable).forEach(waived::add);
        return setup.toPosition(waived);
    }

    /** Whether any line of play can follow: proofs speak of mates to come. */
    static boolean isOver(Position position) {
        return position.legalMoves().isEmpty();
    }

    /** The proofs that say the side can never mate. */
    List<Proof> proofs(Position position, Side side) {
        int mating = Conversion.color(side);
        Conversion.read(position, node, castling);
        List<Proof> saying = new ArrayList<>();
        if (MaterialProof.cannotMate(node, mating)) {
            saying.add(Proof.MATERIAL);
        }
        if (mobility.cannotMate(node, castling, mating)) {
            saying.add(Proof.STATIC);
        }
        if (staged.cannotMate(node, castling, mating)) {
            saying.add(Proof.STAGED);
        }
        if (ghosts.cannotMate(node, castling, mobility.men(), mating)) {
            saying.add(Proof.GHOST);
        }
        return saying;
    }
}

package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;

/** The part of the arbiter's work that deals with what is found only later in the game (articles 7.1 to 7.6). */
final class IrregularityDesk {
    private final Table table;
    private final TimeCategory category;

    IrregularityDesk(Table table, TimeCategory category) {
        this.table = table;
        this.category = category;
    }

    /** Whether something can be found at this ply: it has been made and stands. */
    boolean hasPly(Irregularity.Kind kind, int ply) {
        return !kind.atPly() || (ply >= 1 && ply <= table.line.plies());
    }

    /** A complaint that the opponent does not grant (A.5.2). */
    List<Verdict> refused(Saying.Found found) {
        Side by = found.by();
        List<Verdict> out = new ArrayList<>();
        if (by != null && found.kind() == Irregularity.Kind.ILLEGAL_MOVE) {
            out.add(new Claim(Claim.Kind.ILLEGAL, by, false, "7.5.1", List.of(found.ply())));
        }
        out.add(new Notice(
                Notice.Code.NOTHING_TO_CLAIM, by, found.kind().ruling().law()));
        return out;
    }

    /** It is granted, or a human arbiter says it: what follows. */
    List<Verdict> granted(long t, Saying.Found found) {
        if (!hasPly(found.kind(), found.ply())) {
            return List.of(Notice.of(Notice.Code.UNKNOWN_PLY, found.by()));
        }
        List<Verdict> out = new ArrayList<>();
        Side by = found.by();
        if (by != null && found.kind() == Irregularity.Kind.ILLEGAL_MOVE) {
            out.add(new Claim(Claim.Kind.ILLEGAL, by, true, "7.5.1", List.of(found.ply())));
        }
        Irregularity what = Irregularity.of(found.kind(), found.ply(), category, movesOfEach());
        if (what.outcome() == Irregularity.Outcome.RESTORE) {
            restore(t, what, out);
        } else {
            table.rule(found.kind().ruling(), null, what.law(), false, out);
            out.add(what);
        }
        return out;
    }

    private int movesOfEach() {
        return table.position().fullmoveNumber() - 1;
    }

    /**
     * Back to the position before; the touched man of the move that goes binds the move that replaces it (7.5.1). Both
     * times stand still until the board stands right (7.1).
     */
    private void restore(long t, Irregularity what, List<Verdict> out) {
        Move first = table.line.move(what.ply() + 1);
        table.line.undo(table.line.plies() - what.ply());
        table.breach = null;
        table.lapsedAt = 0;
        table.takebackAsked = null;
        table.twoHands = null;
        table.pressedEarly = null;
        table.turns.forget(table.position());
        Side mover = table.position().turn();
        boolean illegal = what.kind() == Irregularity.Kind.ILLEGAL_MOVE;
        Ruling ruling = table.rule(what.kind().ruling(), illegal ? mover : null, what.law(), false, out);
        out.add(what);
        if (illegal && table.offences.lost(mover)) {
            table.clockNews(t, ruling, out);
            table.end(t, table.endings.loss(table.position(), mover, Reason.ILLEGAL_MOVES, "7.5.5"), out);
            return;
        }
        if (illegal) {
            table.turns.act(mover, new Turns.Contact(t, first.from()));
        }
        out.add(table.turns.again());
        table.waitForBoard(t, mover, out);
    }
}

package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;

/** The part of the arbiter's work that makes, completes and undoes moves (articles 1.3, 4.7, 6.2, 7.5). */
final class MoveDesk {
    private final Table table;

    MoveDesk(Table table) {
        this.table = table;
    }

    /** A settled move stands. */
    List<Verdict> made(long t, long made, Move move) {
        List<Verdict> out = new ArrayList<>();
        Side by = table.position().turn();
        complete(table.line.lastPly(by), Completed.Cause.NEXT_MOVE, out);
        if (table.clock != null) {
            table.clockReading(made, table.clock.start(made, by), out);
        }
        table.line.play(move);
        table.turns.made(table.position());
        table.breach = null;
        table.takebackAsked = null;
        table.offers.turnOver();
        GameResult end = table.endings.after(table.line.history(), move);
        if (end != null) {
            complete(table.line.plies(), Completed.Cause.GAME_END, out);
            table.end(t, end, out);
            return out;
        }
        table.sayCheck(out);
        if (table.pressedEarly == by) {
            table.pressedEarly = null;
            completeByPress(t, by, out);
            ruleTwoHands(t, by, out);
        } else if (!table.levers) {
            complete(table.line.plies(), Completed.Cause.SETTLED, out);
            table.clockReading(t, pressClock(made, by), out);
            ruleTwoHands(t, by, out);
        }
        table.dutyNews(out);
        return out;
    }

    /** A lever goes down. */
    List<Verdict> press(long t, Side side, Standing standing) {
        List<Verdict> out = new ArrayList<>();
        Side turn = table.position().turn();
        if (side == turn) {
            return ownTurn(t, side, standing, out);
        }
        if (table.clock != null && table.line.plies() == 0) {
            table.clockReading(t, table.clock.start(t, turn), out);
        }
        int ply = table.line.lastPly(side);
        if (ply > 0 && !table.line.isCompleted(ply)) {
            completeByPress(t, side, out);
            ruleTwoHands(t, side, out);
        } else {
            table.clockReading(t, pressClock(t, side), out);
        }
        return out;
    }

    /** An unlawful act is completed, by the press or by the opponent's next touch. */
    List<Verdict> unlawful(long t, Side side, Standing standing) {
        boolean judgement = standing == Standing.EN_PASSANT_UNFINISHED;
        table.turns.current().ruledIllegal();
        return table.offence(t, Ruling.Kind.ILLEGAL_MOVE, side, judgement);
    }

    private List<Verdict> ownTurn(long t, Side side, Standing standing, List<Verdict> out) {
        table.turns.current().settle();
        return switch (standing) {
            case ASKED -> {
                table.pressedEarly = side;
                table.clockReading(t, pressClock(t, side), out);
                yield out;
            }
            case RIGHT -> pressWithoutMove(t, side, out);
            case UNLAWFUL, CASTLING_UNFINISHED, EN_PASSANT_UNFINISHED -> unlawful(t, side, standing);
            case PAWN_ON_LAST_RANK -> {
                table.pressedEarly = side;
                yield table.offence(t, Ruling.Kind.PAWN_NOT_PROMOTED, side, false);
            }
        };
    }

    /** A late press after the reply is no offence (6.2.2); any other is one (7.5.3). */
    private List<Verdict> pressWithoutMove(long t, Side side, List<Verdict> out) {
        int ply = table.line.lastPly(side);
        if (table.levers && ply > 0 && !table.line.isCompleted(ply)) {
            completeByPress(t, side, ply, out);
            ruleTwoHands(t, side, out);
            return out;
        }
        if (!table.levers) {
            return out;
        }
        if (!table.turns.current().touched()) {
            table.turns.current().freed("7.5.3");
        }
        out.addAll(table.offence(t, Ruling.Kind.PRESS_WITHOUT_MOVE, side, false));
        return out;
    }

    private void completeByPress(long t, Side side, List<Verdict> out) {
        completeByPress(t, side, table.line.lastPly(side), out);
    }

    private void completeByPress(long t, Side side, int ply, List<Verdict> out) {
        complete(ply, Completed.Cause.PRESS, out);
        table.clockReading(t, pressClock(t, side), out);
    }

    /** Two hands are ruled on when the move is completed (7.5.4). */
    private void ruleTwoHands(long t, Side side, List<Verdict> out) {
        if (table.twoHands == side && !table.over()) {
            table.twoHands = null;
            out.addAll(table.offence(t, Ruling.Kind.TWO_HANDS, side, true));
        }
    }

    private boolean pressClock(long t, Side side) {
        return table.clock != null && table.clock.press(t, side);
    }

    private void complete(int ply, Completed.Cause cause, List<Verdict> out) {
        Table.addIfAny(table.line.complete(ply, cause), out);
    }

    /** The breach is past complaint: the move stands as it was made (4.8). */
    List<Verdict> lapse(long t, Table.Breach breach) {
        List<Verdict> out = new ArrayList<>();
        Completed.Cause cause = breach.pressed() ? Completed.Cause.PRESS : Completed.Cause.NEXT_MOVE;
        out.add(new Lapsed(breach.move(), breach.made(), cause));
        if (breach.pressed()) {
            table.pressedEarly = breach.by();
        }
        table.lapsedAt = table.line.plies() + 1;
        out.addAll(made(t, t, breach.move()));
        return out;
    }

    /** Whether a made move that is not settled yet has ended the game on the board (6.9). */
    boolean likelyEnd() {
        return table.turns.likely() != null && Endings.isOver(table.present().position());
    }
}

package org.jadoube.lesson;

import org.jadoube.game.GameEvent;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What was wrong with the last try, and how many were. */
final class LastTry {

    private @Nullable Flaw flaw;
    private GameEvent.@Nullable Explained why;
    private @Nullable String move;
    private boolean unlawful;
    private int misses;

    /** A try was wrong; {@code uci}: the move that was made, or null. */
    void wrong(Flaw found, @Nullable String uci) {
        flaw = found;
        why = null;
        move = uci;
        misses++;
    }

    /** A new try begins; an unlawful move that still lies there stays told. */
    void fade() {
        if (!unlawful) {
            flaw = null;
            why = null;
            move = null;
        }
    }

    /** Nothing unlawful lies on the board any more. */
    void lawful() {
        unlawful = false;
    }

    /** Nothing is wrong. */
    void forget() {
        unlawful = false;
        fade();
    }

    /**
     * The board is to be put right.
     *
     * @param position what stands before the try
     * @param last the square where a man was set down last, -1 if none was
     */
    void restore(GameEvent.Restore event, Position position, int last) {
        if ((event.place() | event.remove()) == 0) {
            unlawful = false;
            return;
        }
        switch (event.reason()) {
            case ILLEGAL_MOVE, NOT_EXPLAINED, WRONG_MAN_TAKEN, WRONG_SIDE -> unlawful(event, position, last);
            case TOUCH_BREACH, CASTLING_UNFINISHED, EN_PASSANT_UNFINISHED, REMOTE_MOVE, TAKE_BACK, SET_UP -> {}
        }
    }

    private void unlawful(GameEvent.Restore event, Position position, int last) {
        if (unlawful) {
            return;
        }
        unlawful = true;
        long left = event.place() & position.occupied();
        int from = left == 0 ? -1 : Long.numberOfTrailingZeros(left);
        int to = event.remove() == 0 ? last : Long.numberOfTrailingZeros(event.remove());
        Man man = from < 0 ? null : position.at(from);
        boolean other = man != null && man.side() != position.turn();
        wrong(
                Flaw.at(other ? Flaw.Kind.WRONG_SIDE : Flaw.Kind.ILLEGAL, from, man),
                from < 0 || to < 0 ? null : Square.name(from) + Square.name(to));
    }

    /** The rules say why the man may not stand where he was put. */
    void explained(GameEvent.Explained event) {
        why = event;
        move = Square.name(event.from()) + Square.name(event.to());
        if (flaw != null && flaw.kind() == Flaw.Kind.ILLEGAL) {
            flaw = Flaw.at(Flaw.Kind.ILLEGAL, event.from(), event.man());
        }
    }

    @Nullable
    Flaw flaw() {
        return flaw;
    }

    GameEvent.@Nullable Explained why() {
        return why;
    }

    @Nullable
    String move() {
        return move;
    }

    boolean isUnlawful() {
        return unlawful;
    }

    int misses() {
        return misses;
    }
}

package org.jadoube.host.hand;

import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/** Carries out moves: flights, slides, captures in every order, castling, promotion. */
final class MovingHand {

    private final HandProfile profile;
    private final Dice dice;

    MovingHand(HandProfile profile, Dice dice) {
        this.profile = profile;
        this.dice = dice;
    }

    /**
     * Makes the move.
     *
     * @return true if a man was exchanged for another without a gap that a contact could show
     */
    boolean make(Strokes s, Position before, Move move) {
        Man man = new Man(before.turn(), move.piece());
        if (move.kind() == Move.Kind.CASTLING) {
            new CastlingHand(profile, dice).castle(s, move, before.turn());
            return false;
        }
        if (move.victim() >= 0) {
            return take(s, before, move, man);
        }
        carry(s, move, man);
        return false;
    }

    private boolean take(Strokes s, Position before, Move move, Man man) {
        if (move.kind() == Move.Kind.EN_PASSANT && dice.chance(profile.passing().late())) {
            carry(s, move, man);
            takeOffLate(s, move.victim());
            return false;
        }
        HandProfile.Capturing ways = profile.capturing();
        if (dice.chance(ways.victimReturned())) {
            Man victim = new Man(before.turn().other(), captured(move));
            s.lift(move.victim());
            s.rest(dice.draw(profile.moving().flight()));
            s.place(move.victim(), victim);
            s.rest(dice.draw(profile.moving().flight()));
        }
        boolean silent = move.kind() != Move.Kind.EN_PASSANT && move.promotion() == null;
        switch (dice.pick(ways.victimFirst(), ways.attackerFirst(), silent ? ways.swap() : 0)) {
            case 0 -> {
                s.lift(move.victim());
                s.rest(dice.draw(ways.secondLift()));
                carry(s, move, man);
                return false;
            }
            case 1 -> {
                liftOff(s, move.from());
                long second = dice.draw(ways.secondLift());
                s.rest(second);
                s.lift(move.victim());
                s.rest(Math.max(60, dice.draw(profile.moving().flight()) - second));
                arrive(s, move, man);
                return false;
            }
            default -> {
                s.lift(move.from());
                s.rest(dice.draw(profile.moving().flight()));
                s.place(move.to(), man);
                return true;
            }
        }
    }

    private static Piece captured(Move move) {
        Piece piece = move.captured();
        return piece == null ? Piece.PAWN : piece;
    }

    /** The pawn taken in passing goes after the capturing pawn stands; sometimes long after, when somebody sees it. */
    private void takeOffLate(Strokes s, int victim) {
        HandProfile.Passing passing = profile.passing();
        if (dice.chance(passing.forgotten())) {
            s.add(s.now() + dice.draw(passing.forgottenTime()), victim, null);
        } else {
            s.rest(dice.draw(passing.delay()));
            s.lift(victim);
        }
    }

    /** Takes the man from its square to its goal, which is empty by now. */
    private void carry(Strokes s, Move move, Man man) {
        HandProfile.Promoting ways = profile.promoting();
        if (move.promotion() != null) {
            if (dice.pick(ways.exchanged() + ways.atOnce(), ways.newManFirst()) == 1) {
                s.place(move.to(), new Man(man.side(), move.promotion()));
                s.rest(dice.draw(profile.capturing().secondLift()));
                s.lift(move.from());
                return;
            }
        } else if (slides(move) && dice.chance(profile.moving().slide())) {
            slide(s, move.from(), move.to(), man);
            return;
        }
        liftOff(s, move.from());
        s.rest(dice.draw(profile.moving().flight()));
        arrive(s, move, man);
    }

    private static boolean slides(Move move) {
        return move.piece() != Piece.KNIGHT && move.piece() != Piece.KING;
    }

    private void slide(Strokes s, int from, int to, Man man) {
        int step = Integer.signum(Square.rank(to) - Square.rank(from)) * 8
                + Integer.signum(Square.file(to) - Square.file(from));
        HandProfile.Moving moving = profile.moving();
        s.lift(from);
        for (int square = from + step; square != to; square += step) {
            s.rest(moving.hop());
            s.place(square, man);
            s.rest(dice.chance(moving.pause()) ? dice.draw(moving.pauseTime()) : dice.draw(moving.dwell()));
            s.lift(square);
        }
        s.rest(moving.hop());
        s.place(to, man);
    }

    /** Sets the man down, or the one that a pawn becomes. */
    private void arrive(Strokes s, Move move, Man man) {
        Piece promotion = move.promotion();
        if (promotion != null) {
            promote(s, move.to(), man, new Man(man.side(), promotion));
            return;
        }
        s.place(move.to(), man);
        if (dice.chance(profile.moving().fumble())) {
            s.rest(dice.draw(profile.moving().fumbleTime()));
            s.lift(move.to());
            s.rest(dice.draw(profile.moving().fumbleTime()));
            s.place(move.to(), man);
        }
    }

    private void promote(Strokes s, int square, Man pawn, Man promoted) {
        HandProfile.Promoting ways = profile.promoting();
        if (dice.pick(ways.exchanged(), ways.atOnce()) == 0) {
            s.place(square, pawn);
            s.rest(dice.draw(ways.exchange()) / 2);
            s.lift(square);
        }
        s.rest(dice.draw(ways.exchange()));
        s.place(square, promoted);
    }

    /** Lifts a man; the contact sometimes opens late. */
    private void liftOff(Strokes s, int square) {
        if (dice.chance(profile.contacts().lateLift())) {
            s.add(s.now() + dice.draw(profile.contacts().lateTime()), square, null);
        } else {
            s.lift(square);
        }
    }
}

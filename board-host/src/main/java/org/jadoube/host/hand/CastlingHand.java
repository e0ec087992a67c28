package org.jadoube.host.hand;

import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;

/** Castles: king first (article 4.4.1), rook first as many people do, or with two hands. */
final class CastlingHand {

    private final HandProfile profile;
    private final Dice dice;

    CastlingHand(HandProfile profile, Dice dice) {
        this.profile = profile;
        this.dice = dice;
    }

    void castle(Strokes s, Move move, Side side) {
        Step king = new Step(move.from(), move.to(), new Man(side, Piece.KING));
        Step rook = new Step(move.rookFrom(), move.rookTo(), new Man(side, Piece.ROOK));
        HandProfile.Castling ways = profile.castling();
        switch (dice.pick(ways.kingFirst(), ways.rookFirst(), ways.twoHands())) {
            case 0 -> oneAfterAnother(s, king, rook);
            case 1 -> oneAfterAnother(s, rook, king);
            default -> {
                boolean kingFirst = dice.chance(0.5);
                together(s, kingFirst ? king : rook, kingFirst ? rook : king);
            }
        }
    }

    /** In Chess960 the first man's goal may be where the second one still stands: then both are taken up first. */
    private void oneAfterAnother(Strokes s, Step first, Step second) {
        if (first.to == second.from) {
            together(s, first, second);
            return;
        }
        if (first.moves()) {
            fly(s, first);
            s.rest(second.moves() ? dice.draw(profile.castling().pause()) : 0);
        }
        if (second.moves()) {
            fly(s, second);
        }
    }

    private void fly(Strokes s, Step step) {
        s.lift(step.from);
        s.rest(dice.draw(profile.moving().flight()));
        s.place(step.to, step.man);
    }

    private void together(Strokes s, Step first, Step second) {
        long apart = dice.draw(profile.capturing().secondLift()) / 2;
        if (first.moves()) {
            s.lift(first.from);
            s.rest(apart);
        }
        if (second.moves()) {
            s.lift(second.from);
        }
        s.rest(dice.draw(profile.moving().flight()));
        if (second.moves()) {
            s.place(second.to, second.man);
            s.rest(apart);
        }
        if (first.moves()) {
            s.place(first.to, first.man);
        }
    }

    private record Step(int from, int to, Man man) {

        boolean moves() {
            return from != to;
        }
    }
}

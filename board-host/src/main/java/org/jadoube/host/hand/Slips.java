package org.jadoube.host.hand;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What goes on beside a move: adjusting, changing one's mind, bumps, men knocked over, contacts that lie. */
final class Slips {

    private static final int NEIGHBOUR_IN_MS = 10;

    private final HandProfile profile;
    private final Dice dice;

    Slips(HandProfile profile, Dice dice) {
        this.profile = profile;
        this.dice = dice;
    }

    /** Before the move: a man put right on its square, another man lifted and put back. */
    void before(Strokes s, Position position, Move move) {
        if (dice.chance(profile.slips().adjust())) {
            upAndDown(
                    s,
                    position,
                    dice.pick(squares(position.occupied())),
                    dice.draw(profile.slips().adjustTime()));
        }
        if (dice.chance(profile.slips().putBack())) {
            List<Integer> others = position.legalMoves().stream()
                    .map(Move::from)
                    .filter(from -> from != move.from())
                    .distinct()
                    .toList();
            if (!others.isEmpty()) {
                upAndDown(
                        s,
                        position,
                        dice.pick(others),
                        dice.draw(profile.moving().flight()));
            }
        }
    }

    /** A far player's move, first made to a wrong square beside its goal and then put right. */
    void wrongly(Strokes s, Position position, Move move) {
        List<Integer> wrong = squares(neighbours(move.to()) & ~position.occupied());
        if (move.kind() != Move.Kind.NORMAL || move.victim() >= 0 || wrong.isEmpty()) {
            return;
        }
        int square = dice.pick(wrong);
        Man man = new Man(position.turn(), move.piece());
        s.lift(move.from());
        s.rest(dice.draw(profile.moving().flight()));
        s.place(square, man);
        s.rest(2000 + dice.draw(profile.moving().flight()));
        s.lift(square);
        s.rest(dice.draw(profile.moving().flight()));
        s.place(move.from(), man);
        s.rest(dice.draw(profile.moving().flight()));
    }

    private void upAndDown(Strokes s, Position position, int square, long ms) {
        Man man = position.at(square);
        if (man != null) {
            s.lift(square);
            s.rest(ms);
            s.place(square, man);
            s.rest(dice.draw(profile.moving().flight()));
        }
    }

    /** During and after the move, on squares that have no part in it. */
    void beside(Strokes s, Position before, Position after, Move move) {
        long still = before.occupied() & after.occupied() & ~move.squares();
        long near = still & (neighbours(move.to()) | neighbours(move.from()));
        if (dice.chance(profile.slips().bump())) {
            gone(s, before, near, dice.draw(profile.slips().bumpTime()));
        }
        if (dice.chance(profile.slips().knockedOver())) {
            gone(s, before, near, dice.draw(profile.slips().knockedTime()));
        }
        if (dice.chance(profile.contacts().dropOut())) {
            gone(s, before, still, dice.draw(profile.contacts().dropOutTime()));
        }
        if (dice.chance(profile.contacts().border())) {
            border(s, after.at(move.to()), neighbours(move.to()) & ~before.occupied() & ~after.occupied());
        }
    }

    private void gone(Strokes s, Position position, long candidates, long ms) {
        List<Integer> squares = squares(candidates & ~s.squares());
        if (squares.isEmpty()) {
            return;
        }
        int square = dice.pick(squares);
        long t = s.placed() - dice.below((int) Math.max(1, Math.min(s.placed(), 200)));
        s.add(t, square, null);
        s.add(t + ms, square, position.at(square));
    }

    private void border(Strokes s, @Nullable Man man, long candidates) {
        List<Integer> squares = squares(candidates & ~s.squares());
        if (squares.isEmpty() || man == null) {
            return;
        }
        HandProfile.Contacts contacts = profile.contacts();
        int square = dice.pick(squares);
        boolean stays = dice.chance(contacts.borderCorrected());
        s.add(s.placed() - dice.below(NEIGHBOUR_IN_MS), square, man);
        s.add(s.placed() + dice.draw(stays ? contacts.correctedTime() : contacts.borderTime()), square, null);
    }

    private static long neighbours(int square) {
        long mask = 0;
        for (int rank = Square.rank(square) - 1; rank <= Square.rank(square) + 1; rank++) {
            for (int file = Square.file(square) - 1; file <= Square.file(square) + 1; file++) {
                if (rank >= 0 && rank < 8 && file >= 0 && file < 8) {
                    mask |= Square.bit(Square.of(file, rank));
                }
            }
        }
        return mask & ~Square.bit(square);
    }

    private static List<Integer> squares(long mask) {
        List<Integer> squares = new ArrayList<>();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            squares.add(Long.numberOfTrailingZeros(rest));
        }
        return squares;
    }
}

package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** A board whose every man is known, for tests of the arbiter: what stands where, and what the hand holds. */
final class WoodenBoard {
    private final Man[] men = new Man[64];
    private final boolean[] unknown = new boolean[64];
    private final List<Integer> homes = new ArrayList<>();
    private final List<Man> hand = new ArrayList<>();
    private Side turn;

    WoodenBoard(Position position) {
        for (int square = 0; square < 64; square++) {
            men[square] = position.at(square);
        }
        turn = position.turn();
    }

    long occupied() {
        long mask = 0;
        for (int square = 0; square < 64; square++) {
            mask |= men[square] == null ? 0 : Square.bit(square);
        }
        return mask;
    }

    void lift(String name) {
        int square = Square.parse(name);
        Man man = men[square];
        if (man != null) {
            hand.add(man);
            homes.add(square);
        }
        men[square] = null;
        unknown[square] = false;
    }

    /** Sets a man down: the one that came from here, else one of the named piece, else the last lifted. */
    void place(Side by, String name, String piece) {
        int square = Square.parse(name);
        unknown[square] = piece.equals("?");
        int index = homes.indexOf(square);
        boolean victimsHome = index >= 0 && homes.size() > 1 && hand.get(index).side() != by;
        if (index < 0 || victimsHome) {
            index = likely(square);
        }
        if (piece.length() == 1 && !unknown[square]) {
            men[square] = Man.of(turn, Piece.of(piece.charAt(0)));
        } else {
            men[square] = index < 0 ? null : hand.get(index);
        }
        if (index >= 0) {
            hand.remove(index);
            homes.remove(index);
        }
    }

    /** The last man lifted by the side on move; of a king and a rook the king where it castles to. */
    private int likely(int square) {
        Side side = turn;
        boolean kingsGoal = Square.file(square) == 6 || Square.file(square) == 2;
        int king = hand.indexOf(Man.of(side, Piece.KING));
        if (king >= 0 && kingsGoal) {
            return king;
        }
        for (int i = hand.size() - 1; i >= 0; i--) {
            if (hand.get(i).side() == side) {
                return i;
            }
        }
        return hand.size() - 1;
    }

    List<String> missing(Position position) {
        List<String> names = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (position.at(square) != null && men[square] == null) {
                names.add(Square.name(square));
            }
        }
        return names;
    }

    boolean standsAs(Position position) {
        return standsAs(position, RuleSet.FIDE);
    }

    /** The lawful move after which the board stands as it does; a gap where a capture must be counts as taken. */
    Optional<Move> move(Position position, RuleSet rules, boolean pressed) {
        turn = position.turn();
        List<Move> fits = position.legalMoves().stream()
                .filter(m -> m.promotion() == null || rules.promotionOf(m.promotion()) == m.promotion())
                .filter(m -> standsAs(position.play(m), rules))
                .toList();
        if (fits.size() == 1) {
            return Optional.of(fits.getFirst());
        }
        List<Move> unseen = position.legalMoves().stream()
                .filter(m -> m.captured() != null && unseenCapture(position, m))
                .toList();
        return pressed && fits.isEmpty() && unseen.size() == 1 ? Optional.of(unseen.getFirst()) : Optional.empty();
    }

    private boolean standsAs(Position after, RuleSet rules) {
        for (int square = 0; square < 64; square++) {
            Man here = men[square];
            Man wanted = after.at(square);
            if (here != null && wanted != null && here.side() == wanted.side() && Square.rank(square) % 7 == 0) {
                here = Man.of(here.side(), here.piece() == Piece.PAWN ? Piece.PAWN : rules.promotionOf(here.piece()));
                wanted = Man.of(wanted.side(), rules.promotionOf(wanted.piece()));
            }
            if (!Objects.equals(here, wanted)) {
                return false;
            }
        }
        return true;
    }

    private boolean unseenCapture(Position position, Move move) {
        Man[] before = new Man[64];
        Arrays.setAll(before, position::at);
        before[move.from()] = null;
        return Arrays.equals(before, men);
    }

    Standing standing(Position position) {
        if (missing(position).isEmpty() && hand.isEmpty()) {
            return Standing.RIGHT;
        }
        long captures = position.legalMoves().stream()
                .filter(m -> m.captured() != null && unseenCapture(position, m))
                .count();
        if (captures > 1) {
            return Standing.ASKED;
        }
        for (Move move : position.legalMoves()) {
            Man there = men[move.to()];
            if (there == null || men[move.from()] != null || there.side() != position.turn()) {
                continue;
            }
            if (move.promotion() != null && there.piece() == Piece.PAWN) {
                return Standing.PAWN_ON_LAST_RANK;
            }
            if (move.kind() == Move.Kind.EN_PASSANT && there.piece() == Piece.PAWN) {
                return Standing.EN_PASSANT_UNFINISHED;
            }
            if (move.kind() == Move.Kind.CASTLING && there.piece() == Piece.KING) {
                return Standing.CASTLING_UNFINISHED;
            }
        }
        return Standing.UNLAWFUL;
    }

    Move queening(Position position) {
        return position.legalMoves().stream()
                .filter(m -> m.promotion() == Piece.QUEEN && men[m.from()] == null && men[m.to()] != null)
                .findFirst()
                .orElseThrow();
    }
}

package org.jadoube.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.rules.fast.Lines;
import org.jadoube.rules.fast.Node;
import org.jadoube.rules.fast.Sliders;

/** Looks for every reason why a setup is no position. */
final class SetupCheck {

    private final Setup setup;
    private final Side turn;
    private final Set<Problem> found = EnumSet.noneOf(Problem.class);
    private final Node white;

    SetupCheck(Setup setup) {
        this.setup = setup;
        this.turn = setup.turn();
        this.white = setup.seenBy(Side.WHITE);
    }

    Set<Problem> problems() {
        long occupied = 0;
        for (Side side : Side.values()) {
            occupied |= men(side);
            count(side);
        }
        note(occupied == 0, Problem.EMPTY);
        note(
                ((squares(Side.WHITE, Piece.PAWN) | squares(Side.BLACK, Piece.PAWN)) & HouseMoves.BACK_RANKS) != 0,
                Problem.PAWNS_ON_BACKRANK);
        note(soundCastling() != setup.castling(), Problem.BAD_CASTLING_RIGHTS);
        note(passedSquare() != setup.enPassant(), Problem.INVALID_EP_SQUARE);
        if (Long.bitCount(squares(turn.other(), Piece.KING)) == 1) {
            Node node = setup.seenBy(turn.other());
            note(node.checkers() != 0 || kingsTouch(), Problem.OPPOSITE_CHECK);
        }
        if (Long.bitCount(squares(turn, Piece.KING)) == 1) {
            checks(occupied);
        }
        return Collections.unmodifiableSet(found);
    }

    private boolean kingsTouch() {
        long enemy = squares(turn, Piece.KING);
        return (Lines.king(Long.numberOfTrailingZeros(squares(turn.other(), Piece.KING))) & enemy) != 0;
    }

    private void count(Side side) {
        boolean white = side == Side.WHITE;
        int kings = number(side, Piece.KING);
        int pawns = number(side, Piece.PAWN);
        note(kings == 0, white ? Problem.NO_WHITE_KING : Problem.NO_BLACK_KING);
        note(kings > 1, Problem.TOO_MANY_KINGS);
        note(pawns > 8, white ? Problem.TOO_MANY_WHITE_PAWNS : Problem.TOO_MANY_BLACK_PAWNS);
        note(Long.bitCount(men(side)) > 16, white ? Problem.TOO_MANY_WHITE_PIECES : Problem.TOO_MANY_BLACK_PIECES);
        int promoted = Math.max(0, number(side, Piece.QUEEN) - 1)
                + Math.max(0, number(side, Piece.ROOK) - 2)
                + Math.max(0, number(side, Piece.KNIGHT) - 2)
                + promotedBishops(side);
        note(
                promoted > Math.max(0, 8 - pawns),
                white ? Problem.TOO_MANY_WHITE_PROMOTED : Problem.TOO_MANY_BLACK_PROMOTED);
    }

    private int promotedBishops(Side side) {
        long bishops = squares(side, Piece.BISHOP);
        long light = 0x55aa55aa55aa55aaL;
        return Math.max(0, Long.bitCount(bishops & light) - 1) + Math.max(0, Long.bitCount(bishops & ~light) - 1);
    }

    private void checks(long occupied) {
        Node node = setup.seenBy(turn);
        long checkers = turn == Side.WHITE ? node.checkers() : Long.reverseBytes(node.checkers());
        int count = Long.bitCount(checkers);
        note(count > 2, Problem.TOO_MANY_CHECKERS);
        int passed = passedSquare();
        if (passed >= 0) {
            note(checkers != 0 && !possibleAfterDoubleStep(checkers, occupied, passed), Problem.IMPOSSIBLE_CHECK);
        } else {
            note(count > 2 || (count == 2 && !possibleDoubleCheck(checkers)), Problem.IMPOSSIBLE_CHECK);
        }
    }

    /** Right before a double step nobody else may have given check, unless the pawn stood in the way. */
    private boolean possibleAfterDoubleStep(long checkers, long occupied, int passed) {
        int step = turn == Side.WHITE ? 8 : -8;
        long pushed = Square.bit(passed - step);
        if (Long.bitCount(checkers) > 1) {
            return false;
        }
        int king = Long.numberOfTrailingZeros(squares(turn, Piece.KING));
        long before = (occupied & ~pushed) | Square.bit(passed + step);
        return checkers == pushed
                || ((sliders(king, before) & checkers) == 0 && (sliders(king, occupied) & checkers) != 0);
    }

    /** Two men check at once only by discovery: one at least is no knight or pawn, and they do not share a line. */
    private boolean possibleDoubleCheck(long checkers) {
        int king = Long.numberOfTrailingZeros(squares(turn, Piece.KING));
        int a = Long.numberOfTrailingZeros(checkers);
        int b = 63 - Long.numberOfLeadingZeros(checkers);
        long lines = sliders(king, 0);
        if ((lines & checkers) == 0) {
            return false;
        }
        return !aligned(a, b, king);
    }

    private static boolean aligned(int a, int b, int king) {
        int ax = Square.file(a) - Square.file(king);
        int ay = Square.rank(a) - Square.rank(king);
        int bx = Square.file(b) - Square.file(king);
        int by = Square.rank(b) - Square.rank(king);
        return ax * by == ay * bx;
    }

    /** The enemy bishops, rooks and queens that bear on a square. */
    private long sliders(int square, long occupied) {
        Side enemy = turn.other();
        long queens = squares(enemy, Piece.QUEEN);
        return (Sliders.bishop(square, occupied) & (squares(enemy, Piece.BISHOP) | queens))
                | (Sliders.rook(square, occupied) & (squares(enemy, Piece.ROOK) | queens));
    }

    /** The rights whose king and rook stand on their squares, at most one on each side of the king. */
    long soundCastling() {
        return sound(Side.WHITE, 0) | sound(Side.BLACK, 56);
    }

    private long sound(Side side, int home) {
        long kings = squares(side, Piece.KING);
        long rooks = squares(side, Piece.ROOK) & setup.castling() & 0xffL << home;
        if (!setup.chess960()) {
            boolean atHome = (kings & Square.bit(home + 4)) != 0;
            return atHome ? rooks & (Square.bit(home) | Square.bit(home + 7)) : 0;
        }
        long king = Long.highestOneBit(kings & 0xffL << home);
        if (king == 0) {
            return 0;
        }
        long left = rooks & (king - 1);
        long right = rooks & ~(king - 1);
        return outermost(left, false) | outermost(right, true);
    }

    private static long outermost(long rooks, boolean high) {
        return high ? Long.highestOneBit(rooks) : Long.lowestOneBit(rooks);
    }

    /** The en-passant square if a pawn can just have crossed it, else -1. */
    int passedSquare() {
        int square = setup.enPassant();
        int rank = turn == Side.WHITE ? 5 : 2;
        if (square < 0 || Square.rank(square) != rank) {
            return -1;
        }
        int step = turn == Side.WHITE ? 8 : -8;
        boolean clear = setup.at(square) == null && setup.at(square + step) == null;
        return clear && Man.of(turn.other(), Piece.PAWN).equals(setup.at(square - step)) ? square : -1;
    }

    private void note(boolean wrong, Problem problem) {
        if (wrong) {
            found.add(problem);
        }
    }

    private int number(Side side, Piece piece) {
        return Long.bitCount(squares(side, piece));
    }

    private long squares(Side side, Piece piece) {
        return white.men(MoveCode.man(piece)) & men(side);
    }

    private long men(Side side) {
        return side == Side.WHITE ? white.us : white.them;
    }
}

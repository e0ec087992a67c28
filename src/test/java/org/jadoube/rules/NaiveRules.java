package org.jadoube.rules;

import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The legality of a move decided square by square from the words of the Laws, slowly and with none of the code under test:
 * the men are carried to where the move puts them, and then nobody may attack the king.
 */
final class NaiveRules {

    private final @Nullable Man[] board = new Man[64];
    private final Position position;
    private final Side turn;

    NaiveRules(Position position) {
        this.position = position;
        this.turn = position.turn();
        for (int square = 0; square < 64; square++) {
            board[square] = position.at(square);
        }
    }

    /** The UCI texts of all legal moves, found by asking about every start, goal and promotion. */
    TreeSet<String> legal() {
        TreeSet<String> legal = new TreeSet<>();
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                boolean promotes = has(from, Piece.PAWN) && (Square.rank(to) == 0 || Square.rank(to) == 7);
                if (isLegal(from, to)) {
                    String text = Square.name(from) + Square.name(to);
                    for (char letter : (promotes ? "nbrq" : " ").toCharArray()) {
                        legal.add((text + letter).strip());
                    }
                }
            }
        }
        return legal;
    }

    private boolean has(int square, Piece piece) {
        return Man.of(turn, piece).equals(board[square]);
    }

    private boolean isLegal(int from, int to) {
        Man man = board[from];
        if (man == null || man.side() != turn) {
            return false;
        }
        if (man.piece() == Piece.KING && castles(from, to)) {
            return true;
        }
        Man there = board[to];
        if (from == to || there != null && there.side() == turn || !reaches(from, to, man)) {
            return false;
        }
        @Nullable Man[] after = board.clone();
        if (man.piece() == Piece.PAWN && there == null && Square.file(from) != Square.file(to)) {
            after[Square.of(Square.file(to), Square.rank(from))] = null;
        }
        after[to] = man;
        after[from] = null;
        return !attacked(after, kingOf(after), turn.other());
    }

    private boolean reaches(int from, int to, Man man) {
        if (man.piece() != Piece.PAWN) {
            return attacks(board, from, to);
        }
        int up = turn == Side.WHITE ? 8 : -8;
        if (to == from + up) {
            return board[to] == null;
        }
        if (to == from + 2 * up) {
            return Square.rank(from) == (turn == Side.WHITE ? 1 : 6) && board[from + up] == null && board[to] == null;
        }
        return attacks(board, from, to) && (board[to] != null || to == position.passedSquare());
    }

    private static boolean attacks(@Nullable Man[] men, int from, int to) {
        Man man = men[from];
        int dx = Square.file(to) - Square.file(from);
        int dy = Square.rank(to) - Square.rank(from);
        if (man == null || from == to) {
            return false;
        }
        boolean straight = dx == 0 || dy == 0;
        boolean diagonal = Math.abs(dx) == Math.abs(dy);
        return switch (man.piece()) {
            case PAWN -> Math.abs(dx) == 1 && dy == (man.side() == Side.WHITE ? 1 : -1);
            case KNIGHT -> Math.abs(dx * dy) == 2;
            case KING -> Math.max(Math.abs(dx), Math.abs(dy)) == 1;
            case BISHOP -> diagonal && clear(men, from, to);
            case ROOK -> straight && clear(men, from, to);
            case QUEEN -> (straight || diagonal) && clear(men, from, to);
        };
    }

    private static boolean clear(@Nullable Man[] men, int from, int to) {
        int dx = Integer.signum(Square.file(to) - Square.file(from));
        int dy = Integer.signum(Square.rank(to) - Square.rank(from));
        for (int at = from + dx + 8 * dy; at != to; at += dx + 8 * dy) {
            if (men[at] != null) {
                return false;
            }
        }
        return true;
    }

    private static boolean attacked(@Nullable Man[] men, int square, Side by) {
        for (int from = 0; from < 64; from++) {
            Man man = men[from];
            if (man != null && man.side() == by && attacks(men, from, square)) {
                return true;
            }
        }
        return false;
    }

    private int kingOf(@Nullable Man[] men) {
        for (int square = 0; square < 64; square++) {
            if (Man.of(turn, Piece.KING).equals(men[square])) {
                return square;
            }
        }
        throw new IllegalStateException("no king");
    }

    /** In Chess960 spelling: the king takes its rook. */
    private boolean castles(int king, int to) {
        int rook = to;
        if (!position.chess960()) {
            if (king != (turn == Side.WHITE ? 4 : 60) || Math.abs(to - king) != 2) {
                return false;
            }
            rook = to > king ? king + 3 : king - 4;
        }
        if (rook < 0 || rook > 63 || (position.castlingRooks() & Square.bit(rook)) == 0 || !has(rook, Piece.ROOK)) {
            return false;
        }
        int home = king & 56;
        int kingGoal = home + (rook > king ? 6 : 2);
        int rookGoal = home + (rook > king ? 5 : 3);
        for (int square = home; square < home + 8; square++) {
            boolean crossed = within(square, king, kingGoal) || within(square, rook, rookGoal);
            if (crossed && board[square] != null && square != king && square != rook) {
                return false;
            }
        }
        @Nullable Man[] walk = board.clone();
        walk[king] = null;
        for (int square = home; square < home + 8; square++) {
            if (within(square, king, kingGoal) && attacked(walk, square, turn.other())) {
                return false;
            }
        }
        walk[rook] = null;
        walk[rookGoal] = Man.of(turn, Piece.ROOK);
        return !attacked(board, king, turn.other()) && !attacked(walk, kingGoal, turn.other());
    }

    private static boolean within(int square, int a, int b) {
        return square >= Math.min(a, b) && square <= Math.max(a, b);
    }
}

package org.jadoube.rules.mate;

import java.util.Random;

/** Random positions with pawns that stand in each other's way, kings, and a few other men. */
final class Walls {
    private static final String OTHERS = "NnBbRrBbQ";

    private Walls() {}

    static String random(Random random) {
        char[] board = new char[64];
        for (int file = 0; file < 8; file++) {
            int kind = random.nextInt(4);
            int rank = 1 + random.nextInt(5);
            if (kind > 0) {
                board[8 * rank + file] = 'P';
                board[8 * (rank + 1) + file] = kind == 3 && rank < 5 ? 'P' : 'p';
                if (kind == 3 && rank < 5) {
                    board[8 * (rank + 2) + file] = 'p';
                }
            }
        }
        int white = put(board, random, 'K');
        int black = put(board, random, 'k');
        while (Math.max(Math.abs(white / 8 - black / 8), Math.abs(white % 8 - black % 8)) < 2) {
            board[black] = 0;
            black = put(board, random, 'k');
        }
        for (int men = random.nextInt(4); men > 0; men--) {
            put(board, random, OTHERS.charAt(random.nextInt(OTHERS.length())));
        }
        return text(board) + (random.nextBoolean() ? " w" : " b") + " - - 0 1";
    }

    private static int put(char[] board, Random random, char man) {
        int square = random.nextInt(64);
        while (board[square] != 0) {
            square = random.nextInt(64);
        }
        board[square] = man;
        return square;
    }

    private static String text(char[] board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                char man = board[8 * rank + file];
                text.append(man == 0 ? '1' : man);
            }
            text.append(rank == 0 ? "" : "/");
        }
        for (int run = 8; run > 1; run--) {
            int at = text.indexOf("1".repeat(run));
            while (at >= 0) {
                text.replace(at, at + run, String.valueOf(run));
                at = text.indexOf("1".repeat(run));
            }
        }
        return text.toString();
    }
}

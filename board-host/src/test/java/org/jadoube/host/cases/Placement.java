package org.jadoube.host.cases;

import java.util.Arrays;

/** What stands on the squares, as the tester knows it: 64 characters of a FEN, a1 first, a blank for nothing. */
final class Placement {

    private final char[] men;

    private Placement(char[] men) {
        this.men = men;
    }

    static Placement of(String fen) {
        char[] men = new char[64];
        Arrays.fill(men, ' ');
        int square = 56;
        for (char c : fen.split(" ")[0].toCharArray()) {
            if (c == '/') {
                square -= 16;
            } else if (Character.isDigit(c)) {
                square += c - '0';
            } else {
                men[square++] = c;
            }
        }
        return new Placement(men);
    }

    static int square(String name) {
        return (name.charAt(1) - '1') * 8 + name.charAt(0) - 'a';
    }

    char at(String square) {
        return men[square(square)];
    }

    /** The board after a man was set on the square. */
    Placement with(String square, char man) {
        char[] next = men.clone();
        next[square(square)] = man;
        return new Placement(next);
    }

    /** The board after an edge whose man nobody names. */
    Placement edge(String square, boolean place) {
        return with(square, place ? '?' : ' ');
    }

    /** The board as it stands when turned by 180 degrees under the sensors. */
    Placement turned() {
        char[] next = new char[64];
        for (int s = 0; s < 64; s++) {
            next[s] = men[63 - s];
        }
        return new Placement(next);
    }

    String hex() {
        return mask("");
    }

    String white() {
        return mask("PNBRQK");
    }

    String black() {
        return mask("pnbrqk");
    }

    private String mask(String letters) {
        long bits = 0;
        for (int s = 0; s < 64; s++) {
            if (men[s] != ' ' && (letters.isEmpty() || letters.indexOf(men[s]) >= 0)) {
                bits |= 1L << s;
            }
        }
        return String.format("%016x", bits);
    }

    String fen() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char man = men[rank * 8 + file];
                if (man == ' ') {
                    empty++;
                } else {
                    text.append(empty > 0 ? String.valueOf(empty) : "").append(man);
                    empty = 0;
                }
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }
}

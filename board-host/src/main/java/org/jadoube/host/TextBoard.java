package org.jadoube.host;

import java.util.ArrayList;
import java.util.List;

/** Draws a position for the terminal, White below. */
public final class TextBoard {

    private static final String MEN = "PNBRQKpnbrqk";
    private static final String FIGURES = "♙♘♗♖♕♔♟♞♝♜♛♚";

    /** Where the first square of a rank stands in its line; the next one is two columns further. */
    static final int FIRST = 5;

    private TextBoard() {}

    /** A line for each rank from the eighth, and one with the files; {@code fen} is a FEN. */
    public static List<String> lines(String fen) {
        String[] ranks = fen.substring(0, fen.indexOf(' ')).split("/", -1);
        List<String> lines = new ArrayList<>();
        for (int r = 0; r < ranks.length; r++) {
            StringBuilder line = new StringBuilder("  " + (8 - r) + " ");
            for (char c : ranks[r].toCharArray()) {
                int man = MEN.indexOf(c);
                line.append(man < 0 ? " .".repeat(c - '0') : " " + FIGURES.charAt(man));
            }
            lines.add(line.toString());
        }
        lines.add("     a b c d e f g h");
        return lines;
    }
}

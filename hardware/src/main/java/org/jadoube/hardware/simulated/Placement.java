package org.jadoube.hardware.simulated;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jadoube.rules.Man;
import org.jspecify.annotations.Nullable;

/** Reads the first field of a FEN as plain wood: any men on any squares, lawful or not. */
final class Placement {

    private Placement() {}

    /** The men of {@code text} by square, null where none stands; IllegalArgumentException says what is wrong. */
    static List<@Nullable Man> read(String text) {
        List<@Nullable Man> men = new ArrayList<>(Collections.nCopies(64, (@Nullable Man) null));
        String[] ranks = text.split("/", -1);
        if (ranks.length != 8) {
            throw wrong(text, "8 ranks expected, " + ranks.length + " found");
        }
        for (int i = 0; i < 8; i++) {
            readRank(text, ranks[i], 7 - i, men);
        }
        return men;
    }

    private static void readRank(String text, String row, int rank, List<@Nullable Man> men) {
        int file = 0;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (c >= '1' && c <= '8') {
                file += c - '0';
            } else if ("KQRBNPkqrbnp".indexOf(c) >= 0 && file < 8) {
                men.set(rank * 8 + file++, Man.of(c));
            } else {
                throw wrong(text, "'" + c + "' does not belong on rank " + (rank + 1));
            }
        }
        if (file != 8) {
            throw wrong(text, "rank " + (rank + 1) + " has " + file + " squares");
        }
    }

    private static IllegalArgumentException wrong(String text, String why) {
        return new IllegalArgumentException("placement " + text + ": " + why);
    }
}

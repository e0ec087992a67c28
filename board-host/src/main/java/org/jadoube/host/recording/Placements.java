package org.jadoube.host.recording;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;

/** Reads and writes the placement part of a FEN as what an identity board saw: any men, lawful or not. */
final class Placements {

    private Placements() {}

    static Reading.Identity read(String text) {
        try {
            return Reading.Identity.read(text);
        } catch (IllegalArgumentException e) {
            throw new BadLine("\"board\": " + e.getMessage());
        }
    }

    static String write(Reading reading) {
        StringBuilder text = new StringBuilder(72);
        for (int row = 7; row >= 0; row--) {
            int empty = 0;
            for (int square = row * 8; square < row * 8 + 8; square++) {
                Side side = reading.sideAt(square);
                Piece piece = reading.pieceAt(square);
                if (side == null || piece == null) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? Integer.toString(empty) : "");
                empty = 0;
                text.append(new Man(side, piece).fen());
            }
            text.append(empty > 0 ? Integer.toString(empty) : "").append(row > 0 ? "/" : "");
        }
        return text.toString();
    }
}

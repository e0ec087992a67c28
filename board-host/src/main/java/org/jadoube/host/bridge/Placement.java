package org.jadoube.host.bridge;

import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;

/** What stands on a board as the first field of a FEN. */
public final class Placement {

    private Placement() {}

    /** The men of a FEN, or of its first field alone. */
    public static Reading.Identity read(String fen) {
        int end = fen.indexOf(' ');
        return Reading.Identity.read(end < 0 ? fen : fen.substring(0, end));
    }

    /** The placement, lawful or not. */
    public static String of(Reading.Identity men) {
        StringBuilder text = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Side side = men.sideAt(Square.of(file, rank));
                Piece piece = men.pieceAt(Square.of(file, rank));
                if (side == null || piece == null) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? String.valueOf(empty) : "")
                        .append(Man.of(side, piece).fen());
                empty = 0;
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }
}

package org.jadoube.host.hand;

import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What one scan read: a man, or nothing, for each square, a1 first. */
final class Reading {

    static final Reading NONE = new Reading(new @Nullable Man[0]);

    /** What a stuck contact of a board that knows men is taken for. */
    private static final Man UNKNOWN = Man.of('P');

    private final @Nullable Man[] men;

    private Reading(@Nullable Man[] men) {
        this.men = men;
    }

    static Reading of(@Nullable Man[] men) {
        return new Reading(men.clone());
    }

    /** The reading as a fault spoils it. */
    Reading with(Fault fault, long t) {
        @Nullable Man[] read = men.clone();
        switch (fault) {
            case Fault.Open open -> {
                for (int square = 0; square < 64; square++) {
                    if ((open.squares() & Square.bit(square)) != 0) {
                        read[square] = null;
                    }
                }
            }
            case Fault.Closed closed -> {
                if (read[closed.square()] == null) {
                    read[closed.square()] = UNKNOWN;
                }
            }
            case Fault.Flicker flicker -> {
                if ((t - flicker.from()) / flicker.period() % 2 == 0) {
                    read[flicker.square()] = null;
                }
            }
            case Fault.Ghost ghost -> {
                for (int rank = 0; rank < 8; rank++) {
                    haunt(read, rank, ghost.bare());
                }
            }
        }
        return new Reading(read);
    }

    /** What a driven row reads: levels spread over full squares to columns, and back over those without a diode. */
    private void haunt(@Nullable Man[] read, int driven, long bare) {
        int rows = 1 << driven;
        int columns = 0;
        for (int before = -1; before != columns; ) {
            before = columns;
            for (int square = 0; square < 64; square++) {
                boolean low = (rows >> Square.rank(square) & 1) != 0;
                columns |= low && men[square] != null ? 1 << Square.file(square) : 0;
            }
            for (int square = 0; square < 64; square++) {
                boolean back = men[square] != null && (bare >>> square & columns >> Square.file(square) & 1) != 0;
                rows |= back ? 1 << Square.rank(square) : 0;
            }
        }
        for (int file = 0; file < 8; file++) {
            int square = Square.of(file, driven);
            if ((columns >> file & 1) != 0 && read[square] == null) {
                read[square] = UNKNOWN;
            }
        }
    }

    String mask() {
        return hex(null);
    }

    String mask(Side side) {
        return hex(side);
    }

    /** A text that differs exactly when the sensors read differently. */
    String text(Sight sight) {
        if (men.length == 0) {
            return "";
        }
        return switch (sight) {
            case OCCUPANCY -> mask();
            case COLOUR -> mask(Side.WHITE) + mask(Side.BLACK);
            case IDENTITY -> placement();
        };
    }

    private String hex(@Nullable Side side) {
        long bits = 0;
        for (int square = 0; square < 64; square++) {
            Man man = men[square];
            if (man != null && (side == null || man.side() == side)) {
                bits |= Square.bit(square);
            }
        }
        String digits = Long.toHexString(bits);
        return "0".repeat(16 - digits.length()) + digits;
    }

    /** The first field of a FEN. */
    String placement() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Man man = men[Square.of(file, rank)];
                if (man == null) {
                    empty++;
                    continue;
                }
                text.append(empty > 0 ? String.valueOf(empty) : "").append(man.fen());
                empty = 0;
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
        }
        return text.toString();
    }
}

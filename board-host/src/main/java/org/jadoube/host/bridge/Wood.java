package org.jadoube.host.bridge;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What stands on the board as far as the game's events tell. A settled move speaks for every square that nobody has touched
 * since it was made. A man that was set down stands nowhere until it is known who he is: by the likely move, because he alone
 * was in the air and is back, or because the sensors name men; programs believe what a board says of a man, and a wrong name
 * for a moment leads them astray.
 */
final class Wood {
    private static final int SQUARES = 64;
    /** So long a man may stand unnamed, in ms; then the best guess is told. */
    private static final long UNNAMED = 2_000;
    /** So long after its first contact a man is told to have been set down at the latest, in ms. */
    private static final long CONTACT = 40;

    private final boolean named;
    private final @Nullable Man[] men = new @Nullable Man[SQUARES];
    private final @Nullable Man[] before = new @Nullable Man[SQUARES];
    private final @Nullable Man[] guess = new @Nullable Man[SQUARES];
    private final long[] touched = new long[SQUARES];
    private Reading.Identity position;
    private long settledBefore = Long.MIN_VALUE;
    /** Where the likely move of each ply brought its man. */
    private final Map<Integer, Integer> likely = new HashMap<>();

    private long air;
    private long missing;
    private long extra;
    private Reading.@Nullable Identity read;

    /** The men of a position, each in its place; {@code named}: the sensors tell which man stands where. */
    Wood(String fen, boolean named) {
        this.named = named;
        Arrays.fill(touched, Long.MIN_VALUE);
        position = Placement.read(fen);
        all(fen);
    }

    /** The men that stand. */
    Reading.Identity reading() {
        Reading.Identity known = read;
        if (known == null) {
            known = Reading.Identity.of(Arrays.asList(men));
            read = known;
        }
        return known;
    }

    /** Takes in an event; many change nothing on the board. */
    void hear(GameEvent event) {
        nameOld(event.t());
        switch (event) {
            case GameEvent.Lifted e -> lifted(e);
            case GameEvent.Placed e -> placed(e);
            case GameEvent.Provisional e -> likely(e);
            case GameEvent.Moved e -> settled(e.fen(), e.made());
            case GameEvent.Amended e -> named(e.fen());
            case GameEvent.TakenBack e -> named(e.fen());
            case GameEvent.Game e -> begins(e.fen());
            case GameEvent.Restore e -> restore(e.place(), e.remove());
            case GameEvent.DutyChanged e -> {}
            case GameEvent.Completed e -> {}
            case GameEvent.Asked e -> {}
            case GameEvent.Answered e -> {}
            case GameEvent.Explained e -> {}
            case GameEvent.Tip e -> {}
            case GameEvent.Ruled e -> {}
            case GameEvent.Offered e -> {}
            case GameEvent.Claimed e -> {}
            case GameEvent.Noticed e -> {}
            case GameEvent.Lights e -> {}
            case GameEvent.Clock e -> {}
            case GameEvent.Sensor e -> {}
            case GameEvent.Result e -> {}
            case GameEvent.Ended e -> {}
            case GameEvent.Drawn e -> {}
            case GameEvent.Agreed e -> {}
            case GameEvent.Sent e -> {}
        }
    }

    private void lifted(GameEvent.Lifted e) {
        int square = e.square();
        likely.values().removeIf(to -> to == square);
        // Who stood there unnamed is one of those whose own squares are empty already.
        air |= men[square] == null ? 0 : Square.bit(square);
        put(square, null);
        touched[square] = e.t();
    }

    private void placed(GameEvent.Placed e) {
        int square = e.square();
        Man told = e.man();
        // Somebody stands there, whoever it is: a pawn until inference knows better.
        Man man = told != null ? told : Man.of(e.by(), Piece.PAWN);
        boolean back = (air & Square.bit(square)) != 0;
        air &= ~Square.bit(square);
        touched[square] = e.t();
        Man was = before[square];
        if (named || (back && was != null)) {
            put(square, named || was == null ? man : was);
        } else {
            guess[square] = man;
        }
    }

    private void nameOld(long t) {
        for (int square = 0; square < SQUARES; square++) {
            if (guess[square] != null && t - touched[square] > UNNAMED) {
                put(square, guess[square]);
            }
        }
    }

    /** The likely move says who the man is that was set down; when it is another, that man is unnamed again. */
    private void likely(GameEvent.Provisional e) {
        String uci = e.uci();
        int to = uci == null ? -1 : Square.parse(uci.substring(2, 4));
        int told = likely.getOrDefault(e.id(), -1);
        if (told >= 0 && told != to) {
            unname(told);
            likely.remove(e.id());
        }
        Man man = uci == null ? null : at(position, Square.parse(uci.substring(0, 2)));
        // A man who may have taken the place of another unseen is told when it is certain.
        boolean placed = to >= 0 && (guess[to] != null || (men[to] != null && (told == to || touched[to] == e.t())));
        if (man != null && man.side() == e.by() && placed && isAlone(to)) {
            // What a pawn became is not known before the move has settled.
            put(to, man);
            likely.put(e.id(), to);
        }
    }

    /** Whether no other man was set down in the same moment: of two, the likely move may have named the wrong one. */
    private boolean isAlone(int square) {
        for (int other = 0; other < SQUARES; other++) {
            if (other != square && guess[other] != null && touched[other] == touched[square]) {
                return false;
            }
        }
        return true;
    }

    private void unname(int square) {
        Man named = men[square];
        Man was = before[square];
        if (named != null) {
            men[square] = null;
            guess[square] = was == null ? named : was;
            read = null;
        }
    }

    /** A move has settled that was made at {@code made}. */
    private void settled(String fen, long made) {
        Reading.Identity was = position;
        position = Placement.read(fen);
        long moved = was.difference(position);
        likely.values().removeIf(to -> touched[to] <= made);
        air = 0;
        for (int square = 0; square < SQUARES; square++) {
            long bit = Square.bit(square);
            // A hand of the other side may have been at work already; only old touches are overruled.
            boolean old = touched[square] <= ((moved & bit) != 0 ? made : settledBefore);
            if ((old || sets(square, moved, made)) && (extra & bit) == 0) {
                put(square, (missing & bit) != 0 ? null : at(position, square));
            } else {
                name(square, at(position, square));
                air |= men[square] == null && guess[square] == null ? bit : 0;
            }
        }
        settledBefore = made;
    }

    /** Whether the man who was set down there last is the one that the move of that moment brought. */
    private boolean sets(int square, long moved, long made) {
        boolean full = men[square] != null || guess[square] != null;
        return full && (moved >>> square & 1) != 0 && touched[square] <= made + CONTACT;
    }

    /** A new game: the men stand as they should, unless it is told otherwise at once. */
    private void begins(String fen) {
        missing = 0;
        extra = 0;
        all(fen);
    }

    private void all(String fen) {
        position = Placement.read(fen);
        for (int square = 0; square < SQUARES; square++) {
            put(square, at(position, square));
        }
    }

    /** Other moves stand now than were told: who stands where a man should stand is known, the rest waits for hands. */
    private void named(String fen) {
        position = Placement.read(fen);
        for (int square = 0; square < SQUARES; square++) {
            name(square, at(position, square));
        }
    }

    /** Says who stands on a full square, if a man of the same side does. */
    private void name(int square, @Nullable Man there) {
        Man now = men[square] != null ? men[square] : guess[square];
        if (now != null && there != null && now.side() == there.side()) {
            put(square, there);
        }
    }

    private void put(int square, @Nullable Man man) {
        Man was = men[square];
        before[square] = was == null ? before[square] : was;
        men[square] = man;
        guess[square] = null;
        read = null;
    }

    /** The board does not stand as the position: these squares are empty, and those are full. */
    private void restore(long place, long remove) {
        missing = place;
        extra = remove;
        for (int square = 0; square < SQUARES; square++) {
            if ((place >>> square & 1) != 0) {
                put(square, null);
            } else if ((remove >>> square & 1) != 0 && men[square] == null) {
                put(square, unknown(square));
            }
        }
    }

    private Man unknown(int square) {
        Man guessed = guess[square];
        Man was = before[square];
        return guessed != null ? guessed : was != null ? was : Man.of(Side.WHITE, Piece.PAWN);
    }

    private static @Nullable Man at(Reading.Identity board, int square) {
        Side side = board.sideAt(square);
        Piece piece = board.pieceAt(square);
        return side == null || piece == null ? null : Man.of(side, piece);
    }
}

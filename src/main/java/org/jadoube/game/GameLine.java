package org.jadoube.game;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.History;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The plies that the world was told, with the positions between them; the moves of the header come first. */
final class GameLine {

    /** One ply that was told; {@code id} counts from 1. */
    record Told(int id, Move move, String uci, String san, Position before, Position after, long made) {
        Side by() {
            return before.turn();
        }

        /** The same ply is the answer nearly always, and it is asked after every step: without the machinery of records. */
        @Override
        public boolean equals(@Nullable Object other) {
            return this == other
                    || (other instanceof Told told
                            && id == told.id
                            && made == told.made
                            && move.equals(told.move)
                            && uci.equals(told.uci)
                            && san.equals(told.san)
                            && before.equals(told.before)
                            && after.equals(told.after));
        }

        @Override
        public int hashCode() {
            return 31 * id + move.hashCode();
        }
    }

    /** The legal moves of so many positions before the last are kept at hand. */
    private static final int KNOWN = 2;

    private final List<Told> plies = new ArrayList<>();
    private final List<History> histories = new ArrayList<>();
    private final int given;
    private int undone;

    GameLine(Position start, List<Move> history) {
        histories.add(History.of(start));
        for (Move move : history) {
            add(move, 0);
        }
        given = history.size();
    }

    /** Adds a move and returns its ply. */
    Told add(Move move, long made) {
        Position before = position();
        History next = history().play(move);
        Told told = new Told(
                plies.size() + 1,
                move,
                move.uci(before.chess960()),
                San.write(before, move),
                before,
                next.position(),
                made);
        plies.add(told);
        histories.add(next);
        if (plies.size() > KNOWN) {
            plies.get(plies.size() - 1 - KNOWN).before().forgetMoves();
        }
        return told;
    }

    /** Takes every ply after {@code size} away and returns them in their order. */
    List<Told> cut(int size) {
        List<Told> gone = new ArrayList<>();
        while (plies.size() > size) {
            gone.add(0, removeLast());
        }
        return gone;
    }

    private Told removeLast() {
        histories.remove(histories.size() - 1);
        Told last = plies.remove(plies.size() - 1);
        undone = Math.max(undone, given - plies.size());
        return last;
    }

    /** The first position that is known. */
    Position start() {
        return histories.get(0).position();
    }

    /** Every move from there. */
    List<Move> fromStart() {
        return plies.stream().map(Told::move).toList();
    }

    Position position() {
        return history().position();
    }

    History history() {
        return histories.get(histories.size() - 1);
    }

    /** The position before the ply with this id. */
    Position before(int id) {
        return histories.get(id - 1).position();
    }

    @Nullable
    Told last() {
        return plies.isEmpty() ? null : plies.get(plies.size() - 1);
    }

    /** The last ply of {@code side}, or null. */
    @Nullable
    Told lastOf(Side side) {
        for (int i = plies.size() - 1; i >= 0; i--) {
            if (plies.get(i).by() == side) {
                return plies.get(i);
            }
        }
        return null;
    }

    int size() {
        return plies.size();
    }

    Told ply(int id) {
        return plies.get(id - 1);
    }

    /** How many plies of the header stand. */
    int given() {
        return given - undone();
    }

    /** The number of plies of the header that were taken back. */
    int undone() {
        return Math.max(undone, 0);
    }

    /** The moves that stand without those of the header, as UCI. */
    List<String> moves() {
        int kept = Math.max(0, given - undone());
        return plies.stream().skip(Math.min(kept, plies.size())).map(Told::uci).toList();
    }

    /** Whether any of these stands; asked at every frame, so nothing is made for the answer. */
    boolean hasMoves() {
        return plies.size() > Math.max(0, given - undone());
    }

    /** The moves of the header and after it, as a list. */
    List<Told> all() {
        return List.copyOf(plies);
    }
}

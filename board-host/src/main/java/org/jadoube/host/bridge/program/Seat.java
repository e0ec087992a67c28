package org.jadoube.host.bridge.program;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** What the program has told of its game: where it began, the moves since, and which side the human at the board plays. */
final class Seat {
    private final Desk desk;
    private final List<String> moves = new ArrayList<>();
    private Position start = Position.initial();
    private Position now = start;
    private @Nullable Side human;

    Seat(Desk desk) {
        this.desk = desk;
    }

    /** Whose moves the human makes; null: not known yet. */
    @Nullable
    Side human() {
        return human;
    }

    /** The position as the program has it. */
    Position position() {
        return now;
    }

    /** The program forgets its game and takes this position; false if it is none. */
    boolean set(@Nullable String fen) {
        try {
            start = fen == null ? Position.initial() : Fen.position(fen);
        } catch (FenException e) {
            return false;
        }
        now = start;
        moves.clear();
        human = null;
        return true;
    }

    /** A move is played in the program's game, whoever made it; false if it cannot be. */
    boolean play(String uci) {
        try {
            now = now.play(Uci.read(now, uci));
            moves.add(uci);
            return true;
        } catch (MoveTextException e) {
            return false;
        }
    }

    /** The last {@code count} moves are taken back in the program's game. */
    void undo(int count) {
        List<String> kept = List.copyOf(moves.subList(0, Math.max(0, moves.size() - count)));
        moves.clear();
        now = start;
        kept.forEach(this::play);
    }

    /** The human plays {@code side} from the present position on. */
    void sit(Side side) {
        human = side;
        start = now;
        moves.clear();
        desk.begin(now, RemoteSides.of(side.other()));
    }

    /** The human makes no moves until it sits down again. */
    void stand() {
        human = null;
    }
}

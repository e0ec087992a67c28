package org.jadoube.host.journal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/**
 * A game put together from what was told of it, for a program that would decide otherwise than the one that played: what was
 * told stands. Moves, offences, clock and result are kept; touches, offers and open questions are not.
 *
 * @param setup the game with the moves that were told as its history
 * @param first what has to be said to it: the times of the clock, the result
 */
record AsTold(GameSetup setup, List<Input> first) {

    AsTold {
        first = List.copyOf(first);
    }

    static AsTold of(Retold retold, List<Entry> entries) {
        GameSetup agreed = retold.session().view().setup();
        Line line = new Line(agreed);
        for (Entry entry : entries) {
            if (entry instanceof Entry.Told told) {
                told.decisions().forEach(line::take);
            }
        }
        GameSetup setup = new GameSetup(
                agreed.sensor(),
                agreed.start(),
                line.moves(),
                agreed.rules(),
                agreed.time(),
                agreed.clock(),
                agreed.levers(),
                agreed.allLights(),
                agreed.remote(),
                line.offences,
                agreed.names());
        return new AsTold(setup, line.said(retold.t()));
    }

    /** The game as it is told, decision by decision. */
    private static final class Line {

        private final GameSetup agreed;
        private final List<String> plies = new ArrayList<>();
        private final Map<Side, Integer> offences = new EnumMap<>(Side.class);
        private Decision.@Nullable Clock clock;
        private Decision.@Nullable Result result;

        Line(GameSetup agreed) {
            this.agreed = agreed;
            begin();
        }

        private void begin() {
            plies.clear();
            agreed.history().forEach(move -> plies.add(move.uci(agreed.start().chess960())));
            offences.clear();
            offences.putAll(agreed.offences());
            clock = null;
            result = null;
        }

        void take(Decision decision) {
            switch (decision) {
                case Decision.Moved d -> {
                    cut(d.id());
                    plies.add(d.uci());
                }
                case Decision.Amended d -> {
                    cut(d.id());
                    plies.addAll(d.to());
                    result = null;
                }
                case Decision.TakenBack d -> cut(d.id());
                case Decision.Clock d -> clock = d;
                case Decision.Ruled d -> {
                    Side by = d.by();
                    if (by != null && d.offence() > 0) {
                        offences.put(by, d.offence());
                    }
                }
                case Decision.Result d -> result = d;
                case Decision.Game d -> begin();
                case Decision.Other d -> {}
            }
        }

        private void cut(int id) {
            while (plies.size() >= Math.max(1, id)) {
                plies.removeLast();
            }
        }

        /** The moves, as far as they are legal one after the other. */
        List<Move> moves() {
            List<Move> moves = new ArrayList<>();
            Position position = agreed.start();
            for (String ply : plies) {
                try {
                    Move move = Uci.read(position, ply);
                    moves.add(move);
                    position = position.play(move);
                } catch (MoveTextException e) {
                    return moves;
                }
            }
            return moves;
        }

        /** The clock stood still since {@code t}. */
        List<Input> said(long t) {
            List<Input> said = new ArrayList<>();
            Decision.Clock shown = clock;
            if (shown != null) {
                long ran = t - shown.t();
                long white = shown.white() - (shown.running() == Side.WHITE ? ran : 0);
                long black = shown.black() - (shown.running() == Side.BLACK ? ran : 0);
                Map<String, String> times =
                        Map.of("white", Long.toString(Math.max(1, white)), "black", Long.toString(Math.max(1, black)));
                said.add(new Input.Say(t, "set-clock", null, times));
            }
            Decision.Result over = result;
            if (over != null) {
                Map<String, String> how = Map.of("result", over.result(), "reason", over.reason());
                said.add(new Input.Say(t, "result", null, how));
            }
            return said;
        }
    }
}

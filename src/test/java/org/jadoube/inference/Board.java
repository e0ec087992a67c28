package org.jadoube.inference;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;

/** A board for tests: hands lift and place at times that follow each other, and findings are kept. */
final class Board {

    final MoveTracker tracker;
    final List<Finding> findings = new ArrayList<>();
    long now = 1000;

    Board(TrackerSettings settings, String fen) {
        tracker = new MoveTracker(settings, fen.isEmpty() ? Position.initial() : Fen.position(fen), 0);
    }

    static Board start() {
        return new Board(TrackerSettings.home(SensorKind.OCCUPANCY), "");
    }

    static Board of(String fen) {
        return new Board(TrackerSettings.home(SensorKind.OCCUPANCY), fen);
    }

    /** Words such as {@code -e2 350 +e4 500}: lifts, places and the milliseconds between them. */
    Board play(String words) {
        for (String word : words.split(" ")) {
            switch (word.charAt(0)) {
                case '-' -> edge(SquareEdge.lift(now, Square.parse(word.substring(1))));
                case '+' -> edge(SquareEdge.place(now, Square.parse(word.substring(1))));
                case 'W' -> press(Side.WHITE);
                case 'B' -> press(Side.BLACK);
                default -> rest(Long.parseLong(word));
            }
        }
        return this;
    }

    private void edge(SquareEdge edge) {
        tracker.scan(now + 10, List.of(edge));
        findings.addAll(tracker.drain());
    }

    private void press(Side side) {
        tracker.press(now, side);
        findings.addAll(tracker.drain());
    }

    Board rest(long ms) {
        now += ms;
        tracker.advance(now);
        findings.addAll(tracker.drain());
        return this;
    }

    List<String> told() {
        return tracker.told().stream().map(ply -> ply.move().uci()).toList();
    }

    Move move(String uci) {
        return Uci.read(tracker.position(), uci);
    }

    <T extends Finding> List<T> all(Class<T> kind) {
        return findings.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}

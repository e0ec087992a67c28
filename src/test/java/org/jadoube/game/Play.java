package org.jadoube.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/**
 * A game played by steps, two seconds apart: "lift e2", "place e8 Q", "press white", "say resign black", "choose queen",
 * "remote e7e5 e2e4", "touch e2 white", "flag white"; "+500 lift e2" comes half a second after the step before.
 */
final class Play {

    private static final int APART = 2_000;
    private static final int TAIL = 3_000;

    private final List<GameEvent> events;

    private Play(List<GameEvent> events) {
        this.events = events;
    }

    /** Plays the steps and lets three more seconds pass. */
    static Play of(GameSetup setup, String... steps) {
        GameSession session = new GameSession(setup);
        List<GameEvent> events = new ArrayList<>();
        inputs(steps).forEach(input -> events.addAll(session.on(input)));
        return new Play(events);
    }

    /** A setup by the names of a recording's header. */
    static GameSetup setup(String base, @Nullable String clock, @Nullable String fen, List<String> house) {
        RuleSet rules = RuleSet.parse(base, house);
        Position start = fen == null ? Position.initial() : Fen.position(fen, false, rules.moveRules());
        TimeControl control = clock == null ? null : TimeControl.parse(clock);
        return GameSetup.usual().with(new GameSetup.Changes(rules, start, control, null, null, null, Map.of()));
    }

    /** By the Laws, with a clock that completes moves. */
    static GameSetup fide() {
        return setup("fide", "5400+30", null, List.of());
    }

    /** By the Laws, from a position, with a clock that completes moves. */
    static GameSetup fide(String fen) {
        return setup("fide", "5400+30", fen, List.of());
    }

    /** By the Laws without a clock. */
    static GameSetup fideWithoutClock() {
        return setup("fide", null, null, List.of());
    }

    /** The rules of the home. */
    static GameSetup home() {
        return setup("home", null, null, List.of());
    }

    /** The same game with moves already played. */
    static GameSetup after(GameSetup setup, String... moves) {
        List<Move> history = new ArrayList<>();
        Position position = setup.start();
        for (String uci : moves) {
            Move move = Uci.read(position, uci);
            history.add(move);
            position = position.play(move);
        }
        return new GameSetup(
                setup.sensor(),
                setup.start(),
                history,
                setup.rules(),
                setup.time(),
                setup.clock(),
                setup.levers(),
                setup.allLights(),
                setup.remote(),
                setup.offences(),
                setup.names());
    }

    /** The steps as inputs, the end after them. */
    static List<Input> inputs(String... steps) {
        List<Input> inputs = new ArrayList<>();
        long t = 0;
        for (String step : steps) {
            List<String> words = new ArrayList<>(List.of(step.split(" ")));
            t += words.getFirst().startsWith("+")
                    ? Long.parseLong(words.removeFirst().substring(1))
                    : APART;
            inputs.add(input(t, words));
        }
        inputs.add(new Input.End(t + TAIL));
        return inputs;
    }

    private static Input input(long t, List<String> words) {
        String what = words.get(1);
        String more = words.size() > 2 ? words.get(2) : "";
        return switch (words.getFirst()) {
            case "lift" -> new Input.Lift(t, Square.parse(what), null, piece(more));
            case "place" -> new Input.Place(t, Square.parse(what), null, piece(more));
            case "touch" -> new Input.Touch(t, Square.parse(what), side(more));
            case "press" -> new Input.Press(t, side(what));
            case "flag" -> new Input.Flag(t, side(what));
            case "choose" -> new Input.Choose(t, what, null);
            case "remote" -> new Input.Remote(t, what, more.isEmpty() ? null : more);
            case "say" -> new Input.Say(t, what, more.equals("arbiter") ? null : side(more), with(words));
            default -> throw new IllegalArgumentException("no such step: " + words);
        };
    }

    private static Map<String, String> with(List<String> words) {
        Map<String, String> with = new HashMap<>();
        words.stream().skip(3).map(word -> word.split("=")).forEach(pair -> with.put(pair[0], pair[1]));
        return with;
    }

    private static @Nullable Piece piece(String letter) {
        return switch (letter) {
            case "P" -> Piece.PAWN;
            case "N" -> Piece.KNIGHT;
            case "B" -> Piece.BISHOP;
            case "R" -> Piece.ROOK;
            case "Q" -> Piece.QUEEN;
            case "K" -> Piece.KING;
            default -> null;
        };
    }

    private static Side side(String word) {
        return Side.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Everything that was told. */
    List<GameEvent> events() {
        return List.copyOf(events);
    }

    /** The events of one kind. */
    <T extends GameEvent> List<T> all(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The last event of a kind. */
    <T extends GameEvent> T last(Class<T> kind) {
        return all(kind).getLast();
    }

    /** The kinds of the rulings, in order. */
    List<String> rulings() {
        return all(GameEvent.Ruled.class).stream().map(GameEvent.Ruled::kind).toList();
    }

    /** The moves that stand at the end, without those played before. */
    List<String> moves() {
        return last(GameEvent.Ended.class).moves();
    }

    /** The state at the end. */
    GameEvent.State state() {
        return last(GameEvent.Ended.class).state();
    }

    /** The codes of the notices, in order. */
    List<String> notices() {
        return all(GameEvent.Noticed.class).stream()
                .map(GameEvent.Noticed::code)
                .toList();
    }

    /** The last duty as "kind law moves". */
    String duty() {
        GameEvent.DutyChanged last = last(GameEvent.DutyChanged.class);
        return last.duty().kind().name().toLowerCase(Locale.ROOT) + " "
                + last.duty().law() + " " + last.allowed();
    }

    /** What was to be put right last, as "place/remove". */
    String restore() {
        GameEvent.Restore last = last(GameEvent.Restore.class);
        return Square.names(last.place()) + "/" + Square.names(last.remove());
    }

    /** What happened in words, for a test that fails. */
    @Override
    public String toString() {
        return String.join("\n", events.stream().map(GameEvent::toString).toList());
    }
}

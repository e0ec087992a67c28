package org.jadoube.host.practice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.engine.EngineChoice;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.engine.GameDoor;
import org.jadoube.host.engine.Opponents;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Practice in a game of the board. Which exercise is practised stands in the game's header under {@link #NAME}, so that it goes on
 * after a stop; everything that is done reaches the game as an input, so that a recording replays without it.
 */
public final class Practice {

    /** Where the header names the exercise. */
    public static final String NAME = "practice";

    /** The setting by which the coach asks back after a blunder. */
    private static final String COACH = "coach";

    private static final Logger LOG = LoggerFactory.getLogger(Practice.class);

    private static final RemoteSides NOBODY = RemoteSides.NONE;

    private final GameDoor door;
    private final Shelf shelf;
    private final Opponents opponents;
    private final Engines engines;
    private final SetUp setUp;
    private final Consumer<String> tell;
    private @Nullable Drill drill; // the game's thread alone
    private String practised = "";
    private String told = "";

    /** Puts the men of a board up where that can be done without a hand. */
    @FunctionalInterface
    public interface SetUp {
        /** Puts them up as {@code start}, where they can be, and then goes on with {@code then}. */
        void arrange(Position start, Runnable then);
    }

    /** {@code tell} hears how the practice goes, as JSON: an object, or {@code null} without practice. */
    public Practice(
            GameDoor door, Shelf shelf, Opponents opponents, Engines engines, SetUp setUp, Consumer<String> tell) {
        this.door = door;
        this.shelf = shelf;
        this.opponents = opponents;
        this.engines = engines;
        this.setUp = setUp;
        this.tell = tell;
    }

    // ---- what is asked for

    /**
     * Takes {@code {"practice":{"id":…,"side":…}}}, or {@code {"practice":null}} to end it; says whether it was one of these.
     *
     * @param game the game as it stands
     */
    public boolean takes(String line, Supplier<GameView> game) throws BadInput {
        if (!line.contains("\"" + NAME + "\"")) {
            return false;
        }
        Map<String, @Nullable Object> asked;
        try {
            asked = Json.object(line);
        } catch (Json.NotJson e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
        if (!asked.containsKey(NAME)) {
            return false;
        }
        Object choice = asked.get(NAME);
        if (choice == null) {
            end();
        } else if (choice instanceof Map<?, ?> chosen) {
            Exercise exercise = known(String.valueOf(chosen.get("id")));
            GameView now = game.get();
            if (!now.plies().isEmpty()
                    && now.result() == null
                    && !now.setup().names().containsKey(NAME)) {
                throw new BadInput("a game is on the board; finish it, or begin a new one, before you practise");
            }
            begin(exercise, side(exercise, chosen.get("side")));
        } else {
            throw new BadInput("practice: an object with id and side expected, or null");
        }
        return true;
    }

    /** A page chooses among the names on the shelf and no other file of the machine. */
    private Exercise known(String id) throws BadInput {
        Exercise exercise = shelf.all().get(id);
        if (exercise == null) {
            throw new BadInput("practice: there is no exercise \"" + id + "\"");
        }
        return exercise;
    }

    private static Side side(Exercise exercise, @Nullable Object word) throws BadInput {
        return switch (String.valueOf(word)) {
            case "null" -> exercise.player();
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new BadInput("practice: side white or black expected, not " + word);
        };
    }

    private void begin(Exercise exercise, Side player) throws BadInput {
        Optional<EngineChoice> engine = engine(exercise);
        List.of(Side.values()).forEach(opponents::leave);
        setUp.arrange(exercise.start(), () -> {
            agree(exercise, player, engine.isPresent());
            engine.ifPresent(choice -> opponents.seat(player.other(), choice));
        });
    }

    /** A new game begins with the exercise's position. */
    private void agree(Exercise exercise, Side player, boolean engine) {
        door.visit(table -> {
            if (!table.view().plies().isEmpty()) {
                boolean open = table.view().result() == null;
                table.take(new Input.Say(table.now(), "new-game", null, Map.of()));
                if (open) {
                    // an exercise before this one is left without a result
                    table.take(new Input.Choose(table.now(), "yes", null));
                }
            }
            RuleSet rules = table.view().setup().rules();
            table.take(new Input.Change(
                    table.now(),
                    new GameSetup.Changes(
                            rules.base().friendly() && rules.takebacks() ? null : RuleSet.of(RuleBase.LEARN),
                            exercise.start(),
                            null,
                            null,
                            null,
                            engine ? NOBODY : RemoteSides.of(player.other()),
                            names(exercise, player),
                            true,
                            null)));
        });
    }

    /** What the header of a game says that practises {@code exercise}. */
    static Map<String, String> names(Exercise exercise, Side player) {
        Map<String, String> names = new TreeMap<>();
        names.put(NAME, exercise.id());
        names.put(player.word(), "");
        names.put(GameSetup.FAR, "");
        names.put(player.other().word(), exercise.title());
        // the exercise itself says what is wrong with a move, and two who ask about it would be one too many
        names.put(COACH, exercise.kind() == Exercise.Kind.ENDGAME ? "" : "no");
        return names;
    }

    private Optional<EngineChoice> engine(Exercise exercise) throws BadInput {
        if (exercise.kind() != Exercise.Kind.ENDGAME) {
            return Optional.empty();
        }
        return Optional.of(engines.strongest()
                .orElseThrow(() -> new BadInput(
                        "an endgame is practised against an engine; install one (Debian: apt install stockfish)")));
    }

    private void end() {
        List.of(Side.values()).forEach(opponents::leave);
        door.visit(table -> {
            Map<String, String> names = new TreeMap<>(Map.of(NAME, "", COACH, ""));
            for (Side side : Side.values()) {
                if (table.view().setup().remote().has(side)) {
                    names.put(side.word(), "");
                }
            }
            table.take(new Input.Change(table.now(), changes(names, NOBODY)));
            look(table::view);
        });
    }

    private static GameSetup.Changes changes(Map<String, String> names, RemoteSides remote) {
        return new GameSetup.Changes(null, null, null, null, null, remote, names);
    }

    // ---- what happens in the game, on its thread

    /** Something has happened in {@code game}; called on its thread after each batch of events. */
    public void events(Supplier<GameView> game, List<GameEvent> events) {
        boolean concerns = events.stream()
                .anyMatch(event -> event instanceof GameEvent.Moved
                        || event instanceof GameEvent.Amended
                        || event instanceof GameEvent.TakenBack
                        || event instanceof GameEvent.Result
                        || event instanceof GameEvent.Game);
        if (concerns) {
            look(game);
        }
    }

    /** Looks at the game and does what the exercise asks; called on the game's thread. */
    public void look(Supplier<GameView> game) {
        GameView view = game.get();
        String id = view.setup().names().getOrDefault(NAME, "");
        if (!id.equals(practised)) {
            practised = id;
            drill = id.isEmpty() ? null : drill(id, view);
        }
        Drill now = drill;
        if (now != null) {
            Exercise exercise = now.exercise();
            if (view.plies().isEmpty() && !view.setup().start().equals(exercise.start())) {
                // another round: a new game begins from the usual start
                door.visit(table -> table.take(new Input.Change(
                        table.now(), new GameSetup.Changes(null, exercise.start(), null, null, null, null, Map.of()))));
            }
            List<Drill.Order> orders = now.look(view);
            if (!orders.isEmpty()) {
                door.visit(table -> orders.forEach(order -> carryOut(order, table)));
            }
        }
        String state = now == null ? "null" : now.report().json();
        if (!state.equals(told)) {
            told = state;
            tell.accept(state);
        }
    }

    private @Nullable Drill drill(String id, GameView view) {
        try {
            Exercise exercise = shelf.find(id);
            Side player = view.setup().remote().has(Side.WHITE) ? Side.BLACK : Side.WHITE;
            return new Drill(exercise, view.setup().remote().equals(NOBODY) ? exercise.player() : player);
        } catch (IllegalArgumentException e) {
            LOG.warn("practice: {}", e.getMessage());
            return null;
        }
    }

    private static void carryOut(Drill.Order order, GameDoor.Table table) {
        switch (order) {
            case Drill.Order.Send send -> table.take(new Input.Remote(table.now(), send.uci(), send.after()));
            case Drill.Order.Show show -> table.take(new Input.Hint(table.now(), show.uci(), show.after()));
            case Drill.Order.TakeBack back -> {
                Side player = table.view().position().turn().other();
                table.take(new Input.Say(table.now(), "takeback", player, Map.of()));
                table.take(new Input.Say(table.now(), "accept-takeback", player.other(), Map.of()));
            }
        }
    }

    // ---- what there is

    /** All exercises as JSON: {@code {"exercises":[{"id":…,"kind":…,"titles":{…},"player":…,"goal":…,"lines":…,"plies":…}]}}. */
    public String listJson() {
        return Json.write(json -> {
            json.writeArrayFieldStart("exercises");
            for (Exercise exercise : shelf.all().values()) {
                json.writeStartObject();
                json.writeStringField("id", exercise.id());
                json.writeStringField("kind", exercise.kind().word());
                json.writeObjectFieldStart("titles");
                for (Map.Entry<String, String> title : new TreeMap<>(exercise.titles()).entrySet()) {
                    json.writeStringField(title.getKey(), title.getValue());
                }
                json.writeEndObject();
                json.writeStringField("player", exercise.player().word());
                json.writeStringField("goal", exercise.goal().word());
                json.writeStringField("fen", exercise.start().fen());
                json.writeNumberField("lines", exercise.tree().lines());
                json.writeNumberField("plies", exercise.tree().depth());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }
}

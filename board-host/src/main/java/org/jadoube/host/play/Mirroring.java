package org.jadoube.host.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jspecify.annotations.Nullable;

/**
 * The mirrors of a game. What a program on a PC asks to light is shown beside the game's own lights, as a hint and never on a
 * square that the game itself lights; it is no event of the game.
 */
final class Mirroring implements GameThread.Listener, Table, AutoCloseable {

    private final List<Mirror> mirrors;
    private final Follower follower;
    private final Consumer<GameEvent.Lights> show;
    private final Map<Mirror, Long> asked = new LinkedHashMap<>();
    private LightScene scene = LightScene.DARK;
    private volatile @Nullable GameThread thread;

    /** Opens the mirrors of {@code choice}; {@code show} shows lights in place of those that the game told last. */
    Mirroring(MirrorChoice choice, GameSession session, Consumer<GameEvent.Lights> show) {
        this.mirrors = Mirrors.open(choice, this);
        this.follower = new Follower(mirrors, session::view);
        this.show = show;
    }

    /** Lets every mirror serve the game that {@code game} plays. */
    void start(GameThread game) {
        thread = game;
        follower.start();
    }

    /** The game as PGN, as it stands; called from any thread. */
    String pgn() {
        return LiveText.of(follower.standing().game());
    }

    @Override
    public void input(Input input) {
        follower.input(input);
    }

    @Override
    public void events(List<GameEvent> events) {
        follower.events(events);
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Lights lights) {
                scene = lights.scene();
                if (!asked.isEmpty()) {
                    show.accept(new GameEvent.Lights(lights.t(), together()));
                }
            }
        }
    }

    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {
        inputs.forEach(follower::input);
        events(events);
    }

    @Override
    public void post(LongFunction<? extends Input> input) {
        GameThread game = thread;
        if (game != null) {
            game.post(it -> it.take(input.apply(it.now())));
        }
    }

    @Override
    public void light(Mirror mirror, long squares) {
        GameThread game = thread;
        if (game != null) {
            game.post(it -> light(mirror, squares, it.now()));
        }
    }

    private void light(Mirror mirror, long squares, long t) {
        if (squares == 0) {
            asked.remove(mirror);
        } else {
            asked.put(mirror, squares);
        }
        show.accept(new GameEvent.Lights(t, together()));
    }

    private LightScene together() {
        Map<Integer, Light> squares = new TreeMap<>();
        for (long mask : asked.values()) {
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                squares.put(Long.numberOfTrailingZeros(rest), Light.HINT);
            }
        }
        squares.putAll(scene.squares());
        return new LightScene(squares);
    }

    @Override
    public void close() {
        mirrors.forEach(Mirror::close);
    }
}

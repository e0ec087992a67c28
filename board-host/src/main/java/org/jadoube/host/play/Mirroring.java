package org.jadoube.host.play;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.web.BadInput;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The mirrors of a game. What a program on a PC asks to light is shown beside the game's own lights, as a hint and never on a
 * square that the game itself lights; what it lights by meaning, as this program does that plays on this board from afar, goes
 * before the game's own. Neither is an event of the game.
 */
final class Mirroring implements GameThread.Listener, Table, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Mirroring.class);

    private final List<Mirror> mirrors;
    private final Follower follower;
    private final Consumer<GameEvent.Lights> show;
    private final Map<Mirror, LightScene> asked = new LinkedHashMap<>();
    private LightScene scene = LightScene.DARK;
    private volatile @Nullable GameThread thread;
    private volatile @Nullable OwnVoice voice;
    private final boolean lends;
    private volatile @Nullable Lending lending;

    /** Opens the mirrors of {@code choice}; {@code show} shows lights in place of those that the game told last. */
    Mirroring(MirrorChoice choice, GameSession session, Consumer<GameEvent.Lights> show) {
        this.mirrors = Mirrors.open(choice, this);
        this.lends = choice.program() == null;
        this.follower = new Follower(mirrors, session::view);
        this.show = show;
    }

    /** Lets every mirror serve the game that {@code game} plays, and say there what {@code own} lets it. */
    void start(GameThread game, OwnVoice own) {
        voice = own;
        thread = game;
        follower.start();
    }

    /**
     * Lends the board to another process of this program on this machine.
     *
     * @return what stands after {@code --board} there
     * @throws BadInput if this service has no board of its own to lend, or does not answer
     */
    synchronized String lend() throws BadInput {
        GameThread game = thread;
        if (!lends || game == null) {
            throw new BadInput("its board is a chess program's");
        }
        Lending open = lending;
        if (open == null) {
            open = Lending.begin(this, follower, game);
            lending = open;
        }
        return open.board();
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
        Lending lent = lending;
        if (lent != null) {
            lent.events(events);
        }
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Lights lights) {
                scene = lights.scene();
                if (!asked.isEmpty()) {
                    show.accept(new GameEvent.Lights(lights.t(), together(scene, asked.values())));
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
            game.post(it -> take(it, input.apply(it.now())));
        }
    }

    /** A program on a PC speaks for its own side; who plays the other is asked at the moment when the word is handled. */
    private void take(GameThread game, Input input) {
        OwnVoice own = voice;
        Optional<String> refusal = own == null ? Optional.empty() : own.refusal(input);
        refusal.ifPresentOrElse(why -> LOG.warn("from a program: {}", why), () -> game.take(input));
    }

    @Override
    public void light(Mirror mirror, long squares) {
        Map<Integer, Light> hints = new TreeMap<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            hints.put(Long.numberOfTrailingZeros(rest), Light.HINT);
        }
        show(mirror, new LightScene(hints));
    }

    @Override
    public void show(Mirror mirror, LightScene wanted) {
        GameThread game = thread;
        if (game != null) {
            game.post(it -> light(mirror, wanted, it.now()));
        }
    }

    private void light(Mirror mirror, LightScene wanted, long t) {
        if (wanted.equals(LightScene.DARK)) {
            asked.remove(mirror);
        } else {
            asked.put(mirror, wanted);
        }
        show.accept(new GameEvent.Lights(t, together(scene, asked.values())));
    }

    /** The game's own lights with those that are asked for. */
    static LightScene together(LightScene own, Collection<LightScene> asked) {
        Map<Integer, Light> squares = new TreeMap<>(own.squares());
        for (LightScene wanted : asked) {
            wanted.squares()
                    .forEach((square, light) ->
                            squares.merge(square, light, (ours, theirs) -> theirs == Light.HINT ? ours : theirs));
        }
        return new LightScene(squares);
    }

    @Override
    public void close() {
        mirrors.forEach(Mirror::close);
        Lending open = lending;
        if (open != null) {
            open.close();
        }
    }
}

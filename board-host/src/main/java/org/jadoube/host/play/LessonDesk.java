package org.jadoube.host.play;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.host.lessons.LessonJson;
import org.jadoube.host.lessons.LessonProgress;
import org.jadoube.host.lessons.LessonShelf;
import org.jadoube.host.lessons.LessonWord;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonEvent;
import org.jadoube.lesson.LessonInput;
import org.jadoube.lesson.LessonSession;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * Where lessons are taken: a lesson has the board while the game waits, its clock too, and the game gets it back as it
 * stood. On a simulated board the game's men are put aside untouched; on a board of wire the lights guide them back.
 */
final class LessonDesk implements Guest, GameThread.Listener {

    private final GameSession game;
    private final LessonBoard board;
    private final BooleanSupplier busy;
    private final Consumer<String> page;
    private final LessonShelf shelf;
    private final LessonProgress progress;
    private volatile boolean active;

    /** What follows is of the game's thread alone. */
    private @Nullable LessonSession lesson;

    private @Nullable WayHome home;
    private LightScene scene = LightScene.DARK;
    private String told = "";

    /**
     * A desk for one board.
     *
     * @param busy whether somebody else has the board
     * @param page takes how the lesson stands, as JSON
     */
    LessonDesk(Kept kept, LessonBoard board, BooleanSupplier busy, Consumer<String> page) {
        this.game = kept.session();
        this.board = board;
        this.busy = busy;
        this.page = page;
        Path folder = kept.lessons();
        this.shelf = new LessonShelf(folder);
        this.progress = new LessonProgress(folder == null ? null : folder.resolve("progress.txt"));
    }

    /** Whether a lesson has the board. */
    boolean active() {
        return active;
    }

    /** The list of lessons, see {@link LessonJson#list}. */
    String list() {
        return LessonJson.list(shelf.content(), progress);
    }

    /** Takes a word of the page; called from the server's threads. */
    void take(String jsonLine, GameThread thread) throws BadInput {
        LessonWord word;
        Lesson wanted = null;
        try {
            word = LessonWord.of(Json.object(jsonLine));
            if (word instanceof LessonWord.Begin begin) {
                wanted = shelf.lesson(begin.lesson())
                        .orElseThrow(() -> new IllegalArgumentException("there is no lesson " + begin.lesson()));
            }
        } catch (Json.NotJson | IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
        Lesson chosen = wanted;
        CompletableFuture<String> refusal = new CompletableFuture<>();
        thread.post(t -> refusal.complete(heard(word, chosen, t)));
        try {
            String why = refusal.get(2, TimeUnit.SECONDS);
            if (!why.isEmpty()) {
                throw new BadInput(why);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new BadInput("the board does not answer; try again");
        }
    }

    /** Does what was said; returns why not, or an empty text. */
    private String heard(LessonWord word, @Nullable Lesson chosen, GameThread thread) {
        long t = thread.now();
        if (word instanceof LessonWord.Begin begin && chosen != null) {
            return begin(chosen, begin.task(), thread);
        }
        if (word instanceof LessonWord.SetUp) {
            return setUp(thread);
        }
        LessonSession running = lesson;
        if (word instanceof LessonWord.Leave && active && running == null) {
            giveBack(thread);
            return "";
        }
        if (!active || running == null) {
            return "no lesson is going on; begin one";
        }
        switch (word) {
            case LessonWord.Hint hint -> feed(new LessonInput.Hint(t));
            case LessonWord.Again again -> feed(new LessonInput.Again(t));
            case LessonWord.Next next -> feed(new LessonInput.Next(t));
            case LessonWord.Choose choose -> feed(new LessonInput.Board(new Input.Choose(t, choose.choice(), null)));
            case LessonWord.Arrange arrange -> {
                return arrange(t, running);
            }
            case LessonWord.Leave leave -> leave(leave.now(), thread, running);
            case LessonWord.Begin begin -> {}
            case LessonWord.SetUp setUp -> {}
        }
        return "";
    }

    private String begin(Lesson chosen, int task, GameThread thread) {
        if (active) {
            LessonSession before = lesson;
            List<@Nullable Man> standing =
                    before == null ? board.standing() : before.view().men();
            home = null;
            lesson = new LessonSession(chosen, task, game.view().setup().sensor(), standing);
        } else {
            String refusal =
                    busy.getAsBoolean() ? "the doctor has the board; end the examination first" : board.refusal();
            if (!refusal.isEmpty()) {
                return refusal;
            }
            lesson = new LessonSession(chosen, task, game.view().setup().sensor(), board.standing());
            active = true;
            board.borrow(thread, this);
        }
        told = "";
        Reading reading = board.seen();
        feed(new LessonInput.Board(
                reading == null ? new Input.Tick(thread.now()) : new Input.Frame(thread.now(), reading)));
        return "";
    }

    /** Guides the hands until the men of the game stand; those that stand on a square of the game are taken for the right ones. */
    private String setUp(GameThread thread) {
        Reading reading = board.seen();
        String refusal = active
                ? "a lesson is going on; leave it first"
                : board.isSimulated() ? "the men of this board are put up by the page itself" : board.refusal();
        if (!refusal.isEmpty() || reading == null) {
            return refusal;
        }
        Position game = this.game.view().position();
        active = true;
        board.borrow(thread, this);
        told = "";
        home = WayHome.setUp(game, thread.now(), reading);
        goHome(thread.now(), thread);
        return "";
    }

    private String arrange(long t, LessonSession running) {
        Position wanted = running.wanted();
        if (!board.isSimulated()) {
            return "the men of this board are moved on the board itself";
        }
        if (wanted != null) {
            board.arrange(t, wanted);
            feed(new LessonInput.Stands(t));
        }
        return "";
    }

    private void leave(boolean now, GameThread thread, LessonSession running) {
        Reading reading = board.seen();
        if (now || !board.waits() || reading == null || board.isSimulated()) {
            giveBack(thread);
            return;
        }
        home = new WayHome(game.view().position(), running.view().men(), thread.now(), reading);
        goHome(thread.now(), thread);
    }

    private void goHome(long t, @Nullable GameThread thread) {
        WayHome way = home;
        if (way == null) {
            return;
        }
        way.pass(t);
        if (way.isThere() && thread != null) {
            giveBack(thread);
        } else {
            board.light(way.lights());
            tell(LessonJson.leaving(way.phase(), way.say(), way.lights(), way.men()));
        }
    }

    private void giveBack(GameThread thread) {
        active = false;
        lesson = null;
        home = null;
        scene = LightScene.DARK;
        board.giveBack(thread);
        tell(LessonJson.none());
    }

    private void feed(LessonInput input) {
        LessonSession running = lesson;
        if (running == null) {
            return;
        }
        for (LessonEvent event : running.on(input)) {
            switch (event) {
                case LessonEvent.Lights e -> scene = e.scene();
                case LessonEvent.Solved e ->
                    Thread.ofVirtual().start(() -> progress.solved(e.task(), e.misses(), e.hints()));
                case LessonEvent.Shown e -> {}
            }
        }
        board.light(scene);
        tell(LessonJson.state(running.view(), scene, board.isSimulated(), board.waits()));
    }

    private void tell(String json) {
        if (!json.equals(told)) {
            told = json;
            page.accept(json);
        }
    }

    @Override
    public boolean takes(Input input, GameThread thread) {
        return switch (input) {
            case Input.Frame frame -> {
                board.saw(frame.reading());
                tell(frame, thread);
                yield true;
            }
            case Input.Lift i -> true;
            case Input.Place i -> true;
            case Input.Touch i -> true;
            case Input.Press i -> {
                tell(i, thread);
                yield true;
            }
            case Input.Tick tick -> {
                tell(tick, thread);
                yield false;
            }
            default -> false;
        };
    }

    private void tell(Input input, GameThread thread) {
        WayHome way = home;
        if (way == null) {
            feed(new LessonInput.Board(input));
            return;
        }
        if (input instanceof Input.Frame frame) {
            way.reading(frame.t(), frame.reading());
        }
        goHome(input.t(), thread);
    }

    @Override
    public long nextDue() {
        WayHome way = home;
        LessonSession running = lesson;
        return way != null ? way.nextDue() : running == null ? Long.MAX_VALUE : running.nextDue();
    }

    /** What the game reads is remembered: the board stands so when a lesson begins. */
    @Override
    public void input(Input input) {
        if (input instanceof Input.Frame frame) {
            board.saw(frame.reading());
        }
    }

    @Override
    public void events(List<GameEvent> events) {}
}

package org.jadoube.lesson;

import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeCategory;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.game.SetUpGuide;
import org.jadoube.lesson.LessonView.Phase;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * One task from the set-up to its end. While men are set up or put back a {@link SetUpGuide} follows the hand; while the
 * task is posed a {@link GameSession} reads it, as it reads every game.
 */
final class TaskRun {

    private static final long NEVER = Long.MAX_VALUE;

    private final Task task;
    private final SensorKind kind;
    private final Table table;
    private Attempt attempt;
    private SetUpGuide guide;
    private @Nullable GameSession game;
    private LightScene lights = LightScene.DARK;
    private boolean begun;
    private boolean solved;
    private final LastTry tried = new LastTry();
    private List<String> choices = List.of();
    private @Nullable Attempt afterReply;
    private @Nullable Move reply;
    private Arrival arrival = new Arrival();
    private Pointing pointing;
    private int last = -1;
    private int hints;

    TaskRun(Task task, SensorKind kind, Table table) {
        this.task = task;
        this.kind = kind;
        this.table = table;
        this.attempt = Attempt.at(task);
        this.pointing = new Pointing(task);
        this.guide = guideTo(task.position());
    }

    private SetUpGuide guideTo(Position target) {
        return new SetUpGuide(target, table.men(), table.occupied());
    }

    /** The first reading has come. */
    void begin() {
        guide = guideTo(task.position());
    }

    long nextDue() {
        GameSession playing = game;
        return playing == null ? NEVER : Math.min(arrival.due(), playing.nextDue());
    }

    /** Edges that have settled. */
    void follow(List<SquareEdge> edges) {
        for (SquareEdge edge : edges) {
            table.follow(edge);
            last = edge.closed() ? edge.square() : last;
            if (game == null) {
                boolean stood = guide.next() instanceof SetUpGuide.Step.Ready;
                guide.follow(edge);
                table.set(guide.standing());
                if (!edge.closed() && stood && begun && !solved) {
                    point(edge.square());
                }
            }
        }
    }

    /** What falls due at {@code t} or before. */
    void pass(long t) {
        String move = arrival.arrived(t);
        if (move != null) {
            made(t, move);
        } else {
            take(new Input.Tick(t + 1));
        }
    }

    /** What the board or the page tells the game. */
    void take(Input input) {
        GameSession playing = game;
        if (playing != null) {
            hear(playing.on(input));
        }
    }

    /** Goes on once the men stand right and nothing is on its way. */
    void settle(long t) {
        if (game == null && !solved && table.isQuiet() && guide.next() instanceof SetUpGuide.Step.Ready) {
            begun = true;
            if (!Pointing.solves(task.goal())) {
                play(t);
            }
        }
    }

    private void play(long t) {
        GameSession playing = new GameSession(setup(), t, 1, 0);
        game = playing;
        lights = LightScene.DARK;
        Reading raw = table.raw();
        if (raw != null) {
            hear(playing.on(new Input.Frame(t, raw)));
        }
    }

    /** Rules that explain much and take nothing back; what the program answers comes as from afar. */
    private GameSetup setup() {
        boolean answered = task.goal() instanceof Goal.MateWithin;
        return new GameSetup(
                kind,
                attempt.position(),
                List.of(),
                RuleSet.parse("learn", List.of("-takebacks")),
                TimeCategory.STANDARD,
                null,
                false,
                false,
                answered ? RemoteSides.of(attempt.side().other()) : RemoteSides.NONE,
                Map.of(),
                Map.of());
    }

    private void hear(List<GameEvent> events) {
        GameSession heard = game;
        for (GameEvent event : events) {
            if (heard != game) {
                return;
            }
            switch (event) {
                case GameEvent.Lights e -> lights = e.scene();
                case GameEvent.Moved e -> moved(e);
                case GameEvent.Restore e -> tried.restore(e, attempt.position(), last);
                case GameEvent.Explained e -> tried.explained(e);
                case GameEvent.Lifted e -> lifted();
                case GameEvent.Placed e -> arrival.placed(e.t());
                case GameEvent.Provisional e -> provisional(e);
                case GameEvent.Asked e ->
                    choices = e.question() == GameEvent.Question.PROMOTION ? e.choices() : choices;
                case GameEvent.Answered e -> choices = List.of();
                default -> {}
            }
        }
    }

    private void provisional(GameEvent.Provisional event) {
        if (task.goal() instanceof Goal.Visit) {
            arrival.likely(event.t(), event.uci());
        }
    }

    private void lifted() {
        arrival.lifted();
        tried.fade();
    }

    private void moved(GameEvent.Moved event) {
        Attempt answered = afterReply;
        if (answered != null) {
            attempt = answered;
            afterReply = null;
            reply = null;
            return;
        }
        made(event.t(), event.uci());
    }

    private void made(long t, String uci) {
        Position before = attempt.position();
        Move move = Uci.read(before, uci);
        Position after = before.play(move);
        tried.lawful();
        choices = List.of();
        switch (attempt.play(move)) {
            case Outcome.Right right -> {
                solved = true;
                tried.forget();
                lead(after, after);
            }
            case Outcome.Wrong wrong -> {
                tried.wrong(wrong.flaw(), uci);
                attempt = Attempt.at(task);
                lead(after, attempt.position());
            }
            case Outcome.Onward onward -> onward(t, after, onward);
        }
    }

    private void onward(long t, Position after, Outcome.Onward onward) {
        Move answer = onward.reply();
        if (answer == null) {
            attempt = onward.next();
            lead(after, attempt.position());
            return;
        }
        afterReply = onward.next();
        reply = answer;
        GameSession playing = game;
        if (playing != null) {
            hear(playing.on(new Input.Remote(t, answer.uci(), null)));
        }
    }

    /** Leaves the game; a guide leads from what stands to {@code target}. */
    private void lead(Position standing, Position target) {
        leave();
        table.stands(standing);
        guide = guideTo(target);
    }

    private void leave() {
        game = null;
        lights = LightScene.DARK;
        arrival = new Arrival();
    }

    /** A man was lifted to point at him, or to say yes or no. */
    private void point(int square) {
        Flaw wrong = pointing.at(square);
        if (wrong == null) {
            tried.forget();
            solved = pointing.isDone();
        } else {
            tried.wrong(wrong, null);
        }
    }

    /** The task begins anew, from what stands on the board. */
    void again() {
        if (game != null) {
            table.stands(attempt.position());
        }
        attempt = Attempt.at(task);
        leave();
        solved = false;
        begun = false;
        tried.forget();
        choices = List.of();
        reply = null;
        afterReply = null;
        pointing = new Pointing(task);
        guide = guideTo(task.position());
    }

    void hint() {
        hints = Math.min(2, hints + 1);
    }

    /** Somebody who sees the men has put them right. */
    void trust() {
        if (game == null) {
            guide.trust();
            table.set(guide.standing());
        }
    }

    boolean isSolved() {
        return solved;
    }

    /** What should stand on the board now. */
    Position wanted() {
        return solved && game == null ? guide.target() : attempt.position();
    }

    /** The scene of now: what the game or the guide shows, and the squares of a hint. */
    LightScene lights() {
        LightScene scene = game == null ? guide.lights() : lights;
        return phase() == Phase.TASK ? TaskLights.of(task, attempt, scene, hints > 1) : scene;
    }

    private Phase phase() {
        if (solved) {
            return Phase.SOLVED;
        }
        if (game == null && !(guide.next() instanceof SetUpGuide.Step.Ready)) {
            return begun ? Phase.PUT_BACK : Phase.SET_UP;
        }
        if (tried.isUnlawful()) {
            return Phase.UNLAWFUL;
        }
        return reply != null ? Phase.REPLY : Phase.TASK;
    }

    LessonView view(Lesson lesson, int index) {
        SetUpGuide.Step step = game == null ? guide.next() : new SetUpGuide.Step.Ready();
        List<@Nullable Man> men = game == null ? table.men() : SetUpGuide.men(attempt.position());
        return new LessonView(
                lesson,
                index,
                phase(),
                step,
                tried.flaw(),
                tried.why(),
                tried.move(),
                hints,
                choices,
                reply,
                attempt.made(),
                tried.misses(),
                men);
    }

    int misses() {
        return tried.misses();
    }

    int hints() {
        return hints;
    }
}

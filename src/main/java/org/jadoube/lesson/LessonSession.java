package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.Input;
import org.jadoube.game.SetUpGuide;
import org.jadoube.lesson.LessonView.Phase;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.Scan;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;
import org.jadoube.sensing.SquareFilter;
import org.jspecify.annotations.Nullable;

/**
 * A lesson on the board. A pure state machine: the same inputs give the same events. The board guides the set-up man by man,
 * poses the task, judges each try and explains, lets the men be put back, and goes on when it is told to.
 */
public final class LessonSession {

    private final Lesson lesson;
    private final SensorKind kind;
    private final SquareFilter filter = new SquareFilter();
    private final Table table;
    private final List<LessonEvent> told = new ArrayList<>();
    private int index;
    private @Nullable TaskRun run;
    private long now;
    private boolean solved;
    private @Nullable LessonView shown;
    private LightScene lit = LightScene.DARK;

    /**
     * A lesson that begins with its {@code task}-th task, counted from 0.
     *
     * @param kind what the board's sensors can tell
     * @param men who stands on the board, as far as it is known: 64 entries, null where nobody stands or nobody knows
     */
    public LessonSession(Lesson lesson, int task, SensorKind kind, List<@Nullable Man> men) {
        this.lesson = lesson;
        this.kind = kind;
        this.table = new Table(men);
        open(task);
    }

    /** Handles one input and returns what came of it and of the time before it. */
    public List<LessonEvent> on(LessonInput input) {
        advance(input.t());
        now = Math.max(now, input.t());
        take(input);
        settle();
        List<LessonEvent> all = List.copyOf(told);
        told.clear();
        return all;
    }

    /** When something falls due next, in ms; {@link Long#MAX_VALUE} when nothing waits for time. */
    public long nextDue() {
        TaskRun running = run;
        return Math.min(filter.nextDue(), running == null ? Long.MAX_VALUE : running.nextDue());
    }

    /** The lesson as it stands. */
    public LessonView view() {
        TaskRun running = run;
        return running == null ? end() : running.view(lesson, index);
    }

    /** What should stand on the board now; null at the end of the lesson. */
    public @Nullable Position wanted() {
        TaskRun running = run;
        return running == null ? null : running.wanted();
    }

    private LessonView end() {
        return new LessonView(
                lesson,
                lesson.tasks().size(),
                Phase.FINISHED,
                new SetUpGuide.Step.Ready(),
                null,
                null,
                null,
                0,
                List.of(),
                null,
                0,
                0,
                table.men());
    }

    private void open(int task) {
        index = Math.clamp(task, 0, lesson.tasks().size());
        solved = false;
        run = index < lesson.tasks().size() ? new TaskRun(lesson.tasks().get(index), kind, table) : null;
    }

    /** Everything that falls due strictly before {@code t}, each at its own time. */
    private void advance(long t) {
        for (long due = nextDue(); due < t; due = nextDue()) {
            now = Math.max(now, due);
            for (Scan scan : filter.advance(due + 1)) {
                edges(scan.edges());
            }
            TaskRun running = run;
            if (running != null && running.nextDue() <= due) {
                running.pass(due);
            }
            settle();
        }
    }

    private void edges(List<SquareEdge> edges) {
        TaskRun running = run;
        if (running != null) {
            running.follow(edges);
        } else {
            edges.forEach(table::follow);
        }
    }

    private void take(LessonInput input) {
        TaskRun running = run;
        switch (input) {
            case LessonInput.Board board -> board(board.input());
            case LessonInput.Next next -> open(index + 1);
            case LessonInput.Open open -> open(open.task());
            case LessonInput.Hint hint -> {
                if (running != null) {
                    running.hint();
                }
            }
            case LessonInput.Again again -> {
                if (running != null) {
                    running.again();
                    solved = false;
                }
            }
            case LessonInput.Stands stands -> {
                if (running != null) {
                    running.trust();
                }
            }
        }
    }

    private void board(Input input) {
        TaskRun running = run;
        switch (input) {
            case Input.Frame frame -> frame(frame.t(), frame.reading());
            case Input.Lift lift -> edge(new SquareEdge(lift.t(), lift.square(), false, lift.colour(), lift.piece()));
            case Input.Place place ->
                edge(new SquareEdge(place.t(), place.square(), true, place.colour(), place.piece()));
            case Input.Press press -> {
                if (running != null && running.isSolved()) {
                    open(index + 1);
                }
            }
            case Input.Choose choose -> {
                if (running != null) {
                    running.take(choose);
                }
            }
            default -> {}
        }
        if (running != null
                && (input instanceof Input.Frame || input instanceof Input.Lift || input instanceof Input.Place)) {
            running.take(input);
        }
    }

    private void edge(SquareEdge edge) {
        edges(List.of(edge));
    }

    private void frame(long t, Reading reading) {
        boolean first = !filter.started();
        filter.reading(t, reading);
        TaskRun running = run;
        if (first) {
            table.begin(reading);
            if (running != null) {
                running.begin();
            }
        } else {
            table.read(reading);
        }
    }

    private void settle() {
        TaskRun running = run;
        table.quiet(filter.nextDue() == Long.MAX_VALUE);
        if (running != null) {
            running.settle(now);
            if (running.isSolved() && !solved) {
                solved = true;
                told.add(
                        new LessonEvent.Solved(now, lesson.tasks().get(index).id(), running.misses(), running.hints()));
            }
        }
        LightScene scene = running == null ? LightScene.DARK : running.lights();
        if (!scene.equals(lit)) {
            lit = scene;
            told.add(new LessonEvent.Lights(now, scene));
        }
        LessonView view = view();
        if (!view.equals(shown)) {
            shown = view;
            told.add(new LessonEvent.Shown(now, view));
        }
    }
}

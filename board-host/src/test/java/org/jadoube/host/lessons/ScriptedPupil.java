package org.jadoube.host.lessons;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jadoube.game.Input;
import org.jadoube.game.SetUpGuide.Step;
import org.jadoube.lesson.Lesson;
import org.jadoube.lesson.LessonEvent;
import org.jadoube.lesson.LessonInput;
import org.jadoube.lesson.LessonSession;
import org.jadoube.lesson.LessonView;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** A pupil whose hand does what it is told, at an empty board of switches. */
final class ScriptedPupil {

    private static final int STROKE = 250;
    private static final int REST = 2_500;
    private static final int PATIENCE = 200;

    private final LessonSession session;
    private final List<LessonEvent.Solved> solved = new ArrayList<>();
    private long occupied;
    private long t;

    ScriptedPupil(Lesson lesson) {
        session = new LessonSession(lesson, 0, SensorKind.OCCUPANCY, Collections.<@Nullable Man>nCopies(64, null));
        frame();
    }

    LessonView view() {
        return session.view();
    }

    /** The tasks solved so far, in order. */
    List<LessonEvent.Solved> solved() {
        return solved;
    }

    void next() {
        on(new LessonInput.Next(t));
    }

    private void on(LessonInput input) {
        for (LessonEvent event : session.on(input)) {
            if (event instanceof LessonEvent.Solved done) {
                solved.add(done);
            }
        }
    }

    private void frame() {
        on(new LessonInput.Board(new Input.Frame(t, new Reading.Occupancy(occupied))));
    }

    void lift(int square) {
        t += STROKE;
        occupied &= ~Square.bit(square);
        frame();
    }

    void place(int square) {
        t += STROKE;
        occupied |= Square.bit(square);
        frame();
    }

    void rest() {
        t += REST;
        on(new LessonInput.Board(new Input.Tick(t)));
    }

    /** Sets the men as the board asks for them, man by man. */
    void follow() {
        rest();
        for (int i = 0; !(view().step() instanceof Step.Ready); i++) {
            if (i > PATIENCE) {
                throw new IllegalStateException("the guide leads nowhere: " + view().step());
            }
            step(view().step());
            t += 50;
            on(new LessonInput.Board(new Input.Tick(t)));
        }
        rest();
    }

    private void step(Step step) {
        switch (step) {
            case Step.Remove remove -> Square.names(remove.squares()).forEach(square -> lift(Square.parse(square)));
            case Step.Move move -> {
                lift(move.from());
                place(move.to());
            }
            case Step.Place place -> place(place.square());
            case Step.Ready ready -> {}
        }
    }

    /** Makes a move as a hand does, and says what a pawn becomes if that is asked. */
    void make(Move move) {
        if (move.victim() >= 0) {
            lift(move.victim());
        }
        lift(move.from());
        place(move.to());
        if (move.kind() == Move.Kind.CASTLING) {
            lift(move.rookFrom());
            place(move.rookTo());
        }
        rest();
        if (move.promotion() != null && !view().choices().isEmpty()) {
            on(new LessonInput.Board(new Input.Choose(t, move.promotion().word(), null)));
            rest();
        }
    }
}

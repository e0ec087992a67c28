package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.Input;
import org.jadoube.game.SetUpGuide;
import org.jadoube.game.SetUpGuide.Step;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** A board of switches with a hand that does what it is told, and a lesson that listens. */
final class WoodenTable {

    private static final int STROKE = 300;
    private static final int REST = 3_000;

    final LessonSession session;
    final List<LessonEvent> events = new ArrayList<>();
    private long occupied;
    private long t;
    LightScene lights = LightScene.DARK;

    WoodenTable(Lesson lesson, int task, Position standing) {
        List<@Nullable Man> men = SetUpGuide.men(standing);
        session = new LessonSession(lesson, task, SensorKind.OCCUPANCY, men);
        occupied = standing.occupied();
        frame();
    }

    LessonView view() {
        return session.view();
    }

    void on(LessonInput input) {
        for (LessonEvent event : session.on(input)) {
            events.add(event);
            if (event instanceof LessonEvent.Lights e) {
                lights = e.scene();
            }
        }
    }

    long now() {
        return t;
    }

    private void frame() {
        on(new LessonInput.Board(new Input.Frame(t, new Reading.Occupancy(occupied))));
    }

    WoodenTable lift(String square) {
        return lift(Square.parse(square));
    }

    WoodenTable lift(int square) {
        t += STROKE;
        occupied &= ~Square.bit(square);
        frame();
        return this;
    }

    WoodenTable place(String square) {
        return place(Square.parse(square));
    }

    WoodenTable place(int square) {
        t += STROKE;
        occupied |= Square.bit(square);
        frame();
        return this;
    }

    /** The hand rests for a moment. */
    WoodenTable pause(int millis) {
        t += millis;
        on(new LessonInput.Board(new Input.Tick(t)));
        return this;
    }

    /** The hand rests until everything is settled. */
    WoodenTable rest() {
        t += REST;
        on(new LessonInput.Board(new Input.Tick(t)));
        return this;
    }

    /** Puts the men right as the guide says, step by step; returns how many steps it took. */
    int follow() {
        rest();
        int steps = 0;
        while (!(view().step() instanceof Step.Ready)) {
            follow(view().step());
            steps++;
            t += 50;
            on(new LessonInput.Board(new Input.Tick(t)));
            if (steps > 100) {
                throw new IllegalStateException("the guide leads nowhere: " + view().step());
            }
        }
        rest();
        return steps;
    }

    private void follow(Step step) {
        switch (step) {
            case Step.Remove remove -> {
                for (long left = remove.squares(); left != 0; left &= left - 1) {
                    lift(Long.numberOfTrailingZeros(left));
                }
            }
            case Step.Move move -> lift(move.from()).place(move.to());
            case Step.Place place -> place(place.square());
            case Step.Ready ready -> {}
        }
    }

    /** Makes a move as a hand does: the captured man first, then the own; the rook of a castling last. */
    WoodenTable make(Move move) {
        if (move.victim() >= 0) {
            lift(move.victim());
        }
        lift(move.from()).place(move.to());
        if (move.kind() == Move.Kind.CASTLING) {
            lift(move.rookFrom()).place(move.rookTo());
        }
        return rest();
    }

    long lit(Light light) {
        return lights.of(light);
    }

    long occupied() {
        return occupied;
    }
}

package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Move;
import org.jadoube.rules.Square;

/** The lights of a task that is posed: what the game shows, the kings that say yes and no, the squares of a hint. */
final class TaskLights {

    private TaskLights() {}

    /**
     * The scene.
     *
     * @param shown what the game or the guide shows
     * @param squares whether the squares of the way are asked for
     */
    static LightScene of(Task task, Attempt attempt, LightScene shown, boolean squares) {
        Map<Integer, Light> lit = new HashMap<>(shown.squares());
        if (task.goal() instanceof Goal.Say) {
            lit.putIfAbsent(task.position().king(task.position().turn()), Light.ASK);
            lit.putIfAbsent(task.position().king(task.position().turn().other()), Light.ASK);
        }
        if (squares) {
            hinted(task, attempt)
                    .forEach(square ->
                            lit.merge(square, Light.HINT, (there, hint) -> there == Light.TURN ? hint : there));
        }
        return new LightScene(lit);
    }

    private static List<Integer> hinted(Task task, Attempt attempt) {
        List<Integer> squares = new ArrayList<>();
        switch (task.goal()) {
            case Goal.Point point -> Square.names(point.squares()).forEach(square -> squares.add(Square.parse(square)));
            case Goal.Say say -> {}
            default -> {
                List<Move> line = Solver.line(attempt);
                line.stream().limit(1).forEach(move -> {
                    squares.add(move.from());
                    squares.add(move.to());
                });
            }
        }
        return squares;
    }
}

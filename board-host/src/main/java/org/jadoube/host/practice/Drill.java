package org.jadoube.host.practice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.game.GameView;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * One exercise in the making: it looks at the game as it stands and says what is to be done. The tree's moves for the other
 * side are sent one by one, the variation that came least often first; a move that the tree does not know is taken back; after
 * the second such move the right one is shown.
 *
 * <p>A move at the first try is worth two points, at the second one, a shown one none.
 */
final class Drill {

    /** So many wrong tries, and the move is shown. */
    static final int TRIES = 2;

    private static final int FIRST = 2;

    /** What is to be done. */
    sealed interface Order {
        /** The other side's move is to be made by the hand at the board; {@code after} is the ply that it answers. */
        record Send(String uci, @Nullable String after) implements Order {}

        /** The player's last move is to be taken back. */
        record TakeBack() implements Order {}

        /** The right move is to be lit. */
        record Show(String uci, @Nullable String after) implements Order {}
    }

    private final Exercise exercise;
    private final Side player;
    private final Map<String, Integer> visits = new HashMap<>();
    private final Map<Integer, Integer> tries = new HashMap<>();
    private int game = -1;
    private String handled = "";
    private DrillReport report;

    Drill(Exercise exercise, Side player) {
        this.exercise = exercise;
        this.player = player;
        this.report = DrillReport.begun(exercise, player);
    }

    Exercise exercise() {
        return exercise;
    }

    /** How it goes. */
    DrillReport report() {
        return report;
    }

    /** Looks at the game; what is returned is to be done once. */
    List<Order> look(GameView view) {
        if (view.number() != game) {
            game = view.number();
            tries.clear();
            handled = "";
        }
        return exercise.kind() == Exercise.Kind.ENDGAME ? endgame(view) : walk(view);
    }

    private List<Order> endgame(GameView view) {
        int plies = view.plies().size();
        int moves = (plies + (mover(0) == player ? 1 : 0)) / 2;
        report = report.at(DrillReport.State.TRY, "", 0).scored(moves, 0, 0);
        Optional.ofNullable(view.result()).ifPresent(result -> {
            String won = player == Side.WHITE ? "1-0" : "0-1";
            boolean drawn = result.result().equals("1/2-1/2");
            boolean reached = result.result().equals(won) || (drawn && exercise.goal() == Exercise.Goal.DRAW);
            report = report.at(reached ? DrillReport.State.DONE : DrillReport.State.MISSED, "", 0);
        });
        return List.of();
    }

    private List<Order> walk(GameView view) {
        LineTree tree = exercise.tree();
        List<GameView.PlyView> plies = view.plies();
        StringBuilder path = new StringBuilder();
        String comment = "";
        int at = 0;
        int made = 0;
        int points = 0;
        while (at < plies.size()) {
            Move move = plies.get(at).move();
            Optional<LineTree.Step> step = tree.step(move);
            if (step.isEmpty()) {
                break;
            }
            if (mover(at) == player) {
                made++;
                points += Math.max(0, FIRST - tries.getOrDefault(at, 0));
            }
            comment = step.get().comment();
            tree = step.get().next();
            path.append(plies.get(at).uci()).append(' ');
            at++;
        }
        report = report.scored(made, points, FIRST * made);
        if (at < plies.size()) {
            return astray(view, at);
        }
        return tree.steps().isEmpty() || view.result() != null
                ? done(comment)
                : next(view, tree, path.toString(), comment);
    }

    /** The ply {@code at} is none of the tree. */
    private List<Order> astray(GameView view, int at) {
        boolean own = at == view.plies().size() - 1 && mover(at) == player;
        if (!own || view.result() != null) {
            report = report.at(DrillReport.State.MISSED, "", tries.getOrDefault(at, 0));
            return List.of();
        }
        if (isHandled("back " + view.plies().get(at).id())) {
            return List.of();
        }
        int tried = tries.merge(at, 1, Integer::sum);
        report = report.at(DrillReport.State.WRONG, "", tried);
        return List.of(new Order.TakeBack());
    }

    private List<Order> done(String comment) {
        report = report.at(DrillReport.State.DONE, comment, 0);
        return List.of();
    }

    private List<Order> next(GameView view, LineTree tree, String path, String comment) {
        int at = view.plies().size();
        int tried = tries.getOrDefault(at, 0);
        boolean chess960 = view.position().chess960();
        String after = at == 0 ? null : view.plies().getLast().uci();
        if (view.position().turn() != player) {
            report = report.at(DrillReport.State.SENT, comment, 0);
            if (isHandled("send " + at + " " + path)) {
                return List.of();
            }
            return List.of(new Order.Send(choose(tree, path).uci(chess960), after));
        }
        boolean shown = tried >= TRIES;
        report = report.at(
                shown ? DrillReport.State.SHOWN : tried > 0 ? DrillReport.State.AGAIN : DrillReport.State.TRY,
                comment,
                tried);
        if (isHandled("find " + at + " " + tried) || !shown) {
            return List.of();
        }
        return List.of(new Order.Show(tree.steps().getFirst().move().uci(chess960), after));
    }

    /** Whose ply this is, counted from 0. */
    private Side mover(int ply) {
        Side first = exercise.start().turn();
        return ply % 2 == 0 ? first : first.other();
    }

    /** Whether this was the last thing done; from now on it is. */
    private boolean isHandled(String what) {
        boolean same = handled.equals(what);
        handled = what;
        return same;
    }

    /** The move that came least often in this position. */
    private Move choose(LineTree tree, String path) {
        List<LineTree.Step> steps = new ArrayList<>(tree.steps());
        LineTree.Step least = steps.getFirst();
        for (LineTree.Step step : steps) {
            if (visits.getOrDefault(path + step.move(), 0) < visits.getOrDefault(path + least.move(), 0)) {
                least = step;
            }
        }
        visits.merge(path + least.move(), 1, Integer::sum);
        return least.move();
    }
}

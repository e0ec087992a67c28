package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.arbiter.HelpmateChance;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;

/** Whether the goal of a task can be reached in its position, by the rules alone. */
final class GoalCheck {

    /** With more men than so many the program does not defend: it would look too long for its answers. */
    private static final int BARE = 6;

    private GoalCheck() {}

    /** What is wrong, in words with the cure; empty if the task can be solved and its traps are real. */
    static List<String> faults(Position position, Goal goal) {
        List<String> faults = new ArrayList<>();
        switch (goal) {
            case Goal.Play play -> play.moves().forEach(move -> legal(position, move, faults));
            case Goal.Visit visit -> visit(position, visit, faults);
            case Goal.Point point -> point(position, point, faults);
            case Goal.Say say -> {}
            case Goal.Escape escape -> {
                if (!position.inCheck()) {
                    faults.add("nobody is in check here; give a position in which the side to move is");
                }
            }
            case Goal.NoStalemate no -> {
                boolean trap = position.legalMoves().stream()
                        .anyMatch(move -> position.play(move).isStalemate());
                if (!trap) {
                    faults.add("no move gives stalemate here, so there is nothing to avoid; choose another position");
                }
            }
            case Goal.Mate g -> {}
            case Goal.MateWithin g -> {
                if (Long.bitCount(position.occupied()) > BARE) {
                    faults.add("the program defends with at most " + BARE + " men on the board; take some off");
                }
            }
            case Goal.Castle g -> {}
            case Goal.EnPassant g -> {}
            case Goal.Promote g -> {}
            case Goal.Win g -> {}
            case Goal.Save g -> {}
        }
        boolean played = !(goal instanceof Goal.Point || goal instanceof Goal.Say);
        if (played && new HelpmateChance().isDead(position, null)) {
            faults.add("nobody can ever mate here, so the game would be over (5.2.2); add a pawn");
        }
        if (faults.isEmpty() && !solvable(position, goal)) {
            faults.add(
                    goal instanceof Goal.MateWithin
                            ? "no mate within so many moves was found; allow more, or bring the kings closer"
                            : "the goal cannot be reached in this position; change the position or the goal");
        }
        return faults;
    }

    private static boolean solvable(Position position, Goal goal) {
        if (goal instanceof Goal.Point || goal instanceof Goal.Say) {
            return true;
        }
        long open = goal instanceof Goal.Visit visit ? visit.squares() : 0;
        int man = goal instanceof Goal.Visit visit ? visit.from() : -1;
        return !Solver.line(new Attempt(goal, position, 0, open, man)).isEmpty();
    }

    /** Fills {@code faults} if a text is no legal move of a position. */
    static void legal(Position position, String text, List<String> faults) {
        try {
            Move move = Uci.read(position, text);
            if (!move.uci(position.chess960()).equals(text)) {
                faults.add(text + " is spelled " + move.uci(position.chess960()));
            }
        } catch (MoveTextException e) {
            faults.add(String.valueOf(e.getMessage()));
        }
    }

    private static void visit(Position position, Goal.Visit visit, List<String> faults) {
        if (visit.from() >= 0) {
            Man man = position.at(visit.from());
            if (man == null || man.side() != position.turn()) {
                faults.add("no man of the side to move stands on " + Square.name(visit.from())
                        + "; name a square where one does");
            }
        }
        long men = position.men(position.turn().other());
        if (visit.taking() && (visit.squares() & ~men) != 0) {
            faults.add("nothing to take on "
                    + String.join(" ", Square.names(visit.squares() & ~men))
                    + "; name squares where men of the other side stand");
        }
    }

    private static void point(Position position, Goal.Point point, List<String> faults) {
        long empty = point.squares() & ~position.occupied();
        if (empty != 0) {
            faults.add("no man stands on " + String.join(" ", Square.names(empty)) + "; one points at men");
        }
    }
}

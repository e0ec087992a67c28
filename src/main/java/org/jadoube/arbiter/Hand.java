package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * Which men of a turn are off their squares, and where those stand that were set down elsewhere.
 *
 * <p>Men are named by their home: the square where they stood when the turn began.
 */
final class Hand {
    private final Position position;
    private final List<Integer> own = new ArrayList<>();
    private final Map<Integer, Integer> homeOfStanding = new HashMap<>();
    private long enemy;
    private long standingHomes;
    private long outsiders;

    Hand(Position position) {
        this.position = position;
    }

    /** The player's own men in the air, in order of lifting. */
    List<Integer> own() {
        return List.copyOf(own);
    }

    /** Whether every man of the turn stands on its home. */
    boolean allHome() {
        return own.isEmpty() && enemy == 0 && standingHomes == 0;
    }

    /** Every man is home. */
    void home() {
        own.clear();
        homeOfStanding.clear();
        enemy = 0;
        standingHomes = 0;
        outsiders = 0;
    }

    /** Squares that men from outside the board stand on. */
    long outsiders() {
        return outsiders;
    }

    /** The home of the man lifted from here, -1 if it came from outside or none is known here. */
    int lift(int square) {
        Integer home = homeOfStanding.remove(square);
        if (home != null) {
            standingHomes &= ~Square.bit(home);
            own.add(home);
            return home;
        }
        if ((outsiders & Square.bit(square)) != 0) {
            outsiders &= ~Square.bit(square);
            return -1;
        }
        Man man = position.at(square);
        if (man == null || isAway(square)) {
            return -1;
        }
        if (man.side() == position.turn()) {
            own.add(square);
        } else {
            enemy |= Square.bit(square);
        }
        return square;
    }

    /** A man is set down; {@code allowed} are the moves that tell whose man it is when several are in the air. */
    Placing place(int square, @Nullable Side colour, List<Move> allowed) {
        if (own.contains(square)) {
            own.remove((Integer) square);
            return new Placing(Placing.Kind.PUT_BACK, square);
        }
        boolean enemyHome = (enemy & Square.bit(square)) != 0;
        if (enemyHome && isEnemyBack(square, colour)) {
            enemy &= ~Square.bit(square);
            return new Placing(Placing.Kind.PUT_BACK, square);
        }
        if (own.isEmpty()) {
            outsiders |= Square.bit(square);
            return new Placing(Placing.Kind.FROM_OUTSIDE, -1);
        }
        int home = likelyMan(square, allowed);
        own.remove((Integer) home);
        boolean doubtful = anotherMayStandOn(square);
        homeOfStanding.put(square, home);
        standingHomes |= Square.bit(home);
        forgetIfAllHome();
        return new Placing(doubtful ? Placing.Kind.DOUBTFUL : Placing.Kind.RELEASED, home);
    }

    /** Whether a man still in the air may lawfully go to this square as well, so that nobody can tell which one did. */
    private boolean anotherMayStandOn(int square) {
        for (Move move : own.isEmpty() ? List.<Move>of() : position.legalMoves()) {
            if ((move.to() == square && own.contains(move.from()))
                    || (move.rookTo() == square && own.contains(move.rookFrom()))) {
                return true;
            }
        }
        return false;
    }

    /** Men guessed wrongly may stand on each other's homes; once every home is filled, every man is home. */
    private void forgetIfAllHome() {
        if (!own.isEmpty() || enemy != 0) {
            return;
        }
        long standing = 0;
        long homes = 0;
        for (Map.Entry<Integer, Integer> each : homeOfStanding.entrySet()) {
            standing |= Square.bit(each.getKey());
            homes |= Square.bit(each.getValue());
        }
        if (standing == homes) {
            homeOfStanding.clear();
            standingHomes = 0;
        }
    }

    private int likelyMan(int square, List<Move> allowed) {
        for (Move move : allowed) {
            if (move.to() == square && own.contains(move.from())) {
                return move.from();
            }
            if (move.rookTo() == square && own.contains(move.rookFrom())) {
                return move.rookFrom();
            }
        }
        return own.getLast();
    }

    /** On the square of a lifted enemy man: that man again, or one of the own men in the air that takes it. */
    private boolean isEnemyBack(int square, @Nullable Side colour) {
        if (own.isEmpty() || colour == position.turn().other()) {
            return true;
        }
        return colour == null
                && position.legalMoves().stream().noneMatch(m -> m.victim() == square && own.contains(m.from()));
    }

    private boolean isAway(int square) {
        return own.contains(square) || ((enemy | standingHomes) & Square.bit(square)) != 0;
    }
}

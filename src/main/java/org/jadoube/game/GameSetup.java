package org.jadoube.game;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.arbiter.HouseRule;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeCategory;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.light.HelpLevel;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed before the first move: position, rules, clock, names. The header of a recording, version 1.
 *
 * @param sensor what the board can tell of a man
 * @param start the position before the first move of {@code history}, with the movement rules of {@code rules}
 * @param history legal moves already played from {@code start}
 * @param time the category that sets the penalties (FIDE A.1, B.1)
 * @param clock the time control; null: no clock
 * @param levers a move completes by pressing; false: it completes when it settles
 * @param allLights every light, for tests and an arbiter's own screen; false: what the rule set allows
 * @param remote the sides whose moves come from an engine or a far player
 * @param offences illegal moves counted before the recording starts
 * @param names event, round, players and help levels by their keys ({@code event}, {@code round}, {@code white},
 *     {@code black}, {@code help.white}, {@code help.black}), whether who learns is asked back and given tips ({@code coach}, {@code tips}: yes or no),
 *     and whether the game is against somebody far away ({@link #FAR}: yes)
 */
public record GameSetup(
        SensorKind sensor,
        Position start,
        List<Move> history,
        RuleSet rules,
        TimeCategory time,
        @Nullable TimeControl clock,
        boolean levers,
        boolean allLights,
        RemoteSides remote,
        Map<Side, Integer> offences,
        Map<String, String> names) {

    /** The name under which it stands that somebody plays from afar: "yes". An engine of this machine does not. */
    public static final String FAR = "far";

    public GameSetup {
        history = List.copyOf(history);
        offences = Map.copyOf(offences);
        names = Map.copyOf(names);
    }

    /** The game that two friends start without a word: the usual start, home rules, no clock. */
    public static GameSetup usual() {
        return new GameSetup(
                SensorKind.OCCUPANCY,
                Position.initial(),
                List.of(),
                RuleSet.of(RuleBase.HOME),
                TimeCategory.STANDARD,
                null,
                false,
                false,
                RemoteSides.NONE,
                Map.of(),
                Map.of());
    }

    /** Whether somebody far away plays, whom help at this board would cheat. */
    public boolean isFar() {
        return "yes".equals(names.get(FAR));
    }

    /** Whether the one at the board who plays {@code side} may be helped: by the rules, and by who plays against him. */
    public boolean mayBeHelped(Side side) {
        return rules.base().friendly() && !isFar() && !remote.has(side);
    }

    /** How much {@code side} is helped where the rules allow it: as was chosen, and not at all against somebody far away. */
    public HelpLevel help(Side side) {
        String chosen = names.getOrDefault("help." + side.word(), HelpLevel.TARGETS.word());
        return isFar() ? HelpLevel.NONE : HelpLevel.of(chosen).orElse(HelpLevel.TARGETS);
    }

    /** The same with the changes that the page asked for. */
    public GameSetup with(Changes c) {
        RuleSet newRules = c.rules() == null ? rules : c.rules();
        Position from = c.start() == null ? start : c.start();
        TimeControl newClock = c.withoutClock() ? null : c.clock() == null ? clock : c.clock();
        boolean usual = c.clock() != null || (levers && !c.withoutClock());
        TimeCategory category = c.withoutClock() ? TimeCategory.STANDARD : time;
        return new GameSetup(
                sensor,
                from.with(newRules.moveRules()),
                c.start() == null ? history : List.of(),
                newRules,
                c.clock() == null ? category : c.clock().category(),
                newClock,
                c.levers() == null ? usual : c.levers(),
                c.allLights() == null ? allLights : c.allLights(),
                c.remote() == null ? remote : c.remote(),
                offences,
                named(c.names()));
    }

    /** The same with these names; a blank one is taken away. */
    GameSetup naming(Map<String, String> given) {
        return new GameSetup(
                sensor, start, history, rules, time, clock, levers, allLights, remote, offences, named(given));
    }

    private Map<String, String> named(Map<String, String> given) {
        TreeMap<String, String> told = new TreeMap<>(names);
        told.putAll(given);
        told.values().removeIf(String::isBlank);
        return told;
    }

    /** The same game from another position. */
    GameSetup from(Position other) {
        return new GameSetup(sensor, other, List.of(), rules, time, clock, levers, allLights, remote, offences, names);
    }

    /** The setup of the next game: from the usual start (Chess960: the same start), nothing counted yet. */
    public GameSetup again() {
        Position from = start.chess960() ? start : Position.initial().with(rules.moveRules());
        boolean swaps = rules.has(HouseRule.SWAP_COLOURS);
        return new GameSetup(
                sensor,
                from,
                List.of(),
                rules,
                time,
                swaps && clock != null ? clock.swapped() : clock,
                levers,
                allLights,
                swaps ? remote.swapped() : remote,
                Map.of(),
                nextNames());
    }

    /**
     * The names for the next game; the house rule swap-colours exchanges the players with all that is theirs. Who only
     * follows the board from afar, with no side of his own here, has to say so again.
     */
    private Map<String, String> nextNames() {
        boolean swaps = rules.has(HouseRule.SWAP_COLOURS);
        TreeMap<String, String> next = new TreeMap<>();
        names.forEach((key, name) -> next.put(swaps ? otherSide(key) : key, name));
        if (remote == RemoteSides.NONE) {
            next.remove(FAR);
        }
        return next;
    }

    private static String otherSide(String key) {
        return key.endsWith("white") ? key.replace("white", "black") : key.replace("black", "white");
    }

    /**
     * What the page changes; null: stays as it is.
     *
     * @param withoutClock no clock from now on
     * @param clash two settings of one line that cannot both hold; then nothing is changed
     */
    public record Changes(
            @Nullable RuleSet rules,
            @Nullable Position start,
            @Nullable TimeControl clock,
            @Nullable Boolean levers,
            @Nullable Boolean allLights,
            @Nullable RemoteSides remote,
            Map<String, String> names,
            boolean withoutClock,
            @Nullable Clash clash) {
        public Changes {
            names = Map.copyOf(names);
        }

        /** Changes that take nothing away and do not contradict each other. */
        public Changes(
                @Nullable RuleSet rules,
                @Nullable Position start,
                @Nullable TimeControl clock,
                @Nullable Boolean levers,
                @Nullable Boolean allLights,
                @Nullable RemoteSides remote,
                Map<String, String> names) {
            this(rules, start, clock, levers, allLights, remote, names, false, null);
        }

        /** Whether it touches what is locked once the first move is made. */
        public boolean touchesTheGame() {
            return rules != null || start != null || clock != null || levers != null || withoutClock;
        }
    }
}

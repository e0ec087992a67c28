package org.jadoube.host.recording;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeCategory;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.Clash;
import org.jadoube.game.GameSetup;
import org.jadoube.light.HelpLevel;
import org.jadoube.rules.Chess960;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** Reads the header of a recording and the settings of a {@code set} line, which share their keys. */
final class HeaderLine {

    private static final long VERSION = 1;

    private static final long STARTS = 960;

    /** The key of a Chess960 start by number. */
    private static final String START_960 = "start960";

    /** Switches: whether the coach asks back, whether tips are given, whether somebody plays from afar. */
    static final List<String> SWITCHES = List.of("coach", "tips", GameSetup.FAR);

    /** In place of a number: chance decides, with the line's own random number. */
    private static final String DRAWN = "drawn";

    /** Takes a clock or a remote side away. */
    private static final String NONE = "none";

    private HeaderLine() {}

    static GameSetup read(Map<String, @Nullable Object> members) {
        Fields line = new Fields(members);
        if (!line.has("recording")) {
            throw new BadLine("not a recording: the first line must be the header {\"recording\":1,...}");
        }
        if (line.whole("recording") != VERSION) {
            throw new BadLine("recording version " + line.whole("recording") + "; this program reads version 1");
        }
        RuleSet rules = rules(line, RuleSet.of(RuleBase.HOME));
        Position start = start(line, rules);
        TimeControl clock = clock(line);
        return new GameSetup(
                sensor(line),
                start,
                history(line, start),
                rules,
                time(line, clock),
                clock,
                line.flag("levers", clock != null),
                lights(line),
                line.has("remote") ? remote(line) : RemoteSides.NONE,
                offences(line),
                names(line));
    }

    static GameSetup.Changes changes(Fields set, GameSetup before) {
        Clash clash = clash(set);
        levels(set);
        boolean readable = clash == null;
        RuleSet rules = readable && set.has("rules") ? rules(set, before.rules()) : null;
        boolean moved = readable && (set.has("fen") || set.has("chess960") || set.has(START_960));
        boolean noClock = NONE.equals(set.members().get("clock"));
        return new GameSetup.Changes(
                rules,
                moved ? start(set, rules == null ? before.rules() : rules) : null,
                noClock ? null : clock(set),
                set.has("levers") ? set.flag("levers", false) : null,
                set.has("lights") ? lights(set) : null,
                set.has("remote") ? remote(set) : null,
                names(set),
                noClock,
                clash);
    }

    /** Two settings of one line that cannot both hold, or null. */
    private static @Nullable Clash clash(Fields set) {
        List<String> written = set.texts("clash");
        if (written.size() == 2) {
            return new Clash(written.getFirst(), written.getLast());
        }
        if (set.has(START_960) && set.has("fen")) {
            return new Clash("fen", START_960);
        }
        if (set.has(START_960) && !set.flag("chess960", true)) {
            return new Clash("chess960", START_960);
        }
        Fields rules = set.members().get("rules") instanceof Map<?, ?> ? set.object("rules") : null;
        return rules == null ? null : Clash.among(rules.texts("house"));
    }

    private static SensorKind sensor(Fields line) {
        String word = line.textOr("sensor", "occupancy");
        for (SensorKind kind : SensorKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw Fields.wrong("sensor", "occupancy, colour or identity", word);
    }

    private static RuleSet rules(Fields line, RuleSet otherwise) {
        if (!line.has("rules")) {
            return otherwise;
        }
        try {
            if (line.members().get("rules") instanceof String base) {
                return RuleSet.parse(base, List.of());
            }
            Fields object = line.object("rules");
            if (object == null || !object.has("base")) {
                throw Fields.wrong("rules", "a rule set or {\"base\":...,\"house\":[...]}", null);
            }
            return RuleSet.parse(object.text("base"), object.texts("house"));
        } catch (IllegalArgumentException e) {
            throw new BadLine("\"rules\": " + e.getMessage());
        }
    }

    private static Position start(Fields line, RuleSet rules) {
        if (line.has(START_960)) {
            return Chess960.start(number(line)).with(rules.moveRules());
        }
        boolean chess960 = line.flag("chess960", false);
        String fen = line.textOr("fen", null);
        try {
            return fen == null && !chess960
                    ? Position.initial().with(rules.moveRules())
                    : Fen.position(fen == null ? Position.initial().fen() : fen, chess960, rules.moveRules());
        } catch (FenException e) {
            throw new BadLine("\"fen\": " + e.getMessage());
        }
    }

    /** The number of a Chess960 start: given, or drawn with the line's random number. */
    private static int number(Fields line) {
        if (DRAWN.equals(line.members().get(START_960))) {
            return (int) Math.floorMod(line.whole("lot"), STARTS);
        }
        if (line.members().get(START_960) instanceof Long n && n >= 0 && n < STARTS) {
            return n.intValue();
        }
        throw Fields.wrong(START_960, "0 to 959 or \"drawn\"", line.members().get(START_960));
    }

    private static List<Move> history(Fields line, Position start) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (String text : line.texts("history")) {
            try {
                Move move = Uci.read(position, text);
                moves.add(move);
                position = position.play(move);
            } catch (MoveTextException e) {
                throw new BadLine("\"history\", ply " + (moves.size() + 1) + ": " + e.getMessage());
            }
        }
        return moves;
    }

    private static @Nullable TimeControl clock(Fields line) {
        String text = line.textOr("clock", null);
        if (text == null) {
            return null;
        }
        try {
            return TimeControl.parse(text);
        } catch (IllegalArgumentException e) {
            throw new BadLine("\"clock\": " + e.getMessage());
        }
    }

    private static TimeCategory time(Fields line, @Nullable TimeControl clock) {
        String word = line.textOr("time", null);
        if (word == null) {
            return clock == null ? TimeCategory.STANDARD : clock.category();
        }
        for (TimeCategory category : TimeCategory.values()) {
            if (category.word().equals(word)) {
                return category;
            }
        }
        throw Fields.wrong("time", "standard, rapid or blitz", word);
    }

    private static boolean lights(Fields line) {
        String word = line.textOr("lights", "rules");
        if ("rules".equals(word) || "all".equals(word)) {
            return "all".equals(word);
        }
        throw Fields.wrong("lights", "rules or all", word);
    }

    private static RemoteSides remote(Fields line) {
        try {
            return RemoteSides.of(line.text("remote"));
        } catch (IllegalArgumentException e) {
            throw new BadLine("\"remote\": " + e.getMessage());
        }
    }

    private static Map<Side, Integer> offences(Fields line) {
        Map<Side, Integer> counts = new EnumMap<>(Side.class);
        Fields given = line.object("offences");
        for (Side side : Side.values()) {
            if (given != null && given.has(side.word())) {
                counts.put(side, Math.toIntExact(given.whole(side.word())));
            }
        }
        return counts;
    }

    /** Help is asked for by levels that there are. */
    private static void levels(Fields set) {
        Fields help = set.object("help");
        for (Side side : Side.values()) {
            if (help != null
                    && help.has(side.word())
                    && HelpLevel.of(help.text(side.word())).isEmpty()) {
                throw Fields.wrong("help", "none, targets, danger or grades", help.text(side.word()));
            }
        }
    }

    private static Map<String, String> names(Fields line) {
        Map<String, String> names = new TreeMap<>();
        for (String key : List.of("event", "round", "table", "practice")) {
            String value = line.textOr(key, null);
            if (value != null) {
                names.put(key, value);
            }
        }
        for (String key : SWITCHES) {
            if ("".equals(line.members().get(key))) {
                names.put(key, "");
            } else if (line.has(key)) {
                names.put(key, line.flag(key, false) ? "yes" : "no");
            }
        }
        for (String group : List.of("players", "help")) {
            Fields given = line.object(group);
            for (Side side : Side.values()) {
                if (given != null && given.has(side.word())) {
                    names.put(("help".equals(group) ? "help." : "") + side.word(), given.text(side.word()));
                }
            }
        }
        return names;
    }
}

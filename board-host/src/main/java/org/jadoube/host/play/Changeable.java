package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.host.config.Editable;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.log.Logs;
import org.jadoube.light.Sound;

/** The settings that the page may change, and what each may be. */
public final class Changeable {

    private static final int USUAL_LEVEL = 5;

    private static final String MIRROR = "(dgt:[^,]+|livechess(:\\d{1,5})?|link:[^,]+)(,[^,]*)*";

    private Changeable() {}

    /** The settings by key. */
    public static Map<String, Editable> settings() {
        Map<String, Editable> settings = new LinkedHashMap<>();
        settings.put(
                "rules",
                Editable.oneOf(
                        Arrays.stream(RuleBase.values()).map(RuleBase::word).toList()));
        settings.put("house", Editable.checked(words -> RuleSet.parse(RuleBase.HOME.word(), words)));
        settings.put("clock", Editable.checked(words -> TimeControl.parse(words.getFirst())));
        for (String name : List.of("white", "black", "event", "round", "board-number")) {
            settings.put(name, Editable.checked(Changeable::name));
        }
        settings.put("opponent", opponents(Engines.ofThisMachine().installed()));
        settings.put("opponent-side", Editable.oneOf(List.of("white", "black", "both")));
        settings.put("mirror", Editable.checked(Changeable::mirrors).atBoardAlone());
        settings.put("night", Editable.flag());
        settings.put("colour-blind", Editable.flag());
        settings.put("buzzer", Editable.checked(Changeable::sounds));
        settings.put("log", Editable.atOnce(Logs::check, Logs::levels));
        return settings;
    }

    private static void name(List<String> words) {
        if (words.getFirst().isEmpty() || words.getFirst().length() > 60) {
            throw new IllegalArgumentException("a name of at most 60 letters expected");
        }
    }

    /** The page chooses among engines that are installed, and no other program. */
    private static Editable opponents(List<String> installed) {
        List<String> choices = new ArrayList<>();
        installed.forEach(name -> choices.add(name + ":" + USUAL_LEVEL));
        return Editable.choice(choices, words -> {
            for (String word : words) {
                String[] parts = word.split(":", 2);
                boolean level = parts.length == 1 || parts[1].matches("[1-9]|1\\d|20");
                if (!installed.contains(parts[0]) || !level) {
                    throw new IllegalArgumentException("one of the installed engines " + installed
                            + " with a level from 1 to 20 expected, not " + word);
                }
            }
        });
    }

    private static void sounds(List<String> words) {
        for (String word : words) {
            boolean none = word.equals("none") && words.size() == 1;
            if (!none && Sound.of(word).isEmpty()) {
                throw new IllegalArgumentException("sounds expected, or none alone, not " + word + "; there are "
                        + Arrays.stream(Sound.values()).map(Sound::word).collect(Collectors.joining(", ")));
            }
        }
    }

    private static void mirrors(List<String> words) {
        for (String word : words) {
            if (!word.matches(MIRROR)) {
                throw new IllegalArgumentException("dgt:PORT, livechess[:PORT] or link:WHERE expected, not " + word);
            }
        }
    }
}

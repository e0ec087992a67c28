package org.jadoube.host.play;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.host.engine.EngineChoice;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.engine.Opponents;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Takes the page's choice of an opponent. A page may choose among the engines that are installed or were named where the
 * service was started, and no other program.
 */
final class OpponentDesk {

    private static final String KEY = "opponent";

    private final Map<String, EngineChoice> named = new LinkedHashMap<>();
    private volatile @Nullable Opponents opponents;

    /** {@code started}: the engines that the service was started with. */
    OpponentDesk(Engines engines, Collection<EngineChoice> started) {
        started.forEach(choice -> named.put(choice.name(), choice));
        for (String name : engines.installed()) {
            named.computeIfAbsent(name, n -> EngineChoice.read(n, Optional.empty(), engines));
        }
    }

    /** Where the engines sit. */
    void of(Opponents seated) {
        opponents = seated;
    }

    /** The engines to choose from: {@code [{"id":…,"name":…}]}. */
    String json() {
        String object = Json.write(json -> {
            json.writeArrayFieldStart("all");
            for (String name : named.keySet()) {
                json.writeStartObject();
                json.writeStringField("id", name);
                json.writeStringField(
                        "name", name.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + name.substring(1));
                json.writeEndObject();
            }
            json.writeEndArray();
        });
        return object.substring("{\"all\":".length(), object.length() - 1);
    }

    /**
     * Takes {@code {"opponent":{"id":…,"level":…,"side":…}}}, or {@code {"opponent":null}} for two people; says whether it
     * was one of these.
     */
    boolean takes(String line) throws BadInput {
        Opponents seated = opponents;
        if (seated == null || !line.contains("\"" + KEY + "\"")) {
            return false;
        }
        Map<String, @Nullable Object> told = object(line);
        if (!told.containsKey(KEY)) {
            return false;
        }
        Object choice = told.get(KEY);
        if (choice == null) {
            List.of(Side.values()).forEach(seated::leave);
        } else if (choice instanceof Map<?, ?> chosen) {
            sit(seated, chosen);
        } else {
            throw new BadInput("opponent: an object with id, level and side expected, or null");
        }
        return true;
    }

    private static Map<String, @Nullable Object> object(String line) throws BadInput {
        try {
            return Json.object(line);
        } catch (Json.NotJson e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private void sit(Opponents seated, Map<?, ?> chosen) throws BadInput {
        EngineChoice known = named.get(String.valueOf(chosen.get("id")));
        if (known == null) {
            throw new BadInput("opponent: no engine \"" + chosen.get("id") + "\" here; there are " + named.keySet());
        }
        EngineChoice at = level(known, chosen.get("level"));
        Side side = side(String.valueOf(chosen.get("side")));
        seated.leave(side.other());
        seated.seat(side, at);
    }

    private static EngineChoice level(EngineChoice known, @Nullable Object level) throws BadInput {
        try {
            return level instanceof Long number
                    ? new EngineChoice(known.name(), known.program(), Math.toIntExact(number))
                    : known;
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new BadInput("opponent: a level from 1 to 20 expected, not " + level);
        }
    }

    private static Side side(String word) throws BadInput {
        return switch (word) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new BadInput("opponent: side white or black expected, not " + word);
        };
    }
}

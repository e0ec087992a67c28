package org.jadoube.host.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.Language;
import org.jadoube.game.SetUpGuide;
import org.jadoube.lesson.LessonWords;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.Scan;
import org.jadoube.sensing.SquareFilter;
import org.jspecify.annotations.Nullable;

/** Guides the hand from the men of a lesson back to those of the game that waits. */
final class WayHome {

    private final SquareFilter filter = new SquareFilter();
    private final SetUpGuide guide;

    /**
     * The way from what stands on the board.
     *
     * @param men who stands where, as far as it is known
     * @param reading what the sensors read at {@code t}
     */
    WayHome(Position game, List<@Nullable Man> men, long t, Reading reading) {
        this.guide = new SetUpGuide(game, men, reading.occupied());
        filter.reading(t, reading);
    }

    void reading(long t, Reading reading) {
        pass(t);
        filter.reading(t, reading);
    }

    /** Time has passed. */
    void pass(long t) {
        for (Scan scan : filter.advance(t)) {
            scan.edges().forEach(guide::follow);
        }
    }

    long nextDue() {
        return filter.nextDue();
    }

    /** Whether the men of the game stand again. */
    boolean isThere() {
        return filter.nextDue() == Long.MAX_VALUE && guide.next() instanceof SetUpGuide.Step.Ready;
    }

    LightScene lights() {
        return guide.lights();
    }

    List<@Nullable Man> men() {
        return guide.standing();
    }

    /** What is to be done next, in every language. */
    Map<Language, String> say() {
        Map<Language, String> said = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            said.put(language, new LessonWords(language).leaving(guide.next()));
        }
        return said;
    }
}

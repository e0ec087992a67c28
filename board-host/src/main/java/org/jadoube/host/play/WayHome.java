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
    private final boolean back;

    /**
     * The way from what stands on the board.
     *
     * @param men who stands where, as far as it is known
     * @param reading what the sensors read at {@code t}
     */
    WayHome(Position game, List<@Nullable Man> men, long t, Reading reading) {
        this(game, men, t, reading, true);
    }

    private WayHome(Position game, List<@Nullable Man> men, long t, Reading reading, boolean back) {
        this.guide = new SetUpGuide(game, men, reading.occupied());
        this.back = back;
        filter.reading(t, reading);
    }

    /** The way from a board on which whoever stands where a man of the game belongs is the right one. */
    static WayHome setUp(Position game, long t, Reading reading) {
        return new WayHome(game, SetUpGuide.men(game), t, reading, false);
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

    /** The phase on the page. */
    String phase() {
        return back ? "leaving" : "men";
    }

    /** What is to be done next, in every language. */
    Map<Language, String> say() {
        Map<Language, String> said = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            LessonWords words = new LessonWords(language);
            said.put(language, back ? words.leaving(guide.next()) : words.step(guide.next()));
        }
        return said;
    }
}

package org.jadoube.hardware.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;

/** What we say to a board: the words of each line. */
final class ToBoard {
    /** The greeting, with the version that we speak: the board answers with {@code J} and {@code F}. */
    static final char GREETING = 'Q';
    /** Please send the whole reading again. */
    static final char AGAIN = 'R';
    /** The lights, all of them: each meaning with the mask of its squares; no word for a dark board. */
    static final char LIGHTS = 'L';

    private ToBoard() {}

    /** The words of a {@code Q} line. */
    static List<String> greeting() {
        return List.of("jadoube", String.valueOf(FromBoard.VERSION));
    }

    /** The words of an {@code L} line. */
    static List<String> lights(LightScene scene) {
        List<String> words = new ArrayList<>();
        for (Light light : Light.values()) {
            long squares = scene.of(light);
            if (squares != 0) {
                words.add(String.format(Locale.ROOT, "%s=%016x", light.word(), squares));
            }
        }
        return words;
    }
}

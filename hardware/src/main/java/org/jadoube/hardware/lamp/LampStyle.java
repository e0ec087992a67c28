package org.jadoube.hardware.lamp;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;

/**
 * What each meaning of a light looks like: the one place for colours and rhythms.
 *
 * <p>Lamps of one colour tell meanings by rhythm alone: steady where a man may go, slow blinking where a man belongs, quick
 * blinking where one must go, and short flashes for what is only to be remembered. Lamps of many colours have both, so that
 * nobody needs to tell two colours apart where it matters.
 */
public enum LampStyle {
    /** One colour: rhythm is all there is. */
    ONE_COLOUR {
        @Override
        int colour(Light light) {
            return WHITE;
        }

        @Override
        int rhythm(Light light) {
            return monoRhythm(light);
        }
    },
    /** Many colours for eyes that see them. */
    COLOURS {
        @Override
        int colour(Light light) {
            return switch (light) {
                case TARGET, PLACE, HINT -> GREEN;
                case CAPTURE, REMOVE, EN_PASSANT, CHECK -> RED;
                case CASTLE, PROMOTION -> BLUE;
                case CHECKER, DANGER -> ORANGE;
                case SOURCE, LAST_FROM, LAST_TO -> YELLOW;
                case ASK -> VIOLET;
                case TURN -> WHITE;
            };
        }

        @Override
        int rhythm(Light light) {
            return colourRhythm(light);
        }
    },
    /** Many colours out of those that all kinds of colour-blind eyes tell apart (blue, orange, white). */
    COLOUR_BLIND {
        @Override
        int colour(Light light) {
            return switch (light) {
                case TARGET, CASTLE, PROMOTION, PLACE, HINT -> SKY;
                case CAPTURE, REMOVE, EN_PASSANT, CHECK, CHECKER, DANGER -> ORANGE;
                case SOURCE, LAST_FROM, LAST_TO, ASK, TURN -> WHITE;
            };
        }

        @Override
        int rhythm(Light light) {
            return colourRhythm(light);
        }
    };

    private static final int SQUARES = 64;

    private static final int WHITE = 0xFFFFFF;
    private static final int GREEN = 0x00FF20;
    private static final int RED = 0xFF0000;
    private static final int BLUE = 0x0040FF;
    private static final int SKY = 0x20A0FF;
    private static final int ORANGE = 0xFF7000;
    private static final int YELLOW = 0xFFC000;
    private static final int VIOLET = 0xC000FF;

    /** 1 s on, 1 s off. */
    private static final int SLOW = 0x00FF;
    /** Twice a second; more than three flashes a second can harm a person with photosensitive epilepsy. */
    private static final int QUICK = 0x3333;
    /** Twice on in a second, then a pause. */
    private static final int DOUBLE = 0x0505;
    /** A flash every second. */
    private static final int FLASH = 0x0101;
    /** A flash every two seconds. */
    private static final int GLIMPSE = 0x0001;
    /** On but for a wink every second. */
    private static final int WINK = 0x7F7F;
    /** Half a second on, half a second off. */
    private static final int EVEN = 0x0F0F;

    abstract int colour(Light light);

    abstract int rhythm(Light light);

    /** How a meaning looks. */
    public Look look(Light light) {
        return new Look(colour(light), rhythm(light), weight(light));
    }

    /** How the 64 squares look in a scene. */
    public Look[] looks(LightScene scene) {
        Look[] looks = new Look[SQUARES];
        Arrays.fill(looks, Look.DARK);
        for (Map.Entry<Integer, Light> entry : scene.squares().entrySet()) {
            looks[entry.getKey()] = look(entry.getValue());
        }
        return looks;
    }

    private static int monoRhythm(Light light) {
        return switch (light) {
            case TARGET, CASTLE -> Look.STEADY;
            case PROMOTION -> WINK;
            case CAPTURE -> EVEN;
            case EN_PASSANT, REMOVE -> QUICK;
            case PLACE -> SLOW;
            case ASK, HINT -> DOUBLE;
            case CHECK, DANGER -> EVEN;
            case CHECKER -> DOUBLE;
            case SOURCE, TURN -> FLASH;
            case LAST_FROM, LAST_TO -> GLIMPSE;
        };
    }

    private static int colourRhythm(Light light) {
        return switch (light) {
            case PLACE -> SLOW;
            case REMOVE, EN_PASSANT -> QUICK;
            case ASK -> EVEN;
            case CHECK -> WINK;
            case LAST_FROM -> GLIMPSE;
            case TARGET, CAPTURE, CASTLE, PROMOTION, SOURCE, CHECKER, LAST_TO, HINT, DANGER, TURN -> Look.STEADY;
        };
    }

    /** Lights come in the order of precedence: the earlier weighs more. */
    private static int weight(Light light) {
        List<Light> all = Arrays.asList(Light.values());
        return all.size() - all.indexOf(light);
    }
}

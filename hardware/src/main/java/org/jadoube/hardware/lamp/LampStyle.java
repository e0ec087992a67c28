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
 * nobody needs to tell two colours apart: in each style no two meanings have the same rhythm.
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

    // Bit i of a rhythm: lit in slot i of 16, an eighth of a second each. More than three flashes a second can harm a
    // person
    // with photosensitive epilepsy.
    private static final int SLOW = 0x00FF;
    private static final int QUICK = 0x3333;
    private static final int QUICK_PAIR = 0x0033;
    private static final int EVEN = 0x0F0F;
    private static final int PULSES = 0x1111;
    private static final int DOUBLE = 0x0505;
    private static final int TRIPLE = 0x0015;
    private static final int LONG_SHORT = 0x0047;
    private static final int WINK = 0x7F7F;
    private static final int TWO_WINKS = 0xFFF5;
    private static final int WINKS = 0x7777;
    private static final int FLASH = 0x0101;
    private static final int BLINK = 0x0003;
    private static final int GLIMPSE = 0x0001;
    private static final int TWO_GLIMPSES = 0x0009;
    private static final int RARE_WINK = 0xFFEF;

    /** On light wood a lamp is seen better than in dark wood, so much less of 256 is enough. */
    private static final int LIGHT_WOOD = 200;

    abstract int colour(Light light);

    abstract int rhythm(Light light);

    /** How a meaning looks on a dark square. */
    public Look look(Light light) {
        return new Look(dimmed(colour(light), level(light)), rhythm(light), weight(light));
    }

    /** How the 64 squares look in a scene: lamps in dark wood burn brighter. */
    public Look[] looks(LightScene scene) {
        Look[] looks = new Look[SQUARES];
        Arrays.fill(looks, Look.DARK);
        for (Map.Entry<Integer, Light> entry : scene.squares().entrySet()) {
            int square = entry.getKey();
            boolean lightWood = ((square >>> 3) + square & 1) != 0;
            Look look = look(entry.getValue());
            looks[square] = lightWood ? new Look(dimmed(look.rgb(), LIGHT_WOOD), look.rhythm(), look.weight()) : look;
        }
        return looks;
    }

    /** How bright a meaning is, of 256: what must be done outshines what may be done, and that what is only remembered. */
    private static int level(Light light) {
        return switch (light) {
            case PLACE, REMOVE, EN_PASSANT, ASK, CHECK -> 256;
            case TARGET, CAPTURE, CASTLE, PROMOTION, CHECKER, HINT, DANGER -> 192;
            case SOURCE -> 112;
            case LAST_TO, TURN -> 72;
            case LAST_FROM -> 48;
        };
    }

    /** A colour with each part scaled by so much of 256. */
    private static int dimmed(int rgb, int level) {
        int red = ((rgb >>> 16 & 0xFF) * level) >> 8;
        int green = ((rgb >>> 8 & 0xFF) * level) >> 8;
        int blue = ((rgb & 0xFF) * level) >> 8;
        return red << 16 | green << 8 | blue;
    }

    /** No two meanings have the same rhythm: a lamp of one colour tells them all apart. */
    private static int monoRhythm(Light light) {
        return switch (light) {
            case TARGET -> Look.STEADY;
            case CASTLE -> TWO_WINKS;
            case PROMOTION -> WINK;
            case CAPTURE -> EVEN;
            case EN_PASSANT -> QUICK_PAIR;
            case REMOVE -> QUICK;
            case PLACE -> SLOW;
            case ASK -> DOUBLE;
            case HINT -> TRIPLE;
            case DANGER -> PULSES;
            case CHECK -> WINKS;
            case CHECKER -> LONG_SHORT;
            case SOURCE -> FLASH;
            case TURN -> BLINK;
            case LAST_FROM -> GLIMPSE;
            case LAST_TO -> TWO_GLIMPSES;
        };
    }

    /** The same rhythms; the last move glows faintly where colour and brightness set it apart, and hardly moves. */
    private static int colourRhythm(Light light) {
        return light == Light.LAST_TO ? RARE_WINK : monoRhythm(light);
    }

    /** Lights come in the order of precedence: the earlier weighs more. */
    private static int weight(Light light) {
        List<Light> all = Arrays.asList(Light.values());
        return all.size() - all.indexOf(light);
    }
}

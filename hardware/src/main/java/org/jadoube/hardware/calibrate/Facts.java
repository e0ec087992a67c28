package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.rules.Square;

/**
 * What has been seen so far, and nothing concluded from it yet. Each fact is one line of text, so that a calibration which was
 * stopped goes on from a file.
 */
public final class Facts {
    /** No input moved, or no light glowed. */
    static final int NOTHING = -1;

    private static final int UNKNOWN = -2;
    private static final int SQUARES = 64;

    private final long[] inputs = new long[SQUARES];
    private final boolean[] seen = new boolean[SQUARES];
    private final int[] whites = filled();
    private final int[] blacks = filled();
    private final Map<Integer, Map<Integer, Integer>> lights = new TreeMap<>();
    private int[] empty = new int[0];
    private long stuck;
    private long start;

    private static int[] filled() {
        int[] all = new int[SQUARES];
        Arrays.fill(all, UNKNOWN);
        return all;
    }

    /** A man on {@code square} closed these inputs. */
    void put(int square, long closed) {
        seen[square] = true;
        inputs[square] = closed;
    }

    /** A white or black man on the square moved its input's level by this much. */
    void level(int square, boolean white, int moved) {
        (white ? whites : blacks)[square] = moved;
    }

    /** A light glowed next to the man that closed {@code input}, or nowhere. */
    void light(int lamp, int light, int input) {
        lights.computeIfAbsent(lamp, any -> new TreeMap<>()).put(light, input);
    }

    /** The levels of all inputs without a man. */
    void empty(int[] levels) {
        empty = levels.clone();
    }

    /** The inputs that read full on an empty board. */
    void stuck(long closed) {
        stuck = closed;
    }

    /** The inputs that read full in the start position. */
    void start(long closed) {
        start = closed;
    }

    boolean knows(Request request) {
        return switch (request) {
            case Request.Clear clear -> false;
            case Request.Put put ->
                put.man() == Request.Man.BLACK ? blacks[put.square()] != UNKNOWN : seen[put.square()];
            case Request.Follow follow ->
                lights.getOrDefault(follow.lamp(), Map.of()).containsKey(follow.light());
            case Request.SetUp setUp -> start != 0;
        };
    }

    void forget(Request request) {
        switch (request) {
            case Request.Clear clear -> stuck = 0;
            case Request.Put put -> {
                if (put.man() == Request.Man.BLACK) {
                    blacks[put.square()] = UNKNOWN;
                } else {
                    seen[put.square()] = false;
                    whites[put.square()] = UNKNOWN;
                }
            }
            case Request.Follow follow ->
                lights.getOrDefault(follow.lamp(), new TreeMap<>()).remove(follow.light());
            case Request.SetUp setUp -> start = 0;
        }
    }

    void forgetLights(int lamp) {
        lights.remove(lamp);
    }

    /** Forgets what cannot be right, so that it is asked again: squares of no input or of several, lights at one place. */
    public void forgetDoubts() {
        boolean[] doubtful = new boolean[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            doubtful[square] = Long.bitCount(inputs[square]) != 1;
            for (int other = 0; other < SQUARES; other++) {
                doubtful[square] |= other != square && seen[other] && inputs[other] == inputs[square];
            }
        }
        for (int square = 0; square < SQUARES; square++) {
            if (doubtful[square]) {
                seen[square] = false;
                whites[square] = UNKNOWN;
                blacks[square] = UNKNOWN;
            }
        }
        lights.values().forEach(found -> {
            List<Integer> places = new ArrayList<>(found.values());
            found.values().removeIf(input -> input != NOTHING && Collections.frequency(places, input) > 1);
        });
        start = 0;
    }

    /** The inputs that a man on this square closed. */
    long closedBy(int square) {
        return inputs[square];
    }

    boolean asked(int square) {
        return seen[square];
    }

    /** The square whose man closed this input alone, or {@link #NOTHING}. */
    int squareOf(int input) {
        for (int square = 0; square < SQUARES; square++) {
            if (seen[square] && inputs[square] == 1L << input) {
                return square;
            }
        }
        return NOTHING;
    }

    /** By light: the input that the man beside it closed, or {@link #NOTHING}. */
    Map<Integer, Integer> lights(int lamp) {
        return lights.getOrDefault(lamp, Map.of());
    }

    int[] empty() {
        return empty.clone();
    }

    long stuck() {
        return stuck;
    }

    long start() {
        return start;
    }

    /** How far each white or black man moved the level, by square; a square that was not asked is left out. */
    Map<Integer, Integer> moved(boolean white) {
        Map<Integer, Integer> all = new TreeMap<>();
        int[] levels = white ? whites : blacks;
        for (int square = 0; square < SQUARES; square++) {
            if (levels[square] != UNKNOWN) {
                all.put(square, levels[square]);
            }
        }
        return all;
    }

    /** All that was seen, a line each. */
    public List<String> lines() {
        List<String> all = new ArrayList<>();
        for (int square = 0; square < SQUARES; square++) {
            String name = Square.name(square);
            if (seen[square]) {
                all.add("square " + name + " " + Long.toHexString(inputs[square]));
            }
            if (whites[square] != UNKNOWN) {
                all.add("white " + name + " " + whites[square]);
            }
            if (blacks[square] != UNKNOWN) {
                all.add("black " + name + " " + blacks[square]);
            }
        }
        lights.forEach(
                (lamp, found) -> found.forEach((light, input) -> all.add("light " + lamp + " " + light + " " + input)));
        return all;
    }

    /** Takes up what {@link #lines} wrote; throws IllegalArgumentException at a line that is none. */
    public void take(String line) {
        String[] words = line.strip().split(" ");
        try {
            switch (words[0]) {
                case "square" -> put(Square.parse(words[1]), Long.parseUnsignedLong(words[2], 16));
                case "white", "black" ->
                    level(Square.parse(words[1]), words[0].equals("white"), Integer.parseInt(words[2]));
                case "light" ->
                    light(Integer.parseInt(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]));
                default -> throw new IllegalArgumentException(line);
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("\"" + line + "\" tells nothing that was seen", e);
        }
    }
}

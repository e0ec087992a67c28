package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.hardware.wiring.RegularChain;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.rules.Square;

/**
 * A mistake in the wiring of a simulated board, spelt {@code kind:value}, as in {@code turned:90}, {@code permuted:7} or {@code
 * swapped:e4:d4}.
 *
 * @param first a square, degrees or the seed of a random order
 * @param second the other square, where the kind has one; else the same
 */
public record Scramble(Kinds kind, int first, int second) {
    private static final int SQUARES = 64;
    private static final int SIDE = 8;

    /** The kinds of mistakes. */
    public enum Kinds {
        /** The board lies turned clockwise by 90, 180 or 270 degrees. */
        TURNED,
        /** The wires of two squares are swapped. */
        SWAPPED,
        /** Every input is wired to any square, in the random order of a seed. */
        PERMUTED,
        /** The lines of eight, and the wires of all lines alike, are in the random order of a seed. */
        LINES,
        /** The lights of two squares are swapped. */
        LIGHT_ELSEWHERE,
        /** Every light is anywhere, in the random order of a seed; chains at corners or edges are laid otherwise. */
        LIGHTS,
        /** A light stays dark. */
        LIGHT_DEAD,
        /** Two squares close the input of the first. */
        JOINED,
        /** A switch never closes. */
        STUCK_OPEN,
        /** A switch never opens. */
        STUCK_CLOSED;

        /** The name on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        boolean takesTwoSquares() {
            return this == SWAPPED || this == LIGHT_ELSEWHERE || this == JOINED;
        }

        boolean takesNumber() {
            return this == TURNED || this == PERMUTED || this == LINES || this == LIGHTS;
        }
    }

    /** Reads a mistake; throws IllegalArgumentException with what was expected. */
    public static Scramble parse(String text) {
        List<String> parts = List.of(text.split(":", -1));
        for (Kinds kind : Kinds.values()) {
            if (kind.word().equals(parts.get(0)) && parts.size() == (kind.takesTwoSquares() ? 3 : 2)) {
                return read(kind, parts, text);
            }
        }
        throw expected(text);
    }

    private static Scramble read(Kinds kind, List<String> parts, String text) {
        try {
            if (kind.takesNumber()) {
                int number = Integer.parseInt(parts.get(1));
                if (kind == Kinds.TURNED && (number % 90 != 0 || number < 0 || number > 270)) {
                    throw expected(text);
                }
                return new Scramble(kind, number, number);
            }
            int square = Square.parse(parts.get(1));
            return new Scramble(kind, square, kind.takesTwoSquares() ? Square.parse(parts.get(2)) : square);
        } catch (IllegalArgumentException e) {
            throw expected(text);
        }
    }

    private static IllegalArgumentException expected(String text) {
        return new IllegalArgumentException(
                "\"" + text + "\" is no fault of wiring; write turned:90, permuted:7, lines:7,"
                        + " swapped:e4:d4, joined:e4:d4, stuck-open:e4, stuck-closed:e4, lights:7, light-elsewhere:e4:d4 or"
                        + " light-dead:e4");
    }

    /** How a board is really wired whose wiring was meant to be as in {@code meant}. */
    public static WiringProfile applied(List<Scramble> mistakes, WiringProfile meant) {
        WiringProfile wired = meant;
        for (Scramble mistake : mistakes) {
            wired = mistake.applied(wired);
        }
        return wired;
    }

    private WiringProfile applied(WiringProfile meant) {
        return switch (kind) {
            case TURNED -> meant.with(meant.sensors(), meant.lamps(), (meant.quarters() + first / 90) % 4);
            case SWAPPED -> sensors(meant, this::exchanged);
            case PERMUTED -> sensors(meant, order(first, SQUARES)::get);
            case LINES -> lines(meant);
            case LIGHT_ELSEWHERE -> lamps(meant, this::exchanged);
            case LIGHTS -> lamps(meant, order(first, SQUARES)::get);
            case LIGHT_DEAD, JOINED, STUCK_OPEN, STUCK_CLOSED -> meant;
        };
    }

    /** The switches that close when men stand on these squares. */
    static long felt(List<Scramble> mistakes, long men) {
        long felt = men;
        for (Scramble mistake : mistakes) {
            long one = 1L << mistake.first;
            long two = 1L << mistake.second;
            switch (mistake.kind) {
                case JOINED -> felt = (felt & two) == 0 ? felt : (felt & ~two) | one;
                case STUCK_OPEN -> felt &= ~one;
                case STUCK_CLOSED -> felt |= one;
                case TURNED, SWAPPED, PERMUTED, LINES, LIGHT_ELSEWHERE, LIGHTS, LIGHT_DEAD -> {
                    // The wiring itself, or the lights.
                }
            }
        }
        return felt;
    }

    /** True if the light of this square stays dark. */
    static boolean dark(List<Scramble> mistakes, int square) {
        return mistakes.stream().anyMatch(mistake -> mistake.kind == Kinds.LIGHT_DEAD && mistake.first == square);
    }

    private int exchanged(int square) {
        if (square == first) {
            return second;
        }
        return square == second ? first : square;
    }

    private static List<Integer> order(int seed, int count) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Random(seed));
        return order;
    }

    private static WiringProfile sensors(WiringProfile meant, IntUnaryOperator wired) {
        List<SensorChip> sensors = new ArrayList<>();
        for (SensorChip chip : meant.sensors()) {
            sensors.add(chip.wired(SquareMap.of(chip.squares().asList().stream()
                    .mapToInt(square -> square == SquareMap.NONE ? square : wired.applyAsInt(square))
                    .toArray())));
        }
        return meant.with(sensors, meant.lamps(), meant.quarters());
    }

    private static WiringProfile lamps(WiringProfile meant, IntUnaryOperator wired) {
        List<LampChip> lamps = new ArrayList<>();
        for (LampChip chip : meant.lamps()) {
            LightLayout layout = chip.layout();
            if (layout.kind() == Kind.SQUARES) {
                layout = new LightLayout(
                        Kind.SQUARES,
                        layout.places().stream()
                                .map(place ->
                                        place == SquareMap.NONE ? place : Integer.valueOf(wired.applyAsInt(place)))
                                .toList());
            } else {
                List<RegularChain> ways = RegularChain.all(layout.kind(), Task.first(layout));
                layout = ways.get(wired.applyAsInt(0) % ways.size()).layout();
            }
            lamps.add(chip.placed(layout));
        }
        return meant.with(meant.sensors(), lamps, meant.quarters());
    }

    /** Moves whole lines: the input of line l, place p goes where that of line a(l), place b(p) was. */
    private WiringProfile lines(WiringProfile meant) {
        List<Integer> lines = order(first, SIDE);
        List<Integer> places = order(first + 1, SIDE);
        Inputs inputs = Inputs.of(meant);
        int[] squares = new int[SQUARES];
        Arrays.setAll(squares, input -> inputs.square(lines.get(input / SIDE) * SIDE + places.get(input % SIDE)));
        List<SensorChip> sensors = meant.sensors().stream()
                .map(chip -> chip.wired(inputs.map(chip, squares)))
                .toList();
        return meant.with(sensors, meant.lamps(), meant.quarters());
    }
}

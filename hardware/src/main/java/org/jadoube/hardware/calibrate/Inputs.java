package org.jadoube.hardware.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SensorChip.Serial;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.rules.Square;

/** The 64 inputs of a profile in the order of its chips and their bits, those left out that are wired to nothing. */
public final class Inputs {
    private static final int SIDE = 8;

    private record Input(SensorChip chip, int bit) {}

    private final List<Input> all = new ArrayList<>();
    private final SquareMap inputOfSquare;
    private final boolean lines;

    private Inputs(WiringProfile profile) {
        int[] ofSquare = new int[Long.SIZE];
        boolean whole = true;
        for (SensorChip chip : profile.sensors()) {
            whole &= !(chip instanceof GpioMatrix matrix) || matrix.columns().size() == SIDE;
            for (int bit = 0; bit < chip.squares().size(); bit++) {
                int square = chip.squares().square(bit);
                if (square == SquareMap.NONE) {
                    whole = false;
                } else {
                    ofSquare[square] = all.size();
                    all.add(new Input(chip, bit));
                }
            }
        }
        this.lines = whole;
        this.inputOfSquare = SquareMap.of(ofSquare);
    }

    /** The inputs of a checked profile. */
    public static Inputs of(WiringProfile profile) {
        return new Inputs(profile);
    }

    /** True if they are eight lines of eight: rows of a matrix, ports, chips or channels. */
    public boolean areLines() {
        return lines;
    }

    /** The inputs that stand for these squares of the profile, the board not turned. */
    long ofSquares(long squares) {
        return inputOfSquare.squares(squares);
    }

    /** The square for which the profile takes an input. */
    int square(int input) {
        return all.get(input).chip().squares().square(all.get(input).bit());
    }

    /** What each bit of a chip is, by the squares of all inputs. */
    SquareMap map(SensorChip chip, int[] squareOfInput) {
        int[] squares = new int[chip.squares().size()];
        Arrays.fill(squares, SquareMap.NONE);
        for (int input = 0; input < all.size(); input++) {
            if (all.get(input).chip().equals(chip)) {
                squares[all.get(input).bit()] = squareOfInput[input];
            }
        }
        return SquareMap.of(squares);
    }

    /** The input of a chip's bit; {@link SquareMap#NONE} for one that is wired to nothing. */
    int input(SensorChip chip, int bit) {
        for (int input = 0; input < all.size(); input++) {
            if (all.get(input).chip().equals(chip) && all.get(input).bit() == bit) {
                return input;
            }
        }
        return SquareMap.NONE;
    }

    /** An input as a person would look for it. */
    String name(int input) {
        SensorChip chip = all.get(input).chip();
        int bit = all.get(input).bit();
        int line = bit / SIDE;
        int place = bit % SIDE;
        return switch (chip) {
            case GpioMatrix matrix -> {
                int row = bit / matrix.columns().size();
                int column = bit % matrix.columns().size();
                yield "the crossing of row " + (row + 1) + " ("
                        + line(matrix.rows().get(row)) + ") and column " + (column + 1) + " ("
                        + line(matrix.columns().get(column)) + ")";
            }
            case Mcp23017 mcp -> "GP" + (line == 0 ? "A" : "B") + place + " of the " + mcp.label();
            case Hc165 chain -> "input " + (char) ('A' + place) + " of 74HC165 number " + (line + 1);
            case Mcp3008 mcp -> "input " + place + " of the multiplexer at CH" + line;
            case Serial serial -> "what the board calls " + Square.name(bit);
        };
    }

    private static String line(int bcm) {
        return "GPIO " + bcm + ", pin " + Header.pin(bcm);
    }
}

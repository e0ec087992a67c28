package org.jadoube.hardware.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;

/**
 * A whole board of modelled chips with men on its squares. It is wired as its own profile says; whoever drives it may believe
 * another one.
 */
public final class ModelBoard implements TouchedBoard {
    private static final int I2C_HERTZ = 400_000;
    private static final long SETTLE_NANOS = 5_000;
    private static final long MATRIX_SETTLE_NANOS = 34_000;
    private static final int SQUARES = 64;

    /** What men do to one chip. */
    private interface Feeler {
        void feel(long white, long black);
    }

    private final BusClock clock = new BusClock();
    private final ModelPi pi = new ModelPi(clock, I2C_HERTZ);
    private final List<Feeler> feelers = new ArrayList<>();
    private final List<LightLayout> layouts = new ArrayList<>();
    private final List<IntPredicate> shining = new ArrayList<>();
    private final List<Runnable> bare = new ArrayList<>();
    private final List<Runnable> resets = new ArrayList<>();
    private long missingDiodes;

    /** An empty board, dark. Throws IllegalArgumentException for a serial board, which has no chips on the Pi's wires. */
    public ModelBoard(WiringProfile wired) {
        wired.placedSensors().forEach(this::sensor);
        wired.placedLamps().forEach(this::lamp);
    }

    /** The Pi that it hangs on. */
    public ModelPi pi() {
        return pi;
    }

    /** A new Pi4J context on its Pi. */
    public Wires wires() {
        return pi.wires();
    }

    /** The time of its wires. */
    public BusClock clock() {
        return clock;
    }

    @Override
    public void stand(long white, long black) {
        feelers.forEach(feeler -> feeler.feel(white, black));
    }

    /** Power off and on for every MCP23017: their registers are as the data sheet has them then. */
    public void resetAll() {
        resets.forEach(Runnable::run);
    }

    /** Takes the diodes of these squares out, and no others. */
    public void withoutDiodes(long squares) {
        missingDiodes = squares;
        bare.forEach(Runnable::run);
    }

    @Override
    public List<Integer> lit(int lamp) {
        return IntStream.range(0, layouts.get(lamp).size())
                .filter(shining.get(lamp))
                .boxed()
                .toList();
    }

    @Override
    public LightLayout layout(int lamp) {
        return layouts.get(lamp);
    }

    @Override
    public void pass(long nanos) {
        clock.nanos(nanos);
    }

    /** The squares that a person sees glow: of lights at corners or edges those of which every light shines. */
    public long glowing() {
        long glowing = 0;
        for (int lamp = 0; lamp < layouts.size(); lamp++) {
            for (int square = 0; square < SQUARES; square++) {
                glowing |= glows(lamp, square) ? 1L << square : 0;
            }
        }
        return glowing;
    }

    private boolean glows(int lamp, int square) {
        List<Integer> places = layouts.get(lamp).places();
        List<Integer> its = LightLayout.placesOf(layouts.get(lamp).kind(), square);
        return its.stream()
                .allMatch(place -> places.contains(place) && shining.get(lamp).test(places.indexOf(place)));
    }

    private void sensor(SensorChip chip) {
        SquareMap squares = chip.squares();
        switch (chip) {
            case GpioMatrix matrix -> {
                MatrixModel model = new MatrixModel(matrix.rows(), matrix.columns(), clock, MATRIX_SETTLE_NANOS);
                matrix.rows().forEach(line -> pi.pins().join(line, model));
                matrix.columns().forEach(line -> pi.pins().join(line, model));
                feelers.add((white, black) -> model.close(squares.bits(white | black)));
                bare.add(() -> {
                    for (int bit = 0; bit < squares.size(); bit++) {
                        boolean missing = (squares.bits(missingDiodes) >>> bit & 1) != 0;
                        model.diode(bit, missing ? MatrixModel.Diode.MISSING : MatrixModel.Diode.RIGHT);
                    }
                });
            }
            case Mcp23017 mcp -> {
                Mcp23017Model model = new Mcp23017Model();
                pi.i2c().add(mcp.address(), model);
                resets.add(model::reset);
                feelers.add((white, black) -> model.ground((int) squares.bits(white | black)));
            }
            case Hc165 chain -> {
                Hc165Model model = new Hc165Model(squares.size() / Byte.SIZE, chain.load());
                pi.pins().join(chain.load(), model);
                pi.spi().add(chain.select(), model);
                feelers.add((white, black) -> model.ground(squares.bits(white | black)));
            }
            case Mcp3008 mcp -> {
                HallModel model = new HallModel(mcp.mux(), clock, SETTLE_NANOS);
                mcp.mux().forEach(line -> pi.pins().join(line, model));
                pi.spi().add(mcp.select(), model);
                Magnets magnets = new Magnets(squares, model);
                feelers.add(magnets::feel);
                magnets.feel(0, 0);
            }
            case SensorChip.Serial board -> throw new IllegalArgumentException(board.label() + " has no chips");
        }
    }

    private void lamp(LampChip chip) {
        layouts.add(chip.layout());
        switch (chip) {
            case Ht16k33 ht -> {
                Ht16k33Model model = new Ht16k33Model();
                pi.i2c().add(ht.address(), model);
                // The backpack turns the bits of a row back.
                shining.add(light -> (model.lit() >>> (light / 8 * 8 + (light % 8 + ht.rotated() & 7)) & 1) != 0);
            }
            case Max7219 max -> {
                Max7219Model model = new Max7219Model();
                pi.spi().add(max.select(), model);
                shining.add(light -> (model.lit() >>> light & 1) != 0);
            }
            case Ws2812 strip -> {
                Ws2812Model model = new Ws2812Model(strip.layout().size());
                pi.spi().add(strip.select(), model);
                shining.add(light -> model.colour(light) != 0);
            }
            case Apa102 strip -> {
                Apa102Model model = new Apa102Model(strip.layout().size());
                pi.spi().add(strip.select(), model);
                shining.add(light -> model.colour(light) != 0);
            }
            case LampChip.Serial lights -> throw new IllegalArgumentException(lights.label() + " are no chip");
        }
    }
}

package org.jadoube.hardware.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TouchLedger;
import org.jadoube.hardware.model.Apa102Model;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Ht16k33Model;
import org.jadoube.hardware.model.Max7219Model;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.model.Ws2812Model;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.light.SceneComposer;
import org.jadoube.light.SceneSource;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The moments of a game that are hard to see through, as each kind of lamp shows them, square by square and slot by slot. */
final class MomentsOnLampsTest {

    private static final long SLOT = Look.SLOT_MILLIS * 1_000_000L;
    private static final int STRONG = 20_000;

    /** The kinds of lamps that a board may have. */
    enum Lamps {
        HT16K33_SQUARES,
        MAX7219_SQUARES,
        WS2812_SQUARES,
        APA102_CORNERS,
        WS2812_EDGES
    }

    private final ModelPi pi = new ModelPi(new BusClock(), 400_000);
    private final Wires wires = pi.wires();

    @AfterEach
    void close() {
        wires.close();
    }

    @ParameterizedTest
    @EnumSource(Lamps.class)
    void doubleCheckShowsTheKingAndBothThatGiveIt(Lamps lamps) {
        Position position = Fen.position("4k3/8/8/1B6/8/8/8/K3R3 b - - 0 1");
        LightScene scene = SceneComposer.of(RuleBase.HOME).compose(SceneSource.of(position, null));
        assertEquals(Map.of("b5", Light.CHECKER, "e1", Light.CHECKER, "e8", Light.CHECK), named(scene));
        assertShown(lamps, scene);
    }

    @ParameterizedTest
    @EnumSource(Lamps.class)
    void aCastlingInTheMiddleShowsTheWayOfTheRook(Lamps lamps) {
        Position position = Fen.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        LightScene scene = halfMade(position, "e1", "g1");
        assertEquals(Map.of("f1", Light.PLACE, "h1", Light.REMOVE), named(scene));
        assertShown(lamps, scene);
    }

    @ParameterizedTest
    @EnumSource(Lamps.class)
    void takingInPassingShowsThePawnToTakeOff(Lamps lamps) {
        Position position = Fen.position("4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2");
        LightScene scene = halfMade(position, "e5", "f6");
        assertEquals(Map.of("f5", Light.EN_PASSANT), named(scene));
        assertShown(lamps, scene);
    }

    /** By the Laws the king or the pawn is released, and the second man is still to follow. */
    private static LightScene halfMade(Position position, String from, String to) {
        TouchLedger ledger = new TouchLedger(position, RuleSet.FIDE);
        ledger.lift(0, Square.parse(from));
        ledger.place(1_000, Square.parse(to), null, null);
        ledger.settle();
        long occupied = Square.bit(Square.parse(to)) | (position.occupied() & ~Square.bit(Square.parse(from)));
        SceneSource source = new SceneSource(position, occupied, ledger.duty(), 0, null, 0, 0, 0, 0, 0, false);
        LightScene all = SceneComposer.everything().compose(source);
        Map<Integer, Light> second = new TreeMap<>(all.squares());
        second.values().retainAll(List.of(Light.PLACE, Light.REMOVE, Light.EN_PASSANT));
        return new LightScene(second);
    }

    private static Map<String, Light> named(LightScene scene) {
        Map<String, Light> named = new TreeMap<>();
        scene.squares().forEach((square, light) -> named.put(Square.name(square), light));
        return named;
    }

    private void assertShown(Lamps lamps, LightScene scene) {
        switch (lamps) {
            case HT16K33_SQUARES -> {
                Ht16k33Model model = new Ht16k33Model();
                pi.i2c().add(0x70, model);
                LampChip chip = new LampChip.Ht16k33(1, 0x70, 7, 0, LightLayout.straightSquares());
                follow(chip, LampStyle.ONE_COLOUR, scene, lamp -> (model.lit() >>> lamp & 1) != 0);
            }
            case MAX7219_SQUARES -> {
                Max7219Model model = new Max7219Model();
                pi.spi().add(0, model);
                LampChip chip = new LampChip.Max7219(0, 0, 1_000_000, 7, LightLayout.straightSquares());
                follow(chip, LampStyle.ONE_COLOUR, scene, lamp -> (model.lit() >>> lamp & 1) != 0);
            }
            case WS2812_SQUARES -> {
                Ws2812Model model = new Ws2812Model(64);
                pi.spi().add(0, model);
                LampChip chip = new LampChip.Ws2812(0, 0, 2_400_000, 255, STRONG, LightLayout.straightSquares());
                follow(chip, LampStyle.COLOURS, scene, lamp -> model.colour(lamp) != 0);
            }
            case APA102_CORNERS -> {
                Apa102Model model = new Apa102Model(81);
                pi.spi().add(0, model);
                LampChip chip = new LampChip.Apa102(0, 0, 4_000_000, 31, STRONG, layout(Kind.CORNERS));
                follow(chip, LampStyle.COLOURS, scene, lamp -> model.colour(lamp) != 0);
            }
            case WS2812_EDGES -> {
                Ws2812Model model = new Ws2812Model(16);
                pi.spi().add(0, model);
                LampChip chip = new LampChip.Ws2812(0, 0, 2_400_000, 255, STRONG, layout(Kind.EDGES));
                follow(chip, LampStyle.COLOURS, scene, lamp -> model.colour(lamp) != 0);
            }
        }
    }

    private static LightLayout layout(Kind kind) {
        return new LightLayout(kind, IntStream.range(0, kind.count()).boxed().toList());
    }

    /** Two rounds for each square that is lit: in each slot exactly the lamps burn that the meanings of the squares want. */
    private void follow(LampChip chip, LampStyle style, LightScene scene, IntPredicate lit) {
        LampLoop loop = new LampLoop(
                List.of(chip),
                List.of(LampWriters.open(chip, wires)),
                LampStyle.COLOURS,
                () -> 0L,
                report -> {},
                "test");
        loop.show(scene);
        List<Map.Entry<Integer, Light>> squares =
                new TreeMap<>(scene.squares()).entrySet().stream().toList();
        Kind kind = chip.layout().kind();
        for (int slot = 0; slot < 2 * Look.SLOTS * squares.size(); slot++) {
            loop.step(slot * SLOT);
            int turn = slot / Look.SLOTS % squares.size();
            for (int lamp = 0; lamp < kind.count(); lamp++) {
                boolean wanted = false;
                for (int i = 0; i < squares.size(); i++) {
                    boolean its = isOf(kind, lamp, squares.get(i).getKey()) && (kind != Kind.EDGES || i == turn);
                    wanted |= its && style.look(squares.get(i).getValue()).lit(slot % Look.SLOTS);
                }
                assertEquals(wanted, lit.test(lamp), "slot " + slot + ", lamp " + lamp);
            }
        }
    }

    private static boolean isOf(Kind kind, int lamp, int square) {
        int file = square & 7;
        int rank = square >>> 3;
        return switch (kind) {
            case SQUARES -> lamp == square;
            case EDGES -> lamp == file || lamp == 8 + rank;
            case CORNERS -> (lamp % 9 - file | 1) == 1 && (lamp / 9 - rank | 1) == 1;
        };
    }
}

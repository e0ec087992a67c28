package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.arbiter.Duty;
import org.jadoube.inference.Residue;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Records that spell out their equality, for the start of the program, are as equal as other records. */
final class SpelledOutEqualityTest {

    static Stream<Arguments> records() throws ClassNotFoundException {
        List<Move> moves = Position.initial().legalMoves();
        return Stream.of(
                Arguments.of(Class.forName("org.jadoube.arbiter.Touch"), List.of(1L, 12, true), List.of(2L, 13, false)),
                Arguments.of(
                        BoardGuess.Held.class,
                        List.of(Man.of(Side.WHITE, Piece.ROOK), 0, Side.WHITE),
                        List.of(Man.of(Side.WHITE, Piece.QUEEN), 7, Side.BLACK)),
                Arguments.of(Man.class, List.of(Side.WHITE, Piece.ROOK), List.of(Side.BLACK, Piece.KNIGHT)),
                Arguments.of(
                        Residue.class, List.of(1L, 2L, 4L, 8L, 16L, 32L, 64L), List.of(3L, 6L, 12L, 24L, 48L, 96L, 0L)),
                Arguments.of(
                        LightScene.class,
                        List.of(Map.of(1, Light.TARGET)),
                        List.of(Map.of(1, Light.TARGET, 2, Light.TARGET))),
                Arguments.of(
                        Duty.class,
                        List.of(Side.WHITE, Duty.Kind.FREE, List.of(), "4.3", moves),
                        List.of(Side.BLACK, Duty.Kind.MOVE_PIECE, List.of(12), "4.3.1", moves.subList(0, 2))));
    }

    @ParameterizedTest
    @MethodSource("records")
    void eachOfItsPartsCounts(Class<? extends Record> type, List<Object> parts, List<Object> others) throws Exception {
        Record one = made(type, parts);
        assertEquals(one, made(type, parts));
        assertEquals(one.hashCode(), made(type, parts).hashCode());
        for (int i = 0; i < parts.size(); i++) {
            Object[] changed = parts.toArray();
            changed[i] = others.get(i);
            assertNotEquals(one, made(type, Arrays.asList(changed)));
        }
    }

    private static Record made(Class<? extends Record> type, List<Object> parts) throws Exception {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(parts.toArray());
    }
}

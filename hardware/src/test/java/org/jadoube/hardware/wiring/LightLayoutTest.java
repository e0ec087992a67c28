package org.jadoube.hardware.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.hardware.wiring.LightLayout.Kind;
import org.junit.jupiter.api.Test;

final class LightLayoutTest {

    @Test
    void turningFourTimesIsNotTurning() {
        for (Kind kind : Kind.values()) {
            List<Integer> all = IntStream.range(0, kind.count()).boxed().toList();
            LightLayout layout = new LightLayout(kind, all);
            LightLayout turned = layout.turned(1).turned(1).turned(1).turned(1);
            assertEquals(layout, turned);
            assertEquals(layout.turned(2), layout.turned(1).turned(1));
            assertEquals(
                    kind.count(), layout.turned(1).places().stream().distinct().count());
        }
    }

    @Test
    void aCornerTurnsWithTheSquareThatItBelongsTo() {
        LightLayout outerOfA1 = new LightLayout(Kind.CORNERS, List.of(0));
        assertEquals(List.of(72), outerOfA1.turned(1).places(), "the outer corner of a8");
        assertEquals(List.of(80), outerOfA1.turned(2).places(), "the outer corner of h8");
    }

    @Test
    void anEdgeLightTurnsFromFileToRank() {
        LightLayout fileA = new LightLayout(Kind.EDGES, List.of(0));
        assertEquals(List.of(8 + 7), fileA.turned(1).places(), "file a becomes rank 8");
        LightLayout rank1 = new LightLayout(Kind.EDGES, List.of(8));
        assertEquals(List.of(0), rank1.turned(1).places(), "rank 1 becomes file a");
    }
}

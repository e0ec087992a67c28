package org.jadoube.host.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DiceTest {

    private static List<Long> sorted(Spread spread) {
        Dice dice = new Dice(5);
        return IntStream.range(0, 2001)
                .mapToObj(i -> dice.draw(spread))
                .sorted()
                .toList();
    }

    @Test
    void halfOfTheTimesAreBelowTheMedian() {
        assertEquals(650, sorted(new Spread(650, 0.35, 0)).get(1000), 20);
        assertEquals(120, sorted(new Spread(120, 0.7, -80)).get(1000), 12);
    }

    @Test
    void noTimeIsBelowTheLeast() {
        List<Long> times = sorted(new Spread(4000, 0.8, 700));
        assertTrue(times.getFirst() >= 700);
        assertTrue(times.getLast() > 12_000, "the long tail of thought");
    }

    @Test
    void weightsAreDrawnInProportion() {
        Dice dice = new Dice(1);
        long second =
                IntStream.range(0, 10_000).filter(i -> dice.pick(1, 3) == 1).count();
        assertEquals(7500, second, 150);
    }

    @Test
    void aWeightOfNothingIsNeverDrawn() {
        Dice dice = new Dice(1);
        assertTrue(IntStream.range(0, 1000).allMatch(i -> dice.pick(0, 1, 0) == 1));
    }

    @Test
    void aSeedGivesTheseDrawsOnEveryMachine() {
        Dice dice = new Dice(42);
        Spread spread = new Spread(650, 0.35, 0);
        assertEquals(List.of(885L, 555L), List.of(dice.draw(spread), dice.draw(spread)));
    }
}

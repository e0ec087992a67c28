package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class PricesTest {

    @Test
    void theTableNamesEveryPriceWithItsReason() {
        String table = Prices.measured().table();
        for (Price price : Price.values()) {
            assertTrue(table.contains(price.name()), price.name());
            assertTrue(price.reason().length() > 5, price.name());
        }
        assertEquals(Price.values().length, table.lines().count());
    }

    @Test
    void onePriceCanBeChangedAndTheOthersStay() {
        Prices changed = Prices.measured().with(Price.SILENT, 4);
        assertEquals(4, changed.of(Price.SILENT));
        assertEquals(Price.CARRY.measured(), changed.of(Price.CARRY));
        assertEquals(Price.SILENT.measured(), Prices.measured().of(Price.SILENT));
    }

    @Test
    void noPriceIsNegative() {
        assertThrows(IllegalArgumentException.class, () -> Prices.measured().with(Price.SILENT, -1));
        assertThrows(IllegalArgumentException.class, () -> Prices.measured().with(Price.SILENT, Double.NaN));
    }

    @Test
    void theSettleTimeIsAtMostWhatTheInterfaceAllows() {
        assertTrue(Prices.measured().ms(Price.SETTLE) <= 1500);
        assertTrue(Prices.measured().ms(Price.ASK_QUIET) < 500);
    }
}

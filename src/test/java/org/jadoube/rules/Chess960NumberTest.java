package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class Chess960NumberTest {

    @Test
    void everyStartHasItsNumber() {
        for (int n = 0; n < 960; n++) {
            assertEquals(n, Chess960.number(Chess960.start(n)));
        }
    }

    @Test
    void theUsualStartIs518() {
        assertEquals(518, Chess960.number(Position.initial()));
    }

    @Test
    void anotherPositionHasNone() {
        assertEquals(-1, Chess960.number(Fen.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")));
    }
}

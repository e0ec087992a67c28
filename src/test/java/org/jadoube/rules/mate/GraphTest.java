package org.jadoube.rules.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class GraphTest {
    private final Graph graph = new Graph();

    private static Node node(int number) {
        Node node = new Node();
        node.low = number;
        node.mid = 31L * number;
        node.state = number & 1;
        return node;
    }

    private void fill(int positions) {
        graph.reset();
        for (int i = 0; i < positions; i++) {
            assertEquals(i, graph.add(node(i), i - 1));
        }
    }

    @Test
    void everyPositionIsKeptOnceWithItsParentHoweverManyThereAre() {
        fill(50_000);
        Node loaded = new Node();
        for (int i = 0; i < 50_000; i++) {
            assertEquals(-1, graph.add(node(i), 7));
            graph.load(i, loaded);
            assertTrue(loaded.same(node(i)));
            assertEquals(i - 1, graph.parent(i));
        }
        assertEquals(50_000, graph.size());
    }

    @Test
    void nothingIsLeftAfterAReset() {
        fill(10_000);
        fill(10_000);
        assertEquals(10_000, graph.size());
    }

    @Test
    void itGoesOnAfterItsMemoryWasGivenBack() {
        fill(50_000);
        graph.release(8_192);
        fill(20_000);
        assertEquals(20_000, graph.size());
    }
}

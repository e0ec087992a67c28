package org.jadoube.rules.mate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jadoube.rules.Move;

/** Reads the line that a search found back into moves. */
final class MateLine {
    private MateLine() {}

    static List<Move> of(Stages stages) {
        Deque<Move> line = new ArrayDeque<>();
        if (stages.mateOnBoard()) {
            return List.of();
        }
        Graph graph = stages.graph();
        Node before = new Node();
        Node after = new Node();
        int id = stages.search().last();
        graph.load(id, before);
        line.addFirst(Conversion.move(before, stages.search().mating(), stages.castling()));
        int[] list = new int[Moves.MOST];
        Node child = new Node();
        for (int parent = graph.parent(id); parent >= 0; parent = graph.parent(id)) {
            after.copy(before);
            graph.load(parent, before);
            int count = stages.moves().list(before, list);
            for (int i = 0; i < count; i++) {
                stages.moves().make(before, list[i], child);
                if (child.same(after)) {
                    line.addFirst(Conversion.move(before, list[i], stages.castling()));
                    break;
                }
            }
            id = parent;
        }
        return List.copyOf(line);
    }
}

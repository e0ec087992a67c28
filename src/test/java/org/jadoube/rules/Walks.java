package org.jadoube.rules;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Random games for tests, the same for the same seed. */
final class Walks {

    private Walks() {}

    /** The position after that many random moves, or before the last one that would end the game. */
    static Position end(Position start, int plies, SplittableRandom random) {
        Position position = start;
        for (int i = 0; i < plies; i++) {
            Position next = step(position, random);
            if (next.legalMoves().isEmpty()) {
                return position;
            }
            position = next;
        }
        return position;
    }

    static Position step(Position position, SplittableRandom random) {
        List<Move> moves = position.legalMoves();
        return position.play(moves.get(random.nextInt(moves.size())));
    }

    /** Shows every position of some random games, half of them of Chess960. */
    static void visit(long seed, int games, int plies, Consumer<Position> visitor) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int game = 0; game < games; game++) {
            Position position = game % 2 == 0 ? Position.initial() : Chess960.start(random.nextInt(960));
            for (int ply = 0; ply < plies && !position.legalMoves().isEmpty(); ply++) {
                visitor.accept(position);
                position = step(position, random);
            }
            visitor.accept(position);
        }
    }
}

package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every reason why a man may not go where he was put, with what is to blame. */
final class WhyNotSearchTest {

    @ParameterizedTest(name = "{1}: {2} {3}")
    @CsvSource({
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, a1a2, own-man, a2",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, a1a4, blocked, a2",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, f1c4, blocked, e2",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, g1g3, not-its-way.knight, ''",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2e5, not-its-way.pawn, ''",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, e2d3, nothing-to-take, ''",
        "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1, e2e4, blocked, e3",
        "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1, e2e4, blocked, e4",
        "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1, e3e4, blocked, e4",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1, a1b3, not-its-way.rook, ''",
        "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1, c1c4, not-its-way.bishop, ''",
        "4k3/8/8/8/8/8/8/3QK3 w - - 0 1, d1e3, not-its-way.queen, ''",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, e1e3, not-its-way.king, ''",
        "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1, e2c3, pinned, e1 e2 e3 e4",
        "4k3/8/8/8/1b6/8/3B4/4K3 w - - 0 1, d2e3, pinned, e1 d2 c3 b4",
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2, e5d6, pinned, a5 b5 c5 d5 e5 f5 g5 h5",
        "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1, a1a2, still-in-check, e4",
        "4k3/8/8/8/7b/8/4r3/4K2R w K - 0 1, h1h4, still-in-check, e2",
        "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1, e1e2, king-attacked, e4",
        "4k3/8/8/8/8/8/8/r3K3 w - - 0 1, e1f1, king-attacked, a1",
        "8/8/8/8/8/4k3/8/4K3 w - - 0 1, e1e2, kings-adjacent, e3",
        "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1, e1g1, blocked, g1",
        "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1, e1c1, blocked, b1",
        "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1, e1g1, castle-in-check, e4",
        "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1, e1g1, castle-through, f1 f4",
        "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1, e1g1, king-attacked, g4",
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1, e1g1, castle-lost.before, ''",
        "r3k2r/8/8/8/8/8/8/4K3 b - - 0 1, e8c8, castle-lost.before, ''",
    })
    void theReasonAndWhatShowsIt(String fen, String step, String word, String squares) {
        WhyNot why = why(History.of(Fen.position(fen)), step).orElseThrow();
        assertEquals(word, why.word());
        assertEquals(
                new TreeSet<>(squares.isEmpty() ? List.of() : List.of(squares.split(" "))),
                new TreeSet<>(Square.names(why.squares())));
    }

    @Nested
    class InAGame {

        @Test
        void theKingHasMovedAndWhen() {
            History game = played("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1e2", "g8f6", "e2e1", "d7d6");
            assertEquals(
                    new WhyNot.CastleLost(WhyNot.CastleLost.Cause.KING, 7),
                    why(game, "e1g1").orElseThrow());
        }

        @Test
        void theRookHasMovedAndWhen() {
            History game = played("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "h1g1", "g8f6", "g1h1", "d7d6");
            assertEquals(
                    new WhyNot.CastleLost(WhyNot.CastleLost.Cause.ROOK, 7),
                    why(game, "e1g1").orElseThrow());
        }

        @Test
        void theRookWasTakenAndWhen() {
            History game = History.of(Fen.position("4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1"))
                    .play(Uci.read(Fen.position("4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1"), "g3h1"));
            assertEquals(
                    new WhyNot.CastleLost(WhyNot.CastleLost.Cause.TAKEN, 1),
                    why(game, "e1g1").orElseThrow());
        }

        @Test
        void inPassingIsOneMoveTooLate() {
            History game = played("e2e4", "a7a6", "e4e5", "d7d5", "a2a3", "h7h6");
            assertEquals(
                    new WhyNot.TooLate(Square.parse("d5"), 4), why(game, "e5d6").orElseThrow());
        }

        @Test
        void aPawnThatCameStepByStepIsNotTakenInPassing() {
            History game = played("e2e4", "d7d6", "e4e5", "a7a6", "a2a3", "d6d5");
            assertEquals(new WhyNot.NothingToTake(), why(game, "e5d6").orElseThrow());
        }

        @Test
        void whoMayGoThereHasNoReasonAgainstIt() {
            History game = played("e2e4", "a7a6", "e4e5", "d7d5");
            assertEquals(Optional.empty(), why(game, "e5d6"));
            assertEquals(Optional.empty(), why(game, "g1f3"));
        }
    }

    @Test
    void everyStepOfRandomGamesIsEitherLegalOrHasAReason() {
        Random random = new Random(5);
        Set<String> seen = new TreeSet<>();
        for (int game = 0; game < 12; game++) {
            History history = History.of(Position.initial());
            for (int ply = 0; ply < 100; ply++) {
                Position position = history.position();
                List<Move> legal = position.legalMoves();
                if (legal.isEmpty()) {
                    break;
                }
                for (long men = position.men(position.turn()); men != 0; men &= men - 1) {
                    int from = Long.numberOfTrailingZeros(men);
                    for (int to = 0; to < 64; to++) {
                        int goal = to;
                        boolean may = legal.stream()
                                .anyMatch(
                                        move -> move.from() == from && (move.to() == goal || move.rookFrom() == goal));
                        Optional<WhyNot> why = WhyNotSearch.of(history, from, to);
                        assertEquals(!may && from != to, why.isPresent(), position.fen() + " " + from + " " + to);
                        why.ifPresent(it -> seen.add(it.word()));
                    }
                }
                history = history.play(legal.get(random.nextInt(legal.size())));
            }
        }
        assertTrue(seen.contains("pinned") && seen.contains("still-in-check") && seen.size() > 12, seen.toString());
    }

    private static Optional<WhyNot> why(History history, String step) {
        return WhyNotSearch.of(history, Square.parse(step.substring(0, 2)), Square.parse(step.substring(2)));
    }

    private static History played(String... moves) {
        History history = History.of(Position.initial());
        for (String move : moves) {
            history = history.play(Uci.read(history.position(), move));
        }
        return history;
    }
}

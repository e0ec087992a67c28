package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jadoube.rules.fast.MadeCounter;
import org.jadoube.rules.fast.Node;
import org.jadoube.rules.fast.Walker;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnReader;
import org.jadoube.rules.pgn.PgnWriter;
import org.junit.jupiter.api.Test;

/** What must hold in every position, looked at along random games from fixed seeds. */
final class RandomWalkTest {

    @Test
    void theMoveListHoldsEveryLegalMoveOnceAndNoOther() {
        Walks.visit(1, 40, 120, position -> {
            List<String> texts = position.legalMoves().stream()
                    .map(move -> move.uci(position.chess960()))
                    .toList();
            TreeSet<String> once = new TreeSet<>(texts);
            assertEquals(texts.size(), once.size(), position::fen);
            assertEquals(new NaiveRules(position).legal(), once, position::fen);
        });
    }

    @Test
    void allWaysOfCountingAgreeAndMovesAreTakenBackWhole() {
        Walker walker = new Walker(2);
        Node copy = new Node();
        Walks.visit(2, 40, 120, position -> {
            walker.node(0).copy(position.node());
            copy.copy(position.node());
            int count = walker.generate(0);
            assertEquals(position.legalMoves().size(), count, position::fen);
            assertEquals(Perft.count(position, 1, Perft.Way.BULK), count, position::fen);
            for (int i = 0; i < count; i++) {
                walker.make(0, walker.move(0, i));
                assertEquals(walker.node(1).computeKey(), walker.node(1).key, position::fen);
            }
            assertTrue(copy.same(walker.node(0)), position::fen);
            assertEquals(copy.clock, walker.node(0).clock);
            assertEquals(copy.ply, walker.node(0).ply);
        });
    }

    @Test
    void theCounterMakesThePositionsThatMovesMake() {
        Walker walker = new Walker(2);
        MadeCounter counter = new MadeCounter();
        Walks.visit(6, 30, 120, position -> {
            walker.node(0).copy(position.node());
            assertEquals(walker.countStored(0, 2), counter.count(position.node(), 2), position::fen);
            assertEquals(walker.sumOfKeys(0, 2), counter.keys(), position::fen);
        });
    }

    @Test
    void keysAreEqualExactlyWherePositionsAre() {
        Map<Long, Position> byKey = new HashMap<>();
        Map<String, Position> byText = new HashMap<>();
        Walks.visit(3, 400, 60, position -> {
            String fen = position.fen().replaceFirst(" \\d+ \\d+$", "");
            String identity = position.chess960() + fen;
            Position sameKey = byKey.putIfAbsent(position.key() ^ (position.chess960() ? -1 : 0), position);
            Position sameText = byText.putIfAbsent(identity, position);
            assertEquals(sameKey == null, sameText == null, position::fen);
            if (sameKey != null) {
                assertEquals(sameText, sameKey);
                assertEquals(position, sameKey);
            }
        });
        assertTrue(byKey.size() > 10_000);
    }

    @Test
    void everyNotationReadsWhatItWrote() {
        Walks.visit(4, 30, 150, position -> {
            assertEquals(position, Fen.position(position.fen(), position.chess960()));
            assertEquals(
                    position.fen(),
                    Fen.position(position.fen(), position.chess960()).fen());
            assertEquals(position, Setup.of(position).toPosition());
            for (Move move : position.legalMoves()) {
                assertEquals(move, San.readStrict(position, San.write(position, move)), position::fen);
                assertEquals(move, Uci.read(position, move.uci(position.chess960())), position::fen);
                if (!position.chess960()) {
                    assertEquals(move, Uci.read(position, move.uci()), position::fen);
                    assertEquals(move, San.read(position, move.uci()), position::fen);
                }
            }
        });
    }

    @Test
    void sanIsNoLongerThanItMustBe() {
        Walks.visit(5, 20, 100, position -> {
            Map<String, Integer> bare = new HashMap<>();
            for (Move move : position.legalMoves()) {
                String san = San.write(position, move).replaceAll("[+#]", "");
                bare.merge(undistinguished(san), 1, Integer::sum);
            }
            for (Move move : position.legalMoves()) {
                String san = San.write(position, move).replaceAll("[+#]", "");
                boolean distinguished = !san.equals(undistinguished(san));
                if (distinguished) {
                    assertTrue(bare.get(undistinguished(san)) > 1, () -> san + " in " + position.fen());
                }
            }
        });
    }

    /** {@code Nbxd7+} without the b; pawns and castling as they are. */
    private static String undistinguished(String san) {
        return san.replaceFirst("^([NBRQK])[a-h]?[1-8]?(x?[a-h][1-8])$", "$1$2");
    }

    @Test
    void gamesComeBackFromPgnAsTheyWere() {
        List<PgnGame> games = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int seed = 0; seed < 40; seed++) {
            History[] history = {null};
            Walks.visit(1_000 + seed, 1 + seed % 2, 80, position -> {
                boolean begins = history[0] == null || position.fullmoveNumber() == 1 && position.turn() == Side.WHITE;
                history[0] = begins ? History.of(position) : follow(history[0], position);
            });
            PgnGame game = PgnGame.of(Map.of("Round", "" + seed), history[0].at(0), history[0].moves(), "*");
            games.add(game);
            text.append(PgnWriter.write(game));
        }
        PgnReader reader = new PgnReader(text.toString());
        for (PgnGame game : games) {
            PgnGame again = ((PgnEntry.Read) reader.next()).game();
            assertEquals(game.moves(), again.moves());
            assertEquals(game.start(), again.start());
        }
    }

    private static History follow(History history, Position next) {
        return history.position().legalMoves().stream()
                .map(history::play)
                .filter(h -> h.position().equals(next))
                .findFirst()
                .orElseThrow();
    }
}

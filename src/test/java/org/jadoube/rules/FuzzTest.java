package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.rules.pgn.ByteSource;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnReader;
import org.jadoube.rules.pgn.PgnWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Readers under spoilt input: they refuse in their own words or read something that can be, and never hang. */
@Timeout(300)
final class FuzzTest {

    private static List<String> fens() {
        List<String> fens = new ArrayList<>();
        for (String file : List.of("/perft/positions.epd", "/perft/chess960.epd")) {
            Fixture.lines(file).forEach(line -> fens.add(line.substring(0, line.indexOf(" ;"))));
        }
        return fens;
    }

    @Test
    void fenIsRefusedOrIsAPositionThatStaysOne() {
        Mutations mutations = new Mutations(fens(), 1);
        int read = 0;
        for (int round = Mutations.rounds(30_000); round > 0; round--) {
            String text = mutations.next();
            read += readFen(text, round % 2 == 0) ? 1 : 0;
        }
        assertTrue(read > 100);
    }

    static boolean readFen(String text, boolean chess960) {
        Position position;
        try {
            position = round(text, chess960);
        } catch (FenException e) {
            assertTrue(e.column() >= 1 && e.column() <= text.length() + 1, text);
            return false;
        }
        for (Move move : position.legalMoves()) {
            Position next = position.play(move);
            assertFalse(Setup.of(next).problems().contains(Problem.OPPOSITE_CHECK), () -> text + " " + move);
            assertEquals(next.node().computeKey(), next.key(), () -> text + " " + move);
        }
        assertEquals(position.legalMoves().size(), Perft.count(position, 1, Perft.Way.BULK), text);
        return true;
    }

    private static Position round(String text, boolean chess960) {
        Position position = Fen.positionLenient(text, chess960);
        try {
            Position strict = Fen.position(text, chess960);
            assertEquals(Set.of(), Setup.of(strict).problems(), text);
            assertEquals(strict, position, text);
        } catch (FenException e) {
            assertTrue(e.column() >= 1, text);
        }
        assertEquals(position, Fen.positionLenient(position.fen(), chess960), text);
        return position;
    }

    @Test
    void moveTextIsRefusedOrIsALegalMove() {
        for (String fen : fens().subList(0, 12)) {
            Position position = Fen.position(fen);
            List<String> seeds = new ArrayList<>(List.of("O-O", "0-0-0", "e8=Q#", "Ng1-f3!?", "e1h1"));
            for (Move move : position.legalMoves()) {
                seeds.add(San.write(position, move));
                seeds.add(move.uci());
            }
            Mutations mutations = new Mutations(seeds, 2);
            for (int round = Mutations.rounds(3_000); round > 0; round--) {
                readMove(position, mutations.next());
            }
        }
    }

    static void readMove(Position position, String text) {
        try {
            assertTrue(position.isLegal(San.read(position, text)), text);
        } catch (MoveTextException e) {
            checkRefusal(e, text);
        }
        try {
            Move move = Uci.read(position, text);
            assertTrue(position.isLegal(move) && text.startsWith(move.uci().substring(0, 2)), text);
        } catch (MoveTextException e) {
            checkRefusal(e, text);
        }
    }

    private static void checkRefusal(MoveTextException e, String text) {
        boolean ambiguous = e.kind() == MoveTextException.Kind.AMBIGUOUS;
        assertEquals(ambiguous, e.candidates().size() > 1, text);
    }

    @Test
    void pgnIsReadToItsEndWhateverItHolds() {
        List<String> seeds = List.of(
                "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 {a [%clk 0:01:02]} 2. Nf3 (2. f4 exf4 $1 (2... d5)) Nc6 1-0\n\n"
                        + "[Event \"y\"]\n\n1. d4 d5 ; rest\n2. c4 e6 *\n",
                "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. O-O-O O-O 2. Rh7!? \u00b1 0-1\n",
                "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Bxc6 dxc6 5.O-O 1/2-1/2\n1. d4 *\n");
        Mutations mutations = new Mutations(seeds, 3);
        int games = 0;
        for (int round = Mutations.rounds(10_000); round > 0; round--) {
            String text = mutations.next();
            games +=
                    readPgn(text, text.getBytes(round % 3 == 0 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8));
        }
        assertTrue(games > 1_000);
    }

    static int readPgn(String text, byte[] bytes) {
        PgnReader reader = new PgnReader(ByteSource.of(bytes));
        int games = 0;
        for (int entries = 0; reader.hasNext(); entries++) {
            assertTrue(entries <= text.length(), text);
            PgnEntry entry = reader.next();
            if (entry instanceof PgnEntry.Read read) {
                games++;
                comesBack(text, read.game());
            }
        }
        return games;
    }

    private static void comesBack(String text, PgnGame game) {
        String written = PgnWriter.write(game);
        PgnEntry entry = new PgnReader(written).next();
        if (!(entry instanceof PgnEntry.Read again)) {
            throw new AssertionError(entry + "\n" + written + "\n" + text);
        }
        assertEquals(game.mainLine(), again.game().mainLine(), text);
        assertEquals(game.variations(), again.game().variations(), text);
        assertEquals(game.result(), again.game().result(), text);
    }
}

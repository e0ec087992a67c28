package org.jadoube.host.bridge.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jadoube.host.bridge.PageHand;
import org.jadoube.host.hand.PgnScore;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whole games that real chess programs play with the board, or take from it, on a screen that nobody sees. */
@Timeout(120)
final class RealProgramsTest {
    @TempDir
    private Path folder;

    private static PgnScore only(String pgn) {
        List<PgnScore> games = PgnScore.read("saved.pgn", pgn);
        assertEquals(1, games.size(), pgn);
        return games.get(0);
    }

    private static List<String> uci(PgnScore game) {
        return game.moves().stream().map(move -> move.uci(false)).toList();
    }

    private static Position ends(PgnScore game) {
        Position position = game.start();
        for (Move move : game.moves()) {
            position = position.play(move);
        }
        return position;
    }

    // ---- XBoard plays against the human at the board

    /** A person who castles early, and then gives the game away with the pawns before the king. */
    private static final class Careless {
        private static final int KING_SIDE = 4;
        private final SplittableRandom dice = new SplittableRandom(8);
        private final List<String> plan =
                new ArrayList<>(List.of("e2e4", "g1f3", "f1e2", "e1g1", "e7e5", "g8f6", "f8e7", "e8g8"));

        Move move(Position position) {
            List<Move> legal = position.legalMoves();
            while (!plan.isEmpty()) {
                String next = plan.remove(0);
                for (Move move : legal) {
                    if (move.uci(false).equals(next)) {
                        return move;
                    }
                }
            }
            List<Move> pawns = legal.stream()
                    .filter(move -> move.piece() == Piece.PAWN && (move.from() & 7) >= KING_SIDE)
                    .toList();
            List<Move> some = pawns.isEmpty() ? legal : pawns;
            return some.get(dice.nextInt(some.size()));
        }
    }

    /** Plays {@code side} at the board until the game is over, or XBoard has ended its engine. */
    private static void play(PageHand hand, Side side) throws IOException, InterruptedException {
        Careless person = new Careless();
        Position position = Position.initial();
        try {
            while (hand.result() == null) {
                boolean own = position.turn() == side;
                String sent = own ? "" : hand.awaitSent();
                if (sent == null) {
                    return;
                }
                Move move = own ? person.move(position) : Uci.read(position, sent);
                hand.make(position, move);
                position = position.play(move);
            }
        } catch (PageHand.Gone e) {
            // A mate by the program ends the game for XBoard before the hand has made it on the board.
        }
    }

    private void match(Side side, String protocol, String... more) throws IOException, InterruptedException {
        try (Desktop pc = new Desktop(folder)) {
            Desktop.BoardProgram board = pc.board(protocol);
            Path pgn = folder.resolve("saved.pgn");
            List<String> command = new ArrayList<>(List.of(
                    Desktop.program("xboard").toString(),
                    "-fcp",
                    board.command(),
                    "-firstPlaysBlack",
                    String.valueOf(side == Side.BLACK),
                    "-matchGames",
                    "1",
                    "-saveGameFile",
                    pgn.toString(),
                    "-timeControl",
                    "60",
                    "-soundProgram",
                    "",
                    "-popupExitMessage",
                    "false"));
            command.addAll(List.of(more));
            Process xboard = pc.start(command);
            try (PageHand hand = pc.sitAt(board, xboard)) {
                play(hand, side);
                assertTrue(xboard.waitFor(30, TimeUnit.SECONDS), () -> "XBoard goes on after " + hand.moves());
                PgnScore saved = only(Files.readString(pgn));
                List<String> played = new ArrayList<>(hand.moves());
                if (!hand.lit().isEmpty()) {
                    played.add(hand.lit());
                }
                boolean matedUnseen = protocol.equals("uci") && uci(saved).size() == played.size() + 1;
                if (matedUnseen) {
                    // UCI has no word for a move that leaves the engine nothing to think about.
                    played.add(uci(saved).getLast());
                    assertTrue(ends(saved).legalMoves().isEmpty(), pc.said());
                }
                assertEquals(uci(saved), played, pc.said());
                assertTrue(played.contains(side == Side.WHITE ? "e1g1" : "e8g8"), "castled: " + played);
                assertTrue(!saved.tags().get("Result").equals("*"), "it came to its end: " + saved.tags());
            }
        }
    }

    @Test
    void xboardPlaysAWholeGameAgainstTheBoard() throws IOException, InterruptedException {
        Desktop.orSkip("Xvfb", "xboard", "fairymax");
        match(Side.WHITE, "cecp", "-scp", Desktop.program("fairymax").toString(), "-searchDepth", "5");
    }

    @Test
    void polyglotPlaysAWholeGameAgainstTheBoard() throws IOException, InterruptedException {
        Desktop.orSkip("Xvfb", "xboard", "polyglot", "stockfish");
        match(
                Side.BLACK,
                "uci",
                "-fUCI",
                "-scp",
                Desktop.program("stockfish").toString(),
                "-sUCI",
                "-searchDepth",
                "6");
    }

    // ---- Scid takes the game from the board

    private static final String MATCH = "  info Board and internal position match.";
    private static final List<String> GAME = List.of(
            "e2e4", "g8f6", "e4e5", "d7d5", "e5d6", "c8g4", "d6c7", "b8c6", "c7d8r", "c6d8", "f1e2", "d8e6", "g1f3",
            "e8c8", "e1g1", "g7g5", "h2h3", "f8g7");

    @Test
    void scidTakesAWholeGameWithTakeBackAndResult() throws IOException, InterruptedException, PageHand.Gone {
        Desktop.orSkip("Xvfb", "tkscid");
        try (Desktop pc = new Desktop(folder)) {
            Desktop.BoardProgram board = pc.board("scid");
            try (Scid scid = Scid.on(pc, folder, board.command());
                    PageHand hand = pc.sitAt(board, scid.process())) {
                scid.await("< info FEN " + Position.initial().fen(), 1);
                Position before = Position.initial();
                Position position = before;
                int told = 0;
                for (String uci : GAME) {
                    before = position;
                    Move move = Uci.read(position, uci);
                    hand.make(position, move);
                    scid.await(MATCH, ++told);
                    position = position.play(move);
                }
                assertEquals(GAME, uci(only(scid.pgn())));
                hand.takeBack(before, Uci.read(before, GAME.getLast()));
                told += GAME.size() - 1;
                scid.await(MATCH, told);
                Move other = Uci.read(before, "f8h6");
                hand.make(before, other);
                scid.await(MATCH, ++told);
                hand.post("/input", "{\"say\":\"resign\",\"by\":\"black\"}");
                scid.await("  info End Game 0: 1-0", 1);
                List<String> now = new ArrayList<>(GAME.subList(0, GAME.size() - 1));
                now.add("f8h6");
                PgnScore saved = only(scid.pgn());
                assertEquals(now, uci(saved));
                assertEquals(hand.moves(), uci(saved));
                assertEquals("1-0", saved.tags().get("Result"));
                assertEquals(Fen.placement(before.play(other)), scid.placement());
                assertEquals(List.of(), scid.complaints());
            }
        }
    }
}

package org.jadoube.host.bridge.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What chess programs say, in their order, and what the board answers and does. */
final class ProtocolTest {
    private final List<String> printed = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final Standing standing = new Follower(List.of(), new GameSession(GameSetup.usual())::view).standing();

    private final Desk desk = new Desk() {
        @Override
        public void begin(Position start, RemoteSides remote) {
            done.add("begin " + Fen.placement(start) + " remote " + remote.word());
        }

        @Override
        public void remote(String uci) {
            done.add("remote " + uci);
        }

        @Override
        public void say(String word, @Nullable Side by, Map<String, String> with) {
            done.add(word + " " + (by == null ? "arbiter" : by.word()));
        }

        @Override
        public void print(String line) {
            printed.add(line);
        }

        @Override
        public void quit() {
            done.add("quit");
        }
    };

    private Protocol of(Function<Desk, Protocol> protocol, String... lines) {
        Protocol made = protocol.apply(desk);
        made.start(standing);
        say(made, lines);
        return made;
    }

    private void say(Protocol protocol, String... lines) {
        for (String line : lines) {
            protocol.hear(line, standing);
        }
    }

    private void moved(Protocol protocol, Side by, String uci) {
        protocol.tell(standing, List.of(new GameEvent.Moved(1, 1, by, uci, uci, "", 1)));
    }

    private List<String> did() {
        List<String> all = List.copyOf(done);
        done.clear();
        return all;
    }

    private List<String> said() {
        List<String> all = List.copyOf(printed);
        printed.clear();
        return all;
    }

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    @Nested
    class XBoard {
        private Protocol begun() {
            Protocol cecp = of(Cecp::new, "xboard", "protover 2");
            assertEquals("feature done=0", printed.get(0));
            assertTrue(printed.get(1).contains("usermove=1") && printed.get(1).endsWith("done=1"));
            printed.clear();
            say(cecp, "accepted usermove", "new", "random", "level 40 5 0", "post", "hard", "ping 1", "force");
            assertEquals(List.of("pong 1"), said());
            return cecp;
        }

        @Test
        void theHumanHasWhiteWhenTheEngineIsToGoFirst() {
            Protocol cecp = begun();
            say(cecp, "computer", "go");
            assertEquals(List.of("begin " + START + " remote black"), did());
            moved(cecp, Side.WHITE, "e2e4");
            assertEquals(List.of("move e2e4"), said());
            say(cecp, "time 1000", "otim 900", "usermove e7e5");
            assertEquals(List.of("remote e7e5"), did());
            moved(cecp, Side.BLACK, "e7e5");
            assertEquals(List.of(), said(), "the program's own move is not told back");
        }

        @Test
        void theHumanHasBlackWhenTheProgramMovesFirst() {
            Protocol cecp = begun();
            say(cecp, "new", "usermove d2d4");
            assertEquals(List.of("begin " + START + " remote white", "remote d2d4"), did());
            moved(cecp, Side.WHITE, "d2d4");
            moved(cecp, Side.BLACK, "d7d5");
            assertEquals(List.of("move d7d5"), said());
        }

        @Test
        void movesPlayedUnderForceAreTheStartOfTheGameOnTheBoard() {
            Protocol cecp = begun();
            say(cecp, "usermove e2e4", "usermove e7e5");
            assertEquals(List.of(), did());
            say(cecp, "go");
            assertEquals(List.of("begin rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR remote black"), did());
        }

        @Test
        void aPositionIsSetUpOnTheBoard() {
            Protocol cecp = begun();
            say(cecp, "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "go");
            assertEquals(List.of("begin 4k3/8/8/8/8/8/4P3/4K3 remote black"), did());
            say(cecp, "setboard nonsense");
            assertEquals(List.of("tellusererror Illegal position"), said());
        }

        @Test
        void anIllegalMoveOfTheProgramIsRefused() {
            Protocol cecp = begun();
            say(cecp, "new", "usermove e2e5");
            assertEquals(List.of("Illegal move: e2e5"), said());
        }

        @Test
        void drawsTakeBacksAndResignationsGoBothWays() {
            Protocol cecp = begun();
            say(cecp, "go");
            did();
            say(cecp, "draw", "undo", "quit");
            assertEquals(List.of("offer-draw black", "takeback black", "accept-takeback white", "quit"), did());
            cecp.tell(standing, List.of(new GameEvent.Offered(1, Side.WHITE, "open", "9.1.2.1")));
            cecp.tell(standing, List.of(new GameEvent.Result(1, "0-1", "resignation", "5.1.2")));
            assertEquals(List.of("offer draw", "resign"), said());
        }

        @Test
        void whatItDoesNotKnowIsToldAsTheProtocolWants() {
            say(of(Cecp::new), "dance now");
            assertEquals(List.of("Error (unknown command): dance"), said());
        }
    }

    @Nested
    class AUciProgram {
        @Test
        void theHumansMoveIsTheBestMove() {
            Protocol uci = of(UciProgram::new, "uci");
            assertEquals("uciok", said().getLast());
            say(uci, "isready", "ucinewgame", "position startpos", "go wtime 300000 btime 300000");
            assertEquals(List.of("readyok"), said());
            assertEquals(List.of("begin " + START + " remote black"), did());
            moved(uci, Side.WHITE, "e2e4");
            assertEquals(List.of("bestmove e2e4"), said());
            say(uci, "position startpos moves e2e4 e7e5", "go");
            assertEquals(List.of("remote e7e5"), did());
            moved(uci, Side.BLACK, "e7e5");
            moved(uci, Side.WHITE, "g1f3");
            assertEquals(List.of("bestmove g1f3"), said());
        }

        @Test
        void theProgramsFirstMoveIsMadeByTheHandOnTheBoard() {
            Protocol uci = of(UciProgram::new, "position startpos moves e2e4", "go");
            assertEquals(List.of("begin " + START + " remote white", "remote e2e4"), did());
            moved(uci, Side.WHITE, "e2e4");
            moved(uci, Side.BLACK, "c7c5");
            assertEquals(List.of("bestmove c7c5"), said());
        }

        @Test
        void anotherGameBeginsWhereItsLastMoveWasMade() {
            say(of(UciProgram::new), "position startpos moves e2e4 e7e5 g1f3", "go");
            assertEquals(
                    List.of("begin rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR remote white", "remote g1f3"),
                    did());
        }

        @Test
        void stopIsAnsweredWithTheLikelyMove() {
            Protocol uci = of(UciProgram::new, "position startpos", "go infinite");
            uci.tell(standing, List.of(new GameEvent.Provisional(1, 1, Side.WHITE, "d2d4", "d4")));
            say(uci, "stop");
            assertEquals(List.of("bestmove d2d4"), said());
        }

        @Test
        void aMoveThatNobodyAskedForIsNotTold() {
            Protocol uci = of(UciProgram::new, "position startpos");
            moved(uci, Side.WHITE, "e2e4");
            assertEquals(List.of(), said());
        }

        @Test
        void nonsenseIsPassedOver() {
            say(of(UciProgram::new), "", "dance", "position fen x", "position startpos moves e2e5", "go");
            assertEquals("bestmove 0000", said().getLast());
        }
    }

    @Nested
    class Scid {
        @Test
        void findsTheBoardAndItsPosition() {
            Protocol scid = of(ScidBoard::new, "xboard", "announce", "getposition", "getclock");
            assertEquals(
                    List.of(
                            "info string FEN " + Position.initial().fen(),
                            "info string Chessboard found and initialised",
                            "info Engine mode    : xboard",
                            "info FEN " + Position.initial().fen(),
                            "info No Clock detected"),
                    said());
            say(scid, "quit");
            assertEquals(List.of("quit"), did());
        }

        /** A game in which these moves were made, as it stands. */
        private Standing after(String... moves) {
            Position at = Position.initial();
            List<Move> history = new ArrayList<>();
            for (String uci : moves) {
                history.add(Uci.read(at, uci));
                at = at.play(history.getLast());
            }
            GameSetup usual = GameSetup.usual();
            GameSession session = new GameSession(new GameSetup(
                    usual.sensor(),
                    usual.start(),
                    history,
                    usual.rules(),
                    usual.time(),
                    usual.clock(),
                    usual.levers(),
                    usual.allLights(),
                    usual.remote(),
                    usual.offences(),
                    usual.names()));
            return new Follower(List.of(), session::view).standing();
        }

        @Test
        void hearsTheGameAnewAfterATakeBackMoveByMove() {
            ScidBoard scid = new ScidBoard(desk);
            Standing before = after("e2e4", "g8f6", "g1f3");
            scid.tell(before, List.of(new GameEvent.Moved(1, 3, Side.WHITE, "g1f3", "Nf3", "", 1)));
            assertEquals(List.of("move Ng1f3"), said());
            Standing standing = after("e2e4", "g8f6");
            scid.tell(standing, List.of(new GameEvent.TakenBack(2, 3, "g1f3", "")));
            assertEquals(List.of("info !end setup mode!"), said());
            List<List<String>> answers = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                scid.hear("getposition", standing);
                answers.add(said());
            }
            Position start = Position.initial();
            Position first = start.play(Uci.read(start, "e2e4"));
            Position second = first.play(Uci.read(first, "g8f6"));
            assertEquals(
                    List.of(
                            List.of("info FEN " + start.fen(), "move e2e4"),
                            List.of("info FEN " + first.fen(), "move Ng8f6"),
                            List.of("info FEN " + second.fen()),
                            List.of("info FEN " + second.fen())),
                    answers);
        }

        @Test
        void aGameThatIsOnIsToldFromItsStart() {
            ScidBoard scid = new ScidBoard(desk);
            Standing standing = after("e2e4");
            scid.start(standing);
            said();
            scid.hear("getposition", standing);
            assertEquals(List.of("info FEN " + Position.initial().fen(), "move e2e4"), said());
        }

        @Test
        void spellsMovesAsScidTakesThem() {
            assertEquals("e2e4", spelled(Position.initial().fen(), "e2e4"));
            assertEquals("Ng1f3", spelled(Position.initial().fen(), "g1f3"));
            assertEquals("0-0", spelled("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"));
            assertEquals("0-0-0", spelled("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"));
        }

        private String spelled(String fen, String uci) {
            Position position = Fen.position(fen);
            return ScidBoard.text(position, Uci.read(position, uci));
        }
    }

    @Nested
    class AnyLines {

        private static final String[] WORDS = {
            "xboard",
            "protover",
            "accepted",
            "new",
            "force",
            "go",
            "playother",
            "usermove",
            "e2e4",
            "e7e8q",
            "e1h1",
            "0000",
            "setboard",
            "8/8/8/8/8/8/8/8",
            "w",
            "-",
            "KQkq",
            "0",
            "1",
            "-7",
            "99999999999999999999",
            "result",
            "1-0",
            "{Black mates}",
            "time",
            "otim",
            "ping",
            "undo",
            "remove",
            "draw",
            "computer",
            "level",
            "40",
            "5:00",
            "st",
            "?",
            ".",
            "uci",
            "isready",
            "setoption",
            "name",
            "value",
            "ucinewgame",
            "position",
            "startpos",
            "fen",
            "moves",
            "wtime",
            "movetime",
            "infinite",
            "ponder",
            "stop",
            "ponderhit",
            "announce",
            "getposition",
            "getclock",
            "info",
            "",
            "\u0000",
            "\u265e",
            "\t",
            "%s",
            "{}",
            "\"",
        };

        private void survived(Function<Desk, Protocol> protocol, String question, String answer) {
            SplittableRandom dice = new SplittableRandom(6);
            for (int game = 0; game < 40; game++) {
                Protocol heard = of(protocol);
                for (int line = 0; line < 50; line++) {
                    StringBuilder text = new StringBuilder();
                    for (int words = dice.nextInt(6); words >= 0; words--) {
                        String word = WORDS[dice.nextInt(WORDS.length)];
                        text.append(dice.nextInt(8) == 0 ? word.substring(word.length() / 2) : word)
                                .append(' ');
                    }
                    say(heard, text.toString().strip());
                }
                printed.clear();
                say(heard, question);
                assertTrue(printed.contains(answer), () -> question + " was answered by " + printed);
            }
        }

        @Test
        void areSurvivedAsXBoards() {
            survived(Cecp::new, "ping 7", "pong 7");
        }

        @Test
        void areSurvivedAsThoseOfAUciProgram() {
            survived(UciProgram::new, "isready", "readyok");
        }

        @Test
        void areSurvivedAsScids() {
            survived(ScidBoard::new, "getclock", "info No Clock detected");
        }
    }
}

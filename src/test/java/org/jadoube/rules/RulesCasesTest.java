package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.rules.pgn.PgnEntry;
import org.jadoube.rules.pgn.PgnGame;
import org.jadoube.rules.pgn.PgnReader;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The hard cases of rules/cases.tsv, each from a public report of a fault or from the words of the Laws. */
final class RulesCasesTest {

    private record Row(String id, String source, String fen, String moves, String question, String answer) {

        static Row parse(String line) {
            String[] cells = line.split("\t", -1);
            return new Row(cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]);
        }

        boolean chess960() {
            return question.endsWith("[chess960]");
        }

        History history() {
            // A row that asks for notation alone may use a position that could not arise.
            boolean notation = question.contains("san");
            Setup setup = Fen.read(fen, chess960());
            History history = History.of(
                    setup.toPosition(notation ? EnumSet.of(Problem.OPPOSITE_CHECK) : EnumSet.noneOf(Problem.class)));
            for (String text : moves.isBlank() ? new String[0] : moves.strip().split("\\s+")) {
                boolean uci = text.matches("[a-h][1-8][a-h][1-8][nbrq]?");
                Position position = history.position();
                history = history.play(uci ? Uci.read(position, text) : San.read(position, text));
            }
            return history;
        }
    }

    @TestFactory
    Stream<DynamicTest> rows() {
        return Fixture.lines("/rules/cases.tsv").stream()
                .skip(1)
                .map(Row::parse)
                // Whether a side can still mate is asked of the search for helpmates, by its own test.
                .filter(row -> !row.question.startsWith("dead") && !row.question.startsWith("cannot_win"))
                .map(row -> DynamicTest.dynamicTest(
                        row.id + " " + row.question + ", " + row.source,
                        () -> assertEquals(row.answer, answer(row), row.fen)));
    }

    private static String answer(Row row) {
        String[] words = row.question.split(" ");
        return switch (words[0]) {
            case "repetition_count" -> "" + row.history().repetitions();
            case "can_claim_threefold_by_move" -> yes(row.history().canClaimThreefold());
            case "can_claim_fifty" -> yes(row.history().canClaimFifty());
            case "halfmove_clock" -> "" + row.history().position().halfmoveClock();
            case "insufficient_material" ->
                yes(Material.insufficient(row.history().position()));
            case "outcome" -> outcome(row.history());
            case "is_legal" -> yes(isLegal(row.history().position(), words[1]));
            case "legal_castles" -> "" + castlings(row.history().position());
            case "fen_after" -> fenAfter(row.history().position(), words);
            case "fen_valid" -> valid(row.fen);
            case "san_of" -> sanOf(row.history().position(), words[1]);
            case "parse_san" -> parseSan(row.history().position(), words[1]);
            case "pgn_plies" -> "" + game(row.moves).moves().size();
            case "pgn_variations" -> "" + game(row.moves).variations();
            default -> throw new IllegalStateException("nobody answers " + row.question);
        };
    }

    private static String yes(boolean yes) {
        return yes ? "yes" : "no";
    }

    /** Ends that come without a claim; mate stands before the counts (9.6). */
    private static String outcome(History history) {
        Position position = history.position();
        if (position.isCheckmate()) {
            return "CHECKMATE " + (position.turn() == Side.WHITE ? "0-1" : "1-0");
        }
        if (position.isStalemate()) {
            return "STALEMATE 1/2-1/2";
        }
        if (history.repetitions() >= 5) {
            return "FIVEFOLD_REPETITION 1/2-1/2";
        }
        return position.halfmoveClock() >= 150 ? "SEVENTYFIVE_MOVES 1/2-1/2" : "NONE *";
    }

    private static boolean isLegal(Position position, String uci) {
        try {
            return position.isLegal(Uci.read(position, uci));
        } catch (MoveTextException e) {
            return false;
        }
    }

    private static long castlings(Position position) {
        return position.legalMoves().stream()
                .filter(move -> move.kind() == Move.Kind.CASTLING)
                .count();
    }

    private static String fenAfter(Position position, String[] words) {
        return List.of(words).contains("fen") ? Fen.writeWithPassedSquare(position) : position.fen();
    }

    private static String valid(String fen) {
        try {
            Setup setup = Fen.read(fen);
            return setup.problems().isEmpty()
                    ? "yes"
                    : "no " + setup.problems().stream().map(Problem::name).collect(Collectors.joining("+"));
        } catch (FenException e) {
            return "no SYNTAX";
        }
    }

    private static String sanOf(Position position, String uci) {
        Move move = Uci.read(position, uci);
        String san = San.write(position, move);
        assertEquals(move, San.readStrict(position, san));
        return san;
    }

    private static String parseSan(Position position, String san) {
        try {
            return San.read(position, san).uci();
        } catch (MoveTextException e) {
            return "error";
        }
    }

    private static PgnGame game(String text) {
        String lines = text.replace("\\n", "\n").replaceAll("(?m)^ +| +$", "");
        PgnEntry entry = new PgnReader(lines).next();
        if (entry instanceof PgnEntry.Read read) {
            return read.game();
        }
        throw new IllegalStateException(entry.toString());
    }
}

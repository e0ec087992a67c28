package org.jadoube.host.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The archive, what it counts, and the command over it. */
final class ArchiveTest {

    @TempDir
    private Path folder;

    private static String game(String id, String white, String black, String date, String result, String moves) {
        String name = id.isEmpty() ? "" : "[GameId \"" + id + "\"]\n";
        return "[Event \"x\"]\n[Date \"" + date + "\"]\n[White \"" + white + "\"]\n[Black \"" + black
                + "\"]\n[Result \"" + result + "\"]\n" + name + "\n" + moves + " " + result + "\n\n";
    }

    private static final String MATE = "1. f3 e5 2. g4 Qh4#";

    private List<ArchivedGame> read() {
        List<String> broken = new ArrayList<>();
        List<ArchivedGame> games = new Archive(folder).games(broken::add);
        assertEquals(List.of(), broken);
        return games;
    }

    @Nested
    class TheFile {
        @Test
        void holdsWhatWasAddedInOrder() throws IOException {
            Archive archive = new Archive(folder.resolve("new/data"));
            archive.add(game("", "Ada", "Bo", "2026.11.29", "0-1", MATE));
            archive.add(game("", "Bo", "Ada", "2026.11.30", "*", "1. e4"));
            List<ArchivedGame> games = archive.games(line -> {});
            assertEquals(List.of(1, 2), games.stream().map(ArchivedGame::number).toList());
            assertEquals("Ada", games.getFirst().tag("White"));
            assertEquals(1, games.getLast().plies());
        }

        @Test
        void isEmptyBeforeTheFirstGame() {
            assertEquals(List.of(), read());
        }

        @Test
        void countsTheLastVersionOfAGameUnderItsFirstNumber() throws IOException {
            Archive archive = new Archive(folder);
            archive.add(game("a", "Ada", "Bo", "2026.11.29", "0-1", MATE));
            archive.add(game("b", "Cy", "Di", "2026.11.29", "*", "1. d4"));
            archive.add(game("a", "Ada", "Bo", "2026.11.29", "1/2-1/2", MATE));
            List<ArchivedGame> games = read();
            assertEquals(
                    List.of("1/2-1/2", "*"),
                    games.stream().map(it -> it.game().result()).toList());
        }

        @Test
        void thatWasCutAtAnyByteLosesNoOtherGame() throws IOException {
            Archive archive = new Archive(folder);
            String first = game("a", "Ada", "Bo", "2026.11.29", "0-1", MATE);
            String second = game("b", "Cy", "Di", "2026.11.29", "1-0", "1. d4 d5 2. c4");
            for (int cut = 0; cut < second.length(); cut++) {
                Files.writeString(archive.file(), first + second.substring(0, cut));
                archive.add(game("c", "Ed", "Flo", "2026.11.30", "*", "1. e4 e5"));
                List<String> names = archive.games(line -> {}).stream()
                        .map(it -> it.tag("White"))
                        .toList();
                assertEquals("Ada", names.getFirst(), "cut at " + cut);
                assertEquals("Ed", names.getLast(), "cut at " + cut);
            }
        }
    }

    @Nested
    class TheTableOfOpenings {
        @Test
        void namesAGameByTheLastPositionItKnows() throws IOException {
            new Archive(folder).add(game("", "A", "B", "2026.01.01", "*", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. h3 a6"));
            assertEquals("Giuoco Piano", read().getFirst().opening());
            assertTrue(Openings.standard().size() > 150);
        }

        @Test
        void knowsATranspositionByWhereItArrives() throws IOException {
            new Archive(folder).add(game("", "A", "B", "2026.01.01", "*", "1. Nf3 Nc6 2. e4 e5 3. Bb5"));
            assertEquals("Ruy Lopez", read().getFirst().opening());
        }

        @Test
        void saysNothingOfAGameFromAnotherStart() throws IOException {
            new Archive(folder).add("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n\n");
            assertEquals("?", read().getFirst().opening());
        }
    }

    @Nested
    class Counting {
        @ParameterizedTest
        @CsvSource({"1,1,1,0", "0,0,0,0", "2,1,0,4", "1,0,0,0", "333,333,334,7", "1,2,3,1"})
        void thousandthsAddUp(int white, int draws, int black, int open) {
            Tally tally = new Tally(white, draws, black, open);
            assertEquals(
                    tally.games() == 0 ? 0 : 1_000,
                    Arrays.stream(tally.perMille()).sum());
        }

        @Test
        void givesAPointAWinAndHalfADraw() throws IOException {
            Archive archive = new Archive(folder);
            archive.add(game("", "Ada", "Bo", "2026.11.29", "0-1", MATE));
            archive.add(game("", "Bo", "Ada", "2026.11.29", "1/2-1/2", "1. e4"));
            archive.add(game("", "Bo", "Ada", "2026.11.29", "*", "1. e4"));
            Statistics statistics = Statistics.of(read());
            assertEquals("1½", statistics.players().get("Bo").points());
            assertEquals("½", statistics.players().get("Ada").points());
            assertEquals(2, statistics.players().get("Bo").games());
            assertEquals(1, statistics.players().get("Bo").asWhite());
            assertEquals(new Tally(0, 1, 1, 1), statistics.all());
        }

        @Test
        void addsUpTheTimeOfTheMovesWhoseTimeWasNoted() throws IOException {
            new Archive(folder)
                    .add(game(
                            "",
                            "Ada",
                            "Bo",
                            "2026.11.29",
                            "*",
                            "1. e4 {[%emt 0:00:03]} e5 {[%emt 0:00:10]} 2. Nf3 {[%emt 0:00:05]}"));
            Statistics statistics = Statistics.of(read());
            assertEquals(4.0, statistics.players().get("Ada").secondsAMove());
            assertEquals(10.0, statistics.players().get("Bo").secondsAMove());
            assertEquals("0:00:08", statistics.players().get("Ada").used());
            assertEquals("1:01:01", new PlayerScore(1, 0, 0, 1, 3_661_000, 40).used());
            assertTrue(ArchiveJson.statistics(statistics).contains("\"secondsUsed\":8,"));
        }
    }

    @Nested
    class AFilter {
        @ParameterizedTest
        @CsvSource({
            "lovel,,,,true",
            "bo,,,,true",
            "cy,,,,false",
            ",2026,,,true",
            ",2026-11-29,2026-11-29,,true",
            ",2026-12,,,false",
            ",,2026-10,,false",
            ",,,0-1,true",
            ",,,1-0,false",
        })
        void letsThroughWhatIsMeant(String player, String from, String to, String result, boolean through)
                throws IOException {
            new Archive(folder).add(game("", "Ada Lovelace", "Bo", "2026.11.29", "0-1", MATE));
            GameFilter filter = new GameFilter(text(player), text(from), text(to), text(result), "", "");
            assertEquals(through, filter.test(read().getFirst()));
        }

        private static String text(String value) {
            return value == null ? "" : value;
        }

        @ParameterizedTest
        @CsvSource({"sicil,,true", "french,,false", ",club,true", ",fide,false", "SICILIAN,club,true"})
        void knowsOpeningsAndRules(String opening, String rules, boolean through) throws IOException {
            String kept = game("", "Ada", "Bo", "2026.11.29", "*", "1. e4 c5 2. Nf3");
            new Archive(folder).add(kept.replace("[Result", "[Rules \"club +no-draw-offers\"]\n[Result"));
            ArchivedGame game = read().getFirst();
            GameFilter filter = new GameFilter("", "", "", "", text(opening), text(rules));
            assertEquals(through, filter.test(game), game.opening() + ", " + game.rules());
        }

        @Test
        void refusesWhatIsNoDateAndNoResult() {
            assertThrows(IllegalArgumentException.class, () -> new GameFilter("", "yesterday", "", "", "", ""));
            assertThrows(IllegalArgumentException.class, () -> new GameFilter("", "", "", "2-0", "", ""));
        }
    }

    @Nested
    class TheCommand {
        private final StringWriter out = new StringWriter();
        private final StringWriter err = new StringWriter();

        private int run(String... args) {
            List<String> all = new ArrayList<>(List.of("games"));
            all.addAll(List.of(args));
            all.addAll(List.of("--data", folder.toString()));
            return Main.run(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
        }

        @Test
        void importsOnceListsShowsAndExports() throws IOException {
            Path file = Files.writeString(
                    folder.resolve("mine.pgn"),
                    game("", "Ada", "Bo", "2026.11.29", "0-1", MATE) + "1. e4 e5 2. Qxe5 *\n");
            assertEquals(ExitCode.FAILURE, run("import", file.toString()));
            assertTrue(
                    out.toString().contains("1 games added, 0 were there already, 1 could not be read"), out::toString);
            assertTrue(err.toString().startsWith("jadoube: " + file + ":"), err::toString);
            assertEquals(ExitCode.FAILURE, run("import", file.toString()));
            assertTrue(out.toString().contains("0 games added, 1 were there already"), out::toString);
            assertEquals(ExitCode.OK, run("list", "--player", "ada"));
            assertTrue(out.toString().contains("   1  2026.11.29  Ada - Bo  0-1  4 plies"), out::toString);
            assertEquals(ExitCode.OK, run("show", "1"));
            assertTrue(out.toString().contains("Qh4#"), out::toString);
            assertEquals(ExitCode.USAGE, run("show", "7"));
            Path exported = folder.resolve("out.pgn");
            assertEquals(ExitCode.OK, run("export", exported.toString()));
            assertTrue(Files.readString(exported).contains("[White \"Ada\"]"));
            assertEquals(ExitCode.OK, run("stats"));
            assertTrue(
                    out.toString().contains("all games: 1; White 0 (0.0 %), drawn 0 (0.0 %), Black 1 (100.0 %)"),
                    out::toString);
        }

        @Test
        void exportsTheFullestRecordSoThatItComesBackByteForByte() throws IOException {
            String full = """
                    [Event "Winter cup"]
                    [Site "?"]
                    [Date "2026.11.29"]
                    [Round "3"]
                    [White "Ada"]
                    [Black "Bo"]
                    [Result "1-0"]
                    [Board "12"]
                    [TimeControl "300+3"]
                    [Termination "time forfeit"]
                    [Rules "club +no-draw-offers"]
                    [ECO "B20"]
                    [Opening "Sicilian Defence"]

                    {The arbiter sets the clock: White 0:05:00, Black 0:05:00.} 1. e4 {[%emt
                    0:00:01] [%clk 0:05:01]} 1... c5 {[%emt 0:00:07] [%clk 0:04:56] White
                    completed an illegal move. (7.5.1)} 2. Nf3 {[%emt 0:00:02] [%clk 0:04:59]
                    Taken back: d4.} 1-0

                    """;
            Path there = Files.writeString(folder.resolve("full.pgn"), full);
            Path one = folder.resolve("one.pgn");
            Path two = folder.resolve("two.pgn");
            assertEquals(ExitCode.OK, run("import", there.toString()), err::toString);
            assertEquals(ExitCode.OK, run("export", one.toString()));
            Files.delete(new Archive(folder).file());
            assertEquals(ExitCode.OK, run("import", one.toString()));
            assertEquals(ExitCode.OK, run("export", two.toString()));
            assertEquals(full, Files.readString(one));
            assertEquals(Files.readString(one), Files.readString(two));
        }
    }
}

package org.jadoube.host.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game goes on from its journal wherever the journal ends. */
final class JournalsTest {

    @TempDir
    private Path folder;

    private final List<String> troubles = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private Journals journals;

    @BeforeEach
    void open() {
        journals = new Journals(folder, WrittenGame.disk(System::nanoTime), troubles::add, remarks::add);
    }

    private static WrittenGame made(String profile, String rules, Sight sight, int plies, long seed) {
        Hand hand = Hand.of(Profiles.named(profile), seed, sight).under(rules);
        List<String> lines =
                hand.play(GameScript.of(RandomGames.game(plies, seed))).lines();
        return new WrittenGame(lines);
    }

    private static WrittenGame timed(int plies, long seed) {
        Hand hand = Hand.of(Profiles.named("blitz"), seed, Sight.OCCUPANCY).under("fide");
        List<String> lines = new ArrayList<>(
                hand.play(GameScript.of(RandomGames.game(plies, seed))).lines());
        lines.set(0, lines.getFirst().replaceFirst("\\{", "{\"clock\":\"300+3\",\"levers\":false,"));
        return new WrittenGame(lines);
    }

    /** Plays the whole game into the first journal of the folder, and gives the file. */
    private Path written(WrittenGame game) {
        try (Journal journal = begun(game)) {
            game.play(journal, 0, game.inputs().size());
        }
        return file(1);
    }

    private Journal begun(WrittenGame game) {
        String placement = Fen.placement(game.setup().start());
        return journals.begin(
                "simulated", "asked", game.setup(), SimulatedBoard.of(placement).men());
    }

    private Path file(int number) {
        return folder.resolve("game-00000" + number + ".journal");
    }

    private Retold again() {
        Past past = journals.past();
        assertNotNull(past);
        try (Journal journal = journals.goOn(past, false).journal()) {
            assertTrue(journal.size() > 0);
            return past.retold();
        }
    }

    private static List<GameEvent> moves(List<GameEvent> events) {
        return events.stream().filter(GameEvent.Moved.class::isInstance).toList();
    }

    @Nested
    class AWholeJournal {

        @ParameterizedTest
        @EnumSource(Sight.class)
        void tellsTheSameEventsAgainWhateverTheSensorsTell(Sight sight) {
            WrittenGame game = made("casual", "home", sight, 20, 5);
            written(game);
            Retold retold = again();
            assertTrue(retold.asTold());
            assertEquals(game.told(), retold.events());
            assertEquals(List.of(), retold.untold());
            assertEquals(game.session().view(), retold.session().view());
            assertEquals(List.of(), remarks);
        }

        @ParameterizedTest
        @ValueSource(strings = {"blitz", "clumsy", "bullet"})
        void tellsTheSameEventsAgainWithClocksAndClumsyHands(String profile) {
            WrittenGame game = made(profile, "fide", Sight.OCCUPANCY, 30, 11);
            written(game);
            assertEquals(game.told(), again().events());
        }

        @Test
        void takesLessThanSixtyFourKibibytes() throws IOException {
            Path file = written(made("clumsy", "home", Sight.IDENTITY, 160, 3));
            assertTrue(Files.size(file) < 64 * 1024, Files.size(file) + " bytes");
        }

        @Test
        void goesOnAfterEveryInputAsIfNothingHadHappened() {
            WrittenGame straight = made("clumsy", "fide", Sight.OCCUPANCY, 4, 8);
            written(straight);
            WrittenGame game = made("clumsy", "fide", Sight.OCCUPANCY, 4, 8);
            begun(game).close();
            List<GameEvent> told = new ArrayList<>();
            for (int i = 0; i < game.inputs().size(); i++) {
                Past past = journals.past();
                assertNotNull(past);
                Journals.Resumed resumed = journals.goOn(past, false);
                try (Journal journal = resumed.journal()) {
                    WrittenGame more = made("clumsy", "fide", Sight.OCCUPANCY, 4, 8);
                    more.goingOnFrom(resumed.retold());
                    more.play(journal, i, i + 1);
                    told.addAll(more.told());
                }
            }
            assertEquals(straight.told(), told);
        }
    }

    @Nested
    class ANewGame {

        private final WrittenGame first = made("casual", "home", Sight.OCCUPANCY, 9, 4);
        private final WrittenGame second = made("clumsy", "home", Sight.OCCUPANCY, 30, 6);
        private final long begins = first.inputs().getLast().t() + 3_000;

        /** Plays the first game, agrees on another, and gives the session in which it has just begun. */
        private GameSession begun() {
            GameSession session = first.session();
            first.inputs().forEach(session::on);
            session.on(new Input.Say(begins, "new-game", Side.WHITE, Map.of()));
            if (session.fresh() == null) {
                session.on(new Input.Choose(begins, "yes", null));
            }
            return session;
        }

        private List<Input> later() {
            List<Input> later = new ArrayList<>();
            for (Input input : second.inputs()) {
                long t = input.t() + begins + 5_000;
                switch (input) {
                    case Input.Frame i -> later.add(new Input.Frame(t, i.reading()));
                    case Input.Choose i -> later.add(new Input.Choose(t, i.choice(), i.id()));
                    default -> throw new IllegalStateException(input.toString());
                }
            }
            return later;
        }

        @Test
        void goesOnFromItsOwnJournalAsInTheServiceThatBeganIt() {
            GameSession session = begun();
            GameSession.Fresh fresh = session.fresh();
            assertNotNull(fresh);
            journals.begin("simulated", "asked", begins, fresh, List.of()).close();
            GameSession own = again().session();
            int moves = 0;
            for (Input input : later()) {
                List<GameEvent> events = session.on(input);
                assertEquals(events, own.on(input), "at " + input.t());
                moves += moves(events).size();
            }
            assertTrue(moves > 20, moves + " moves");
            assertEquals(session.view(), own.view());
        }

        @Test
        void isNotFreshWhileAContactStillBounces() {
            GameSession session = first.session();
            first.inputs().forEach(session::on);
            session.on(new Input.Say(begins, "new-game", Side.WHITE, Map.of()));
            if (session.fresh() == null) {
                session.on(new Input.Frame(begins, new Reading.Occupancy(0xffff00000000ffffL)));
                session.on(new Input.Choose(begins + 1, "yes", null));
            }
            assertNull(session.fresh());
        }
    }

    @Nested
    class AJournalThatWasCut {

        @Test
        void atAnyByteHoldsEveryRecordBeforeTheCut() throws Exception {
            byte[] whole = Files.readAllBytes(written(made("casual", "fide", Sight.OCCUPANCY, 12, 2)));
            List<Entry> all = JournalReading.of("whole", whole).entries();
            for (int size = 0; size <= whole.length; size++) {
                JournalReading reading = JournalReading.of("cut", Arrays.copyOf(whole, size));
                List<Entry> entries = reading.entries();
                assertEquals(all.subList(0, entries.size()), entries);
                assertTrue(reading.good() <= size && size - reading.good() < 1000);
            }
        }

        @Test
        void atEachOfTheLastBytesLosesNoMoveThatWasToldAndDoublesNone() throws Exception {
            WrittenGame game = made("casual", "home", Sight.OCCUPANCY, 6, 4);
            byte[] whole = Files.readAllBytes(written(game));
            for (int size = whole.length - 300; size <= whole.length; size++) {
                Files.write(file(1), Arrays.copyOf(whole, size));
                Retold retold = again();
                assertTrue(retold.asTold());
                int told = 0;
                while (told < game.told().size() && game.sizes().get(told) <= size) {
                    told++;
                }
                List<GameEvent> before = moves(game.told().subList(0, told));
                List<GameEvent> after = moves(retold.events());
                assertTrue(after.size() >= before.size(), "cut at " + size);
                assertEquals(moves(game.told()).subList(0, after.size()), after, "cut at " + size);
            }
        }

        @Test
        void isTrimmedSoThatTheNextStopFindsAWholeOne() throws Exception {
            WrittenGame game = made("casual", "home", Sight.OCCUPANCY, 6, 4);
            Path file = written(game);
            byte[] whole = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(whole, whole.length - 3));
            again();
            assertEquals(1, remarks.size(), remarks.toString());
            assertTrue(remarks.getFirst().contains("torn"), remarks.toString());
            assertEquals("", JournalReading.of(file).flaw());
            again();
            assertEquals(1, remarks.size(), remarks.toString());
        }

        @Test
        void beforeItsFirstRecordGivesWayToTheGameBefore() throws Exception {
            WrittenGame game = made("casual", "home", Sight.OCCUPANCY, 6, 4);
            written(game);
            Files.write(file(2), new byte[] {'J', 'A', 'D'});
            assertEquals(moves(game.told()), moves(again().events()));
            assertTrue(remarks.getFirst().contains("holds no game"), remarks.toString());
        }
    }

    @Nested
    class AJournalThatIsSpoilt {

        @Test
        void atAnyByteIsReadUpToThereAndNeverBreaksTheStart() throws Exception {
            byte[] whole = Files.readAllBytes(written(made("casual", "home", Sight.OCCUPANCY, 4, 4)));
            List<Entry> all = JournalReading.of("whole", whole).entries();
            for (int at = JournalFormat.length(); at < whole.length; at++) {
                byte[] spoilt = whole.clone();
                spoilt[at] ^= 0x15;
                List<Entry> entries = JournalReading.of("spoilt", spoilt).entries();
                assertEquals(all.subList(0, entries.size()), entries, "byte " + at);
            }
        }

        @Test
        void isKeptBesideForWhoeverWantsToSeeIt() throws Exception {
            Path file = written(made("casual", "home", Sight.OCCUPANCY, 6, 4));
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2] ^= 1;
            Files.write(file, bytes);
            again();
            assertTrue(remarks.getFirst().contains("game-000001.journal.spoilt"), remarks.toString());
            assertEquals(bytes.length, Files.size(folder.resolve("game-000001.journal.spoilt")));
        }
    }

    @Nested
    class AFileThatIsNotOurs {

        @Test
        void isLeftAloneAndANewGameBegins() throws Exception {
            Files.writeString(file(1), "a shopping list");
            assertNull(journals.past());
            assertEquals(
                    List.of(file(1) + " is no journal of jadoube; it is left as it is, and a new game begins"),
                    remarks);
            begun(made("casual", "home", Sight.OCCUPANCY, 2, 4)).close();
            assertEquals("a shopping list", Files.readString(file(1)));
            assertTrue(Files.exists(file(2)));
        }

        @Test
        void asOneOfALaterFormatIsLeftAloneToo() throws Exception {
            Path file = written(made("casual", "home", Sight.OCCUPANCY, 2, 4));
            byte[] bytes = Files.readAllBytes(file);
            bytes[JournalFormat.length() - 1] = 9;
            Files.write(file, bytes);
            assertNull(journals.past());
            assertTrue(remarks.getFirst().contains("has journal format 9; this program reads format 1"));
            assertEquals(bytes.length, Files.size(file));
        }
    }

    @Nested
    class AProgramThatDecidesOtherwise {

        /** The same inputs, but told was another second move: as if another version had played. */
        private void toldOtherwise() {
            WrittenGame game = timed(6, 4);
            try (Journal journal = begun(game)) {
                for (var input : game.inputs()) {
                    journal.input(input);
                }
                journal.decided(List.of(
                        new Decision.Moved(1, "e2e4", 0),
                        new Decision.Moved(2, "e7e5", 0),
                        new Decision.Ruled(Side.WHITE, 1, 0),
                        new Decision.Clock(0, 61_000, 62_000, null)));
            }
        }

        @Test
        void keepsWhatWasTold() {
            toldOtherwise();
            Past past = journals.past();
            assertNotNull(past);
            assertFalse(past.retold().asTold());
            Journals.Resumed resumed = journals.goOn(past, false);
            resumed.journal().close();
            assertEquals(
                    List.of("e2e4", "e7e5"),
                    resumed.retold().session().view().plies().stream()
                            .map(org.jadoube.game.GameView.PlyView::uci)
                            .toList());
            assertEquals(1, resumed.agreed().offences().get(Side.WHITE));
            assertTrue(
                    resumed.retold().events().stream()
                            .anyMatch(
                                    e -> e instanceof GameEvent.Clock c && c.white() == 61_000 && c.black() == 62_000),
                    resumed.retold().events().toString());
            assertTrue(remarks.getFirst().contains("what was told stands"), remarks.toString());
        }

        @Test
        void isAskedOnlyOnce() {
            toldOtherwise();
            again();
            remarks.clear();
            Retold second = again();
            assertTrue(second.asTold());
            assertEquals(2, second.session().view().plies().size());
            assertEquals(List.of(), remarks);
        }
    }

    @Nested
    class AClockOfTheDayThatJumps {

        /** A journal that was begun so many ms from now, by its own account. */
        private WrittenGame begunIn(long ms) throws Exception {
            WrittenGame game = made("casual", "home", Sight.OCCUPANCY, 6, 4);
            Path file = written(game);
            List<Entry> entries = JournalReading.of(file).entries();
            Entry.Start start = (Entry.Start) entries.getFirst();
            EntryWriter writer = new EntryWriter();
            ByteSink bytes = new ByteSink();
            for (byte b : JournalFormat.header()) {
                bytes.u8(b);
            }
            writer.write(
                    new Entry.Start(
                            start.board(),
                            start.asked(),
                            System.currentTimeMillis() + ms,
                            start.header(),
                            start.t(),
                            start.number(),
                            start.questions(),
                            start.men()),
                    bytes);
            entries.subList(1, entries.size()).forEach(entry -> writer.write(entry, bytes));
            Files.write(file, bytes.copy());
            return game;
        }

        @Test
        void backIsToldAndTheGameGoesOnWithItsOwnTime() throws Exception {
            WrittenGame game = begunIn(180 * 60_000 + 30_000);
            Retold retold = again();
            assertEquals(game.told(), retold.events());
            assertEquals(1, remarks.size(), remarks.toString());
            assertTrue(
                    remarks.getFirst().startsWith("this machine's clock of the day went back by 180 min"),
                    remarks.toString());
        }

        @Test
        void forthIsNothingUnusual() throws Exception {
            WrittenGame game = begunIn(-400L * 24 * 3_600_000);
            assertEquals(game.told(), again().events());
            assertEquals(List.of(), remarks);
        }
    }

    @Nested
    class AnOldJournal {

        /** Written by the first version of the program: whatever comes later must read it. */
        private static final String FIRST = "/org/jadoube/host/journal/format-1.journal";

        @Test
        void ofFormatOneGoesOn() throws Exception {
            try (var in = JournalsTest.class.getResourceAsStream(FIRST)) {
                Files.copy(java.util.Objects.requireNonNull(in), file(1));
            }
            // a later program may explain a hand at another moment; the moves that were told stand
            Retold retold = again();
            assertEquals(
                    List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1"),
                    retold.session().view().plies().stream()
                            .map(ply -> ply.move().uci())
                            .toList());
        }
    }

    @Test
    void onlyTheLastHundredGamesAreKept() throws Exception {
        WrittenGame game = made("casual", "home", Sight.OCCUPANCY, 2, 4);
        for (int i = 0; i < Journals.KEPT + 3; i++) {
            begun(game).close();
        }
        try (var files = Files.list(folder)) {
            assertEquals(Journals.KEPT, files.count());
        }
        assertFalse(Files.exists(file(3)));
        assertTrue(Files.exists(file(4)));
    }
}

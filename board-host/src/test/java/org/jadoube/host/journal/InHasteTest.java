package org.jadoube.host.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.hand.Fault;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.recording.EventJson;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game that is played again in haste goes on as one that was never stopped. */
final class InHasteTest {

    @TempDir
    private Path folder;

    private static WrittenGame made(String profile, String rules, Sight sight, String fault, int plies, long seed) {
        Hand hand = Hand.of(Profiles.named(profile), seed, sight)
                .under(rules)
                .with(fault.isEmpty() ? List.of() : List.of(Fault.parse(fault)));
        return new WrittenGame(
                hand.play(GameScript.of(RandomGames.game(plies, seed))).lines());
    }

    private static List<String> lines(List<GameEvent> events) {
        return events.stream().map(EventJson::line).toList();
    }

    /** What is said between the moves by players who talk much, so that offers, claims and questions are open at many cuts. */
    private static List<Input> talkative(List<Input> inputs) {
        List<String> words =
                List.of("offer-draw", "adjust", "takeback", "claim-threefold", "adjust", "pause", "resume");
        List<Input> said = new ArrayList<>();
        for (Input input : inputs) {
            said.add(input);
            if (said.size() % 9 == 0) {
                String word = words.get(said.size() / 9 % words.size());
                said.add(new Input.Say(input.t(), word, said.size() % 2 == 0 ? Side.WHITE : Side.BLACK, Map.of()));
            }
        }
        return said;
    }

    /** The session of {@code setup} after {@code inputs}, of which the first {@code hasty} were handled in haste. */
    private static List<String> rest(GameSetup setup, List<Input> inputs, int hasty) {
        GameSession session = new GameSession(setup);
        session.hasten();
        inputs.subList(0, hasty).forEach(session::on);
        session.caughtUp();
        List<String> rest = new ArrayList<>();
        inputs.subList(hasty, inputs.size()).forEach(input -> rest.addAll(lines(session.on(input))));
        return rest;
    }

    private static void holds(GameSetup setup, List<Input> inputs, int cuts) {
        GameSession straight = new GameSession(setup);
        List<String> told = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        boolean dead = false;
        for (Input input : inputs) {
            List<GameEvent> events = straight.on(input);
            dead |= events.stream().anyMatch(GameEvent.Result.class::isInstance);
            told.addAll(lines(events));
            sizes.add(dead ? Integer.MAX_VALUE : told.size());
        }
        int tried = 0;
        for (int cut = 1; cut < inputs.size(); cut += Math.max(1, inputs.size() / cuts)) {
            if (sizes.get(cut - 1) <= told.size()) {
                assertEquals(told.subList(sizes.get(cut - 1), told.size()), rest(setup, inputs, cut), "cut at " + cut);
                tried++;
            }
        }
        assertTrue(tried > 1, tried + " cuts before a result");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            casual, home, OCCUPANCY, "", 40, 21
            casual, fide, COLOUR, "", 40, 22
            rookfirst, learn, IDENTITY, "", 30, 23
            blitz, fide, OCCUPANCY, "", 50, 24
            blitzswap, home, OCCUPANCY, "", 40, 25
            bullet, fide, OCCUPANCY, "", 50, 26
            clumsy, club, OCCUPANCY, "", 40, 27
            clumsy, home, COLOUR, "", 40, 28
            casual, home, OCCUPANCY, stuck-open:e2@0, 30, 29
            casual, home, OCCUPANCY, stuck-closed:e4@20000, 30, 30
            casual, fide, OCCUPANCY, flicker:c3@10000-60000, 30, 31
            casual, home, OCCUPANCY, silent-row:5@20000-50000, 30, 32
            """)
    void afterAnyInputTheRestIsTheSameByteForByte(
            String profile, String rules, Sight sight, String fault, int plies, long seed) {
        WrittenGame game = made(profile, rules, sight, fault, plies, seed);
        holds(game.setup(), game.inputs(), Integer.getInteger("haste.cuts", 12));
        holds(game.setup(), talkative(game.inputs()), Integer.getInteger("haste.cuts", 12));
    }

    @Test
    void aLongGameWithFewMenThatIsAskedAboutAfterEveryMoveGoesOnTheSame() {
        WrittenGame game = made("casual", "home", Sight.OCCUPANCY, "", 240, 41);
        holds(game.setup(), game.inputs(), Integer.getInteger("haste.cuts", 8));
    }

    @Test
    void onlyTheDutyAndTheLightsThatHoldAreToldOfTheTimeBefore() {
        Path journal = folder.resolve("journal");
        WrittenGame game = made("casual", "learn", Sight.OCCUPANCY, "", 20, 5);
        Journals journals = new Journals(journal, Store::file, trouble -> {}, remark -> {});
        try (Journal written = journals.begin("simulated", "asked", game.setup(), List.of())) {
            game.play(written, 0, game.inputs().size());
        }
        Past past = java.util.Objects.requireNonNull(journals.past());
        Retold whole = past.retold();
        Retold hasty = past.retoldInHaste();
        assertTrue(hasty.asTold());
        assertEquals(whole.session().view(), hasty.session().view());
        assertEquals(whole.t(), hasty.t());
        assertEquals(whole.untold(), hasty.untold());
        assertEquals(told(whole, false), told(hasty, false));
        assertEquals(last(whole, GameEvent.Lights.class), last(hasty, GameEvent.Lights.class));
        assertEquals(last(whole, GameEvent.DutyChanged.class), last(hasty, GameEvent.DutyChanged.class));
        assertEquals(2, told(hasty, true).size());
    }

    /** Which of its events show duties and lights, or which do not. */
    private static List<GameEvent> told(Retold retold, boolean shown) {
        return retold.events().stream()
                .filter(e -> shown == (e instanceof GameEvent.Lights || e instanceof GameEvent.DutyChanged))
                .toList();
    }

    private static String last(Retold retold, Class<? extends GameEvent> kind) {
        List<GameEvent> all = retold.events().stream().filter(kind::isInstance).toList();
        assertFalse(all.isEmpty());
        return EventJson.line(all.getLast()).replaceFirst("\"t\":[0-9]+", "");
    }

    @Test
    void aGameThatHasEndedIsPlayedAgainWhole() {
        assertTrue(Retold.mayHasten(List.of(new Entry.Told(List.of(new Decision.Moved(1, "e2e4", 0))))));
        assertFalse(
                Retold.mayHasten(List.of(new Entry.Told(List.of(new Decision.Result("1/2-1/2", "dead-position"))))));
    }
}

package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.hand.Fault;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.journal.DataDirectory;
import org.jadoube.host.journal.Journal;
import org.jadoube.host.journal.Journals;
import org.jadoube.host.journal.Past;
import org.jadoube.host.play.ArchivedBeside;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.host.web.PageGate;
import org.jadoube.host.web.PageServer;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;

/** One session that lives through many games, with everything that the service hangs on it, and those who look. */
final class Soaked implements AutoCloseable {

    private static final List<String> HANDS = List.of("clean", "casual", "rookfirst", "blitz", "clumsy");
    private static final List<String> FAULTS = List.of(
            "",
            "",
            "",
            "",
            "stuck-open:e2@0",
            "stuck-closed:e4@30000",
            "flicker:c3@20000-60000",
            "silent-row:5@30000-60000");
    private static final long START = 0xffff00000000ffffL;
    private static final int CHECKED = 10;

    private final DataDirectory data;
    private final Journals journals;
    private final SplittableRandom dice;
    private final GameSession session = new GameSession(GameSetup.usual());
    private final PageServer page;
    private final ArchivedBeside archive;
    private final Watched watched;
    private final List<String> amiss = new ArrayList<>();
    private Journal journal;
    private long t = 1_000;
    private long bytes;
    private long inputs;
    private int games;
    private int plies;
    private int exact;
    private int fresh;

    Soaked(Path folder, long seed) throws IOException {
        data = DataDirectory.open(folder);
        dice = new SplittableRandom(seed);
        journals = new Journals(data, amiss::add, amiss::add);
        journal = journals.begin("soak", "asked", session.view().setup(), List.of());
        page = new PageServer(new Gate(), 0);
        archive = new ArchivedBeside(folder, session::view);
        watched = new Watched(session::view, folder, page.address().getPort(), new SplittableRandom(seed + 1));
        take(new Input.Frame(t, new Reading.Occupancy(START)));
    }

    /** Nobody types on this page. */
    private final class Gate implements PageGate {
        @Override
        public String snapshotJson() {
            String header = RecordingWriter.header(session.view().setup());
            return header.substring(0, header.length() - 1) + ",\"board\":\"simulated\"}";
        }

        @Override
        public void hand(HandAction action) {}

        @Override
        public void input(String jsonLine) {}

        @Override
        public void doctor(String jsonLine) {}

        @Override
        public List<String> doctorReport() {
            return List.of();
        }
    }

    /** Plays one game more, and agrees on the next. */
    void game() throws NotSurvived {
        String fault = FAULTS.get(dice.nextInt(FAULTS.size()));
        Hand hand = Hand.of(Profiles.named(HANDS.get(dice.nextInt(HANDS.size()))), dice.nextLong(), Sight.OCCUPANCY)
                .with(fault.isEmpty() ? List.of() : List.of(Fault.parse(fault)));
        GameScript script = GameScript.of(RandomGames.game(20 + dice.nextInt(80), dice.nextLong()));
        RecordingReader reader =
                new RecordingReader("made", hand.play(script).lines().iterator());
        long begun = t;
        for (Input input = reader.next(); input != null; input = reader.next()) {
            t = begun + input.t();
            switch (input) {
                case Input.Frame i -> take(new Input.Frame(t, i.reading()));
                case Input.Choose i -> take(new Input.Choose(t, i.choice(), i.id()));
                case Input.Press i -> take(new Input.Press(t, i.side()));
                default -> take(new Input.Tick(t));
            }
        }
        games++;
        plies += session.view().plies().size();
        List<String> played = session.view().plies().stream()
                .map(ply -> ply.move().uci(false))
                .toList();
        exact += played.equals(
                        script.moves().stream().map(move -> move.uci(false)).toList())
                ? 1
                : 0;
        if (games % CHECKED == 0) {
            check();
        }
        watched.game(games);
        another();
    }

    /** What the journal tells is what has been played. */
    private void check() throws NotSurvived {
        Past past = journals.past();
        if (past == null
                || !past.retold().session().view().plies().equals(session.view().plies())
                || !amiss.isEmpty()) {
            throw new NotSurvived("after game " + games + " the journal tells another game; " + amiss);
        }
    }

    private void another() {
        int before = session.view().number();
        for (int i = 0; i < 5 && session.view().number() == before; i++) {
            t += 3_000;
            take(new Input.Say(t, "new-game", Side.WHITE, Map.of()));
            t += 3_000;
            take(new Input.Choose(t, "yes", null));
        }
        t += 2_000;
        take(new Input.Frame(t, new Reading.Occupancy(START)));
        t += 5_000;
        take(new Input.Tick(t));
    }

    private void take(Input input) {
        inputs++;
        journal.input(input);
        watched.input(input);
        List<GameEvent> events = session.on(input);
        if (events.isEmpty()) {
            return;
        }
        journal.told(events);
        GameSession.Fresh anew = session.fresh();
        if (anew != null) {
            fresh++;
            bytes += journal.size();
            journal.close();
            journal = journals.begin("soak", "asked", input.t(), anew, List.of());
        }
        archive.events(events);
        watched.events(events);
        events.forEach(event -> page.publish("event", EventJson.line(event)));
    }

    /** The time of the board, in ms. */
    long t() {
        return t;
    }

    int games() {
        return games;
    }

    /** What was played, on one line. */
    String told() {
        return games + " games (" + exact + " told to the ply as played), " + plies + " plies, " + inputs + " inputs, "
                + fresh + " journals of " + bytes / Math.max(1, fresh) + " bytes, " + watched.told();
    }

    @Override
    public void close() {
        watched.close();
        page.close();
        archive.close();
        journal.close();
        data.close();
    }
}

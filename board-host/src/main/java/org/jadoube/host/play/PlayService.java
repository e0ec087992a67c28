package org.jadoube.host.play;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.game.Lots;
import org.jadoube.host.UsageException;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.engine.EngineChoice;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.engine.GameDoor;
import org.jadoube.host.engine.Opponents;
import org.jadoube.host.log.Secrets;
import org.jadoube.host.pairing.Pairings;
import org.jadoube.host.practice.Practice;
import org.jadoube.host.practice.Shelf;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.host.service.Heartbeat;
import org.jadoube.host.web.MayJson;
import org.jadoube.host.web.PageDoors;
import org.jadoube.host.web.PageGate;
import org.jadoube.host.web.PageServer;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** A game in progress with everybody who listens to it: the page, the recording, the events file, the PGN file. */
public final class PlayService implements AutoCloseable {

    /** How long the end of a game may take, in ms: systemd grants the whole service five seconds. */
    private static final long STOP_WITHIN = 3_000;

    private volatile GameSetup setup;
    private final GameSession session;
    private final BoardSource source;
    private final GameThread thread;
    private final PageServer server;
    private final List<Closeable> files = new ArrayList<>();
    private final String boardName;
    private final @Nullable Lots lots;
    private final @Nullable Ward ward;
    private final @Nullable WiredLights lamps;
    private final LessonDesk lessons;
    private final ShowDesk shows;
    private final OpponentDesk opponentDesk;
    private final Opponents opponents;
    private final Practice practice;
    private final Map<Side, EngineChoice> engines;
    private final Comfort comfort;

    private final Mirroring mirroring;
    private final Kept kept;
    private final @Nullable SimulatedMen men;
    private final Listeners listeners;
    private final PageGate gate;

    /** Opens everything that is written but the journal; the game begins, or goes on, with {@link #start}. */
    PlayService(
            BoardSource source, PageServer server, PlayOptions options, Kept kept, Map<Side, EngineChoice> engines) {
        GameSetup agreed = kept.agreed();
        this.source = source;
        this.kept = kept;
        this.server = server;
        this.comfort = options.comfort();
        this.boardName = Secrets.hidden(options.board().name());
        this.opponentDesk = new OpponentDesk(Engines.ofThisMachine(), engines.values());
        this.lots = kept.isResumed() ? null : options.seats().lots();
        this.session = kept.session();
        this.setup = session.view().setup();
        // What may be refused comes first: the files of an earlier game are not lost by a start that fails.
        this.opponents = opponents(options);
        this.mirroring = new Mirroring(options.mirrors(), session, this::show);
        List<GameThread.Listener> all = new ArrayList<>();
        all.add(kept);
        all.add(new Chronicle());
        LineFile recording = file(options.outputs().record(), "--record");
        if (recording != null) {
            recording.add(RecordingWriter.header(agreed));
            all.add(new RecordingListener(recording));
        }
        LineFile events = file(options.outputs().events(), "--events");
        if (events != null) {
            all.add(EventsListener.of(event -> events.add(EventJson.line(event))));
        }
        Path pgn = options.outputs().pgn();
        if (pgn != null) {
            all.add(new PgnFile(pgn, session::view));
        }
        Witness witness = new Witness(agreed);
        all.add(witness);
        Counts counts = new Counts();
        all.add(counts);
        Archive archive = kept.archive();
        if (archive != null) {
            ArchiveListener keeping = new ArchiveListener(archive, session::view);
            files.add(keeping);
            all.add(keeping);
        }
        this.lamps = source instanceof WiredSource wired ? new WiredLights(wired) : null;
        if (lamps != null) {
            all.add(lamps);
        }
        if (source instanceof WiredSource wired) {
            all.add(new WiredSounds(wired, options.comfort().sounds(), setup));
        }
        this.men = source instanceof SimulatedSource simulated ? new SimulatedMen(simulated, kept, server) : null;
        all.add(new NamesListener(this::agreed));
        ClockPause pause = new ClockPause();
        all.add(pause);
        this.ward = Ward.of(source, pause, server::publish);
        LessonBoard lent = new LessonBoard(source, session, pause, lamps, server::publish, this::publishMen);
        this.lessons = new LessonDesk(kept, lent, this::busy, json -> server.publish("lesson", json));
        this.shows = new ShowDesk(session, lent, this::busy, archive, json -> server.publish("show", json));
        all.add(lessons);
        all.add(new PageListener(server, kept.t()));
        all.add(mirroring);
        this.opponentDesk.of(opponents);
        this.practice = new Practice(
                new Door(),
                Shelf.of(options.keeping().data()),
                opponents,
                Engines.ofThisMachine(),
                this::arrange,
                json -> server.publish(Practice.NAME, json));
        this.engines = Map.copyOf(engines);
        all.add(new EngineListener(opponents, practice, session::view));
        all.add(new MayListener(session, server));
        this.listeners = new Listeners(all);
        this.thread = new GameThread(session, source, listeners, kept.t());
        Vitals vitals = new Vitals(
                pulse(),
                counts,
                new Vitals.Surroundings(
                        boardName,
                        source::state,
                        kept::trouble,
                        thread::waiting,
                        kept::bytes,
                        server::listeners,
                        server::elsewhere));
        this.gate = new PlayGate(
                new PlayGate.Game(session, thread, new InputLines(agreed), source, men, this::agreed),
                new PlayGate.Desks(
                        lessons,
                        shows,
                        opponentDesk,
                        opponents,
                        practice,
                        ward,
                        options.page().settings()),
                new PlayGate.Books(this::head, witness, mirroring, vitals, archive));
        server.answer(gate);
    }

    /** Opens the page's port; who comes waits until the game is there. */
    static PageServer page(PlayOptions options, Pairings pairings) {
        return new PageServer(PageDoors.of(options.page().port(), options.page().listen()), pairings);
    }

    private Opponents opponents(PlayOptions options) {
        try {
            return new Opponents(new Door(), options.opponents().book());
        } catch (IllegalArgumentException e) {
            throw new UsageException("--book " + e.getMessage(), e);
        }
    }

    /** Shows lights that are no event of the game. */
    private void show(GameEvent.Lights lights) {
        if (lamps != null) {
            lamps.show(lights.scene());
        }
        server.publish("event", EventJson.line(lights));
    }

    private @Nullable LineFile file(@Nullable Path path, String option) {
        if (path == null) {
            return null;
        }
        LineFile file = new LineFile(path, option);
        files.add(file);
        return file;
    }

    /** Begins the game. */
    void start() {
        kept.begin();
        publishMen();
        opponents.begin(engines);
        opponents.agreed(session.view());
        practice.look(session::view);
        kept.serves(address());
        kept.tell(listeners, thread, this::remark);
        server.publish("may", MayJson.write(session.sayable()));
        mirroring.start(thread, new OwnVoice(opponents));
        thread.start();
        Lots drawn = lots;
        if (drawn != null) {
            thread.post(game -> game.take(new Input.Draw(game.now(), drawn)));
        }
        if (source instanceof WiredSource wired) {
            wired.tell(json -> server.publish("board", json));
            wired.start(thread, opponents::sides);
        }
        if (ward != null) {
            ward.open(thread);
        }
    }

    /** Shows a remark of the service, which is no event of the game, on the page alone. */
    private void remark(String code) {
        server.publish("event", EventJson.line(new GameEvent.Noticed(thread.clock(), code, null, "house:board")));
    }

    /** The address of the page. */
    URI address() {
        return server.address();
    }

    /** Waits until the game thread has ended, and throws what ended it. */
    void join() throws InterruptedException {
        thread.join();
        RuntimeException failure = thread.failure();
        if (failure != null) {
            throw failure;
        }
    }

    /** The thread that owns the game, as one who watches over it asks it. */
    Heartbeat.Pulse pulse() {
        return new GamePulse(thread, () -> GamePulse.status(address(), boardName, session.view()));
    }

    /** What browsers ask and say. */
    PageGate gate() {
        return gate;
    }

    private String head() {
        return HeadJson.write(setup, boardName, opponentDesk.json(), comfort);
    }

    /** Puts up the men of a simulated board, and lets them come to rest; a wired board is set up by hand. */
    private void arrange(Position start, Runnable then) {
        SimulatedMen simulated = men;
        if (simulated != null) {
            thread.post(game -> simulated.arrange(game, start, then));
        } else {
            then.run();
        }
    }

    private void publishMen() {
        if (men != null) {
            men.publish();
        }
    }

    /** Tells the pages when something in the game's header has changed. */
    private void agreed() {
        GameSetup now = session.view().setup();
        if (!now.equals(setup)) {
            setup = now;
            server.publish("head", head());
            opponents.agreed(session.view());
            practice.look(session::view);
        }
    }

    /** Whether somebody has the board whom the game has lent it to, or who examines it. */
    private boolean busy() {
        return examining() || lessons.active() || shows.active();
    }

    private boolean examining() {
        return ward != null && ward.examining();
    }

    /** Ends the recording, tells the last event, and closes what is open. */
    @Override
    public void close() {
        if (ward != null) {
            ward.doctor().close();
        }
        if (source instanceof WiredSource wired) {
            wired.close();
        }
        opponents.close();
        thread.stop(STOP_WITHIN);
        mirroring.close();
        server.close();
        kept.close();
        for (Closeable file : files) {
            try {
                file.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The way of the engines to the game. */
    private final class Door implements GameDoor {
        @Override
        public void visit(Consumer<Table> visit) {
            thread.post(game -> {
                visit.accept(new Seated(game, session));
                agreed();
            });
        }

        @Override
        public void tell(String json) {
            server.publish("engine", json);
        }
    }
}

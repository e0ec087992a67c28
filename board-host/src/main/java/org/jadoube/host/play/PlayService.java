package org.jadoube.host.play;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.game.Lots;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.Outcome;
import org.jadoube.host.UsageException;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.config.SettingsDesk;
import org.jadoube.host.engine.EngineChoice;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.engine.GameDoor;
import org.jadoube.host.engine.Opponents;
import org.jadoube.host.log.Secrets;
import org.jadoube.host.practice.Practice;
import org.jadoube.host.practice.Shelf;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.Json;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.host.service.Heartbeat;
import org.jadoube.host.web.BadInput;
import org.jadoube.host.web.Health;
import org.jadoube.host.web.MayJson;
import org.jadoube.host.web.PageDoors;
import org.jadoube.host.web.PageGate;
import org.jadoube.host.web.PageServer;
import org.jadoube.host.web.PhysicalJson;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** A game in progress with everybody who listens to it: the page, the recording, the events file, the PGN file. */
public final class PlayService implements PageGate, AutoCloseable {

    /** How long the end of a game may take, in ms: systemd grants the whole service five seconds. */
    private static final long STOP_WITHIN = 3_000;

    /** Men that were put up have come to rest after this, in ms. */
    private static final long RESTS = 300;

    private volatile GameSetup setup;
    private final @Nullable SettingsDesk settings;
    private final GameSession session;
    private final BoardSource source;
    private final GameThread thread;
    private final PageServer server;
    private final InputLines lines;
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
    private final @Nullable Archive archive;
    private final Witness witness;
    private final Listeners listeners;
    private final Vitals vitals;

    /** Opens the page's port and everything that is written; the game begins, or goes on, with {@link #start}. */
    PlayService(BoardSource source, PlayOptions options, Kept kept, Map<Side, EngineChoice> engines) {
        GameSetup agreed = kept.agreed();
        this.source = source;
        this.settings = options.page().settings();
        this.kept = kept;
        this.comfort = options.comfort();
        this.boardName = Secrets.hidden(options.board().name());
        this.opponentDesk = new OpponentDesk(Engines.ofThisMachine(), engines.values());
        this.lots = kept.isResumed() ? null : options.seats().lots();
        this.lines = new InputLines(agreed);
        this.session = kept.session();
        this.setup = session.view().setup();
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
        this.witness = new Witness(agreed);
        all.add(witness);
        Counts counts = new Counts();
        all.add(counts);
        this.archive = kept.archive();
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
        if (source instanceof SimulatedSource simulated) {
            kept.men(simulated::gameMen);
        }
        this.mirroring = new Mirroring(options.mirrors(), session, this::show);
        this.server = new PageServer(
                this, PageDoors.of(options.page().port(), options.page().listen()), kept.pairings());
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
        this.opponents = opponents(options);
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
        this.vitals = new Vitals(
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
    }

    private Opponents opponents(PlayOptions options) {
        try {
            return new Opponents(new Door(), options.opponents().book());
        } catch (IllegalArgumentException e) {
            server.close();
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
        publishMen();
        opponents.begin(engines);
        opponents.agreed(session.view());
        practice.look(session::view);
        kept.serves(address());
        kept.tell(listeners, this::remark);
        server.publish("may", MayJson.write(session.sayable()));
        mirroring.start(thread);
        thread.start();
        Lots drawn = lots;
        if (drawn != null) {
            thread.post(game -> game.take(new Input.Draw(game.now(), drawn)));
        }
        if (source instanceof WiredSource wired) {
            wired.tell(json -> server.publish("board", json));
            wired.start(thread);
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

    @Override
    public String snapshotJson() {
        return HeadJson.write(setup, boardName, opponentDesk.json(), comfort);
    }

    @Override
    public String livePgn() {
        return mirroring.pgn();
    }

    @Override
    public String insideJson() {
        return asked(() -> witness.json(session.inside()), "{}");
    }

    @Override
    public String practiceJson() {
        return practice.listJson();
    }

    /** Puts up the men of a simulated board, and lets them come to rest; a wired board is set up by hand. */
    private void arrange(Position start, Runnable then) {
        if (source instanceof SimulatedSource simulated) {
            thread.post(game -> {
                HandAction men = new HandAction.Arrange("service", Fen.placement(start));
                kept.hand(game.now(), men);
                simulated.act(game.now(), men);
                publishMen();
                CompletableFuture.delayedExecutor(RESTS, TimeUnit.MILLISECONDS).execute(then);
            });
        } else {
            then.run();
        }
    }

    private GameView seen() {
        return asked(session::view, session.view());
    }

    @Override
    public String whyNotJson(int from, int to) {
        return asked(() -> session.whyNot(from, to).map(EventJson::line).orElse("{}"), "{}");
    }

    @Override
    public String recording() {
        return asked(witness::recording, "");
    }

    /** What the game thread answers; {@code otherwise} if it does not within a second. */
    private <T> T asked(Supplier<T> question, T otherwise) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        thread.post(game -> answer.complete(question.get()));
        try {
            return answer.get(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return otherwise;
        } catch (ExecutionException | TimeoutException e) {
            return otherwise;
        }
    }

    @Override
    public @Nullable Archive archive() {
        return archive;
    }

    @Override
    public void hand(HandAction action) throws BadInput {
        if (!(source instanceof SimulatedSource simulated)) {
            throw new BadInput("the men of this board are moved on the board itself");
        }
        if (examining()) {
            throw new BadInput("the doctor has the board; the game waits");
        }
        thread.post(game -> {
            long t = game.now();
            if (!lessons.active() && !shows.active()) {
                kept.hand(t, action);
            }
            Outcome outcome = simulated.act(t, action);
            switch (outcome) {
                case Outcome.Done done -> publishMen();
                case Outcome.Refused no -> server.publish("refused", refused(action, no));
            }
        });
    }

    private static String refused(HandAction action, Outcome.Refused no) {
        return Json.write(json -> {
            json.writeStringField("hand", action.hand());
            json.writeStringField("code", no.code());
            json.writeStringField("reason", no.reason());
        });
    }

    private void publishMen() {
        if (source instanceof SimulatedSource simulated) {
            server.publish("physical", PhysicalJson.write(simulated.men()));
        }
    }

    @Override
    public Health health() {
        return vitals.health();
    }

    @Override
    public String metrics() {
        return vitals.metrics();
    }

    @Override
    public String settingsJson(boolean atBoard) {
        return settings == null ? PageGate.super.settingsJson(atBoard) : settings.json(atBoard);
    }

    @Override
    public void settings(String jsonLine, boolean atBoard) throws BadInput {
        if (settings == null) {
            throw new BadInput("this service was started without settings");
        }
        try {
            settings.take(jsonLine, atBoard);
        } catch (Json.NotJson | IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void code(long squares) {
        if (source instanceof WiredSource wired) {
            thread.post(game -> wired.code(squares));
        }
    }

    @Override
    public void input(String jsonLine) throws BadInput {
        if (lessons.active() || shows.active()) {
            throw new BadInput(
                    "the board is lent and the game waits; leave the lesson, or the game that is shown, first");
        }
        if (opponentDesk.takes(jsonLine) || practice.takes(jsonLine, this::seen)) {
            return;
        }
        Map<String, @Nullable Object> line = PageLine.read(lines, jsonLine, opponents.sides());
        thread.post(game -> {
            line.put("t", game.now());
            game.take(lines.read(line));
            agreed();
        });
    }

    /** Tells the pages when something in the game's header has changed. */
    private void agreed() {
        GameSetup now = session.view().setup();
        if (!now.equals(setup)) {
            setup = now;
            server.publish("head", snapshotJson());
            opponents.agreed(session.view());
            practice.look(session::view);
        }
    }

    @Override
    public void doctor(String jsonLine) throws BadInput {
        if (ward == null) {
            throw new BadInput("a recording cannot be examined");
        }
        if (lessons.active() || shows.active()) {
            throw new BadInput("the board is lent; leave the lesson, or the game that is shown, first");
        }
        try {
            ward.doctor().take(Json.object(jsonLine));
        } catch (Json.NotJson | IllegalArgumentException | IllegalStateException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    /** Whether somebody has the board whom the game has lent it to, or who examines it. */
    private boolean busy() {
        return examining() || lessons.active() || shows.active();
    }

    @Override
    public void show(String jsonLine) throws BadInput {
        shows.take(jsonLine, thread);
    }

    private boolean examining() {
        return ward != null && ward.examining();
    }

    @Override
    public String lessonsJson() {
        return lessons.list();
    }

    @Override
    public void lesson(String jsonLine) throws BadInput {
        lessons.take(jsonLine, thread);
    }

    @Override
    public List<String> doctorReport() {
        return ward == null ? List.of() : ward.doctor().report();
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

package org.jadoube.host.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TimeCategory;
import org.jadoube.arbiter.TimeControl;
import org.jadoube.game.GameSetup;
import org.jadoube.hardware.BoardFactory;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.link.LinkPlace;
import org.jadoube.host.bridge.program.ProgramMirror;
import org.jadoube.host.engine.EngineChoice;
import org.jadoube.host.engine.Engines;
import org.jadoube.host.journal.Disk;
import org.jadoube.host.journal.Past;
import org.jadoube.host.pairing.Pairings;
import org.jadoube.host.practice.Practised;
import org.jadoube.host.practice.Shelf;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.service.Heartbeat;
import org.jadoube.host.service.ServiceManager;
import org.jadoube.host.web.PageServer;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts a game as the command line asks for it, and ends it when the process is told to end. */
public final class Play {

    /** A fixed seed: a bouncing board bounces alike each time, so that what it shows can be shown again. */
    private static final long BOUNCE_SEED = 1;

    private static final String REPLAY = "replay:";

    private static final String SIMULATED = "simulated";

    private static final Logger LOG = LoggerFactory.getLogger(Play.class);

    private Play() {}

    /** Plays until the process ends; the first line of {@code out} is the page's address, alone on its line. */
    public static void run(PlayOptions options, PrintWriter out) throws InterruptedException {
        run(options, Disk.ofTheSystem(), out);
    }

    /** The same with journals on {@code disk}. */
    static void run(PlayOptions options, Disk disk, PrintWriter out) throws InterruptedException {
        try (ServiceManager manager = ServiceManager.of(System.getenv());
                PlayService service = open(options, disk)) {
            Thread end = Thread.ofPlatform().name("end").unstarted(() -> end(manager, service));
            Runtime.getRuntime().addShutdownHook(end);
            service.start();
            out.println(service.address());
            out.flush();
            LOG.info(
                    "the page is at {}, the board is {}",
                    service.address(),
                    options.board().name());
            manager.ready(service.address().toString());
            Heartbeat heart = Heartbeat.start(manager, service.pulse());
            try {
                service.join();
            } finally {
                heart.stop();
            }
        }
    }

    private static void end(ServiceManager manager, PlayService service) {
        manager.stopping();
        LOG.info("told to end");
        service.close();
    }

    /**
     * Plays as the engine of a chess program that speaks {@code protocol} over {@code in} and {@code out}, until it ends; the
     * page's address goes to {@code err}.
     */
    public static void program(PlayOptions options, String protocol, InputStream in, PrintStream out, PrintWriter err)
            throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        MirrorChoice choice = new MirrorChoice(
                List.of(), null, null, table -> ProgramMirror.of(protocol, in, out, table, ended::countDown));
        Path told = options.keeping().data();
        try {
            Path data = told == null ? Files.createTempDirectory("jadoube-engine") : told;
            try (PlayService service = open(options.with(new Keeping(data, true), choice))) {
                Thread end = Thread.ofPlatform().name("end").unstarted(service::close);
                Runtime.getRuntime().addShutdownHook(end);
                service.start();
                err.println(service.address());
                err.flush();
                ended.await();
            }
        } catch (IOException e) {
            throw new FailureException("no place for the game: " + e.getMessage(), e);
        }
    }

    /** Opens the game without starting it. */
    static PlayService open(PlayOptions options) {
        return open(options, Disk.ofTheSystem());
    }

    private static PlayService open(PlayOptions options, Disk disk) {
        Map<Side, EngineChoice> engines = new TreeMap<>(engines(options));
        Practised practised = practised(options);
        if (practised != null && practised.engine()) {
            engines.put(practised.player().other(), strongest(engines));
        }
        if (options.board().name().startsWith(REPLAY)) {
            return replayed(options);
        }
        Keeper keeper = new Keeper(options, disk);
        try {
            return kept(options, keeper, engines);
        } catch (RuntimeException e) {
            keeper.close();
            throw e;
        }
    }

    private static PlayService kept(PlayOptions options, Keeper keeper, Map<Side, EngineChoice> engines) {
        Past past = keeper.past();
        if (options.board().name().equals(SIMULATED)) {
            GameSetup setup =
                    past == null ? setup(options, sensor(options.board().sensor()), engines) : past.setup();
            List<PhysicalMan> men = past == null
                    ? SimulatedBoard.of(Fen.placement(setup.start())).men()
                    : past.men();
            SimulatedBoard board = options.board().bounce()
                    ? SimulatedBoard.standingAndBouncing(men, BOUNCE_SEED)
                    : SimulatedBoard.standing(men);
            SimulatedSource source = new SimulatedSource(board, setup.sensor());
            return service(source, options, keeper.pairings(), () -> keeper.begin(setup, men), engines);
        }
        BoardPlace place = place(options.board().name(), options.comfort());
        // What is wrong with the other options is told before anything is done to a board.
        setup(options, SensorKind.OCCUPANCY, engines);
        WiredSource wired = new WiredSource(place);
        try {
            GameSetup setup = past == null ? setup(options, wired.kind(), engines) : past.setup();
            return service(wired, options, keeper.pairings(), () -> keeper.begin(setup, List.of()), engines);
        } catch (RuntimeException e) {
            wired.close();
            throw e;
        }
    }

    /** The page's port is had before anything is done about the game. */
    private static PlayService service(
            BoardSource source,
            PlayOptions options,
            Pairings pairings,
            Supplier<Kept> kept,
            Map<Side, EngineChoice> engines) {
        PageServer page = PlayService.page(options, pairings);
        try {
            return new PlayService(source, page, options, kept.get(), engines);
        } catch (RuntimeException e) {
            page.close();
            throw e;
        }
    }

    private static BoardPlace place(String board, Comfort comfort) {
        try {
            return LinkPlace.meant(board)
                    ? LinkPlace.of(board, System::nanoTime)
                    : BoardFactory.place(board, Machine.here(), System::nanoTime, comfort::as);
        } catch (BoardUnavailable e) {
            // What the program plays on besides boards of this machine, where it tells which there are.
            String more = e.unknown() ? ", link:HOST:PORT, replay:FILE" : "";
            throw new UsageException(e.getMessage() + more, e);
        }
    }

    private static PlayService replayed(PlayOptions options) {
        Path file = Path.of(options.board().name().substring(REPLAY.length()));
        if (!Files.isRegularFile(file)) {
            throw new UsageException(file + ": no such file");
        }
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            List<String> all = lines.lines().toList();
            RecordingReader recording = new RecordingReader(file.toString(), all.iterator());
            RecordingSource source = new RecordingSource(recording);
            return service(source, options, Pairings.unkept(), () -> Kept.not(recording.header()), Map.of());
        } catch (IOException | java.io.UncheckedIOException e) {
            throw new FailureException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private static GameSetup setup(PlayOptions options, SensorKind kind, Map<Side, EngineChoice> engines) {
        Map<String, String> names = new TreeMap<>(options.seats().names());
        Practised practised = practised(options);
        if (practised != null) {
            names.putAll(practised.names());
        }
        engines.forEach((side, choice) -> names.putIfAbsent(side.word(), choice.player()));
        RuleSet rules = rules(options);
        TimeControl clock = clock(options);
        return new GameSetup(
                kind,
                (practised == null ? start(options) : practised.start()).with(rules.moveRules()),
                List.of(),
                rules,
                clock == null ? TimeCategory.STANDARD : clock.category(),
                clock,
                clock != null,
                false,
                practised != null && !practised.engine()
                        ? RemoteSides.of(practised.player().other())
                        : RemoteSides.of(engines.keySet()),
                Map.of(),
                names);
    }

    private static Map<Side, EngineChoice> engines(PlayOptions options) {
        try {
            return options.opponents().seats(Engines.ofThisMachine());
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
    }

    /** What is practised; null: nothing. */
    private static @Nullable Practised practised(PlayOptions options) {
        String named = options.seats().practice();
        if (named == null) {
            return null;
        }
        if (!rules(options).takebacks()) {
            throw new UsageException("--practice " + named + ": wrong moves are taken back; use --rules home or learn");
        }
        try {
            Optional<Side> other = options.opponents().side().map(word -> oneSide(named, word));
            return Shelf.of(options.keeping().data()).choose(named, other);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--practice " + e.getMessage(), e);
        }
    }

    private static Side oneSide(String named, String word) {
        return switch (word) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> throw new IllegalArgumentException(named + ": --opponent-side white or black expected");
        };
    }

    private static EngineChoice strongest(Map<Side, EngineChoice> engines) {
        return engines.values().stream()
                .findFirst()
                .or(Engines.ofThisMachine()::strongest)
                .orElseThrow(() -> new UsageException(
                        "--practice: an endgame is practised against an engine; install one (Debian: apt"
                                + " install stockfish), or name one with --engine"));
    }

    private static RuleSet rules(PlayOptions options) {
        String base = options.terms().rules() == null
                ? RuleBase.HOME.word()
                : options.terms().rules();
        List<String> house = options.terms().house();
        try {
            RuleSet.parse(base, List.of());
        } catch (IllegalArgumentException e) {
            throw new UsageException("--rules " + base + ": " + e.getMessage(), e);
        }
        try {
            return RuleSet.parse(base, house);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--house " + String.join(",", house) + ": " + e.getMessage(), e);
        }
    }

    private static @Nullable TimeControl clock(PlayOptions options) {
        String text = options.terms().clock();
        try {
            return text == null ? null : TimeControl.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--clock: " + e.getMessage(), e);
        }
    }

    private static Position start(PlayOptions options) {
        String fen = options.terms().fen();
        Position chess960 = options.seats().start();
        if (chess960 != null && fen != null) {
            throw new UsageException("--chess960 and --fen both name a start; keep one of them");
        }
        if (chess960 != null) {
            return chess960;
        }
        try {
            return fen == null
                    ? Position.initial()
                    : Fen.position(fen, false, rules(options).moveRules());
        } catch (FenException e) {
            throw new UsageException("--fen: " + e.getMessage(), e);
        }
    }

    private static SensorKind sensor(String word) {
        for (SensorKind kind : SensorKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new UsageException("--sensor " + word + ": occupancy, colour or identity expected");
    }
}

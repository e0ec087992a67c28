package org.jadoube.host;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jadoube.host.config.Config;
import org.jadoube.host.config.ConfigFiles;
import org.jadoube.host.config.SettingsDesk;
import org.jadoube.host.play.BoardChoice;
import org.jadoube.host.play.Changeable;
import org.jadoube.host.play.GameTerms;
import org.jadoube.host.play.Outputs;
import org.jadoube.host.play.PageChoice;
import org.jadoube.host.play.Play;
import org.jadoube.host.play.PlayOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** {@code jadoube play}: the service, with board, arbiter, lights and page. */
@Command(
        name = "play",
        description = "Play a game: board, arbiter, lights and the page in the browser. This is what runs by default.")
final class PlayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            defaultValue = "simulated",
            description = "simulated, a wiring profile's name or file, serial or serial:PORT, dgt:PORT, chesslink:PORT,"
                    + " certabo:PORT, link:HOST:PORT, or replay:FILE (default: simulated)")
    private String board = "simulated";

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8960",
            description = "port of the page on this machine; 0: any free one (default: 8960)")
    private int port;

    @Option(
            names = "--listen",
            paramLabel = "ADDRESS[,name=HOST]",
            description =
                    "open the page to other computers at this machine's ADDRESS, or all of them: all. They look on; to play"
                            + " they say once a code that is shown at the board (see pairing)")
    private @Nullable String listen;

    @Option(names = "--rules", paramLabel = "RULES", description = "fide, club, home or learn (default: home)")
    private @Nullable String rules;

    @Option(
            names = "--house",
            paramLabel = "RULE",
            split = ",",
            description = "house rules added, or taken away with -NAME, as in --house=no-en-passant,-takebacks")
    private List<String> house = List.of();

    @Option(names = "--clock", paramLabel = "TIME", description = "as in 300+3, 300d5, 300b5, 40/5400+30:1800+30")
    private @Nullable String clock;

    @Option(names = "--fen", paramLabel = "FEN", description = "start from this position")
    private @Nullable String fen;

    @Option(names = "--record", paramLabel = "FILE", description = "write a recording that replays to the same events")
    private @Nullable Path record;

    @Option(names = "--events", paramLabel = "FILE", description = "write what replay --json prints")
    private @Nullable Path events;

    @Option(names = "--pgn", paramLabel = "FILE", description = "keep the game as PGN, whole after every move")
    private @Nullable Path pgn;

    @Option(names = "--bounce", description = "let the contacts of the simulated board bounce, as real ones do")
    private boolean bounce;

    @Option(
            names = "--sensor",
            paramLabel = "KIND",
            defaultValue = "occupancy",
            description = "what the simulated board tells: occupancy, colour or identity (default: occupancy)")
    private String sensor = "occupancy";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "settings that hold where this line says nothing (default: jadoube/jadoube.toml in the user's"
                    + " configuration folder, then in /etc)")
    @SuppressWarnings("UnusedVariable") // Main reads it before the options whose defaults it gives.
    private @Nullable Path config;

    @Mixin
    private MirrorOptions mirrors = new MirrorOptions();

    @Mixin
    private SeatOptions seats = new SeatOptions();

    @Mixin
    private EngineOptions engines = new EngineOptions();

    @Mixin
    private ComfortOptions comfort = new ComfortOptions();

    @Mixin
    private KeepingOptions keeping = new KeepingOptions();

    @Mixin
    private LogOptions log = new LogOptions();

    /** The settings as this process was started with them. */
    private SettingsDesk settings() {
        ParseResult typed = spec.commandLine().getParseResult();
        Set<String> said = spec.options().stream()
                .filter(option -> typed.hasMatchedOption(option))
                .map(option -> option.longestName().substring(2))
                .collect(Collectors.toUnmodifiableSet());
        Config started = spec.defaultValueProvider() instanceof Config file ? file : Config.none();
        List<Path> places = ConfigFiles.places(System.getenv());
        Path found = config != null
                ? config
                : places.stream().filter(Files::isRegularFile).findFirst().orElse(null);
        Path own = config != null ? config : places.getFirst();
        return new SettingsDesk(
                spec, said, started, new SettingsDesk.Places(found, config != null, own), Changeable.settings());
    }

    @Override
    public Integer call() throws InterruptedException {
        PlayOptions options = new PlayOptions(
                new BoardChoice(board, sensor, bounce),
                new GameTerms(rules, house, clock, fen),
                new Outputs(record, events, pgn),
                seats.seats(),
                engines.opponents(),
                keeping.keeping(),
                mirrors.choice(),
                new PageChoice(port, listen, settings()),
                comfort.comfort());
        try {
            log.apply();
            Play.run(options, spec.commandLine().getOut());
        } catch (UsageException e) {
            throw spec.defaultValueProvider() instanceof Config file ? file.located(e) : e;
        }
        return ExitCode.OK;
    }
}

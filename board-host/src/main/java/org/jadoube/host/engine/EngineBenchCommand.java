package org.jadoube.host.engine;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.game.GameSetup;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code jadoube bench engine}: whole games of an engine and a hand, one after the other; says where one got stuck. */
@Command(
        name = "engine",
        description =
                "Play whole games with an engine and a scripted hand on the pipeline of play; none may get stuck.")
public final class EngineBenchCommand implements Callable<Integer> {

    /** Longer than the longest game that the laws allow to be sensible (FIDE 9.6.2). */
    private static final int MOST_PLIES = 600;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--games", paramLabel = "N", defaultValue = "20", description = "how many (default: 20)")
    private int games;

    @Option(
            names = "--opponent",
            paramLabel = "NAME[:LEVEL]",
            description = "the engine (default: stockfish:1); given twice, they play each other")
    private List<String> names = List.of("stockfish:1");

    @Option(names = "--engine", paramLabel = "PATH", description = "the engine's program")
    private @Nullable Path program;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "what the hand draws (default: 1)")
    private long seed;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        int plies = 0;
        int stuck = 0;
        long began = System.nanoTime();
        for (int game = 0; game < games; game++) {
            EngineMatch.Outcome outcome = play(engines(game), seed + game);
            plies += outcome.plies();
            stuck += outcome.stuck() == null ? 0 : 1;
            out.printf("game %d: %d plies, %s%n", game + 1, outcome.plies(), said(outcome));
            out.flush();
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        out.printf(java.util.Locale.ROOT, "games %d plies %d stuck %d seconds %.1f%n", games, plies, stuck, seconds);
        out.flush();
        if (stuck > 0) {
            throw new FailureException(stuck + " of " + games + " games got stuck");
        }
        return 0;
    }

    private static String said(EngineMatch.Outcome outcome) {
        return outcome.stuck() == null ? outcome.result() : "STUCK: " + outcome.stuck();
    }

    /** One engine changes sides from game to game. */
    private Map<Side, EngineChoice> engines(int game) {
        String side = game % 2 == 0 ? "black" : "white";
        try {
            return new OpponentOptions(
                            names,
                            Optional.ofNullable(program),
                            names.size() > 1 ? Optional.empty() : Optional.of(side),
                            Optional.empty())
                    .seats(Engines.ofThisMachine());
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
    }

    private static EngineMatch.Outcome play(Map<Side, EngineChoice> engines, long seed) throws InterruptedException {
        GameSetup setup = setup(engines);
        try (EngineMatch match = new EngineMatch(setup, engines, Optional.empty(), seed, events -> {})) {
            return match.play(MOST_PLIES);
        }
    }

    private static GameSetup setup(Map<Side, EngineChoice> engines) {
        GameSetup.Changes changes =
                new GameSetup.Changes(RuleSet.FIDE, null, null, null, null, RemoteSides.of(engines.keySet()), Map.of());
        return GameSetup.usual().with(changes);
    }
}

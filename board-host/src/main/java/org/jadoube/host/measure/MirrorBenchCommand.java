package org.jadoube.host.measure;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jadoube.host.ExitCode;
import org.jadoube.host.FailureException;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench mirror}: plays noisy games over a pseudo-terminal, as a DGT board and read as one. */
@Command(name = "mirror", description = "Play noisy games over a serial line, as a DGT board and read as one.")
public final class MirrorBenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "how many games (100)")
    private int games = 100;

    @Option(names = "--plies", paramLabel = "N", defaultValue = "80", description = "how long each may be (80)")
    private int plies = 80;

    @Option(
            names = "--hand",
            split = ",",
            paramLabel = "HAND",
            description = "the hands that play, one after the other (clean, casual, rookfirst, clumsy)")
    private List<String> hands = List.of("clean", "casual", "rookfirst", "clumsy");

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        int same = 0;
        int told = 0;
        int moves = 0;
        for (int seed = 1; seed <= games; seed++) {
            String hand = hands.get(seed % hands.size());
            PlayedGame played = Hand.of(Profiles.named(hand), seed, Sight.OCCUPANCY)
                    .play(GameScript.of(RandomGames.game(plies, seed)));
            DgtGame.Outcome outcome = play(played);
            moves += outcome.sent().size();
            told += outcome.isTold() ? 1 : 0;
            if (outcome.isSame()) {
                same++;
            } else {
                out.printf(
                        Locale.ROOT,
                        "game %d (%s): positions missed %d boards %d clocks %d%n  sent %s%n  read %s%n",
                        seed,
                        hand,
                        outcome.missed(),
                        outcome.boards(),
                        outcome.clocks(),
                        String.join(" ", outcome.sent()),
                        String.join(" ", outcome.read()));
            }
        }
        out.printf(
                Locale.ROOT,
                "games %d, moves %d; told whole and in order %d; played alike by an arbiter at the other end %d%n",
                games,
                moves,
                told,
                same);
        return told == games ? ExitCode.OK : ExitCode.FAILURE;
    }

    private static DgtGame.Outcome play(PlayedGame played) throws InterruptedException {
        try {
            Path folder = Files.createTempDirectory("jadoube-mirror");
            try (PtyPair line = PtyPair.in(folder)) {
                return DgtGame.play(played.lines(), line);
            } finally {
                Files.deleteIfExists(folder.resolve("board"));
                Files.deleteIfExists(folder.resolve("pc"));
                Files.deleteIfExists(folder);
            }
        } catch (IOException e) {
            throw new FailureException("no serial line: " + e.getMessage(), e);
        }
    }
}

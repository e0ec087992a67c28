package org.jadoube.host.kills;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A service that is killed while its engine thinks, and again while a hand carries out what the engine has played. */
@Timeout(180)
final class KilledBesideEngineTest {

    private static final long PATIENCE = 30_000;

    @TempDir
    private Path folder;

    private Path engine;

    /** An engine that thinks until the file {@code answer} is there, and tells in {@code asked} that it was asked. */
    @BeforeEach
    void engine() throws IOException {
        engine = folder.resolve("patient");
        Files.writeString(engine, """
                #!/bin/sh
                cd '%s'
                think() {
                  while [ -f thinking.$$ ]; do
                    [ -f answer ] && rm thinking.$$ && echo "bestmove $(cat answer)" && rm answer
                    sleep 0.02
                  done
                }
                while read -r line; do
                  case "$line" in
                    uci) echo "id name Patient"; echo uciok ;;
                    isready) echo readyok ;;
                    go*) echo go >> asked; touch thinking.$$; think & ;;
                    stop) [ -f thinking.$$ ] && rm thinking.$$ && echo "bestmove a7a6" ;;
                    quit) rm -f thinking.$$; exit 0 ;;
                  esac
                done
                rm -f thinking.$$
                """.formatted(folder));
        Files.setPosixFilePermissions(engine, PosixFilePermissions.fromString("rwx------"));
    }

    private ServiceProcess service() throws IOException {
        return new ServiceProcess(
                folder.resolve("data"),
                List.of("--opponent", "patient", "--engine", engine.toString(), "--opponent-side", "black"),
                List.of());
    }

    private void answers(String move) throws IOException {
        Path written = Files.writeString(folder.resolve("written"), move);
        Files.move(written, folder.resolve("answer"), StandardCopyOption.ATOMIC_MOVE);
    }

    private long asked() {
        try {
            return Files.readAllLines(folder.resolve("asked")).size();
        } catch (IOException e) {
            return 0;
        }
    }

    private static void hand(ServiceProcess service, String op, String square) throws Exception {
        service.post("/hand", "{\"hand\":\"a\",\"op\":\"" + op + "\",\"square\":\"" + square + "\"}");
    }

    private static void told(Heard heard, String what, java.util.function.Predicate<Heard> so) {
        assertTrue(heard.await(PATIENCE, so), () -> what + "; moves " + heard.moves() + ", men " + heard.men());
    }

    @Test
    void theGameGoesOnAsItStoodBothTimes() throws Exception {
        try (ServiceProcess first = service()) {
            Heard heard = first.open();
            hand(first, "lift", "e2");
            hand(first, "place", "e4");
            told(heard, "e4", it -> it.moves().equals(List.of("e2e4")));
            told(heard, "asked", it -> asked() == 1);
            first.kill();
        }
        try (ServiceProcess second = service()) {
            Heard heard = second.open();
            told(heard, "it stands", it -> it.moves().equals(List.of("e2e4")));
            told(heard, "asked anew", it -> asked() == 2);
            answers("e7e5");
            told(heard, "sent", it -> it.standing("remote").contains("e7e5"));
            hand(second, "lift", "e7");
            told(heard, "in hand", it -> it.men().contains("p@hand"));
            second.kill();
        }
        try (ServiceProcess third = service()) {
            Heard heard = third.open();
            told(heard, "still in hand", it -> it.men().contains("p@hand"));
            assertTrue(heard.standing("remote").contains("e7e5"), heard.standing("remote"));
            hand(third, "place", "e5");
            told(heard, "e5", it -> it.moves().equals(List.of("e2e4", "e7e5")));
            assertEquals(2, asked(), "what it has played stands: it is not asked again");
            hand(third, "lift", "g1");
            hand(third, "place", "f3");
            told(heard, "Nf3", it -> it.moves().equals(List.of("e2e4", "e7e5", "g1f3")));
            told(heard, "asked", it -> asked() == 3);
            answers("b8c6");
            told(heard, "sent", it -> it.standing("remote").contains("b8c6"));
        }
    }
}

package org.jadoube.host.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.ExitCode;
import org.jadoube.host.Main;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecordingsBenchCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final PlayedGame played =
            Hand.of(Profiles.named("clean"), 5, Sight.OCCUPANCY).play(GameScript.of(RandomGames.game(30, 5)));

    @TempDir
    private Path folder;

    @BeforeEach
    void keep() throws IOException {
        Files.write(folder.resolve("clean-000.rec.jsonl"), played.lines());
    }

    private void truth(List<String> moves) throws IOException {
        String listed = String.join("\",\"", moves);
        Files.writeString(folder.resolve("truth.json"), "{\"clean-000.rec.jsonl\":[\"" + listed + "\"]}");
    }

    private int run() {
        return Main.run(new PrintWriter(out), new PrintWriter(err), "bench", "recordings", folder.toString());
    }

    @Test
    void aRowIsPrintedForEveryKindAndSensorAndOneForAll() throws IOException {
        truth(played.moves());
        assertEquals(ExitCode.OK, run(), err.toString());
        List<String> rows = out.toString().lines().skip(2).toList();
        assertEquals(6, rows.size());
        for (int i = 0; i < 6; i++) {
            String sensor = List.of("occupancy", "colour", "identity").get(i / 2);
            String row = "| " + (i % 2 == 0 ? "clean" : "all") + " | " + sensor + " | 1 of 1 | 0 | 0 |";
            assertTrue(rows.get(i).startsWith(row), rows.get(i));
        }
    }

    @Test
    void movesThatDoNotFitTheRecordingAreAnErrorThatNamesIt() throws IOException {
        truth(List.of("a2a3", "h7h5"));
        assertEquals(ExitCode.FAILURE, run());
        assertTrue(err.toString().contains("clean-000.rec.jsonl and truth.json do not fit: ply "), err.toString());
    }

    @Test
    void aFolderWithoutItsMovesIsAnError() {
        assertEquals(ExitCode.USAGE, run());
        assertTrue(err.toString().contains("truth.json cannot be read"), err.toString());
    }
}

package org.jadoube.host.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.jadoube.host.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PairingsTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), args);
    }

    @Test
    void holdOverARestartAndKeepNoToken() throws IOException {
        String token = Pairings.in(folder).add("Ada's phone");
        assertEquals(
                List.of("Ada's phone"),
                Pairings.in(folder).of(token).map(Pairing::name).stream().toList());
        assertTrue(Pairings.in(folder).of(token + "x").isEmpty());
        assertTrue(Pairings.in(folder).of("").isEmpty());
        Path file = folder.resolve("pairings");
        assertFalse(Files.readString(file).contains(token));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void areForgottenByTheCommandLineWhileTheServiceRuns() throws IOException {
        Pairings service = Pairings.in(folder);
        String phone = service.add("phone");
        String tablet = service.add("tablet");
        String id = service.of(phone).orElseThrow().id();
        assertEquals(0, run("pairing", "list", "--data", folder.toString()));
        assertTrue(out.toString().startsWith(id + "  20"), out.toString());
        assertEquals(0, run("pairing", "forget", id, "--data", folder.toString()));
        assertTrue(service.of(phone).isEmpty());
        assertTrue(service.of(tablet).isPresent());
        assertEquals(0, run("pairing", "forget", "--all", "--data", folder.toString()));
        assertTrue(service.of(tablet).isEmpty());
        assertEquals(2, run("pairing", "forget", "nobody", "--data", folder.toString()));
        assertTrue(err.toString().contains("there is no pairing nobody; pairing list shows them"), err.toString());
    }

    /** Two changes of one tick of the file system's clock leave the same time at the file. */
    @Test
    void areForgottenAtOnceHoweverQuicklyTheFileChanges() throws IOException {
        Pairings service = Pairings.in(folder);
        Pairings other = Pairings.in(folder);
        for (int i = 0; i < 100; i++) {
            String token = service.add("phone");
            String id = service.of(token).orElseThrow().id();
            assertTrue(other.forget(id));
            assertTrue(service.of(token).isEmpty(), "forgotten in round " + i);
        }
    }

    @Test
    void areNoMoreThanThirtyTwo() throws IOException {
        Pairings pairings = Pairings.in(folder);
        String first = pairings.add("first");
        for (int i = 0; i < Pairings.MOST; i++) {
            pairings.add("browser " + i);
        }
        assertEquals(Pairings.MOST, pairings.all().size());
        assertTrue(pairings.of(first).isEmpty());
    }

    @Test
    void bearALineThatIsNone() throws IOException {
        Pairings pairings = Pairings.in(folder);
        String token = pairings.add("tab\tnew\nline <b>");
        Files.writeString(folder.resolve("pairings"), "torn\tli", StandardOpenOption.APPEND);
        assertEquals(
                List.of("tab new line b"),
                Pairings.in(folder).of(token).map(Pairing::name).stream().toList());
    }
}

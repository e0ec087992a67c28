package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engines looked for by the names that people type. */
final class EnginesTest {

    @TempDir
    private Path folder;

    @Nested
    final class NotFound {

        private String told(String name) {
            Engines engines = new Engines(List.of(folder));
            return String.valueOf(assertThrows(
                            IllegalArgumentException.class, () -> EngineChoice.read(name, Optional.empty(), engines))
                    .getMessage());
        }

        @Test
        void aNameNearbyIsOfferedWithItsPackageIfItIsNotInstalled() {
            assertEquals(
                    "no engine \"stokfish\" on this machine; did you mean stockfish (Debian: apt install stockfish)?"
                            + " Or name its program with --engine PATH",
                    told("stokfish"));
        }

        @Test
        void aNameNearbyThatIsInstalledIsOfferedAlone() throws Exception {
            Files.createFile(
                    folder.resolve("stockfish"),
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            assertEquals(
                    "no engine \"stokfish\" on this machine; did you mean stockfish? Or name its program with --engine"
                            + " PATH",
                    told("stokfish"));
        }

        @Test
        void aPackageIsNamedWhereOneIsKnown() {
            assertEquals(
                    "no engine \"toga2\" on this machine; install it (Debian: apt install toga2) or name its program with"
                            + " --engine PATH",
                    told("toga2"));
            assertEquals(
                    "no engine \"lc0\" on this machine; install it or name its program with --engine PATH",
                    told("lc0"));
        }

        @Test
        void aNameLikeNoOtherGetsOneThatCanBeHad() {
            assertEquals(
                    "no engine \"houdini\" on this machine; install one (Debian: apt install stockfish) or name its"
                            + " program with --engine PATH",
                    told("houdini"));
        }
    }
}

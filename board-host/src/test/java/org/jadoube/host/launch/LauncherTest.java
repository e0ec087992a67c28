package org.jadoube.host.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher of Windows decides; and that Java runs its file without anything else. */
final class LauncherTest {

    @TempDir
    private Path root;

    private Launcher launcher;

    @BeforeEach
    void tree() throws IOException {
        launcher = new Launcher(root);
        Files.createDirectories(root.resolve("board-host/target/lib"));
        Files.createDirectories(root.resolve("src/main/java"));
        write("src/main/java/A.java", 1_000);
    }

    private void write(String file, long millis) throws IOException {
        Path path = root.resolve(file);
        Files.writeString(path, "");
        Files.setLastModifiedTime(path, FileTime.fromMillis(millis));
    }

    @Test
    void withoutAJarItMustBeBuilt() throws IOException {
        assertTrue(launcher.isStale());
    }

    @Test
    void aJarNewerThanItsSourcesIsRun() throws IOException {
        write("board-host/target/jadoube.jar", 2_000);
        assertFalse(launcher.isStale());
    }

    @Test
    void aChangedSourceIsBuiltAnew() throws IOException {
        write("board-host/target/jadoube.jar", 2_000);
        write("src/main/java/A.java", 3_000);
        assertTrue(launcher.isStale());
    }

    @Test
    void mavenIsFoundInItsHomeFirst() throws IOException {
        Files.createDirectories(root.resolve("home/bin"));
        write("home/bin/mvn.cmd", 1);
        Files.createDirectories(root.resolve("path"));
        write("path/mvn", 1);
        assertEquals(
                Optional.of(root.resolve("home/bin/mvn.cmd")),
                Launcher.maven(Map.of(
                        "Path",
                        root.resolve("path").toString(),
                        "MAVEN_HOME",
                        root.resolve("home").toString())));
        assertEquals(
                Optional.of(root.resolve("path/mvn")),
                Launcher.maven(Map.of("Path", root.resolve("path").toString())));
        assertEquals(Optional.empty(), Launcher.maven(Map.of("PATH", "")));
    }

    @Test
    void theWordsGoToTheProgram() {
        List<String> command = launcher.running(Path.of("java"), List.of("play", "--board", "serial:COM3"));
        assertEquals(List.of("play", "--board", "serial:COM3"), command.subList(4, 7));
        assertEquals(root.resolve("board-host/target/jadoube.jar").toString(), command.get(3));
    }

    @Test
    void javaRunsTheFileAsItIs() throws Exception {
        Path source = Path.of("src/main/java/org/jadoube/host/launch/Launcher.java");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        source.toAbsolutePath().toString())
                .redirectErrorStream(true)
                .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("jadoube: start jadoube.cmd, not this file", said.strip());
        assertEquals(2, process.exitValue());
    }
}

package org.jadoube.host.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the launchers of Unix ask of the JVM, by the file that both share. */
final class JvmOptionsTest {

    private static final Path SHARED =
            Path.of("packaging/jvm.sh").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    @BeforeEach
    void bash() {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash here, and these launchers want it");
    }

    private static String said(String script) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("/bin/bash", "-euc", ". '" + SHARED + "'\n" + script)
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue(), said);
        return said;
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            "", play
            play, play
            --port 0 --data /var/lib/jadoube, play
            --rules fide --clock 300+3, play
            perft --depth 5, perft
            --debug replay a.rec.jsonl, replay
            bench pipeline, bench
            games list --player Anna, games
            --version, help
            play --help, play
            """)
    void theFirstWordThatIsACommandDecidesAndTheValuesOfOptionsDoNot(String words, String command)
            throws IOException, InterruptedException {
        assertEquals(command, said("jadoube_command " + words + "\necho $COMMAND"));
    }

    @Test
    void aGameIsBoundedInEveryPartAndCompiledOnce() throws IOException, InterruptedException {
        String options = said("COMMAND=play\njvm_options\necho ${OPTIONS[@]}");
        for (String each :
                "-Xmx64m -XX:MaxMetaspaceSize=48m -XX:ReservedCodeCacheSize=32m -XX:TieredStopAtLevel=1".split(" ")) {
            assertTrue(options.contains(each), options);
        }
        assertFalse(said("COMMAND=perft\njvm_options\necho ${OPTIONS[@]}").contains("Tiered"));
    }

    @Test
    void anArchiveOfClassesIsMappedAsTheJvmOfThatLevelWantsIt() throws IOException, InterruptedException {
        Path archive = Files.createFile(folder.resolve("classes.jsa"));
        String add = "OPTIONS=()\narchive_option '" + archive + "' ";
        String tell = "\necho ${OPTIONS[@]}";
        assertEquals("-XX:SharedArchiveFile=" + archive, said(add + 21 + tell));
        assertEquals("-XX:AOTCache=" + archive, said(add + 25 + tell));
        Files.delete(archive);
        assertEquals("", said("OPTIONS=(-Xmx64m)\narchive_option '" + archive + "' 25\necho ${OPTIONS[@]:1}"));
    }
}

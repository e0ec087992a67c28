package org.jadoube.host.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** Engines that do one thing wrong, as small programs of their own: the program under test sees a real process. */
final class FakeEngine {

    private FakeEngine() {}

    /** One that greets as it should and runs {@code go} when it is to think; what it hears is kept in {@code heard}. */
    static Path thatOnGo(Path folder, String go) throws IOException {
        return program(folder, """
                while read -r line; do
                  echo "$line" >> heard
                  case "$line" in
                    uci) echo "id name Fake 1"; echo "option name Skill Level type spin default 20 min 3 max 20"
                         echo "option name MultiPV type spin default 1 min 1 max 5"; echo uciok ;;
                    isready) echo readyok ;;
                    stop) [ -f thinking ] && rm thinking && echo "bestmove a7a6" ;;
                    go*) %s ;;
                    quit) exit 0 ;;
                  esac
                done
                """.formatted(go));
    }

    /** One that says nothing at all. */
    static Path thatIsSilent(Path folder) throws IOException {
        return program(folder, "while read -r line; do :; done\n");
    }

    private static Path program(Path folder, String script) throws IOException {
        Path file = folder.resolve("fake");
        Files.writeString(file, "#!/bin/sh\ncd '" + folder + "'\n" + script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file;
    }

    /** The lines that it was told. */
    static List<String> heard(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve("heard"));
    }
}

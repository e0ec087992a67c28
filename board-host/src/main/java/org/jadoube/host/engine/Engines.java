package org.jadoube.host.engine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.hardware.wiring.Nearest;

/** Finds engines on this machine: along the {@code PATH}, and where Debian keeps games. */
public final class Engines {

    /** Engines that speak UCI and that distributions carry; any other is found by its name all the same. */
    private static final List<String> KNOWN =
            List.of("stockfish", "ethereal", "lc0", "fruit", "toga2", "glaurung", "gnuchess-uci");

    /** Those that Debian has in a package of the same name. */
    private static final List<String> PACKAGED = List.of("stockfish", "ethereal-chess", "toga2", "glaurung");

    private static final List<Path> GAMES = List.of(Path.of("/usr/games"), Path.of("/usr/local/games"));

    private final List<Path> folders;

    /** Engines in these folders. */
    Engines(List<Path> folders) {
        this.folders = List.copyOf(folders);
    }

    /** Engines of this machine. */
    public static Engines ofThisMachine() {
        List<Path> folders = new ArrayList<>();
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        for (String folder : path.split(File.pathSeparator)) {
            if (!folder.isEmpty()) {
                folders.add(Path.of(folder));
            }
        }
        folders.addAll(GAMES);
        return new Engines(folders);
    }

    /** The program with this name, if it may be run. */
    public Optional<Path> find(String name) {
        if (name.isEmpty() || name.contains("/") || name.contains(File.separator)) {
            return Optional.empty();
        }
        return folders.stream()
                .map(folder -> folder.resolve(name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /** What to do about an engine that was not found: a name nearby, a package where one is known, or its program. */
    String cure(String name) {
        String program = "name its program with --engine PATH";
        if (KNOWN.contains(name) || PACKAGED.contains(name)) {
            return "install it" + packaged(name) + " or " + program;
        }
        return Nearest.word(name, KNOWN)
                .map(near ->
                        "did you mean " + near + (find(near).isPresent() ? "" : packaged(near)) + "? Or " + program)
                .orElse("install one" + packaged("stockfish") + " or " + program);
    }

    private static String packaged(String name) {
        return PACKAGED.contains(name) ? " (Debian: apt install " + name + ")" : "";
    }

    /** The first engine that is installed, at the usual level. */
    Optional<EngineChoice> first() {
        return installed().stream().findFirst().map(name -> EngineChoice.read(name, Optional.empty(), this));
    }

    /** The same at the highest level. */
    public Optional<EngineChoice> strongest() {
        return installed().stream()
                .findFirst()
                .map(name -> EngineChoice.read(name + ":" + Level.HIGHEST, Optional.empty(), this));
    }

    /** The names of the known engines that are installed. */
    public List<String> installed() {
        return KNOWN.stream().filter(name -> find(name).isPresent()).toList();
    }
}

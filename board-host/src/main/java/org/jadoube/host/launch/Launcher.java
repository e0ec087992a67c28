package org.jadoube.host.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Builds the jar if it is missing or older than its sources, and runs it; {@code jadoube.cmd} starts this file as it is, without
 * a compiler or a class path of its own. It needs nothing beyond the JDK and says in plain words what is missing.
 */
public final class Launcher {
    private static final int LEVEL = 21;
    private static final int FAILED = 1;
    private static final int MISSING = 2;
    private static final List<String> SOURCES = List.of(
            "pom.xml",
            "src/pom.xml",
            "src/main",
            "hardware/pom.xml",
            "hardware/src/main",
            "board-host/pom.xml",
            "board-host/src/main",
            "wiring");

    private final Path root;

    Launcher(Path root) {
        this.root = root;
    }

    /** Runs the program below the folder that stands first in {@code args} with the words after it. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0) {
            System.err.println("jadoube: start jadoube.cmd, not this file");
            System.exit(MISSING);
        }
        Launcher launcher = new Launcher(Path.of(args[0]));
        System.exit(launcher.run(List.of(args).subList(1, args.length)));
    }

    private int run(List<String> words) throws IOException, InterruptedException {
        if (Runtime.version().feature() < LEVEL) {
            return missing("needs a JDK " + LEVEL + " or newer, and this one is "
                    + Runtime.version().feature() + "; install one and set JAVA_HOME to it");
        }
        if (isStale()) {
            Optional<Path> maven = maven(System.getenv());
            if (maven.isEmpty()) {
                return missing("needs Maven to build itself and found none; install it and add its bin folder to PATH");
            }
            System.err.println("jadoube: building the program, as it is new or its sources have changed ...");
            int built = start(building(maven.get()));
            if (built != 0) {
                System.err.println("jadoube: the build failed; what Maven said stands above");
                return FAILED;
            }
        }
        return start(running(Path.of(System.getProperty("java.home")), words));
    }

    private static int missing(String what) {
        System.err.println("jadoube: " + what);
        return MISSING;
    }

    private int start(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command).inheritIO();
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return process.start().waitFor();
    }

    Path jar() {
        return root.resolve("board-host/target/jadoube.jar");
    }

    /** True if there is no jar, or a source is newer than it. */
    boolean isStale() throws IOException {
        if (!Files.isRegularFile(jar()) || !Files.isDirectory(root.resolve("board-host/target/lib"))) {
            return true;
        }
        FileTime built = Files.getLastModifiedTime(jar());
        for (String source : SOURCES) {
            Path path = root.resolve(source);
            if (Files.exists(path) && hasNewer(path, built)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasNewer(Path path, FileTime built) throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (Files.isRegularFile(file) && Files.getLastModifiedTime(file).compareTo(built) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Maven's command in MAVEN_HOME or in a folder of PATH. */
    static Optional<Path> maven(Map<String, String> environment) {
        List<String> folders = new ArrayList<>();
        for (Map.Entry<String, String> variable : environment.entrySet()) {
            // Windows spells it Path.
            if (variable.getKey().equalsIgnoreCase("MAVEN_HOME")) {
                folders.add(0, variable.getValue() + File.separator + "bin");
            } else if (variable.getKey().equalsIgnoreCase("PATH")) {
                folders.addAll(Arrays.asList(variable.getValue().split(File.pathSeparator, -1)));
            }
        }
        return folders.stream()
                .filter(folder -> !folder.isBlank())
                .flatMap(folder -> Stream.of(Path.of(folder, "mvn.cmd"), Path.of(folder, "mvn")))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    List<String> building(Path maven) {
        return List.of(
                maven.toString(),
                "-B",
                "-q",
                "-f",
                root.resolve("pom.xml").toString(),
                "-Dmaven.test.skip=true",
                "-Djacoco.skip=true",
                "-pl",
                "board-host",
                "-am",
                "package");
    }

    List<String> running(Path java, List<String> words) {
        List<String> command = new ArrayList<>(List.of(
                java.resolve("bin").resolve("java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-jar",
                jar().toString()));
        command.addAll(words);
        return command;
    }
}

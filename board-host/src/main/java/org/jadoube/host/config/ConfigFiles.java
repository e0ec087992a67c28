package org.jadoube.host.config;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.host.UsageException;

/**
 * Where the configuration file may lie: the one named with {@code --config}, else {@code jadoube/jadoube.toml} in the
 * user's folder for configuration (XDG base directories), else in {@code /etc}. One file holds; they are not mixed.
 */
public final class ConfigFiles {

    private static final String OPTION = "--config";
    private static final String NAME = "jadoube/jadoube.toml";

    /** The file for everybody. */
    public static final String SYSTEM = "/etc/" + NAME;

    private ConfigFiles() {}

    /**
     * The file that holds for a command line, or nothing if there is none.
     *
     * @param args the command line
     * @param environment the process's environment
     * @throws UsageException if a file is named that is not there
     */
    public static Optional<Path> find(List<String> args, Map<String, String> environment) {
        Optional<Path> named = named(args);
        if (named.isPresent() && !Files.isRegularFile(named.get())) {
            throw new UsageException(named.get() + ": no such file; --config names a configuration file");
        }
        return named.isPresent()
                ? named
                : places(environment).stream().filter(Files::isRegularFile).findFirst();
    }

    /** The places that are looked at when no file is named, in their order. */
    public static List<Path> places(Map<String, String> environment) {
        String own = environment.getOrDefault("XDG_CONFIG_HOME", "");
        String home = environment.getOrDefault("HOME", System.getProperty("user.home", "."));
        Path folder = own.isBlank() ? Path.of(home, ".config") : Path.of(own);
        return List.of(folder.resolve(NAME), Path.of(SYSTEM));
    }

    private static Optional<Path> named(List<String> args) {
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.startsWith(OPTION + "=")) {
                return Optional.of(Path.of(arg.substring(OPTION.length() + 1)));
            }
            if (arg.equals(OPTION) && i + 1 < args.size()) {
                return Optional.of(Path.of(args.get(i + 1)));
            }
        }
        return Optional.empty();
    }
}

package org.jadoube.host.config;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code config}: what is set, and where it comes from. */
@Command(
        name = "config",
        description = "The settings of play: each value and where it comes from, and a file to begin with.")
public final class ConfigCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** With the subcommands {@code show} and {@code template}, which need to know what can be set: {@code play} is made when it is asked for. */
    public static CommandLine line(Supplier<Object> play) {
        CommandLine line = new CommandLine(new ConfigCommand());
        line.addSubcommand("show", new Show(play));
        line.addSubcommand("template", new Template(play));
        return line;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** {@code config show}. */
    @Command(
            name = "show",
            description = {
                "Prints every setting with its value, what it is for, and where the value comes from.",
                "What it prints is a configuration file that says the same."
            })
    static final class Show implements Runnable {

        private final Supplier<Object> play;

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Option(names = "--config", paramLabel = "FILE", description = "the configuration file to look at")
        private @Nullable Path config;

        Show(Supplier<Object> play) {
            this.play = play;
        }

        @Override
        public void run() {
            CommandSpec options = new CommandLine(play.get()).getCommandSpec();
            List<String> args = config == null ? List.of() : List.of("--config", config.toString());
            Optional<Path> file = ConfigFiles.find(args, System.getenv());
            Config settings = file.map(path -> Config.read(path, options)).orElse(Config.none());
            PrintWriter out = spec.commandLine().getOut();
            String places = String.join(
                    ", ",
                    ConfigFiles.places(System.getenv()).stream()
                            .map(Path::toString)
                            .toList());
            out.println(
                    file.map(path -> "# settings of " + path).orElse("# no configuration file; looked for " + places));
            for (OptionSpec option : Settings.all(options)) {
                out.println();
                out.println("# " + String.join(" ", option.description()));
                out.println(line(option, settings));
            }
        }

        private static String line(OptionSpec option, Config settings) {
            String key = Settings.key(option);
            String set = settings.value(key);
            if (set != null) {
                return key + " = " + toml(option, set) + "  # " + settings.origin(key);
            }
            String usual = option.defaultValue();
            boolean flag = option.type() == boolean.class;
            if (usual == null && !flag) {
                return "# " + key + " is not set";
            }
            return key + " = " + toml(option, usual == null ? "false" : usual) + "  # default";
        }

        private static String toml(OptionSpec option, String value) {
            boolean bare = option.type() == boolean.class || Settings.isNumber(option);
            return bare ? value : Settings.quoted(value);
        }
    }

    /** {@code config template}. */
    @Command(
            name = "template",
            description = "Prints a configuration file to begin with: every setting, what it is for, none of them set.")
    static final class Template implements Runnable {

        private final Supplier<Object> play;

        @Spec
        private CommandSpec spec = CommandSpec.create();

        Template(Supplier<Object> play) {
            this.play = play;
        }

        @Override
        public void run() {
            CommandSpec options = new CommandLine(play.get()).getCommandSpec();
            PrintWriter out = spec.commandLine().getOut();
            ConfigTemplate.lines(options).forEach(out::println);
        }
    }
}

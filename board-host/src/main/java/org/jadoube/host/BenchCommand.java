package org.jadoube.host;

import org.jadoube.host.engine.EngineBenchCommand;
import org.jadoube.host.engine.HelpBenchCommand;
import org.jadoube.host.hand.HandCommand;
import org.jadoube.host.measure.ArbiterBenchCommand;
import org.jadoube.host.measure.InferenceBenchCommand;
import org.jadoube.host.measure.LinkBenchCommand;
import org.jadoube.host.measure.MirrorBenchCommand;
import org.jadoube.host.measure.PipelineBenchCommand;
import org.jadoube.host.measure.RecordingsBenchCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code bench}: measures parts of the program with made games. */
@Command(
        name = "bench",
        description = "Measures parts of the program with made games.",
        subcommands = {
            HandCommand.class,
            InferenceBenchCommand.class,
            RecordingsBenchCommand.class,
            PipelineBenchCommand.class,
            ArbiterBenchCommand.class,
            EngineBenchCommand.class,
            HelpBenchCommand.class,
            MirrorBenchCommand.class,
            LinkBenchCommand.class
        })
final class BenchCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "name what to measure; see bench --help");
    }
}

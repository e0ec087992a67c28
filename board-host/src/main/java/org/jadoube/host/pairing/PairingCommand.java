package org.jadoube.host.pairing;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jadoube.host.ExitCode;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import org.jadoube.host.journal.DataDirectory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code pairing}: which browsers on other computers may play. */
@Command(
        name = "pairing",
        description = "The browsers on other computers that may play (see play --listen).",
        subcommands = {PairingCommand.ListAll.class, PairingCommand.Forget.class})
public final class PairingCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Where pairings are kept. */
    static final class Place {
        @Option(
                names = "--data",
                paramLabel = "DIR",
                description = "where they are kept (default: your XDG state folder)")
        private @Nullable Path data;

        Pairings pairings() {
            return Pairings.in(data == null ? DataDirectory.usual() : data);
        }
    }

    /** {@code pairing list}. */
    @Command(name = "list", description = "Lists them: id, day of pairing, name.")
    static final class ListAll implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private Place place = new Place();

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            List<Pairing> all = place.pairings().all();
            all.forEach(it -> out.println(it.id() + "  " + it.since() + "  " + it.name()));
            if (all.isEmpty()) {
                out.println("no browser is paired");
            }
        }
    }

    /** {@code pairing forget}. */
    @Command(name = "forget", description = "Forgets pairings; a service that runs heeds it at once.")
    static final class Forget implements Callable<Integer> {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Mixin
        private Place place = new Place();

        @Option(names = "--all", description = "all of them")
        private boolean all;

        @Parameters(paramLabel = "ID", arity = "0..*", description = "as pairing list shows it")
        private List<String> ids = List.of();

        @Override
        public Integer call() {
            if (all == !ids.isEmpty()) {
                throw new UsageException("pairing forget: ids as pairing list shows them expected, or --all");
            }
            Pairings pairings = place.pairings();
            List<String> meant = all ? pairings.all().stream().map(Pairing::id).toList() : ids;
            for (String id : meant) {
                forget(pairings, id);
            }
            spec.commandLine().getOut().println(meant.size() + " forgotten");
            return ExitCode.OK;
        }

        private static void forget(Pairings pairings, String id) {
            try {
                if (!pairings.forget(id)) {
                    throw new UsageException("pairing forget: there is no pairing " + id + "; pairing list shows them");
                }
            } catch (IOException e) {
                throw new FailureException("the pairings cannot be written: " + e.getMessage(), e);
            }
        }
    }
}

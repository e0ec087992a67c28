package org.jadoube.host;

import java.util.List;
import org.jadoube.host.log.Logs;
import picocli.CommandLine.Option;

/** How much is told on standard error. */
final class LogOptions {

    @Option(
            names = "--log",
            paramLabel = "LEVEL",
            split = ",",
            description = "how much is told on standard error: off, error, warn, info or debug, for all or as"
                    + " COMPONENT=LEVEL, as in --log info,engine=debug; components: board, journal, archive, page, mirror,"
                    + " engine, service, pi4j, game (default: info where systemd's journal reads it, else warn)")
    private List<String> log = List.of();

    /** Lets the log be as it is asked for. */
    void apply() {
        Logs.levels(log);
    }
}

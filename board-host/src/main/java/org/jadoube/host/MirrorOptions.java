package org.jadoube.host;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.play.MirrorChoice;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Who follows the game from outside. */
final class MirrorOptions {

    @Option(
            names = "--mirror",
            split = ",(?=dgt:|livechess|link:)",
            paramLabel = "MIRROR",
            description =
                    "show the game to a program on a PC; may be repeated: dgt:PORT[,trademark=TEXT][,serial=DIGITS]"
                            + "[,flipped] is a DGT board on a serial line;"
                            + " livechess[:PORT][,origin=SITE][,bind=ADDRESS] is for web pages that look for LiveChess"
                            + " (port 1982); link:PORT, link:ADDRESS:PORT or link:SERIALPORT, with [,token=WORD], is for"
                            + " this program on a PC")
    private List<String> mirrors = List.of();

    @Option(
            names = "--live-pgn",
            paramLabel = "FILE",
            description = "keep the game with its clock times in a file for broadcasts, whole at every moment")
    private @Nullable Path livePgn;

    @Option(
            names = "--live-pgn-push",
            paramLabel = "URL",
            description = "push the same by POST; the environment's JADOUBE_PUSH_TOKEN goes along as bearer token")
    private @Nullable URI push;

    MirrorChoice choice() {
        return new MirrorChoice(mirrors, livePgn, push, null);
    }
}

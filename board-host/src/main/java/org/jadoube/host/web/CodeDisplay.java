package org.jadoube.host.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jadoube.host.pairing.PairingCode;
import org.jadoube.host.pairing.PairingDesk;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shows a code where those at the board see it and nobody else: on its lamps, on its own page, in the log of the service. */
final class CodeDisplay implements PairingDesk.Display {

    private static final Logger LOG = LoggerFactory.getLogger(CodeDisplay.class);

    private final PageGate gate;
    private final Feed feed;
    private volatile String shown = PairingRoom.shown(null, "");
    private @Nullable PairingDesk desk;

    CodeDisplay(PageGate gate, Feed feed) {
        this.gate = gate;
        this.feed = feed;
    }

    /** Whose codes these are. */
    void of(PairingDesk shows) {
        desk = shows;
    }

    /** What those at the board are told that come now. */
    String shown() {
        return shown;
    }

    @Override
    public void show(PairingCode code, String who) {
        LOG.warn("a browser at {} asks to play; the code for it is {}, for two minutes", who, code.text());
        shown = PairingRoom.shown(code, who);
        feed.tellBoard("pairing", shown);
        gate.code(code.squares());
        PairingDesk shows = desk;
        if (shows != null) {
            CompletableFuture.delayedExecutor(PairingDesk.LASTS + 1, TimeUnit.MILLISECONDS)
                    .execute(shows::lapse);
        }
    }

    @Override
    public void dark() {
        shown = PairingRoom.shown(null, "");
        feed.tellBoard("pairing", shown);
        gate.code(0);
    }
}

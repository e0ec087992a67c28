package org.jadoube.host.play;

import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells once that the journal cannot be written, and once that it can be again: on standard error and on the page. */
final class Trouble implements Consumer<String> {

    private static final Logger LOG = LoggerFactory.getLogger(Trouble.class);

    private volatile String now = "";
    private volatile Consumer<String> page = code -> {};

    /** What is wrong now; empty if nothing is. */
    String now() {
        return now;
    }

    /** From now on {@code told} hears the codes; at once if there is trouble already. */
    void page(Consumer<String> told) {
        page = told;
        if (!now.isEmpty()) {
            told.accept("journal-stopped");
        }
    }

    @Override
    public synchronized void accept(String text) {
        boolean before = !now.isEmpty();
        now = text;
        if (!text.isEmpty() && !before) {
            LOG.error("{}; the game goes on, but a cut of power would lose it", text);
            page.accept("journal-stopped");
        } else if (text.isEmpty() && before) {
            LOG.warn("the journal is written again; nothing is missing in it");
            page.accept("journal-goes-on");
        }
    }
}

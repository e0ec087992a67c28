package org.jadoube.host.kills;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.host.recording.Replay;

/** The same game without kills: everything that has reached it, played again from the first input to the last in one go. */
final class Unkilled {

    /** So much time passes after the last input, in ms: less than the hand has waited, more than anything takes to settle. */
    private static final long AFTER = 12_000;

    private Unkilled() {}

    /** How one who was never killed stands otherwise than {@code heard}; empty if it stands the same. */
    static String difference(ServiceProcess service, Heard heard) throws ServiceProcess.Gone {
        List<String> lines =
                new ArrayList<>(service.get("/board.rec.jsonl").strip().lines().toList());
        String last = lines.getLast();
        long t = lines.size() == 1 ? 0 : Long.parseLong(last.replaceFirst("^.*\"t\":(\\d+).*$", "$1"));
        lines.add("{\"t\":" + (t + AFTER) + ",\"end\":true}");
        Heard again = new Heard();
        Replay.events(lines).forEach(again::told);
        if (!again.moves().equals(heard.moves())) {
            return "without a kill the moves are " + again.moves();
        }
        List<List<String>> asked = List.copyOf(again.asks().values());
        if (!asked.equals(List.copyOf(heard.asks().values()))) {
            return "without a kill it is asked " + asked;
        }
        return again.restoring() == heard.restoring() ? "" : "without a kill restore is " + again.standing("restore");
    }
}

package org.jadoube.host.play;

import org.jadoube.game.GameSetup;
import org.jadoube.host.recording.RecordingWriter;

/** What a page is told of a game before its events: its header, the board, who may be played, and how lamps are wished. */
final class HeadJson {

    private HeadJson() {}

    /** The header with the keys {@code board}, {@code opponents} (JSON as it stands) and {@code comfort}. */
    static String write(GameSetup setup, String board, String opponents, Comfort comfort) {
        String header = RecordingWriter.header(setup);
        return header.substring(0, header.length() - 1) + ",\"board\":\"" + board + "\",\"opponents\":" + opponents
                + ",\"comfort\":{\"night\":" + comfort.night() + ",\"palette\":" + comfort.colourBlind() + "}}";
    }
}

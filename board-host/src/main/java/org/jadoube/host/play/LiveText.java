package org.jadoube.host.play;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.jadoube.game.GameView;

/** The game's PGN as broadcasts take it: with the date of today, an open game ends with an asterisk. */
final class LiveText {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private LiveText() {}

    static String of(GameView game) {
        return GamePgn.text(game, LocalDate.now(ZoneId.systemDefault()).format(DATE));
    }
}

package org.jadoube.game;

import java.util.Optional;
import org.jadoube.light.Sound;

/** What the events of a game mean to the ear; by the Laws a board of a competition is silent (11.3.1, 12.6). */
public final class Hearing {

    private boolean silent;
    private boolean wrong;

    /** Hears a game by these rules. */
    public Hearing(GameSetup setup) {
        silent = !hears(setup);
    }

    private static boolean hears(GameSetup setup) {
        return switch (setup.rules().base()) {
            case FIDE -> false;
            case CLUB, HOME, LEARN -> true;
        };
    }

    /** The sound of an event, if it has one. */
    public Optional<Sound> of(GameEvent event) {
        if (event instanceof GameEvent.Game game) {
            silent = game.rules().base() == org.jadoube.arbiter.RuleBase.FIDE;
            wrong = false;
        }
        Optional<Sound> sound = meaning(event);
        return silent ? Optional.empty() : sound;
    }

    /** Whether nothing is to be heard. */
    public boolean isSilent() {
        return silent;
    }

    private Optional<Sound> meaning(GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            return move(moved.san());
        }
        if (event instanceof GameEvent.Restore restore) {
            // An unlawful act sounds once, not again with each man put back.
            boolean before = wrong;
            wrong = restore.reason() == GameEvent.RestoreReason.ILLEGAL_MOVE
                    && (restore.place() | restore.remove()) != 0;
            return wrong && !before ? Optional.of(Sound.ILLEGAL) : Optional.empty();
        }
        if (event instanceof GameEvent.Ruled) {
            wrong = true;
            return Optional.of(Sound.ILLEGAL);
        }
        if (event instanceof GameEvent.Asked) {
            return Optional.of(Sound.ASK);
        }
        return event instanceof GameEvent.Result ? Optional.of(Sound.END) : Optional.empty();
    }

    /** A mate is heard as the end of the game. */
    private static Optional<Sound> move(String san) {
        if (san.endsWith("#")) {
            return Optional.empty();
        }
        return Optional.of(san.endsWith("+") ? Sound.CHECK : san.indexOf('x') >= 0 ? Sound.CAPTURE : Sound.MOVE);
    }
}

package org.jadoube.host.play;

import java.util.List;
import java.util.Set;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Hearing;
import org.jadoube.game.Input;
import org.jadoube.game.Signs;
import org.jadoube.light.Sound;
import org.jadoube.rules.Side;

/** Lets a game be heard on the buzzer of a wired board, and its moments be seen, as far as rules and settings want it. */
final class WiredSounds implements GameThread.Listener {

    /** Less than this, in ms, is little time. */
    private static final long LOW = 20_000;

    private final WiredSource board;
    private final Set<Sound> sounds;
    private final Hearing hearing;
    private final Signs signs;

    /** Sounds these of a game by the rules of {@code setup}. */
    WiredSounds(WiredSource board, Set<Sound> sounds, GameSetup setup) {
        this.board = board;
        this.sounds = Set.copyOf(sounds);
        this.hearing = new Hearing(setup);
        this.signs = new Signs(setup);
    }

    @Override
    public void input(Input input) {}

    @Override
    public void events(List<GameEvent> events) {
        for (GameEvent event : events) {
            signs.of(event).ifPresent(board::sign);
            hearing.of(event).filter(sounds::contains).ifPresent(board::sound);
            if (event instanceof GameEvent.Clock clock && sounds.contains(Sound.LOW)) {
                lowTime(clock);
            }
        }
    }

    /** Little time is heard when it comes, also if nothing happens until then. */
    private void lowTime(GameEvent.Clock clock) {
        Side running = clock.running();
        long left = running == null ? 0 : running == Side.WHITE ? clock.white() : clock.black();
        board.lowIn(running == null || hearing.isSilent() || left <= LOW ? -1 : left - LOW);
    }

    /** What happened before a stop was heard then. */
    @Override
    public void resumed(List<Input> inputs, List<GameEvent> events) {}
}

package org.jadoube.host.play;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.link.LinkMirror;
import org.jadoube.host.web.BadInput;

/**
 * The board lent to other processes of this program on this machine, such as the engine of a chess program: by a link that only
 * who was told its token can use. While one has it the players of the game here are not helped either, for whoever plays there
 * does not sit here and has not agreed to it.
 */
final class Lending implements AutoCloseable {

    private static final String HERE = "127.0.0.1:";
    private static final int TOKEN = 16;

    private final LinkMirror door;
    private final GameThread game;
    private final String token;

    private Lending(LinkMirror door, GameThread game, String token) {
        this.door = door;
        this.game = game;
        this.token = token;
    }

    /**
     * Opens the link to the game that {@code follower} follows.
     *
     * @throws BadInput if the game does not answer
     */
    static Lending begin(Mirroring table, Follower follower, GameThread game) throws BadInput {
        byte[] drawn = new byte[TOKEN];
        new SecureRandom().nextBytes(drawn);
        String token = HexFormat.of().formatHex(drawn);
        LinkMirror door = LinkMirror.open(HERE + 0, Map.of("token", token), table);
        boolean begun = game.ask(
                () -> {
                    follower.join(door);
                    return true;
                },
                false);
        if (!begun) {
            door.close();
            throw new BadInput("its game does not answer");
        }
        return new Lending(door, game, token);
    }

    /** Who borrows it says this after {@code --board}. */
    String board() {
        far();
        return "link:" + HERE + door.port() + ",token=" + token;
    }

    /** The next game is played with whoever has it then. */
    void events(List<GameEvent> events) {
        if (door.connected() > 0 && events.stream().anyMatch(GameEvent.Game.class::isInstance)) {
            far();
        }
    }

    private void far() {
        GameSetup.Changes changes =
                new GameSetup.Changes(null, null, null, null, null, null, Map.of(GameSetup.FAR, "yes"));
        game.post(now -> now.take(new Input.Change(now.now(), changes)));
    }

    @Override
    public void close() {
        door.close();
    }
}

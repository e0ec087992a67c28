package org.jadoube.game;

import java.util.List;
import java.util.Map;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * What happens around the board before the first move: settings are agreed to, who begins is drawn, the queens are
 * looked at. None of it holds up a player who simply moves.
 */
final class Preliminaries {

    private static final long NEVER = Long.MAX_VALUE;

    private final Desk desk;
    private final Agreement agreement;
    private final QueensCheck queens;
    private @Nullable Lots lots;
    private @Nullable LotRun run;
    private @Nullable Mixing mixing;
    private Map<String, String> names = Map.of();

    Preliminaries(Desk desk, Questions questions) {
        this.desk = desk;
        this.agreement = new Agreement(desk);
        this.queens = new QueensCheck(desk, questions);
    }

    /** The board as it stands when it is first read, or after it was turned. */
    void board(long occupied) {
        queens.board(occupied);
    }

    /** Something was set that both may agree to. */
    void proposed() {
        agreement.proposed();
    }

    /** A player agrees, or both when {@code by} is null; once a move is made there is nothing to agree to. */
    void agrees(@Nullable Side by, boolean before) {
        if (before) {
            agreement.agreed(by);
        } else {
            locked(by);
        }
    }

    /** Lots are drawn: the light begins to run. */
    void draw(Lots drawn, boolean before) {
        if (before) {
            finish();
            lots = drawn;
            run = new LotRun(drawn, desk.now());
        } else {
            locked(null);
        }
    }

    /** A Chess960 start is set up by hand from now on; said again it ends. Returns whether it has ended. */
    boolean mix(boolean before, long occupied) {
        if (mixing != null) {
            return true;
        }
        if (before) {
            mixing = new Mixing(desk, occupied);
        } else {
            locked(null);
        }
        return false;
    }

    /** Takes edges while a start is set up by hand: they are no moves. Returns whether it did. */
    boolean mixes(List<SquareEdge> edges) {
        Mixing hands = mixing;
        if (hands != null) {
            hands.follow(edges);
        }
        return hands != null;
    }

    /** Whether the start set up by hand is done or left for something else. */
    boolean hasMixed() {
        Mixing hands = mixing;
        return hands != null && (hands.isLeft() || hands.start() != null);
    }

    /** The start that was set up by hand, or null. */
    @Nullable
    Position mixed() {
        Mixing hands = mixing;
        return hands == null ? null : hands.start();
    }

    /** Ends setting up by hand; returns what stands on the board, which is {@code seen} if nothing was set up. */
    long endMixing(long seen) {
        Mixing hands = mixing;
        mixing = null;
        return hands == null ? seen : hands.occupied();
    }

    private void locked(@Nullable Side by) {
        desk.say(new GameEvent.Noticed(desk.now(), "rules-locked", by, "7.2"));
    }

    /** The squares whose men may be lifted now without being touched (4.3): a lift there is an answer. */
    long excused(Match match) {
        return match.isBefore() ? agreement.kings(match.start()) | queens.queens() : 0;
    }

    /** Edges, once the game has taken them in. Who takes a man has seen enough of the running light. */
    void follow(List<SquareEdge> edges, Match match) {
        if (edges.stream().anyMatch(edge -> !edge.closed())) {
            finish();
            run = null;
        }
        if (match.isBefore()) {
            agreement.follow(edges, match.start());
            queens.follow(edges, match.occupied());
        }
    }

    /** A new game begins, by the same rules. */
    void newGame() {
        finish();
        run = null;
        agreement.forget();
    }

    /** When the running light changes next, in ms. */
    long nextDue() {
        LotRun light = run;
        return light == null ? NEVER : light.next(desk.now());
    }

    /** After every step: what has come of it. */
    void follow(Match match, boolean first) {
        LotRun light = run;
        if (light != null && desk.now() >= light.stops()) {
            finish();
        }
        if (light != null && desk.now() >= light.ends()) {
            run = null;
        }
        if (!match.mayChange()) {
            agreement.played();
        }
        queens.ask(first && match.isBefore(), match.start(), match.occupied());
        match.lights().cover(scene());
    }

    private @Nullable LightScene scene() {
        LotRun light = run;
        Mixing hands = mixing;
        if (light != null) {
            return light.at(desk.now());
        }
        return hands == null ? null : hands.scene();
    }

    /** Tells who begins, once. */
    private void finish() {
        Lots drawn = lots;
        if (drawn != null) {
            lots = null;
            List<String> order = drawn.order();
            desk.say(new GameEvent.Drawn(desk.now(), order));
            if (drawn.named()) {
                names = Map.of(Side.WHITE.word(), order.getFirst(), Side.BLACK.word(), order.get(1));
            }
        }
    }

    /** The names that the lots have given to the colours since the last time. */
    Map<String, String> takeNames() {
        Map<String, String> taken = names;
        names = Map.of();
        return taken;
    }
}

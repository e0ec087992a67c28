package org.jadoube.host;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.inference.Why;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Test;

/** What the readable account of a recording says for each settled move. */
final class AccountTest {

    private static final Why WHY = new Why(2000, Why.Cause.MARGIN, 3.2, 5.5, List.of());

    private final StringWriter text = new StringWriter();

    private static GameEvent bound(long t) {
        return new GameEvent.Noticed(t, GameEvent.Noticed.BOUND, null, "house:board");
    }

    private static GameEvent moved(long t, int id, String uci, String san) {
        Side by = id % 2 == 1 ? Side.WHITE : Side.BLACK;
        return new GameEvent.Moved(t, id, by, uci, san, "8/8/8/8/8/8/8/8 w - - 0 1", t - 100);
    }

    private String told(Account.Reasons reasons, GameEvent... events) {
        Account account = new Account("a game", new PrintWriter(text, true), reasons, null);
        List.of(events).forEach(account);
        return text.toString();
    }

    @Test
    void namesTheMoveWhoseSearchWasCutShort() {
        String all = told(id -> WHY, bound(1500), bound(1600), moved(2000, 1, "e2e4", "e4"));
        assertTrue(all.contains("search cut short: 2 times, last at 1.60"), all);
    }

    @Test
    void doesNotBlameTheNextMoveForIt() {
        String all = told(id -> WHY, bound(1500), moved(2000, 1, "e2e4", "e4"), moved(3000, 2, "e7e5", "e5"));
        assertTrue(all.indexOf("cut short: once") < all.indexOf("e5"), all);
        assertFalse(all.substring(all.indexOf("1... e5")).contains("cut short"), all);
    }

    @Test
    void saysTheRemarkAloneWithoutReasons() {
        String all = told(id -> null, bound(1500), moved(2000, 1, "e2e4", "e4"));
        assertTrue(all.contains("search-bounded"), all);
        assertFalse(all.contains("cut short"), all);
    }
}

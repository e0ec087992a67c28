package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Test;

/** What may be said now, and by whom. */
final class SayableTest {

    private static Sayable after(GameSetup setup, String... steps) {
        GameSession session = new GameSession(setup);
        for (Input input : Play.inputs(steps)) {
            session.on(input instanceof Input.End end ? new Input.Tick(end.t()) : input);
        }
        return session.sayable();
    }

    @Test
    void atTheStartThereIsLittleToSay() {
        Sayable now = after(Play.fide(), "press black");
        assertEquals(List.of("adjust", "pause"), now.white());
        assertEquals(List.of("pause"), now.black());
    }

    @Test
    void byTheLawsAClaimIsAlwaysOfferedSoThatNothingIsHinted() {
        Sayable now = after(Play.after(Play.fideWithoutClock(), "e2e4"));
        assertTrue(now.black().containsAll(List.of("claim-threefold", "claim-fifty", "claim-illegal")), now::toString);
        assertFalse(now.white().contains("claim-threefold"));
    }

    @Test
    void atHomeAClaimIsOfferedWhenItIsRight() {
        String[] twice = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"};
        GameSetup before = Play.after(Play.home(), twice);
        assertFalse(after(before).black().contains("claim-threefold"));
        Sayable now = after(before, "lift f6", "place g8");
        assertTrue(now.white().contains("claim-threefold"), now::toString);
    }

    @Test
    void aTouchEndsTheRightToClaim() {
        Sayable now = after(Play.after(Play.fideWithoutClock(), "e2e4"), "lift e7");
        assertFalse(now.black().contains("claim-threefold"), now::toString);
    }

    @Test
    void anOfferIsAnsweredByTheOtherAlone() {
        Sayable now = after(Play.after(Play.fide(), "e2e4", "e7e5"), "say offer-draw white");
        assertTrue(now.black().containsAll(List.of("accept-draw", "decline-draw")), now::toString);
        assertFalse(now.white().contains("accept-draw"));
        assertFalse(now.black().contains("offer-draw"));
    }

    @Test
    void aMissingManIsSentForByThePlayerWhosePawnArrives() {
        Sayable now = after(Play.fide("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"), "lift e7");
        assertTrue(now.by(Side.WHITE).contains("need-man"), now::toString);
        assertFalse(now.by(Side.BLACK).contains("need-man"));
    }

    @Test
    void whenTheGameIsOverOnlyANewOneIsLeft() {
        Sayable now = after(Play.after(Play.fide(), "e2e4"), "say resign black");
        assertEquals(List.of("new-game"), now.white());
        assertEquals(List.of("new-game"), now.arbiter());
    }

    @Test
    void friendsHaveNoArbiter() {
        assertEquals(List.of(), after(Play.home(), "lift e2", "place e4").arbiter());
    }

    @Test
    void anArbiterOverrulesWhatWasRuled() {
        assertFalse(after(Play.fide(), "press black").arbiter().contains("overrule"));
        assertTrue(after(Play.fide(), "press white").arbiter().contains("overrule"));
        assertFalse(after(Play.fide(), "press white", "say overrule arbiter ruling=1")
                .arbiter()
                .contains("overrule"));
    }
}

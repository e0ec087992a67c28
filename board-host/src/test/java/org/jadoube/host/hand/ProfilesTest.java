package org.jadoube.host.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.host.UsageException;
import org.junit.jupiter.api.Test;

final class ProfilesTest {

    @Test
    void thereAreSevenHands() {
        List<String> names = List.of("clean", "casual", "rookfirst", "blitz", "blitzswap", "bullet", "clumsy");
        assertEquals(names, Profiles.names());
        assertEquals(names, names.stream().map(n -> Profiles.named(n).name()).toList());
    }

    @Test
    void aProfileTakesOverWhatItsBaseSays() {
        assertEquals(
                Profiles.named("casual").moving().flight(),
                Profiles.named("rookfirst").moving().flight());
        assertEquals(1.0, Profiles.named("rookfirst").castling().rookFirst());
    }

    @Test
    void underTouchMoveAHandTouchesOnlyWhatItPlays() {
        HandProfile strict = Profiles.named("clumsy").touchMove();
        assertEquals(
                0,
                strict.slips().adjust()
                        + strict.slips().putBack()
                        + strict.castling().rookFirst());
    }

    @Test
    void anUnknownHandIsRefusedWithTheOnesThereAre() {
        String message = assertThrows(UsageException.class, () -> Profiles.named("nobody"))
                .getMessage();
        assertTrue(message.contains("blitzswap"), message);
    }
}

package org.jadoube.host.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.jadoube.game.GameEvent;
import org.jadoube.host.recording.EventJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DecisionTest {

    @ParameterizedTest
    @EnumSource(GameEvent.Cause.class)
    void aCompletedMoveIsRememberedByTheCheckSumOfItsLine(GameEvent.Cause cause) {
        GameEvent.Completed completed = new GameEvent.Completed(1_234_567_890_123L, 17, "a7b8q", cause);
        CRC32C crc = new CRC32C();
        crc.update(EventJson.line(completed).getBytes(StandardCharsets.UTF_8));

        assertEquals(new Decision.Other((int) crc.getValue()), Decision.of(completed));
        assertNotEquals(
                Decision.of(completed), Decision.of(new GameEvent.Completed(1_234_567_890_123L, 18, "a7b8q", cause)));
    }
}

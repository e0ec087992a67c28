package org.jadoube.hardware.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import org.junit.jupiter.api.Test;

final class PortChannelTest {

    @Test
    void aPortThatMayNotBeUsedIsToldWithItsGroup() {
        assertEquals(
                "/dev/ttyACM0: no permission; join its group, then log in again: sudo usermod -aG dialout $USER",
                PortChannel.refusal("/dev/ttyACM0", false));
    }

    @Test
    void aPortThatAnotherProgramHasIsToldWithTheCommandThatNamesIt() {
        assertEquals(
                "/dev/ttyACM0: cannot be opened; another program may have it: sudo fuser -v /dev/ttyACM0 names it",
                PortChannel.refusal("/dev/ttyACM0", true));
    }

    @Test
    void aPortThatIsNotThereIsToldWithWhereToLook() {
        IOException thrown = assertThrows(IOException.class, () -> PortChannel.open("/dev/nothing-here"));
        assertEquals(
                "/dev/nothing-here: no such serial port; plug the board in, or look with ls /dev/serial/by-id",
                thrown.getMessage());
    }
}

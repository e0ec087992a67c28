package org.jadoube.hardware.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jadoube.hardware.OperatingSystem;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What is told of a port that is not to be had, in the words of the system in front of the user. */
final class PortChannelTest {

    private static PortAdvice on(String system, String... ports) {
        return new PortAdvice(OperatingSystem.of(system), () -> List.of(ports));
    }

    /** What opening a port that is not there is answered by. */
    private static String missing(String port, PortAdvice advice) {
        return String.valueOf(assertThrows(IOException.class, () -> PortChannel.open(port, 9_600, advice))
                .getMessage());
    }

    @Nested
    class OnLinux {
        private final PortAdvice advice = on("Linux", "/dev/ttyS0", "/dev/ttyACM1");

        @Test
        void aPortThatIsNotThereIsToldWithWhereToLookAndWhichThereAre() {
            assertEquals(
                    "/dev/nothing-here: no such serial port; plug the board in, or look with ls /dev/serial/by-id;"
                            + " there are /dev/ttyS0, /dev/ttyACM1",
                    missing("/dev/nothing-here", advice));
        }

        @Test
        void aPortThatMayNotBeUsedIsToldWithItsGroup() {
            assertEquals(
                    "/dev/ttyACM0: no permission; join its group, then log in again: sudo usermod -aG dialout $USER",
                    advice.refusal("/dev/ttyACM0", false));
        }

        @Test
        void aPortThatAnotherProgramHasIsToldWithTheCommandThatNamesIt() {
            assertEquals(
                    "/dev/ttyACM0: cannot be opened; another program may have it: sudo fuser -v /dev/ttyACM0 names it",
                    advice.refusal("/dev/ttyACM0", true));
        }

        @Test
        void itsPortsAreAwaitedAsFiles() {
            assertEquals(List.of(Path.of("/dev/ttyUSB0")), advice.files("/dev/ttyUSB0"));
            assertTrue(advice.files().contains(Path.of("/dev/ttyACM*")));
        }
    }

    @Nested
    class OnAMac {
        private final PortAdvice advice = on("Mac OS X");

        @Test
        void aPortThatIsNotThereIsToldWithWhereToLookAndThatThereIsNone() {
            assertEquals(
                    "/dev/cu.nothing: no such serial port; plug the board in, or look with ls /dev/cu.*;"
                            + " there is none now",
                    missing("/dev/cu.nothing", advice));
        }

        @Test
        void noCureNamesWhatItLacks() {
            for (boolean allowed : new boolean[] {false, true}) {
                String told = advice.refusal("/dev/cu.usb", allowed);
                assertFalse(told.contains("usermod") || told.contains("fuser"), told);
                assertTrue(told.endsWith(allowed ? "sudo lsof /dev/cu.usb names it" : "sudo chmod a+rw /dev/cu.usb"));
            }
        }

        @Test
        void itsPortsAreAwaitedAsFiles() {
            assertEquals(List.of(Path.of("/dev/cu.usb*")), advice.files());
        }
    }

    @Nested
    class OnWindows {
        private final PortAdvice advice = on("Windows 11", "COM3");

        @Test
        void aPortThatIsNotThereIsToldWithTheDeviceManager() {
            assertEquals(
                    "COM7: no such serial port; plug the board in, or look in Device Manager under Ports (COM & LPT);"
                            + " there is COM3",
                    missing("COM7", advice));
        }

        @Test
        void whichPortIsThereIsKnownFromItsListAlone() {
            assertTrue(advice.lacks("COM7"));
            assertFalse(advice.lacks("com3"));
            assertFalse(advice.lacks("\\\\.\\COM3"));
        }

        @Test
        void aPortThatAnotherProgramHasIsToldWithoutACommand() {
            assertEquals(
                    "COM3: cannot be opened; another program may have it: close it, or unplug the board and plug it in"
                            + " again",
                    advice.refusal("COM3", true));
        }

        @Test
        void itsPortsAreNoFiles() {
            assertEquals(List.of(), advice.files("COM3"));
            assertEquals(List.of(), advice.files());
        }
    }

    @Test
    void noSystemIsToldOfAnothersPorts() {
        for (String system : List.of("Linux", "Mac OS X", "Windows 10")) {
            PortAdvice advice = on(system);
            String all = advice.example() + advice.look();
            assertEquals(system.startsWith("Windows"), !all.contains("/dev/"), all);
            assertEquals(system.startsWith("Windows"), all.contains("COM"), all);
        }
    }

    @Test
    void onThisMachineEveryPortIsListed() {
        String told = String.valueOf(assertThrows(IOException.class, () -> PortChannel.open("/dev/nothing-here"))
                .getMessage());
        Arrays.stream(com.fazecast.jSerialComm.SerialPort.getCommPorts())
                .forEach(port -> assertTrue(told.contains(PortAdvice.typed(port)), told));
    }
}

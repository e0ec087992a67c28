package org.jadoube.hardware.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.jadoube.hardware.OperatingSystem;
import org.junit.jupiter.api.Test;

/** The cure for a profile that may not be read is one that the system knows. */
final class ProfileSourceTest {

    @Test
    void theRightIsGivenAsTheSystemGivesIt() {
        Path file = Path.of("my.toml");
        assertEquals(
                "give yourself the right: chmod u+r my.toml", ProfileSource.right(file, OperatingSystem.of("Linux")));
        assertEquals(
                "give yourself the right: chmod u+r my.toml",
                ProfileSource.right(file, OperatingSystem.of("Mac OS X")));
        assertEquals(
                "give yourself the right: icacls \"my.toml\" /grant \"%USERNAME%:R\"",
                ProfileSource.right(file, OperatingSystem.of("Windows Server 2022")));
    }
}

package org.jadoube.hardware.buzzer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.hardware.model.BusClock;
import org.jadoube.hardware.model.Drive;
import org.jadoube.hardware.model.ModelPi;
import org.jadoube.hardware.pi4j.Wires;
import org.jadoube.hardware.wiring.BuzzerPin;
import org.jadoube.hardware.wiring.WiringAccount;
import org.jadoube.hardware.wiring.WiringException;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.hardware.wiring.WiringReader;
import org.jadoube.hardware.wiring.draw.Diagram;
import org.jadoube.light.Sound;
import org.junit.jupiter.api.Test;

/** The buzzer of a wiring profile on the real driver of a modelled Pi. */
final class BuzzerOnWiresTest {
    private static final long MILLI = 1_000_000L;

    private static WiringProfile profile(String more) {
        return WiringReader.read("b.toml", WiringFiles.text("mcp23017") + "\n" + more);
    }

    @Test
    void theLineIsDrivenLowWhileItSounds() {
        ModelPi pi = new ModelPi(new BusClock(), 400_000);
        AtomicLong now = new AtomicLong();
        List<Drive> driven = new ArrayList<>();
        try (Wires wires = pi.wires()) {
            BuzzerPin pin = profile("[buzzer]\nline = 18\n").comfort().buzzer().orElseThrow();
            Buzzer buzzer = new Buzzer(Voice.of(pin, wires), EnumSet.allOf(Sound.class), now::get, "test");
            assertEquals(Drive.HIGH, pi.pins().drive(18), "silent at first");
            buzzer.play(Sound.CHECK);
            for (long due = buzzer.step(0); due != Long.MAX_VALUE; due = buzzer.step(due)) {
                now.set(due);
                driven.add(pi.pins().drive(18));
            }
            assertEquals(List.of(Drive.LOW, Drive.HIGH, Drive.LOW), driven);
            assertEquals(Drive.HIGH, pi.pins().drive(18));
            assertEquals(300 * MILLI, now.get());
        }
    }

    @Test
    void aProfileWithoutOneHasNone() {
        assertEquals(Optional.empty(), profile("").comfort().buzzer());
    }

    @Test
    void accountAndDiagramShowIt() {
        WiringProfile profile = profile("[buzzer]\nline = 18\n");
        assertTrue(WiringAccount.of(profile).contains("buzzer on GPIO 18 (pin 12)"));
        assertTrue(Diagram.of(profile).contains("Active buzzer module"));
    }

    @Test
    void aLineThatIsTakenIsRefused() {
        WiringException wrong = assertThrows(WiringException.class, () -> profile("[buzzer]\nline = 2\n"));
        assertTrue(String.valueOf(wrong.getMessage()).contains("buzzer is on GPIO 2"), wrong.getMessage());
    }
}

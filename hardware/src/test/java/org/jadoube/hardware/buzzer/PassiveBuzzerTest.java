package org.jadoube.hardware.buzzer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.pi4j.Pi4J;
import com.pi4j.plugin.linuxfs.provider.pwm.LinuxFsPwmProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.pi4j.Pi4jWires;
import org.jadoube.hardware.pi4j.ProviderIds;
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
import org.junit.jupiter.api.io.TempDir;

/** A bare piezo on the pulse generator: Pi4J's own driver on files as the kernel shows them. */
final class PassiveBuzzerTest {

    private static final BuzzerPin PIEZO = new BuzzerPin(13, true);

    @TempDir
    private Path system;

    private Path channel;

    private static WiringProfile profile(String more) {
        return WiringReader.read("b.toml", WiringFiles.text("mcp23017") + "\n" + more);
    }

    /** The files of a chip with two channels, the second one in use already, as after an earlier run. */
    private void kernel() throws IOException {
        Path chip = Files.createDirectories(system.resolve("pwmchip0"));
        Files.writeString(chip.resolve("npwm"), "2\n");
        channel = Files.createDirectories(chip.resolve("pwm1"));
        for (String file : List.of("period", "duty_cycle", "enable")) {
            Files.writeString(channel.resolve(file), "0\n");
        }
        Files.writeString(channel.resolve("polarity"), "normal\n");
        Files.writeString(chip.resolve("unexport"), "");
    }

    private Wires wires() {
        return new Pi4jWires(
                Pi4J.newContextBuilder()
                        .noAutoDetect()
                        .add(LinuxFsPwmProvider.newInstance(system.toString(), 0))
                        .build(),
                new ProviderIds("in", "out", "i2c", "spi", LinuxFsPwmProvider.ID));
    }

    private String heard() throws IOException {
        String on = Files.readString(channel.resolve("enable")).strip();
        long period = Long.parseLong(Files.readString(channel.resolve("period")).strip());
        long duty =
                Long.parseLong(Files.readString(channel.resolve("duty_cycle")).strip());
        return on.equals("1")
                ? Math.round(1e9 / period) + " Hz, " + Math.round(100.0 * duty / period) + " %"
                : "silence";
    }

    @Test
    void aMelodyIsPlayedNoteByNote() throws IOException {
        kernel();
        AtomicLong now = new AtomicLong();
        List<String> heard = new ArrayList<>();
        try (Wires wires = wires()) {
            Buzzer buzzer = new Buzzer(Voice.of(PIEZO, wires), EnumSet.allOf(Sound.class), now::get, "test");
            buzzer.play(Sound.CHECK);
            for (long due = buzzer.step(0); due != Long.MAX_VALUE; due = buzzer.step(due)) {
                now.set(due);
                heard.add(heard());
            }
            heard.add(heard());
        }
        assertEquals(List.of("1319 Hz, 50 %", "silence", "1760 Hz, 50 %", "silence"), heard);
    }

    @Test
    void withoutAPulseGeneratorItSaysHowToSwitchItOn() {
        try (Wires wires = wires()) {
            DeviceException refused = assertThrows(DeviceException.class, () -> Voice.of(PIEZO, wires));
            assertTrue(String.valueOf(refused.getMessage()).contains("dtoverlay=pwm-2chan"), refused.getMessage());
        }
    }

    @Test
    void aProfileNamesItAndAccountAndDiagramShowIt() {
        WiringProfile profile = profile("[buzzer]\nline = 12\nkind = \"passive\"\n");
        BuzzerPin pin = profile.comfort().buzzer().orElseThrow();
        assertEquals(new BuzzerPin(12, true), pin);
        assertEquals(0, pin.channel());
        assertEquals(1, PIEZO.channel());
        assertTrue(WiringAccount.of(profile).contains("passive buzzer on GPIO 12 (pin 32)"));
        assertTrue(Diagram.of(profile).contains("Passive piezo buzzer"));
    }

    @Test
    void aLineWithoutAPulseGeneratorIsRefused() {
        WiringException wrong =
                assertThrows(WiringException.class, () -> profile("[buzzer]\nline = 18\nkind = \"passive\"\n"));
        assertTrue(String.valueOf(wrong.getMessage()).contains("use GPIO 12 or 13"), wrong.getMessage());
    }
}

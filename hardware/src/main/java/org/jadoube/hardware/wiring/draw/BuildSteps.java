package org.jadoube.hardware.wiring.draw;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jadoube.hardware.wiring.Header;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LampChip.Apa102;
import org.jadoube.hardware.wiring.LampChip.Ht16k33;
import org.jadoube.hardware.wiring.LampChip.Max7219;
import org.jadoube.hardware.wiring.LampChip.Ws2812;
import org.jadoube.hardware.wiring.SensorChip;
import org.jadoube.hardware.wiring.SensorChip.GpioMatrix;
import org.jadoube.hardware.wiring.SensorChip.Hc165;
import org.jadoube.hardware.wiring.SensorChip.Mcp23017;
import org.jadoube.hardware.wiring.SensorChip.Mcp3008;
import org.jadoube.hardware.wiring.WiringProfile;

/** What to do, step by step, from the first solder joint to the first game. */
final class BuildSteps {

    private final WiringProfile profile;
    private final Set<String> steps = new LinkedHashSet<>();

    private BuildSteps(WiringProfile profile) {
        this.profile = profile;
    }

    static List<String> of(WiringProfile profile) {
        BuildSteps steps = new BuildSteps(profile);
        profile.sensors().forEach(steps::sensor);
        profile.lamps().forEach(steps::lamp);
        steps.machine();
        steps.trial();
        return List.copyOf(steps.steps);
    }

    private void sensor(SensorChip chip) {
        steps.add(
                switch (chip) {
                    case GpioMatrix matrix ->
                        matrix.diodes()
                                ? "At each square solder column - switch - diode - row, the diode's ring to the row. Without"
                                        + " diodes three men on the corners of a rectangle read as four."
                                : "At each square solder column - switch - row. Without diodes three men on the corners of a"
                                        + " rectangle read as four: this board is for few men.";
                    case Mcp23017 mcp ->
                        "Each MCP23017 reads two lists of eight squares: one wire from each pin to its switch, the other ends"
                                + " of all switches together to ground. No diodes, no resistors: the chip pulls up itself."
                                + " Newer data sheets make GPA7 and GPB7 outputs alone; if those squares stay silent, that is why.";
                    case Hc165 chain ->
                        "One wire from each input of the 74HC165 to its switch and 10 kOhm from the input to 3.3 V, the other"
                                + " ends of the switches to ground. QH of each chip goes to SER of the one nearer to the Pi.";
                    case Mcp3008 mcp ->
                        "One 74HC4051 for each channel of the MCP3008, its common pin to the channel, its inputs 0 to 7 to the"
                                + " outputs of its eight Hall sensors. Sensors, multiplexers and converter run on 3.3 V of a"
                                + " regulator of their own: at 5 V they would harm the Pi. All sensors the same side up.";
                    case SensorChip.Serial board ->
                        "Let the microcontroller speak the lines of hardware/serial-protocol.md; `BoardSide` in this"
                                + " repository is the board's side in Java, to read and to try out.";
                });
    }

    private void lamp(LampChip chip) {
        steps.add(
                switch (chip) {
                    case Ht16k33 ht ->
                        "Wire the 64 LEDs to the backpack as the diagram says, rows to the anodes, COM lines to the cathodes."
                                + " The backpack gets 3.3 V: with 5 V it would put 5 V on the Pi's lines. If every light stands"
                                + " one square beside where it should, write `rotated = 7`.";
                    case Max7219 max ->
                        "Wire the 64 LEDs to the MAX7219, SEG lines to the anodes, DIG lines to the cathodes. It runs on 5 V and"
                                + " wants 3.5 V for a high: DIN, CLK and LOAD go through the level shifter.";
                    case Ws2812 strip -> chain(strip.layout().kind().name(), "DIN", "the data line goes");
                    case Apa102 strip -> chain(strip.layout().kind().name(), "DI and CI", "data and clock go");
                    case LampChip.Serial own ->
                        "The lights hang on the microcontroller, which is told what each means.";
                });
    }

    private static String chain(String kind, String pins, String lines) {
        String where = switch (kind) {
            case "CORNERS" -> "at the corners of the squares, nine by nine";
            case "EDGES" -> "beside the files and ranks, sixteen in a row";
            default -> "one under each square";
        };
        return "Lay the lights " + where
                + ", in the order that the drawing shows. 5 V and ground come from the supply, not"
                + " from the Pi, grounds joined; " + lines + " through the level shifter to " + pins + ".";
    }

    /** What the machine must be told, from the buses that are used. */
    private void machine() {
        if (profile.serialPlace().isPresent()) {
            steps.add("On Linux join the group of serial ports, then log in again: `sudo usermod -aG dialout $USER`.");
            return;
        }
        Set<String> buses = new TreeSet<>();
        Set<String> groups = new TreeSet<>(List.of("gpio"));
        for (int line : profile.lines()) {
            if (line == 2) {
                buses.add("I2C: `sudo raspi-config nonint do_i2c 0`");
                groups.add("i2c");
            } else if (line == 11) {
                buses.add("SPI: `sudo raspi-config nonint do_spi 0`");
                groups.add("spi");
            } else if (line == 21 && usesSecondSpi()) {
                buses.add("the second SPI bus: `dtoverlay=spi1-2cs` in `/boot/firmware/config.txt`");
                groups.add("spi");
            }
        }
        List<String> settings = new ArrayList<>(buses);
        if (profile.sensors().stream().anyMatch(Mcp23017.class::isInstance)) {
            settings.add("the bus at 400 kHz: `dtparam=i2c_arm_baudrate=400000` in `/boot/firmware/config.txt`");
        }
        if (profile.lamps().stream().anyMatch(Ws2812.class::isInstance)) {
            settings.add("on a Pi 3 or 4 the core clock fixed, or the bits of the WS2812 change their length:"
                    + " `core_freq=250` and `core_freq_min=250` in that file");
        }
        if (!settings.isEmpty()) {
            steps.add("Switch on " + String.join("; ", settings) + ".");
        }
        steps.add("Join the groups, then log in again: `sudo usermod -aG "
                + groups.stream().collect(Collectors.joining(",")) + " $USER`. Root is never needed.");
    }

    private boolean usesSecondSpi() {
        List<Integer> bus = Header.spiLines(1, 0).subList(0, 3);
        return profile.lamps().stream().anyMatch(lamp -> lamp.lines().containsAll(bus))
                || profile.sensors().stream()
                        .anyMatch(chip ->
                                !(chip instanceof GpioMatrix) && chip.lines().containsAll(bus));
    }

    private void trial() {
        String name = profile.name();
        if (profile.readsColour()) {
            steps.add("`./jadoube calibrate --board " + name
                    + "` measures what each sensor reads empty, under a white and" + " under a black man, and writes `"
                    + name + ".toml`; use that file from now on.");
        }
        steps.add(
                "`./jadoube doctor --board " + name + "` walks through every sensor and light and says what is wrong.");
        if (!profile.readsColour()) {
            steps.add("If wires went elsewhere than the diagram has them, leave them: `./jadoube calibrate --board "
                    + name + "` learns them and writes `" + name + ".toml`.");
        }
        steps.add("`./jadoube play --board " + name + "`, or the file that calibrate wrote: `--board ./" + name
                + ".toml`.");
    }
}

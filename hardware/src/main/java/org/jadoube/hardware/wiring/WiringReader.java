package org.jadoube.hardware.wiring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jadoube.hardware.wiring.Button.Action;
import org.jadoube.hardware.wiring.WiringProfile.Gpio;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;

/** Reads a wiring profile from TOML and checks that it can be built and driven. The format is told in wiring/README.md. */
public final class WiringReader {
    /** The format that this reader knows. */
    public static final int VERSION = 1;

    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_-]+");
    private static final Comparator<WiringProblem> BY_LINE = Comparator.comparingInt(WiringProblem::line);

    private WiringReader() {}

    /** The profile in a file. Throws {@link WiringException} with every problem, by line. */
    public static WiringProfile read(Path path) {
        return read(path.toString(), ProfileSource.text(path));
    }

    /** The profile in {@code text}; {@code file} is its name for messages. */
    public static WiringProfile read(String file, String text) {
        List<WiringProblem> problems = new ArrayList<>();
        if (text.isBlank()) {
            throw new WiringException(List.of(new WiringProblem(
                    file, 1, "the file is empty", "begin with a ready one: jadoube wiring list names them")));
        }
        TomlParseResult toml = Toml.parse(text);
        for (TomlParseError error : toml.errors()) {
            String what = String.valueOf(error.getMessage()).lines().findFirst().orElse("not TOML");
            String cure = what.contains("previously defined")
                    ? "leave one of the two out"
                    : "write TOML 1.0: key = value, texts in quotation marks";
            problems.add(new WiringProblem(file, error.position().line(), what, cure));
        }
        if (!problems.isEmpty()) {
            throw new WiringException(problems);
        }
        WiringProfile profile = profile(file, new Section(file, "the profile", toml, 1, problems));
        if (!problems.isEmpty()) {
            throw new WiringException(problems.stream().sorted(BY_LINE).toList());
        }
        return profile;
    }

    private static WiringProfile profile(String file, Section top) {
        int version = top.integer("profile", 0, Integer.MAX_VALUE, 0);
        if (version != VERSION && !top.wrong("profile")) {
            top.problem(
                    "profile",
                    top.has("profile") ? "the profile's version is " + version : "the profile has no version",
                    "write profile = " + VERSION);
        }
        String name = required(top, "name", "\"my-board\"");
        if (!name.isEmpty() && !NAME.matcher(name).matches()) {
            top.problem("name", "name is \"" + name + "\"", "write letters, digits and hyphens alone");
        }
        String title = required(top, "title", "\"one line that says what it is\"");
        Gpio gpio = top.choice("gpio", List.of("chardev", "gpiod")).equals("gpiod") ? Gpio.GPIOD : Gpio.CHARDEV;
        int turned = top.integer("turned", 0, 270, 0);
        if (turned % 90 != 0) {
            top.problem("turned", "turned is " + turned, "write 0, 90, 180 or 270 degrees clockwise");
        }
        ScanSettings scan = top.table("scan").map(WiringReader::scan).orElse(ScanSettings.USUAL);
        PinBook pins = new PinBook();
        PowerBook power = new PowerBook();
        List<SensorChip> sensors = new SensorReader(pins, power).read(top);
        List<LampChip> lamps = new LampReader(pins, power).read(top);
        ScanTime.check(top, scan, sensors);
        List<Button> buttons = buttons(top, pins);
        Comfort comfort = Comfort.read(top, pins, power);
        Power drawn = power.total(top);
        if (gpio == Gpio.GPIOD && sensors.stream().anyMatch(SensorChip.GpioMatrix.class::isInstance)) {
            top.problem(
                    "gpio",
                    "gpiod cannot let go of the matrix rows that are not driven",
                    "write gpio = \"chardev\" or leave it out");
        }
        serial(top, sensors, lamps, buttons, comfort);
        top.close();
        return new WiringProfile(name, title, file, gpio, scan, turned / 90, comfort, sensors, lamps, buttons, drawn);
    }

    /** A board on a serial line brings its sensors, lights and buttons along. */
    private static void serial(
            Section top, List<SensorChip> sensors, List<LampChip> lamps, List<Button> buttons, Comfort comfort) {
        boolean serial = sensors.stream().anyMatch(SensorChip.Serial.class::isInstance);
        boolean others = sensors.size() > 1
                || lamps.size() > 1
                || !buttons.isEmpty()
                || comfort.buzzer().isPresent()
                || lamps.stream().anyMatch(lamp -> !(lamp instanceof LampChip.Serial));
        if (serial && others) {
            top.problem(
                    "sensor",
                    "a serial board stands beside other chips, lamps or buttons",
                    "leave it alone in its profile: it has all of these itself");
        }
        if (!serial && lamps.stream().anyMatch(LampChip.Serial.class::isInstance)) {
            top.problem("lamp", "the lights of a serial board without that board", "add [[sensor]] chip = \"serial\"");
        }
    }

    private static String required(Section top, String key, String like) {
        return top.text(key).filter(text -> !text.isBlank()).orElseGet(() -> {
            if (!top.wrong(key)) {
                top.problem(key, "the profile has no " + key, "add " + key + " = " + like);
            }
            return "";
        });
    }

    private static ScanSettings scan(Section section) {
        int rate = section.integer("rate", 20, 1000, ScanSettings.USUAL.rate());
        int retries = section.integer("retries", 0, 10, ScanSettings.USUAL.retries());
        section.close();
        return new ScanSettings(rate, retries);
    }

    private static List<Button> buttons(Section top, PinBook pins) {
        List<Button> found = new ArrayList<>();
        List<String> words = Arrays.stream(Action.values()).map(Action::word).toList();
        for (Section section : top.tables("button")) {
            int bcm = section.integer("line", 0, 99);
            String word = section.choice("action", words);
            Action action = action(word);
            if (!section.wrong("line")) {
                pins.line(section, section.lineOf("line"), bcm, "button " + word);
            }
            section.close();
            found.add(new Button(bcm, action));
        }
        return found;
    }

    private static Action action(String word) {
        return Arrays.stream(Action.values())
                .filter(action -> action.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}

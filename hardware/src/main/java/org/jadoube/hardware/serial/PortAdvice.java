package org.jadoube.hardware.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jadoube.hardware.OperatingSystem;

/**
 * What to tell a person about serial ports, in the words of the system in front of him.
 *
 * @param system whose words
 * @param ports the ports that are there, as one would type them
 */
public record PortAdvice(OperatingSystem system, Supplier<List<String>> ports) {

    /** Advice for this machine. */
    public static PortAdvice here() {
        return new PortAdvice(OperatingSystem.here(), PortAdvice::found);
    }

    /** As one types it: on Windows its name alone, as its path has a prefix there that nobody types. */
    static String typed(SerialPort port) {
        return OperatingSystem.here() == OperatingSystem.WINDOWS ? port.getSystemPortName() : port.getSystemPortPath();
    }

    private static List<String> found() {
        return Arrays.stream(SerialPort.getCommPorts()).map(port -> typed(port)).toList();
    }

    /** How a port may be called here, for an example. */
    public String example() {
        return switch (system) {
            case LINUX -> "/dev/ttyUSB0";
            case MAC -> "/dev/cu.usbserial-10";
            case WINDOWS -> "COM3";
        };
    }

    /** Where one finds the names of ports: "look with ls /dev/serial/by-id". */
    public String look() {
        return switch (system) {
            case LINUX -> "look with ls /dev/serial/by-id";
            case MAC -> "look with ls /dev/cu.*";
            case WINDOWS -> "look in Device Manager under Ports (COM & LPT)";
        };
    }

    /** There is no port of that name: what to do, and which ports there are. */
    String missing(String name) {
        return name + ": no such serial port; plug the board in, or " + look() + "; " + there();
    }

    /** Which ports there are: "there are COM3, COM4". */
    String there() {
        List<String> all = ports.get();
        return all.isEmpty()
                ? "there is none now"
                : "there " + (all.size() == 1 ? "is " : "are ") + String.join(", ", all);
    }

    /** A port that is there cannot be opened: why, and the cure. {@code allowed}: this user may use it. */
    String refusal(String name, boolean allowed) {
        String taken = name + ": cannot be opened; another program may have it: ";
        String forbidden = name + ": no permission; ";
        return switch (system) {
            case LINUX ->
                allowed
                        ? taken + "sudo fuser -v " + name + " names it"
                        : forbidden + "join its group, then log in again: sudo usermod -aG dialout $USER";
            case MAC ->
                allowed
                        ? taken + "sudo lsof " + name + " names it"
                        : forbidden + "give yourself the right until it is unplugged: sudo chmod a+rw " + name;
            case WINDOWS -> taken + "close it, or unplug the board and plug it in again";
        };
    }

    /** Whether a port that could not be opened is not there at all, as far as the system says that in its list alone. */
    boolean lacks(String name) {
        String wanted = name.substring(name.lastIndexOf('\\') + 1);
        return system == OperatingSystem.WINDOWS && ports.get().stream().noneMatch(wanted::equalsIgnoreCase);
    }

    /** The files whose appearance tells that {@code port} may be there now; on Windows ports are no files. */
    public List<Path> files(String port) {
        return system == OperatingSystem.WINDOWS ? List.of() : List.of(Path.of(port));
    }

    /** The same for all ports that a board may be at. */
    List<Path> files() {
        return switch (system) {
            case LINUX -> List.of(Path.of("/dev/ttyACM*"), Path.of("/dev/ttyUSB*"), Path.of("/dev/rfcomm*"));
            case MAC -> List.of(Path.of("/dev/cu.usb*"));
            case WINDOWS -> List.of();
        };
    }
}

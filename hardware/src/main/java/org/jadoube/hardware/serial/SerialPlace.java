package org.jadoube.hardware.serial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.sensing.SensorKind;

/**
 * A serial port, or all of them.
 *
 * @param name {@code serial}: the one board at any USB port; {@code serial:ID=id}: the board that says this of itself;
 *     {@code serial:PORT}: whatever answers at a port, or at one of a folder of ports
 * @param clock nanoseconds, as {@link System#nanoTime} gives them
 */
public record SerialPlace(String name, LongSupplier clock) implements BoardPlace {
    private static final String ALONE = "serial";
    private static final String START = "serial:";
    private static final String ID = "ID=";

    /** True if the name is one of a serial board. */
    public static boolean meant(String name) {
        return name.equals(ALONE) || name.startsWith(START);
    }

    /** The place of that name. Throws {@link BoardUnavailable} if it names neither port nor board. */
    public static SerialPlace of(String name, LongSupplier clock) {
        if (name.equals(START) || name.equals(START + ID)) {
            throw new BoardUnavailable(
                    name + " names no board; write serial:PORT, serial:ID=id, or serial alone to search for one");
        }
        return new SerialPlace(name, clock);
    }

    @Override
    public Optional<SensorKind> kind() {
        return Optional.empty();
    }

    @Override
    public Board open(BoardListener listener) {
        try {
            return SerialBoard.open(search(), clock, listener);
        } catch (IOException e) {
            throw new BoardUnavailable(
                    (name.startsWith(START) && !byId() ? START : ALONE + ": ")
                            + e.getMessage()
                            + (searches()
                                    ? "; plug the board in, or try --board simulated"
                                    : "; try --board simulated"),
                    e);
        }
    }

    PortSearch search() {
        String rest = name.equals(ALONE) ? "" : name.substring(START.length());
        return byId()
                ? new PortSearch("", rest.substring(ID.length()), PortChannel::open)
                : new PortSearch(rest, "", PortChannel::open);
    }

    private boolean byId() {
        return name.startsWith(START + ID);
    }

    @Override
    public boolean searches() {
        return byId() || name.equals(ALONE);
    }

    @Override
    public Optional<String> missing() {
        return Optional.empty();
    }

    /** A serial board looks for its line by itself. */
    @Override
    public boolean reopens() {
        return false;
    }

    @Override
    public Collection<Path> files() {
        PortAdvice advice = PortAdvice.here();
        return searches()
                ? advice.files()
                : advice.files(name.substring(START.length())).stream()
                        .map(port -> Files.isDirectory(port) ? port.resolve("*") : port)
                        .toList();
    }
}

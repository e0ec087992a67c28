package org.jadoube.hardware.foreign;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.dgt.ClockTimes;
import org.jadoube.hardware.serial.PortAdvice;
import org.jadoube.sensing.SensorKind;

/**
 * A serial port at which a board of another maker is said to be.
 *
 * @param make {@code dgt}, {@code chesslink} or {@code certabo}
 * @param port the device file
 * @param dialects the language of that make, anew for every connection
 * @param clock nanoseconds, as {@link System#nanoTime} gives them
 */
public record ForeignPlace(String make, String port, Supplier<Dialect> dialects, LongSupplier clock)
        implements BoardPlace {
    private static final List<String> MAKES = List.of("dgt", "chesslink", "certabo");

    /** True if the name is one of such a board. */
    public static boolean meant(String name) {
        return MAKES.stream().anyMatch(make -> name.startsWith(make + ":"));
    }

    /** The place of that name. Throws {@link BoardUnavailable} if it names no port. */
    public static ForeignPlace of(String name, LongSupplier clock) {
        int colon = name.indexOf(':');
        String port = name.substring(colon + 1);
        if (port.isEmpty()) {
            PortAdvice advice = PortAdvice.here();
            throw new BoardUnavailable(
                    name + " names no port; write " + name + advice.example() + ", or " + advice.look());
        }
        return switch (name.substring(0, colon)) {
            case "chesslink" -> new ForeignPlace("chesslink", port, ChessLinkDialect::new, clock);
            case "certabo" -> {
                CertaboChips chips = new CertaboChips();
                yield new ForeignPlace("certabo", port, () -> new CertaboDialect(chips), clock);
            }
            default -> dgt(port, clock, times -> {});
        };
    }

    /** A DGT board; {@code times} is told whatever the clock beside it shows. */
    public static ForeignPlace dgt(String port, LongSupplier clock, Consumer<ClockTimes> times) {
        return new ForeignPlace("dgt", port, () -> new DgtDialect(times), clock);
    }

    @Override
    public String name() {
        return make + ":" + port;
    }

    @Override
    public Optional<SensorKind> kind() {
        // A board of Certabo's has chips in its men, or not: its own lines tell.
        return make.equals("certabo")
                ? Optional.empty()
                : Optional.of(dialects.get().kind());
    }

    @Override
    public Board open(BoardListener listener) {
        return ForeignBoard.open(make, port, dialects, clock, listener);
    }

    @Override
    public Optional<String> missing() {
        return Optional.empty();
    }

    /** It looks for its line by itself. */
    @Override
    public boolean reopens() {
        return false;
    }

    @Override
    public Collection<Path> files() {
        return PortAdvice.here().files(port);
    }
}

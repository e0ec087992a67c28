package org.jadoube.host.bridge.link;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.sensing.SensorKind;

/**
 * A board whose own computer runs this program, at the other end of a link.
 *
 * @param address a host and port, a port of this machine, or a serial port
 * @param token what it wants to hear; empty: nothing
 * @param clock nanoseconds, as {@link System#nanoTime} gives them
 */
public record LinkPlace(String address, String token, LongSupplier clock) implements BoardPlace {
    private static final String START = "link:";
    private static final String TOKEN = ",token=";

    /** True if the name is one of a linked board. */
    public static boolean meant(String name) {
        return name.startsWith(START);
    }

    /** The place of that name. Throws {@link BoardUnavailable} if it names no address. */
    public static LinkPlace of(String name, LongSupplier clock) {
        String rest = name.substring(START.length());
        int at = rest.indexOf(TOKEN);
        String where = at < 0 ? rest : rest.substring(0, at);
        if (where.isEmpty()) {
            throw new BoardUnavailable("link: names no board; write link:HOST:PORT, or link: and a serial port");
        }
        String address = where.matches("\\d+") ? "127.0.0.1:" + where : where;
        return new LinkPlace(address, at < 0 ? "" : rest.substring(at + TOKEN.length()), clock);
    }

    @Override
    public String name() {
        return START + address;
    }

    @Override
    public Optional<SensorKind> kind() {
        return Optional.empty();
    }

    @Override
    public Board open(BoardListener listener) {
        return LinkBoard.open(this, listener);
    }

    @Override
    public Optional<String> missing() {
        return Optional.empty();
    }

    /** It finds its way back by itself. */
    @Override
    public boolean reopens() {
        return false;
    }

    @Override
    public Collection<Path> files() {
        return address.startsWith("/") ? List.of(Path.of(address)) : List.of();
    }
}

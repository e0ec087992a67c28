package org.jadoube.hardware.serial;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** An open line with a board at its other end that has said who it is. */
final class Link implements AutoCloseable {
    /** A board says at least a pulse every second; one that is silent so long (ns) is gone. */
    static final long SILENCE = 3_000_000_000L;

    private final String port;
    private final Channel channel;
    private final LineReader in;
    private final LineWriter out;
    private final FromBoard.Hello hello;
    private int expected = -1;

    private Link(String port, Channel channel) throws IOException {
        this.port = port;
        this.channel = channel;
        this.in = new LineReader(channel);
        this.out = new LineWriter(channel, port);
        try {
            this.hello = greeted();
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** Opens a port, greets the board there and waits for its answer. IOException with the port and the reason. */
    static Link open(String port, Channel.Opener opener) throws IOException {
        return new Link(port, opener.open(port));
    }

    private FromBoard.Hello greeted() throws IOException {
        out.send(ToBoard.GREETING, ToBoard.greeting());
        long until = System.nanoTime() + SILENCE;
        while (System.nanoTime() < until) {
            Optional<FromBoard> said = next();
            if (said.isPresent() && said.get() instanceof FromBoard.Hello answer) {
                if (answer.version() != FromBoard.VERSION) {
                    throw new IOException(port + ": the board speaks version " + answer.version() + " of the protocol,"
                            + " this program version " + FromBoard.VERSION + "; update the older of them");
                }
                return answer;
            }
        }
        throw new IOException(port + ": no board answers; it must speak the protocol of hardware/serial-protocol.md");
    }

    /** What the board said next, empty after a while of nothing; a gap in the numbers or a broken line asks for all again. */
    Optional<FromBoard> next() throws IOException {
        Optional<String> text = in.next();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            SerialLine line = SerialLine.parse(text.get());
            boolean gap = expected >= 0 && line.sequence() != expected && line.type() != 'J';
            expected = line.sequence() + 1 & 0xFF;
            if (gap) {
                again();
            }
            return Optional.of(FromBoard.of(line));
        } catch (SerialFormatException e) {
            again();
            return Optional.empty();
        }
    }

    /** Asks for the whole reading. */
    void again() {
        send(ToBoard.AGAIN, List.of());
    }

    /** Sends a line; false if the board does not read. */
    boolean send(char type, List<String> words) {
        return out.send(type, words);
    }

    /** True if the last line has not been taken for too long. */
    boolean stuck() {
        return out.stuck(SILENCE);
    }

    /** Who the board is. */
    FromBoard.Hello hello() {
        return hello;
    }

    /** Where it is. */
    String port() {
        return port;
    }

    /** Lets the last line out, and closes the port. */
    @Override
    public void close() {
        out.close();
        channel.close();
    }
}

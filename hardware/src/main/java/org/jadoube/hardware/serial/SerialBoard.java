package org.jadoube.hardware.serial;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/**
 * A board on a serial line: greets it, takes its frames, gives it the lights; when the line is lost it is told once and tried
 * again, at first soon, then every few seconds, until the same board answers.
 */
public final class SerialBoard implements Board {
    private static final long SECOND = 1_000_000_000L;
    /** A board says at least a pulse every second. */
    private static final long SILENCE = 3 * SECOND;

    private static final long FIRST_WAIT = SECOND / 4;
    private static final long LONGEST_WAIT = 5 * SECOND;

    private final String port;
    private final Channel.Opener opener;
    private final LongSupplier clock;
    private final BoardListener listener;
    private final Thread thread;
    private volatile Link link;
    private volatile Reading last;
    private volatile LightScene scene = LightScene.DARK;
    private volatile boolean unsent;
    private volatile boolean closed;
    private boolean began;
    private volatile FromBoard.Hello hello;

    /** A greeted board with its open line. */
    private static final class Link {
        private final Channel channel;
        private final LineReader in;
        private final LineWriter out;
        private int expected = -1;

        Link(Channel channel, String port) {
            this.channel = channel;
            this.in = new LineReader(channel);
            this.out = new LineWriter(channel, port);
        }

        void close() {
            out.close();
            channel.close();
        }
    }

    private SerialBoard(String port, Channel.Opener opener, LongSupplier clock, BoardListener listener)
            throws IOException {
        this.port = port;
        this.opener = opener;
        this.clock = clock;
        this.listener = listener;
        this.link = new Link(opener.open(port), port);
        this.hello = greet(link);
        this.last = hello.kind() == SensorKind.COLOUR ? new Reading.Colour(0, 0) : new Reading.Occupancy(0);
        this.thread = Thread.ofPlatform().name("serial in " + port).daemon().unstarted(this::run);
    }

    /** The board at a serial port of this machine. Throws BoardUnavailable if none answers there. */
    public static SerialBoard open(String port, LongSupplier clock, BoardListener listener) {
        return open(port, PortChannel::open, clock, listener);
    }

    static SerialBoard open(String port, Channel.Opener opener, LongSupplier clock, BoardListener listener) {
        try {
            return new SerialBoard(port, opener, clock, listener);
        } catch (IOException e) {
            throw new BoardUnavailable("serial:" + e.getMessage() + "; try --board simulated", e);
        }
    }

    /** The name and identity that the board gave itself. */
    public String name() {
        return hello.name() + " (" + hello.id() + ")";
    }

    @Override
    public SensorKind kind() {
        return hello.kind();
    }

    @Override
    public Reading read() {
        return last;
    }

    @Override
    public void start() {
        thread.start();
    }

    @Override
    public void show(LightScene lights) {
        scene = lights;
        Link open = link;
        // When the queue is full the latest scene is sent as soon as the board listens again.
        unsent = hello.lights() && !open.out.send(ToBoard.LIGHTS, ToBoard.lights(lights));
    }

    /** Greets the board and waits for its answer. */
    private FromBoard.Hello greet(Link open) throws IOException {
        try {
            open.out.send(ToBoard.GREETING, ToBoard.greeting());
            long until = System.nanoTime() + SILENCE;
            while (System.nanoTime() < until) {
                Optional<FromBoard> said = understood(open);
                if (said.isPresent() && said.get() instanceof FromBoard.Hello answer) {
                    if (answer.version() != FromBoard.VERSION) {
                        throw new IOException(
                                port + ": the board speaks version " + answer.version() + " of the protocol,"
                                        + " this program version " + FromBoard.VERSION + "; update the older of them");
                    }
                    return answer;
                }
            }
            throw new IOException(
                    port + ": no board answers; it must speak the protocol of hardware/serial-protocol.md");
        } catch (IOException e) {
            open.close();
            throw e;
        }
    }

    private void run() {
        Link open = link;
        open.out.send(ToBoard.AGAIN, List.of());
        show(scene);
        long heard = System.nanoTime();
        while (!closed) {
            try {
                if (unsent) {
                    show(scene);
                }
                Optional<FromBoard> said = understood(open);
                if (said.isPresent()) {
                    heard = System.nanoTime();
                    take(said.get());
                } else if (System.nanoTime() - heard > SILENCE || open.out.stuck(SILENCE)) {
                    throw new IOException(port + ": silent");
                }
            } catch (IOException e) {
                open = again(open, String.valueOf(e.getMessage()));
                heard = System.nanoTime();
            }
        }
        open.close();
    }

    /** The next line that is one; a gap in the numbers or a broken line asks for the whole reading. */
    private Optional<FromBoard> understood(Link open) throws IOException {
        Optional<String> text = open.in.next();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            SerialLine line = SerialLine.parse(text.get());
            boolean gap = open.expected >= 0 && line.sequence() != open.expected && line.type() != 'J';
            open.expected = line.sequence() + 1 & 0xFF;
            if (gap) {
                open.out.send(ToBoard.AGAIN, List.of());
            }
            return Optional.of(FromBoard.of(line));
        } catch (SerialFormatException e) {
            open.out.send(ToBoard.AGAIN, List.of());
            return Optional.empty();
        }
    }

    private void take(FromBoard said) {
        switch (said) {
            case FromBoard.Hello again -> show(scene);
            case FromBoard.Frame frame -> {
                if (!began || !frame.reading().equals(last)) {
                    began = true;
                    last = frame.reading();
                    listener.reading(clock.getAsLong(), last);
                }
            }
            case FromBoard.Pressed pressed -> listener.pressed(clock.getAsLong(), pressed.action());
            case FromBoard.Device device ->
                listener.device(new DeviceReport(
                        name() + " " + device.device(), device.device() + ": " + device.what(), device.healed()));
            case FromBoard.Pulse pulse -> {
                // It is there: that is all it says.
            }
        }
    }

    /** Waits until the same board answers again. */
    private Link again(Link lost, String why) {
        lost.close();
        listener.device(new DeviceReport("board " + name(), why, false));
        long wait = FIRST_WAIT;
        while (!closed) {
            LockSupport.parkNanos(this, wait);
            wait = Math.min(2 * wait, LONGEST_WAIT);
            Link found = reopened();
            if (found != null) {
                link = found;
                listener.device(new DeviceReport("board " + name(), "", true));
                found.out.send(ToBoard.AGAIN, List.of());
                show(scene);
                return found;
            }
        }
        return lost;
    }

    private @Nullable Link reopened() {
        if (closed) {
            return null;
        }
        try {
            Link fresh = new Link(opener.open(port), port);
            FromBoard.Hello answer = greet(fresh);
            if (answer.id().equals(hello.id())) {
                hello = answer;
                return fresh;
            }
            // Another board on the same port is not this game's board.
            fresh.close();
        } catch (IOException e) {
            // Not yet.
        }
        return null;
    }

    @Override
    public void close() {
        show(LightScene.DARK);
        closed = true;
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive() && Thread.currentThread() != thread) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        link.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

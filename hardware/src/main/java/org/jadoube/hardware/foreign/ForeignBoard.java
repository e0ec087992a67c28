package org.jadoube.hardware.foreign;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.serial.ByteWriter;
import org.jadoube.hardware.serial.Channel;
import org.jadoube.hardware.serial.PortAdvice;
import org.jadoube.hardware.serial.PortChannel;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/**
 * A board of another maker on a serial line. It is asked until it shows that it is what it is said to be; when it is pulled out
 * it is told once, and looked for until the same board answers again.
 */
public final class ForeignBoard implements Board {
    private static final long SECOND = 1_000_000_000L;
    /** So long a board may take to say who it is. */
    private static final long PATIENCE = 4 * SECOND;
    /** A board that is asked every second and says nothing for so long is gone. */
    private static final long SILENCE = 5 * SECOND;

    private static final long FIRST_WAIT = SECOND / 10;
    private static final long LONGEST_WAIT = 2 * SECOND;
    private static final int WAITING = 32;

    private final String port;
    private final Supplier<Dialect> dialects;
    private final LongSupplier clock;
    private final BoardListener listener;
    private final Thread thread;
    private final SensorKind kind;
    private volatile Link link;
    private volatile @Nullable Reading last;
    private volatile LightScene scene = LightScene.DARK;
    private volatile LightScene shown = LightScene.DARK;
    private volatile boolean closed;
    private volatile boolean started;
    private volatile boolean lost;

    /** An open line to a board whose language is spoken. */
    private record Link(Channel channel, ByteWriter out, Dialect dialect) {
        void say(Iterable<byte[]> messages) {
            messages.forEach(out::offer);
        }

        void close() {
            out.close();
            channel.close();
        }
    }

    private ForeignBoard(String port, Supplier<Dialect> dialects, LongSupplier clock, BoardListener listener)
            throws IOException {
        this.port = port;
        this.dialects = dialects;
        this.clock = clock;
        this.listener = listener;
        this.link = open();
        this.kind = link.dialect().kind();
        this.thread = Thread.ofPlatform().name("board " + port).daemon().unstarted(this::run);
    }

    /** Opens the board that is said to be at {@code port}. Throws BoardUnavailable with the cure if none such is there. */
    static ForeignBoard open(
            String option, String port, Supplier<Dialect> dialects, LongSupplier clock, BoardListener listener) {
        try {
            return new ForeignBoard(port, dialects, clock, listener);
        } catch (IOException e) {
            throw new BoardUnavailable(option + ":" + e.getMessage() + "; try --board simulated", e);
        }
    }

    /** Opens the line and waits until the board has shown what it is. */
    private Link open() throws IOException {
        Dialect dialect = dialects.get();
        Channel channel = PortChannel.open(port, dialect.baud());
        Link fresh = new Link(channel, new ByteWriter(channel, port, WAITING), dialect);
        try {
            fresh.say(dialect.greeting());
            long until = System.nanoTime() + PATIENCE;
            long again = System.nanoTime() + SECOND;
            byte[] chunk = new byte[512];
            while (!dialect.isKnown()) {
                int count = channel.read(chunk);
                dialect.take(chunk, count, new Told());
                fresh.say(dialect.replies());
                long now = System.nanoTime();
                if (now > until || closed) {
                    throw new IOException(port + ": no " + dialect.make()
                            + " answers there; is it switched on, and is it another port? "
                            + PortAdvice.here().look());
                }
                if (now > again) {
                    dialect.silence();
                    fresh.say(dialect.greeting());
                    again = now + SECOND;
                }
            }
            return fresh;
        } catch (IOException e) {
            fresh.close();
            throw e;
        }
    }

    @Override
    public SensorKind kind() {
        return kind;
    }

    @Override
    public Reading read() {
        Reading reading = last;
        return reading == null ? new Reading.Occupancy(0) : reading;
    }

    @Override
    public String name() {
        return link.dialect().make() + " at " + port;
    }

    @Override
    public boolean lost() {
        return lost;
    }

    @Override
    public void tellAnew(boolean partly) {
        Reading reading = last;
        if (reading != null) {
            listener.reading(clock.getAsLong(), reading);
        }
    }

    @Override
    public void start() {
        started = true;
        Reading reading = last;
        if (reading != null) {
            listener.reading(clock.getAsLong(), reading);
        }
        thread.start();
    }

    @Override
    public void show(LightScene lights) {
        scene = lights;
        light(link);
    }

    /** Shows the last scene, if there is room for it on the line. */
    private void light(Link open) {
        LightScene wanted = scene;
        synchronized (open.dialect()) {
            if (!wanted.equals(shown) && open.dialect().show(wanted, open.out()::offer)) {
                shown = wanted;
            }
        }
    }

    private void run() {
        byte[] chunk = new byte[512];
        Told told = new Told();
        long heard = System.nanoTime();
        long asked = heard;
        while (!closed) {
            Link open = link;
            try {
                int count = open.channel().read(chunk);
                long now = System.nanoTime();
                heard = count > 0 ? now : heard;
                listen(open, chunk, count, told);
                if (now - Math.max(heard, asked) > SECOND) {
                    open.say(open.dialect().enquiry());
                    asked = now;
                }
                if (now - heard > SILENCE) {
                    throw new IOException(port + ": the board is silent");
                }
            } catch (IOException e) {
                again(open, String.valueOf(e.getMessage()));
                heard = System.nanoTime();
                asked = heard;
            }
        }
    }

    private void listen(Link open, byte[] chunk, int count, Told told) {
        synchronized (open.dialect()) {
            if (count == 0) {
                open.dialect().silence();
            }
            open.dialect().take(chunk, count, told);
            open.say(open.dialect().replies());
        }
        light(open);
    }

    /** Looks for the same board until it is there. */
    private void again(Link gone, String why) {
        if (closed) {
            return;
        }
        String name = name();
        lost = true;
        listener.device(new DeviceReport(name, why, false));
        Thread.ofPlatform().daemon().name("end of " + port).start(gone::close);
        long wait = FIRST_WAIT;
        while (!closed) {
            LockSupport.parkNanos(this, wait);
            wait = Math.min(2 * wait, LONGEST_WAIT);
            Link found = found(gone, name);
            if (found != null) {
                shown = LightScene.DARK;
                link = found;
                lost = false;
                listener.device(new DeviceReport(name, "", true));
                light(found);
                return;
            }
        }
    }

    private @Nullable Link found(Link gone, String name) {
        try {
            Link fresh = open();
            if (fresh.dialect().identity().equals(gone.dialect().identity())) {
                return fresh;
            }
            listener.device(new DeviceReport(
                    name,
                    "another board answers (" + fresh.dialect().identity() + "); plug in the one of this game",
                    false));
            fresh.close();
        } catch (IOException e) {
            // Not yet.
        }
        return null;
    }

    /** What is heard goes on to the service once it listens; a reading like the one before is no news. */
    private final class Told implements Dialect.Heard {
        @Override
        public void reading(Reading reading) {
            if (!reading.equals(last)) {
                last = reading;
                if (started) {
                    listener.reading(clock.getAsLong(), reading);
                }
            }
        }

        @Override
        public void pressed(Button.Action action) {
            if (started) {
                listener.pressed(clock.getAsLong(), action);
            }
        }
    }

    @Override
    public void close() {
        show(LightScene.DARK);
        closed = true;
        LockSupport.unpark(thread);
        Link open = link;
        Thread end = Thread.ofPlatform().daemon().name("end of " + port).start(open::close);
        try {
            end.join(SECOND / 1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

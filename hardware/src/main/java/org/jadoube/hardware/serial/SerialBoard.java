package org.jadoube.hardware.serial;

import java.io.IOException;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.LoopThread;
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
    private static final long FIRST_WAIT = 250_000_000L;
    private static final long LONGEST_WAIT = 5_000_000_000L;

    private final PortSearch search;
    private final LongSupplier clock;
    private final BoardListener listener;
    private final FromBoard.Hello hello;
    private final LoopThread thread;
    private volatile Link link;
    private volatile Reading last;
    private volatile LightScene scene = LightScene.DARK;
    private volatile boolean unsent;
    private volatile boolean lost;
    private volatile boolean anew = true;

    private SerialBoard(PortSearch search, LongSupplier clock, BoardListener listener) throws IOException {
        this.clock = clock;
        this.listener = listener;
        this.link = search.find();
        this.hello = link.hello();
        this.search = search.again(hello);
        this.last = hello.kind() == SensorKind.COLOUR ? new Reading.Colour(0, 0) : new Reading.Occupancy(0);
        this.thread = new LoopThread("serial in " + link.port(), this::run);
    }

    /** The board that a search finds. IOException, with what was found instead, if it finds none. */
    static SerialBoard open(PortSearch search, LongSupplier clock, BoardListener listener) throws IOException {
        return new SerialBoard(search, clock, listener);
    }

    /** The name and identity that the board gave itself. */
    @Override
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
        unsent = hello.lights() && !open.send(ToBoard.LIGHTS, ToBoard.lights(lights));
    }

    @Override
    public boolean lost() {
        return lost;
    }

    @Override
    public void tellAnew(boolean partly) {
        anew = true;
        link.again();
    }

    private void run() {
        Link open = link;
        open.again();
        show(scene);
        long heard = System.nanoTime();
        while (thread.going()) {
            try {
                if (unsent) {
                    show(scene);
                }
                Optional<FromBoard> said = open.next();
                if (said.isPresent()) {
                    heard = System.nanoTime();
                    take(said.get());
                } else if (System.nanoTime() - heard > Link.SILENCE || open.stuck()) {
                    throw new IOException(open.port() + ": silent");
                }
            } catch (IOException e) {
                open = again(open, String.valueOf(e.getMessage()));
                heard = System.nanoTime();
            }
        }
        open.close();
    }

    private void take(FromBoard said) {
        switch (said) {
            case FromBoard.Hello again -> show(scene);
            case FromBoard.Frame frame -> {
                if (anew || !frame.reading().equals(last)) {
                    anew = false;
                    last = frame.reading();
                    listener.reading(clock.getAsLong(), last);
                }
            }
            case FromBoard.Pressed pressed -> listener.pressed(clock.getAsLong(), pressed.action());
            case FromBoard.Device device -> {
                String what = device.healed() ? "" : device.device() + ": " + device.what();
                listener.device(new DeviceReport(name() + " " + device.device(), what, device.healed()));
            }
            case FromBoard.Pulse pulse -> {
                // It is there: that is all it says.
            }
        }
    }

    /** Waits until the same board answers again, there or at another port. */
    private Link again(Link gone, String why) {
        gone.close();
        lost = true;
        listener.device(new DeviceReport("board " + name(), why, false));
        long wait = FIRST_WAIT;
        while (thread.going()) {
            thread.sleep(wait);
            wait = Math.min(2 * wait, LONGEST_WAIT);
            Link found = reopened();
            if (found != null) {
                link = found;
                lost = false;
                listener.device(new DeviceReport("board " + name(), "", true));
                found.again();
                show(scene);
                return found;
            }
        }
        return gone;
    }

    private @Nullable Link reopened() {
        try {
            return thread.going() ? search.find() : null;
        } catch (IOException e) {
            // Not yet, or another board, which is not this game's.
            return null;
        }
    }

    @Override
    public void close() {
        show(LightScene.DARK);
        thread.end(LoopThread.PATIENCE);
        link.close();
    }
}

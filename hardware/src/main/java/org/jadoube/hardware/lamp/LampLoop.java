package org.jadoube.hardware.lamp;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jadoube.hardware.DeviceException;
import org.jadoube.hardware.LoopThread;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.light.LightScene;
import org.jadoube.light.Sign;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the lights of a board as they should look, on a thread of its own, so that a slow or dead lamp never delays a
 * scan. Sleeps while nothing changes and nothing blinks.
 */
public final class LampLoop implements AutoCloseable {
    private static final long SLOT_NANOS = Look.SLOT_MILLIS * 1_000_000L;
    private static final long RETRY_NANOS = 500_000_000L;
    private static final long NEVER = Long.MAX_VALUE;

    private final List<Lamp> lamps;
    private final LongSupplier clock;
    private final LoopThread thread;
    private volatile LightScene wanted = LightScene.DARK;
    private volatile @Nullable Sign arrived;
    private @Nullable Sign sign;
    private long since;

    /**
     * Does nothing before {@link #start}.
     *
     * @param writers the drivers, in the order of {@code chips}
     * @param colours the style for those lamps that have colours
     */
    public LampLoop(
            List<LampChip> chips,
            List<LampWriter> writers,
            LampStyle colours,
            LongSupplier nanoClock,
            Consumer<DeviceReport> told,
            String name) {
        this.lamps = IntStream.range(0, chips.size())
                .mapToObj(i -> new Lamp(
                        writers.get(i),
                        new LampPainter(chips.get(i).layout()),
                        chips.get(i).colours() ? colours : LampStyle.ONE_COLOUR,
                        told))
                .toList();
        this.clock = nanoClock;
        this.thread = new LoopThread("lamps " + name, this::run);
    }

    /** Begins to show. */
    public void start() {
        thread.start();
    }

    /** Shows this scene from now on; returns at once. */
    public void show(LightScene scene) {
        wanted = scene;
        thread.wake();
    }

    /** Shows this for two seconds over the scene; returns at once, and nothing waits for it. */
    public void sign(Sign sign) {
        arrived = sign;
        thread.wake();
    }

    private void run() {
        while (thread.going()) {
            long now = clock.getAsLong();
            long next = step(now);
            if (next == NEVER) {
                thread.sleep();
            } else {
                thread.sleep(next - clock.getAsLong());
            }
        }
    }

    /** Brings every lamp up to date at {@code now}; returns when something is due again, or Long.MAX_VALUE. */
    public long step(long now) {
        LightScene scene = wanted;
        long slot = Math.floorDiv(now, SLOT_NANOS);
        long next = NEVER;
        Sign fresh = arrived;
        if (fresh != null) {
            arrived = null;
            sign = fresh;
            since = slot;
        } else if (sign != null && slot - since >= SignProgram.LENGTH) {
            sign = null;
        }
        for (Lamp lamp : lamps) {
            next = Math.min(next, lamp.step(scene, sign, slot - since, slot, now));
        }
        // A scene that came in meanwhile must not wait for the next blink.
        return scene.equals(wanted) ? next : now;
    }

    /** The chips that do not answer now. */
    public List<String> silent() {
        return lamps.stream()
                .filter(lamp -> lamp.silent)
                .map(lamp -> lamp.writer.name())
                .toList();
    }

    /** Stops, with all lights off; a chip whose write hangs keeps what it shows. */
    @Override
    public void close() {
        wanted = LightScene.DARK;
        if (thread.end(LoopThread.PATIENCE)) {
            step(clock.getAsLong());
        }
    }

    /** One chip with what it last showed. */
    private static final class Lamp {

        private final LampWriter writer;
        private final LampPainter painter;
        private final Consumer<DeviceReport> told;
        private final LampStyle style;
        private final int[] shown;
        private LightScene painted = LightScene.DARK;
        private Look[] looks;
        private boolean ready;
        private volatile boolean silent;
        private long retryAt = Long.MIN_VALUE;

        Lamp(LampWriter writer, LampPainter painter, LampStyle style, Consumer<DeviceReport> told) {
            this.writer = writer;
            this.painter = painter;
            this.style = style;
            this.told = told;
            this.looks = style.looks(painted);
            this.shown = new int[writer.size()];
        }

        long step(LightScene scene, @Nullable Sign sign, long slots, long slot, long now) {
            if (silent && now < retryAt) {
                return retryAt;
            }
            if (!scene.equals(painted)) {
                painted = scene;
                looks = style.looks(scene);
            }
            Look[] seen = sign == null ? looks : SignProgram.over(looks, sign, style, slots, slot);
            int[] colours = painter.paint(seen, slot);
            try {
                if (!ready) {
                    writer.start();
                    Arrays.fill(shown, 0);
                    ready = true;
                }
                if (!Arrays.equals(colours, shown)) {
                    writer.show(colours);
                    System.arraycopy(colours, 0, shown, 0, shown.length);
                }
                if (silent) {
                    silent = false;
                    told.accept(new DeviceReport(writer.name(), "", true));
                }
            } catch (DeviceException e) {
                ready = false;
                retryAt = now + RETRY_NANOS;
                if (!silent) {
                    silent = true;
                    told.accept(new DeviceReport(writer.name(), String.valueOf(e.getMessage()), false));
                }
                return retryAt;
            }
            return sign != null || painter.moves(looks) ? (slot + 1) * SLOT_NANOS : NEVER;
        }
    }
}

package org.jadoube.host.bridge.dgt;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.jadoube.game.GameEvent;
import org.jadoube.game.Input;
import org.jadoube.hardware.dgt.DgtCommand;
import org.jadoube.hardware.dgt.DgtCommandReader;
import org.jadoube.hardware.serial.ByteWriter;
import org.jadoube.hardware.serial.Channel;
import org.jadoube.hardware.serial.PortChannel;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Placement;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.bridge.Table;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The game on a serial line, as a DGT board tells it. A line that is lost is opened again as soon as it is there; a program that
 * does not read finds the board as it stands when it reads again.
 */
public final class DgtMirror implements Mirror {
    private static final Logger LOG = LoggerFactory.getLogger(DgtMirror.class);

    private static final int BAUD = 9_600;
    /** Messages that may wait for a slow line; what does not fit is told later, as things stand then. */
    private static final int WAITING = 64;

    private static final long SECOND = 1_000_000_000L;
    private static final long FIRST_WAIT = SECOND / 10;
    private static final long LONGEST_WAIT = 2 * SECOND;

    private final String port;
    private final DgtIdentity identity;
    private final Table table;
    private final Object lock = new Object();
    private final Thread thread;
    private @Nullable DgtBoard board;
    private @Nullable Standing standing;
    private Channel channel;
    private ByteWriter out;
    private long lit;
    private volatile boolean closed;

    private DgtMirror(String port, DgtIdentity identity, Table table) throws IOException {
        this.port = port;
        this.identity = identity;
        this.table = table;
        this.channel = PortChannel.open(port, BAUD);
        this.out = new ByteWriter(channel, name(), WAITING);
        this.thread = Thread.ofPlatform().name(name()).daemon().unstarted(this::run);
    }

    /**
     * The mirror at a serial port.
     *
     * @param settings see {@link DgtIdentity#of}
     * @throws UsageException if the port is not to be had
     */
    public static DgtMirror open(String port, Map<String, String> settings, Table table) {
        try {
            return new DgtMirror(port, DgtIdentity.of(settings), table);
        } catch (IOException e) {
            throw new UsageException("--mirror dgt:" + e.getMessage(), e);
        }
    }

    @Override
    public String name() {
        return "dgt:" + port;
    }

    @Override
    public void start(Standing now) {
        synchronized (lock) {
            standing = now;
            board = new DgtBoard(identity, now.men(), message -> out.offer(message), this::leds);
        }
        thread.start();
    }

    @Override
    public void told(Standing now, List<GameEvent> events) {
        synchronized (lock) {
            standing = now;
            if (board != null) {
                for (GameEvent event : events) {
                    String stands = stands(event);
                    if (stands != null) {
                        board.pass(Placement.read(stands), System.nanoTime());
                    }
                }
                board.show(now.men(), now.clock(), now.game().position().turn(), System.nanoTime());
            }
        }
    }

    /**
     * The FEN of the position that a move has led to; null: the event is no move. Programs look for that position, and a quick
     * hand may be at the next move already, so it is told before the men as they stand.
     */
    public static @Nullable String stands(GameEvent event) {
        return event instanceof GameEvent.Moved moved
                ? moved.fen()
                : event instanceof GameEvent.Amended amended
                        ? amended.fen()
                        : event instanceof GameEvent.TakenBack back ? back.fen() : null;
    }

    @Override
    public void seen(Input input) {
        if (input instanceof Input.Say say) {
            int button = DgtButtons.of(say.word());
            synchronized (lock) {
                if (button > 0 && board != null) {
                    board.button(button);
                }
            }
        }
    }

    private void leds(DgtCommand.Leds command) {
        long squares = (command.from() < 0 ? 0 : Square.bit(command.from()))
                | (command.to() < 0 ? 0 : Square.bit(command.to()));
        // A program that puts lights out may name the whole board by its corners, or no square at all.
        boolean all = command.from() < 0 || (command.from() == 56 && command.to() == 7);
        lit = command.on() ? lit | squares : all ? 0 : lit & ~squares;
        table.light(this, lit);
    }

    private void run() {
        byte[] chunk = new byte[256];
        DgtCommandReader reader = new DgtCommandReader(this::take);
        while (!closed) {
            try {
                int count = channel.read(chunk);
                if (count == 0) {
                    reader.silence();
                }
                reader.take(chunk, count);
                tick();
            } catch (IOException e) {
                again(String.valueOf(e.getMessage()));
            }
        }
    }

    private void take(DgtCommand command) {
        synchronized (lock) {
            if (board != null) {
                board.take(command, System.nanoTime());
            }
        }
    }

    private void tick() {
        synchronized (lock) {
            if (board != null && standing != null) {
                board.tick(standing.clock(), standing.game().position().turn(), System.nanoTime());
            }
        }
    }

    /** Opens the line again, as often as it takes. */
    private void again(String why) {
        if (closed) {
            return;
        }
        LOG.warn("{}: {}; the game goes on", name(), why);
        release(channel, out);
        long wait = FIRST_WAIT;
        while (!closed) {
            LockSupport.parkNanos(this, wait);
            wait = Math.min(2 * wait, LONGEST_WAIT);
            if (reopened()) {
                LOG.info("{} is back", name());
                return;
            }
        }
    }

    private boolean reopened() {
        try {
            Channel fresh = PortChannel.open(port, BAUD);
            synchronized (lock) {
                channel = fresh;
                out = new ByteWriter(fresh, name(), WAITING);
                lit = 0;
                if (board != null) {
                    board.powerUp();
                }
            }
            table.light(this, 0);
            return true;
        } catch (IOException e) {
            // Not yet.
            return false;
        }
    }

    /** Ends a line on a thread of its own: a write that hangs may hold up its end for good. */
    private static void release(Channel channel, ByteWriter out) {
        Thread.ofPlatform().daemon().name("end of a line").start(() -> {
            out.close();
            channel.close();
        });
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
        Thread end;
        synchronized (lock) {
            Channel last = channel;
            ByteWriter writer = out;
            end = Thread.ofPlatform().daemon().name("end of " + port).start(() -> {
                writer.close();
                last.close();
            });
        }
        try {
            end.join(SECOND / 1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

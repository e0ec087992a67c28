package org.jadoube.host.bridge.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.bridge.Table;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** A chess program at the other end of two streams. */
public final class ProgramMirror implements Mirror {
    private static final int WAITING = 1_024;
    private static final String END = "";

    private final Table table;
    private final Protocol protocol;
    private final InputStream in;
    private final PrintStream out;
    private final Runnable end;
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING);
    private @Nullable Standing standing;

    private ProgramMirror(
            Function<Desk, Protocol> protocol, InputStream in, PrintStream out, Table table, Runnable end) {
        this.table = table;
        this.in = in;
        this.out = out;
        this.end = end;
        this.protocol = protocol.apply(new GameDesk());
    }

    /**
     * The mirror for a program that speaks {@code protocol}.
     *
     * @param protocol cecp, uci or scid
     * @param end what to do when the program wants no more
     * @throws UsageException if there is no such protocol
     */
    public static ProgramMirror of(String protocol, InputStream in, PrintStream out, Table table, Runnable end) {
        Function<Desk, Protocol> made = switch (protocol) {
            case "cecp" -> Cecp::new;
            case "uci" -> UciProgram::new;
            case "scid" -> ScidBoard::new;
            default -> throw new UsageException("--protocol " + protocol + ": cecp, uci or scid expected");
        };
        return new ProgramMirror(made, in, out, table, end);
    }

    @Override
    public String name() {
        return "program";
    }

    @Override
    public void start(Standing now) {
        synchronized (protocol) {
            standing = now;
            protocol.start(now);
        }
        Thread.ofPlatform().name("to the program").daemon().start(this::write);
        Thread.ofPlatform().name("from the program").daemon().start(this::read);
    }

    @Override
    public void told(Standing now, List<GameEvent> events) {
        synchronized (protocol) {
            standing = now;
            protocol.tell(now, events);
        }
    }

    private void read() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                synchronized (protocol) {
                    if (standing != null) {
                        protocol.hear(line, standing);
                    }
                }
            }
        } catch (IOException e) {
            // The program is gone.
        }
        end.run();
    }

    private void write() {
        try {
            for (String line = lines.take(); !line.equals(END); line = lines.take()) {
                out.print(line + "\n");
                out.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        lines.offer(END);
    }

    /** The way from the protocol to the game. */
    private final class GameDesk implements Desk {
        @Override
        public void begin(Position start, RemoteSides remote) {
            Standing now = standing;
            boolean open =
                    now != null && !now.game().plies().isEmpty() && now.game().result() == null;
            if (open) {
                table.post(t -> new Input.Say(t, "new-game", null, Map.of()));
                table.post(t -> new Input.Choose(t, "yes", null));
            }
            // whoever is behind the program, he does not sit here and has not agreed to any help
            Map<String, String> far = Map.of(GameSetup.FAR, "yes");
            table.post(t -> new Input.Change(t, new GameSetup.Changes(null, start, null, null, null, remote, far)));
        }

        @Override
        public void remote(String uci) {
            table.post(t -> new Input.Remote(t, uci, null));
        }

        @Override
        public void say(String word, @Nullable Side by, Map<String, String> with) {
            table.post(t -> new Input.Say(t, word, by, with));
        }

        @Override
        public void print(String line) {
            // A program that reads nothing any more misses lines; it does not hold up the game.
            if (!lines.offer(line)) {
                lines.clear();
            }
        }

        @Override
        public void quit() {
            end.run();
        }
    }
}

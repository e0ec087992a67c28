package org.jadoube.hardware.serial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Scanner;
import java.util.TreeMap;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;

/**
 * The board's side of the protocol, as a maker would write it for a microcontroller: answers the greeting, sends every change
 * of its sensors as a whole frame, a pulse each second of silence, and takes the lights.
 */
public final class BoardSide {
    private static final long PULSE = 1_000;

    private final Channel channel;
    private final LineReader in;
    private final String name;
    private final String id;
    private int sequence;
    private long sent;
    private volatile long full;
    private volatile boolean greeted;
    private volatile LightScene lights = LightScene.DARK;

    BoardSide(Channel channel, String name, String id) {
        this.channel = channel;
        this.in = new LineReader(channel);
        this.name = name;
        this.id = id;
    }

    /** The board's side at a port of this machine. IOException with the reason if it cannot be had. */
    public static BoardSide at(String port, String name, String id) throws IOException {
        return new BoardSide(PortChannel.open(port), name, id);
    }

    /**
     * Serves one port until the line is gone: {@code BoardSide PORT NAME ID}. A man stands on each square of ranks 1, 2, 7, 8
     * at first; a line typed with squares ({@code e2 e4}) lifts the man of each, or places one there.
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            System.err.println("usage: BoardSide PORT NAME ID");
            System.exit(2);
        }
        BoardSide side = at(args[0], args[1], args[2]);
        long began = System.nanoTime();
        side.sense(0, 0xFFFF_0000_0000_FFFFL);
        Thread.ofPlatform()
                .name("hands")
                .daemon()
                .start(() -> side.typed(new Scanner(System.in, StandardCharsets.US_ASCII), began));
        while (true) {
            side.step((System.nanoTime() - began) / 1_000_000);
        }
    }

    private void typed(Scanner words, long began) {
        try {
            while (words.hasNext("[a-h][1-8]")) {
                sense((System.nanoTime() - began) / 1_000_000, full ^ Square.bit(Square.parse(words.next())));
            }
        } catch (IOException e) {
            System.err.println(e.getMessage());
        }
    }

    /** The lights that it was told last. */
    public LightScene lights() {
        return lights;
    }

    /** Lets go of the port. */
    public void close() {
        channel.close();
    }

    /** Takes one line if there is one, and pulses if it is time. */
    public void step(long millis) throws IOException {
        Optional<String> text = in.next();
        if (text.isPresent()) {
            take(text.get(), millis);
        }
        if (millis - sent >= PULSE) {
            send(millis, 'P', List.of(String.valueOf(millis)));
        }
    }

    /** True once a host has greeted it. */
    boolean greeted() {
        return greeted;
    }

    /** Its line. */
    Channel channel() {
        return channel;
    }

    /** The sensors read this from now on, but the frame that says so is lost. */
    void quietly(long squares) {
        full = squares;
    }

    /** The sensors read this from now on. */
    public void sense(long millis, long squares) throws IOException {
        full = squares;
        frame(millis);
    }

    /** A button was pressed. */
    void press(long millis, Button.Action action) throws IOException {
        send(millis, 'B', List.of(String.valueOf(millis), action.word()));
    }

    /** A device of the board failed, or is well again. */
    void device(long millis, String device, String what, boolean healed) throws IOException {
        send(millis, healed ? 'H' : 'E', healed ? List.of(device) : List.of(device, what));
    }

    private void take(String text, long millis) throws IOException {
        SerialLine line;
        try {
            line = SerialLine.parse(text);
        } catch (SerialFormatException e) {
            // A broken line is passed over: the host asks again for what it misses.
            return;
        }
        switch (line.type()) {
            case ToBoard.GREETING -> {
                greeted = true;
                send(millis, 'J', List.of("jadoube-board", "1", name, id, "occupancy", "lights"));
                frame(millis);
            }
            case ToBoard.AGAIN -> frame(millis);
            case ToBoard.LIGHTS -> lights = scene(line.words());
            default -> {
                // Of a later version: not for this board.
            }
        }
    }

    private void frame(long millis) throws IOException {
        send(millis, 'F', List.of(String.valueOf(millis), String.format(Locale.ROOT, "%016x", full)));
    }

    private synchronized void send(long millis, char type, List<String> words) throws IOException {
        byte[] bytes = (new SerialLine(type, sequence, new ArrayList<>(words)).text() + "\n")
                .getBytes(StandardCharsets.US_ASCII);
        channel.write(bytes, bytes.length);
        sequence = sequence + 1 & 0xFF;
        sent = millis;
    }

    private static LightScene scene(List<String> words) {
        TreeMap<Integer, Light> lit = new TreeMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            for (Light light : Light.values()) {
                if (equals > 0 && light.word().equals(word.substring(0, equals))) {
                    long squares = Long.parseUnsignedLong(word.substring(equals + 1), 16);
                    for (long rest = squares; rest != 0; rest &= rest - 1) {
                        lit.put(Long.numberOfTrailingZeros(rest), light);
                    }
                }
            }
        }
        return new LightScene(lit);
    }
}

package org.jadoube.host.bridge.foreign;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jadoube.hardware.serial.Channel;
import org.jadoube.hardware.serial.PortChannel;
import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;

/** A board of another maker at its own end of a serial line: says how it stands in its own words, and notes its lights. */
abstract class BoardModel implements AutoCloseable {
    private static final int BAUD = 38_400;

    private final Channel channel;
    private final Thread thread;
    private final AtomicInteger lit = new AtomicInteger();
    private volatile Reading standing;
    private volatile boolean closed;

    private BoardModel(String port, Reading standing) throws IOException {
        this.standing = standing;
        this.channel = PortChannel.open(port, BAUD);
        this.thread = Thread.ofPlatform().name("model " + port).daemon().unstarted(this::run);
    }

    /** The model of {@code make} at {@code port}. */
    static BoardModel of(String make, String port, Reading standing) throws IOException {
        BoardModel model = switch (make) {
            case "chesslink" -> new ChessLink(port, standing);
            case "certabo" -> new Certabo(port, standing);
            default -> new Sentio(port, standing);
        };
        model.thread.start();
        return model;
    }

    /** It stands like this now. */
    void stand(Reading now) {
        standing = now;
        changed();
    }

    /** How often it was told to light something. */
    int lit() {
        return lit.get();
    }

    abstract void heard(byte b);

    abstract void changed();

    /** A moment without a word from the other end. */
    abstract void idle();

    void say(String text) {
        say(text.getBytes(StandardCharsets.US_ASCII));
    }

    final void say(byte[] bytes) {
        synchronized (channel) {
            try {
                channel.write(bytes, bytes.length);
            } catch (IOException e) {
                // The plug is out.
            }
        }
    }

    final Reading standing() {
        return standing;
    }

    final void noteLights() {
        lit.incrementAndGet();
    }

    private void run() {
        byte[] chunk = new byte[256];
        try {
            while (!closed) {
                int count = channel.read(chunk);
                for (int i = 0; i < count; i++) {
                    heard(chunk[i]);
                }
                idle();
            }
        } catch (IOException e) {
            // The plug is out.
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join(5_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        channel.close();
    }

    /** Calls {@code each} with the square of a1 to h8 in the order a8 to h1. */
    private static void squares(Consumer<Integer> each) {
        for (int i = 0; i < 64; i++) {
            each.accept(i ^ 56);
        }
    }

    /** Answers V, S, W and L with checksum and odd parity, and tells its status when it changes. */
    private static final class ChessLink extends BoardModel {
        private final StringBuilder message = new StringBuilder();

        ChessLink(String port, Reading standing) throws IOException {
            super(port, standing);
        }

        @Override
        void heard(byte b) {
            message.append((char) (b & 0x7F));
            int length = switch (message.charAt(0)) {
                case 'V', 'S', 'X', 'T' -> 3;
                case 'W' -> 7;
                case 'R' -> 5;
                case 'L' -> 167;
                default -> 1;
            };
            if (message.length() < length) {
                return;
            }
            String whole = message.toString();
            message.setLength(0);
            if (length > 1 && whole.endsWith(sum(whole.substring(0, length - 2)))) {
                answer(whole);
            }
        }

        private void answer(String whole) {
            switch (whole.charAt(0)) {
                case 'V' -> tell("v0109");
                case 'S' -> changed();
                case 'W' -> tell("w" + whole.substring(1, 5));
                case 'L' -> {
                    noteLights();
                    tell("l");
                }
                default -> {}
            }
        }

        @Override
        void changed() {
            Reading.Identity men = (Reading.Identity) standing();
            StringBuilder status = new StringBuilder("s");
            squares(square -> {
                Side side = men.sideAt(square);
                status.append(
                        side == null ? '.' : Man.of(side, men.pieceAt(square)).fen());
            });
            tell(status.toString());
        }

        @Override
        void idle() {}

        private static String sum(String text) {
            return String.format(Locale.ROOT, "%02X", text.chars().reduce(0, (a, b) -> a ^ b));
        }

        private void tell(String text) {
            byte[] bytes = (text + sum(text)).getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (Integer.bitCount(bytes[i]) % 2 == 0 ? bytes[i] | 0x80 : bytes[i]);
            }
            say(bytes);
        }
    }

    /** Tells the chip on every square again and again; there are two queens of each side in the box. */
    private static final class Certabo extends BoardModel {
        Certabo(String port, Reading standing) throws IOException {
            super(port, standing);
        }

        @Override
        void heard(byte b) {
            noteLights();
        }

        @Override
        void changed() {
            Reading.Identity men = (Reading.Identity) standing();
            Map<Man, Integer> used = new HashMap<>();
            StringBuilder line = new StringBuilder(":");
            squares(square -> {
                Side side = men.sideAt(square);
                if (side == null) {
                    line.append("0 0 0 0 0 ");
                } else {
                    Man man = Man.of(side, men.pieceAt(square));
                    line.append("0 93 ").append((int) man.fen()).append(' ').append(used.merge(man, 1, Integer::sum));
                    line.append(" 7 ");
                }
            });
            say(line.toString().strip() + "\r\n");
        }

        @Override
        void idle() {
            changed();
        }
    }

    /** Tells full squares alone, again and again: a byte a rank whose highest bit is file a. */
    private static final class Sentio extends BoardModel {
        Sentio(String port, Reading standing) throws IOException {
            super(port, standing);
        }

        @Override
        void heard(byte b) {
            noteLights();
        }

        @Override
        void changed() {
            long full = ((Reading.Occupancy) standing()).full();
            StringBuilder line = new StringBuilder(":");
            for (int rank = 7; rank >= 0; rank--) {
                line.append(Integer.reverse((int) (full >>> (8 * rank)) & 0xFF) >>> 24)
                        .append(' ');
            }
            say(line.toString().strip() + "\r\n");
        }

        @Override
        void idle() {
            changed();
        }
    }
}

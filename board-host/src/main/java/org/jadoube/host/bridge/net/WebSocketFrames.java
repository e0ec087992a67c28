package org.jadoube.host.bridge.net;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Consumer;

/** The frames of a WebSocket on the server's side (RFC 6455): texts and what keeps the connection; no extensions. */
public final class WebSocketFrames {
    private static final String SALT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int LONGEST = 65_536;
    private static final int LONGEST_CONTROL = 125;
    private static final int CONTINUATION = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;

    private final DataInputStream in;
    private final Consumer<byte[]> out;

    /** Reads from {@code in}; what must be answered at once goes to {@code out}. */
    public WebSocketFrames(InputStream in, Consumer<byte[]> out) {
        this.in = new DataInputStream(in);
        this.out = out;
    }

    /** The value of {@code Sec-WebSocket-Accept} for a key. */
    public static String accept(String key) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-1").digest((key + SALT).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1", e);
        }
    }

    /** The next text; empty when the other end closes. IOException for whatever is no WebSocket. */
    public Optional<String> next() throws IOException {
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        boolean begun = false;
        while (true) {
            int first = in.readUnsignedByte();
            int opcode = first & 0x0F;
            byte[] data = data(opcode);
            switch (opcode) {
                case TEXT, CONTINUATION -> {
                    if ((opcode == TEXT) == begun) {
                        throw new IOException("a frame out of its order");
                    }
                    begun = true;
                    message.write(data);
                    if (message.size() > LONGEST) {
                        throw new IOException("a message of more than " + LONGEST + " bytes");
                    }
                    if ((first & FINAL) != 0) {
                        return Optional.of(decode(message.toByteArray()));
                    }
                }
                case PING -> out.accept(frame(PONG, data));
                case PONG -> {}
                case CLOSE -> {
                    out.accept(frame(CLOSE, data.length < 2 ? new byte[0] : new byte[] {data[0], data[1]}));
                    return Optional.empty();
                }
                default -> throw new IOException("a frame of kind " + opcode);
            }
        }
    }

    private byte[] data(int opcode) throws IOException {
        int second = in.readUnsignedByte();
        long length = second & 0x7F;
        if (length == 126) {
            length = in.readUnsignedShort();
        } else if (length == 127) {
            length = in.readLong();
        }
        boolean control = opcode >= CLOSE;
        if ((second & MASKED) == 0 || length < 0 || length > (control ? LONGEST_CONTROL : LONGEST)) {
            throw new IOException("a frame without a mask, or of " + length + " bytes");
        }
        byte[] mask = in.readNBytes(4);
        byte[] data = in.readNBytes((int) length);
        if (mask.length < 4 || data.length < length) {
            throw new IOException("half a frame");
        }
        for (int i = 0; i < data.length; i++) {
            data[i] ^= mask[i % 4];
        }
        return data;
    }

    private static String decode(byte[] data) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(data)).toString();
    }

    /** A text as one frame. */
    public static byte[] text(String text) {
        return frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] frame(int opcode, byte[] data) {
        int header = data.length < 126 ? 2 : data.length < 65_536 ? 4 : 10;
        ByteBuffer frame = ByteBuffer.allocate(header + data.length);
        frame.put((byte) (FINAL | opcode));
        if (header == 2) {
            frame.put((byte) data.length);
        } else if (header == 4) {
            frame.put((byte) 126).putShort((short) data.length);
        } else {
            frame.put((byte) 127).putLong(data.length);
        }
        return frame.put(data).array();
    }
}

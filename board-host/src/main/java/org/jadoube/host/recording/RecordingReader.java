package org.jadoube.host.recording;

import java.util.Iterator;
import java.util.Map;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jspecify.annotations.Nullable;

/**
 * Reads a recording, version 1, line by line: the header at once, the inputs as they are asked for.
 *
 * <p>Every fault is a {@link RecordingException} with the file and the line.
 */
public final class RecordingReader {

    private final String file;
    private final Iterator<String> lines;
    private final GameSetup header;
    private final InputLines inputs;
    private int line;
    private long last;
    private boolean framed;
    private boolean edged;
    private boolean ended;

    /**
     * Reads the header.
     *
     * @param file the name used in errors
     * @param lines the lines without their ends
     */
    public RecordingReader(String file, Iterator<String> lines) {
        this.file = file;
        this.lines = lines;
        String first = nextLine();
        if (first == null) {
            throw fault("empty; expected the header {\"recording\":1,...}");
        }
        this.header = read(first, HeaderLine::read);
        this.inputs = new InputLines(header);
    }

    /** What was agreed before the first move. */
    public GameSetup header() {
        return header;
    }

    /** The next input, or null after the last. */
    public @Nullable Input next() {
        String text = nextLine();
        if (text == null) {
            return null;
        }
        if (ended) {
            throw fault("nothing may follow {\"end\":true}");
        }
        Input input = read(text, inputs::read);
        if (input.t() < last) {
            throw fault("t goes back from " + last + " to " + input.t());
        }
        last = input.t();
        ended = input instanceof Input.End;
        framed |= input instanceof Input.Frame;
        edged |= input instanceof Input.Lift || input instanceof Input.Place;
        if (framed && edged) {
            throw fault("frames and edges may not be mixed in one recording");
        }
        return input;
    }

    /** The number of the line read last, counted from 1. */
    public int line() {
        return line;
    }

    /** The time of the input read last, in ms. */
    public long last() {
        return last;
    }

    private @Nullable String nextLine() {
        while (lines.hasNext()) {
            line++;
            String text = lines.next();
            if (!text.isBlank()) {
                return text;
            }
        }
        return null;
    }

    private <T> T read(String text, LineReader<T> reader) {
        try {
            return reader.read(Json.object(text));
        } catch (Json.NotJson | BadLine e) {
            throw fault(String.valueOf(e.getMessage()));
        }
    }

    private RecordingException fault(String wrong) {
        return new RecordingException(file, Math.max(line, 1), wrong);
    }

    @FunctionalInterface
    private interface LineReader<T> {
        T read(Map<String, @Nullable Object> line);
    }
}

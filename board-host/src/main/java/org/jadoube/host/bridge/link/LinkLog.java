package org.jadoube.host.bridge.link;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.game.Input;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.host.bridge.Placement;
import org.jadoube.host.bridge.Standing;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The last lines that were told, each with its number, and the state after them. Whoever follows has a place in it; one who
 * has fallen behind its beginning gets the state. To add a line takes a moment, however many follow.
 */
final class LinkLog {
    private static final int KEPT = 2_048;

    /** A line with its number; {@code frame}: a raw reading, for those who want them. */
    private static final class Entry {
        private final long number;
        private final byte[] line;
        private final boolean frame;

        Entry(long number, byte[] line, boolean frame) {
            this.number = number;
            this.line = line;
            this.frame = frame;
        }
    }

    /** What to write next, and the place after it. */
    record Batch(List<byte[]> lines, long place) {}

    private final String session;
    private final Deque<Entry> entries = new ArrayDeque<>();
    private Standing standing;
    private @Nullable String frame;
    private long number;

    LinkLog(String session, Standing standing) {
        this.session = session;
        this.standing = standing;
    }

    String session() {
        return session;
    }

    synchronized long number() {
        return number;
    }

    synchronized void told(Standing now, List<GameEvent> events) {
        standing = now;
        for (GameEvent event : events) {
            add(EventJson.line(event), "event", false);
        }
        notifyAll();
    }

    synchronized void seen(Input input) {
        if (input instanceof Input.Frame) {
            frame = RecordingWriter.line(input);
            add(frame, "frame", true);
            notifyAll();
        } else if (input instanceof Input.Press || input instanceof Input.Lift || input instanceof Input.Place) {
            add(RecordingWriter.line(input), "input", true);
            notifyAll();
        }
    }

    private void add(String json, String kind, boolean isFrame) {
        number++;
        entries.add(new Entry(number, LinkLine.of("{\"n\":" + number + ",\"" + kind + "\":" + json + "}"), isFrame));
        if (entries.size() > KEPT) {
            entries.remove();
        }
    }

    /** Where somebody begins who has {@code from} of this session: that place, or -1 if it needs the state. */
    synchronized long place(@Nullable Object theirs, long from) {
        boolean kept = from >= number - entries.size() && from <= number;
        return session.equals(theirs) && kept ? from : -1;
    }

    /** Waits for what comes after {@code place}, at most {@code millis} (0: not at all); no lines: nothing came. */
    synchronized Batch after(long place, boolean frames, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        for (long left = millis; place >= number && left > 0; left = (end - System.nanoTime()) / 1_000_000) {
            wait(left);
        }
        if (place < number - entries.size() || place < 0) {
            return new Batch(List.of(state(frames)), number);
        }
        ArrayDeque<byte[]> lines = new ArrayDeque<>();
        // From the end: mostly one or two lines are new.
        for (Iterator<Entry> newest = entries.descendingIterator(); newest.hasNext(); ) {
            Entry entry = newest.next();
            if (entry.number <= place) {
                break;
            }
            // A reading left out leaves a gap in the numbers that must not look like a loss.
            lines.addFirst(entry.frame && !frames ? LinkLine.of("{\"n\":" + entry.number + "}") : entry.line);
        }
        return new Batch(List.copyOf(lines), number);
    }

    private byte[] state(boolean frames) {
        return LinkLine.of(json -> {
            json.writeNumberField("n", number);
            json.writeObjectFieldStart("state");
            json.writeStringField("session", session);
            json.writeFieldName("header");
            json.writeRawValue(RecordingWriter.header(standing.game().setup()));
            json.writeNumberField("game", standing.game().number());
            json.writeArrayFieldStart("moves");
            for (GameView.PlyView ply : standing.game().plies()) {
                json.writeString(ply.uci());
            }
            json.writeEndArray();
            json.writeStringField("fen", standing.game().position().fen());
            json.writeStringField("board", Placement.of(standing.men()));
            GameEvent.Result result = standing.game().result();
            json.writeStringField("result", result == null ? "*" : result.result());
            ClockFace clock = standing.clock();
            if (clock != null) {
                long now = System.nanoTime();
                json.writeObjectFieldStart("clock");
                json.writeNumberField("white", clock.left(Side.WHITE, now));
                json.writeNumberField("black", clock.left(Side.BLACK, now));
                json.writeStringField(
                        "running",
                        clock.running() == null ? "none" : clock.running().word());
                json.writeEndObject();
            }
            if (frames && frame != null) {
                json.writeFieldName("frame");
                json.writeRawValue(frame);
            }
            json.writeEndObject();
        });
    }
}

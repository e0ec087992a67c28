package org.jadoube.host.journal;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.host.recording.BadLine;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.Json;
import org.jadoube.host.recording.RecordingException;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of records one after the other; each stands on those before it. */
final class EntryReader {

    private final ReadingCodec readings = new ReadingCodec();
    private @Nullable GameSetup setup;
    private @Nullable InputLines lines;
    private SensorKind kind = SensorKind.OCCUPANCY;
    private Reading reading = new Reading.Occupancy(0);
    private long last;

    /** The entry in {@code in}; a {@link ByteSource.Spoilt} if it is none. */
    Entry read(ByteSource in) {
        try {
            return entry(in, in.u8());
        } catch (BadLine | Json.NotJson | RecordingException e) {
            throw new ByteSource.Spoilt(String.valueOf(e.getMessage()));
        } catch (IllegalArgumentException e) {
            throw new ByteSource.Spoilt("a record that says what cannot be: " + e.getMessage());
        }
    }

    private Entry entry(ByteSource in, int tag) {
        if (tag == Tag.START) {
            return start(in);
        }
        if (setup == null) {
            throw new ByteSource.Spoilt("the first record is not the start of a game");
        }
        return switch (tag) {
            case Tag.SQUARES -> {
                time(in);
                yield frame(readings.read(in, in.u8(), kind));
            }
            case Tag.PRESS_WHITE -> new Entry.In(new Input.Press(time(in), Side.WHITE));
            case Tag.PRESS_BLACK -> new Entry.In(new Input.Press(time(in), Side.BLACK));
            case Tag.TICK -> new Entry.In(new Input.Tick(time(in)));
            case Tag.LINE -> line(in);
            case Tag.HAND -> new Entry.Hand(time(in), MenCodec.action(in));
            case Tag.TOLD -> told(in);
            case Tag.RESUMED -> new Entry.Resumed(in.whole());
            default -> {
                if (tag > Tag.RESUMED) {
                    throw new ByteSource.Spoilt("no record of kind " + tag);
                }
                time(in);
                yield frame(readings.toggled(tag, 1, kind));
            }
        };
    }

    private Entry start(ByteSource in) {
        Entry.Start start = new Entry.Start(
                in.text(), in.text(), in.whole(), in.text(), in.whole(), in.count(), in.count(), MenCodec.men(in));
        GameSetup read = new RecordingReader("journal", List.of(start.header()).iterator()).header();
        setup = read;
        kind = read.sensor();
        lines = new InputLines(read);
        return start;
    }

    private Entry frame(Reading read) {
        reading = read;
        return new Entry.In(new Input.Frame(last, read));
    }

    private Entry line(ByteSource in) {
        time(in);
        InputLines known = lines;
        if (known == null) {
            throw new ByteSource.Spoilt("the first record is not the start of a game");
        }
        return new Entry.In(known.read(Json.object(in.text())));
    }

    private static Entry told(ByteSource in) {
        List<Decision> decisions = new ArrayList<>();
        while (in.hasMore()) {
            decisions.add(DecisionCodec.read(in));
        }
        return new Entry.Told(decisions);
    }

    private long time(ByteSource in) {
        last += in.signed();
        return last;
    }

    /** What the game began with, null before the first record was read. */
    @Nullable
    GameSetup setup() {
        return setup;
    }

    /** The time of the record read last, in ms. */
    long last() {
        return last;
    }

    /** The reading that holds. */
    Reading reading() {
        return reading;
    }
}

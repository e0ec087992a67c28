package org.jadoube.host.journal;

import java.util.zip.CRC32C;
import org.jadoube.game.Input;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.rules.Side;
import org.jadoube.sensing.SensorKind;

/**
 * Writes entries as records: the length of what follows in seven bits a byte, what it says, and its CRC-32C, lowest byte
 * first. Times are differences from the record before.
 */
final class EntryWriter {

    private final ByteSink body = new ByteSink();
    private final CRC32C crc = new CRC32C();
    private final ReadingCodec readings = new ReadingCodec();
    private long last;

    /** Adds the record of {@code entry} to {@code out}. */
    void write(Entry entry, ByteSink out) {
        body.clear();
        switch (entry) {
            case Entry.Start e -> {
                body.u8(Tag.START);
                body.text(e.board());
                body.text(e.asked());
                body.whole(e.wall());
                body.text(e.header());
                body.whole(e.t());
                body.whole(e.number());
                body.whole(e.questions());
                MenCodec.write(e.men(), body);
            }
            case Entry.In e -> input(e.input());
            case Entry.Hand e -> {
                timed(Tag.HAND, e.t());
                MenCodec.write(e.action(), body);
            }
            case Entry.Told e -> {
                body.u8(Tag.TOLD);
                e.decisions().forEach(decision -> DecisionCodec.write(decision, body));
            }
            case Entry.Resumed e -> {
                body.u8(Tag.RESUMED);
                body.whole(e.wall());
            }
        }
        crc.reset();
        crc.update(body.array(), 0, body.size());
        out.whole(body.size());
        for (int i = 0; i < body.size(); i++) {
            out.u8(body.array()[i]);
        }
        out.fixed32((int) crc.getValue());
    }

    private void input(Input input) {
        switch (input) {
            case Input.Frame i -> frame(i);
            case Input.Press i -> timed(i.side() == Side.WHITE ? Tag.PRESS_WHITE : Tag.PRESS_BLACK, i.t());
            case Input.Tick i -> timed(Tag.TICK, i.t());
            case Input.Lift i -> line(i);
            case Input.Place i -> line(i);
            case Input.Touch i -> line(i);
            case Input.Say i -> line(i);
            case Input.Change i -> line(i);
            case Input.Draw i -> line(i);
            case Input.Choose i -> line(i);
            case Input.Remote i -> line(i);
            case Input.Hint i -> line(i);
            case Input.Grades i -> line(i);
            case Input.Flag i -> line(i);
            case Input.Unwatched i -> line(i);
            case Input.End i -> line(i);
        }
    }

    private void frame(Input.Frame frame) {
        long changed = readings.changed(frame.reading());
        if (Long.bitCount(changed) == 1 && frame.reading().kind() == SensorKind.OCCUPANCY) {
            timed(Long.numberOfTrailingZeros(changed), frame.t());
            readings.remember(frame.reading());
        } else {
            timed(Tag.SQUARES, frame.t());
            body.u8(Long.bitCount(changed));
            readings.write(frame.reading(), changed, body);
        }
    }

    /** Everything that comes seldom is the line of a recording, its time apart. */
    private void line(Input input) {
        timed(Tag.LINE, input.t());
        body.text(RecordingWriter.line(input));
    }

    private void timed(int tag, long t) {
        body.u8(tag);
        body.signed(t - last);
        last = t;
    }

    /** Takes over where a reader stopped: {@code reader} has read everything before. */
    void follow(EntryReader reader) {
        last = reader.last();
        readings.remember(reader.reading());
    }
}

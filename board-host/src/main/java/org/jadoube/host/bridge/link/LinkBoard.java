package org.jadoube.host.bridge.link;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.recording.BadLine;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.RecordingException;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** A board at the other end of a link: its raw readings and presses come, our lights go. */
final class LinkBoard implements Board, LinkClient.Listener {
    private static final long PATIENCE_SECONDS = 4;

    private final LinkPlace place;
    private final BoardListener listener;
    private final LinkClient client;
    private final CountDownLatch known = new CountDownLatch(1);
    private volatile SensorKind kind = SensorKind.OCCUPANCY;
    private volatile @Nullable InputLines lines;
    private volatile @Nullable Reading last;
    private volatile boolean started;
    private volatile boolean lost;
    private volatile LightScene shown = LightScene.DARK;

    private LinkBoard(LinkPlace place, BoardListener listener) {
        this.place = place;
        this.listener = listener;
        this.client = new LinkClient(place.address(), place.token(), true, this);
    }

    /** The board at {@code place}. Throws BoardUnavailable with the cure if no service answers there. */
    static LinkBoard open(LinkPlace place, BoardListener listener) {
        LinkBoard board = new LinkBoard(place, listener);
        board.client.start();
        try {
            if (board.known.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return board;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String trouble = board.client.trouble();
        board.client.close();
        throw new BoardUnavailable(place.name() + ": no service answers"
                + (trouble.isEmpty() ? "" : " (" + trouble + ")")
                + "; start it there with --mirror link:PORT, and look at the token");
    }

    @Override
    public String name() {
        return place.name();
    }

    @Override
    public boolean lost() {
        return lost;
    }

    @Override
    public SensorKind kind() {
        return kind;
    }

    @Override
    public Reading read() {
        Reading reading = last;
        return reading == null ? new Reading.Occupancy(0) : reading;
    }

    @Override
    public void tellAnew(boolean partly) {
        Reading reading = last;
        if (reading != null) {
            listener.reading(place.clock().getAsLong(), reading);
        }
    }

    @Override
    public void start() {
        started = true;
        tellAnew(false);
    }

    /** Cuts the link, as a pulled plug would; it comes back by itself. */
    void cut() {
        client.cut();
    }

    @Override
    public void show(LightScene scene) {
        shown = scene;
        client.lights(scene);
    }

    @Override
    public void state(Map<String, @Nullable Object> state) {
        if (state.get("header") instanceof Map<?, ?> header) {
            String text = org.jadoube.host.recording.Json.write(json -> {
                json.writeNumberField("recording", 1);
                json.writeStringField("sensor", String.valueOf(header.get("sensor")));
            });
            try {
                RecordingReader reader =
                        new RecordingReader(place.name(), List.of(text).iterator());
                kind = reader.header().sensor();
                lines = new InputLines(reader.header());
            } catch (RecordingException e) {
                listener.device(new DeviceReport(name(), name() + ": " + e.getMessage(), false));
            }
        }
        if (state.get("frame") instanceof Map<?, ?> frame) {
            input(LinkClient.members(frame));
        }
        known.countDown();
    }

    @Override
    public void event(Map<String, @Nullable Object> event) {
        // Its own game is not ours: we make of the readings what we make of them.
    }

    @Override
    public void input(Map<String, @Nullable Object> line) {
        InputLines reader = lines;
        if (reader == null) {
            return;
        }
        try {
            switch (reader.read(line)) {
                case Input.Frame frame -> reading(frame.reading());
                case Input.Press press -> {
                    if (started) {
                        listener.pressed(
                                place.clock().getAsLong(),
                                press.side() == Side.WHITE ? Button.Action.PRESS_WHITE : Button.Action.PRESS_BLACK);
                    }
                }
                default -> {
                    // Nothing else is a board's.
                }
            }
        } catch (BadLine e) {
            listener.device(new DeviceReport(name(), name() + ": " + e.getMessage(), false));
        }
    }

    private void reading(Reading reading) {
        if (!reading.equals(last)) {
            last = reading;
            if (started) {
                listener.reading(place.clock().getAsLong(), reading);
            }
        }
    }

    @Override
    public void linked(boolean there, String why) {
        if (lost == there) {
            lost = !there;
            listener.device(new DeviceReport(name(), there ? "" : name() + ": " + why, there));
        }
        if (there) {
            // Its lights went out with the link.
            client.lights(shown);
        }
    }

    @Override
    public void close() {
        show(LightScene.DARK);
        client.close();
    }
}

package org.jadoube.hardware.calibrate;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;

/** A board with a microcontroller, as inputs and lights: each is numbered by the square that the board takes it for. */
public final class SerialRaw implements RawBoard {

    private final Board board;
    private final WiringProfile profile;
    private long closed;

    private SerialRaw(Board board, WiringProfile profile) {
        this.board = board;
        this.profile = profile;
    }

    /** Opens the board at a place and starts it. Throws BoardUnavailable with the cure if it is not there. */
    public static SerialRaw open(BoardPlace place, WiringProfile profile, Consumer<DeviceReport> told) {
        Board board = place.open(new BoardListener() {
            @Override
            public void reading(long nanos, Reading reading) {
                // The board keeps its last reading: that is looked at when it is time.
            }

            @Override
            public void pressed(long nanos, Button.Action action) {
                // Buttons have no part in this.
            }

            @Override
            public void device(DeviceReport report) {
                told.accept(report);
            }
        });
        board.start();
        return new SerialRaw(board, profile);
    }

    @Override
    public void scan(long nanos) {
        closed = board.read().occupied();
    }

    @Override
    public long closed() {
        return closed;
    }

    @Override
    public boolean hasLevels() {
        return false;
    }

    @Override
    public int level(int input) {
        return 0;
    }

    @Override
    public List<LightLayout> lamps() {
        return profile.lamps().stream().map(LampChip::layout).toList();
    }

    @Override
    public void light(int lamp, int light) {
        board.show(new LightScene(Map.of(light, Light.TARGET)));
    }

    @Override
    public void dark() {
        board.show(LightScene.DARK);
    }

    @Override
    public List<String> silent() {
        return List.of();
    }

    @Override
    public void close() {
        board.close();
    }
}

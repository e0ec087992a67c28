package org.jadoube.hardware.calibrate;

import java.util.List;
import java.util.Map;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.wiring.LampChip;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;

/** A board with a microcontroller, as inputs and lights: each is numbered by the square that the board takes it for. */
public final class SerialRaw implements RawBoard {

    private final Board board;
    private final WiringProfile profile;
    private long closed;

    /** Starts {@code board}, and closes it. The profile is the one in hand. */
    public SerialRaw(Board board, WiringProfile profile) {
        this.board = board;
        this.profile = profile;
        board.start();
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

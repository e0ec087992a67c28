package org.jadoube.hardware;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.SquareMap;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;

/** A serial board whose squares and lights are not those that it takes them for: a profile says which they are. */
final class MappedBoard implements Board {

    private final SquareMap squares;
    private final int[] lightOf = new int[Long.SIZE];
    private final Board board;

    /**
     * The board of a profile with a serial board.
     *
     * @param opening opens it as it is, for the listener that it is given
     */
    MappedBoard(WiringProfile profile, Function<BoardListener, Board> opening, BoardListener listener) {
        this.squares = profile.placedSensors().get(0).squares();
        LightLayout layout = profile.placedLamps().isEmpty()
                ? LightLayout.straightSquares()
                : profile.placedLamps().get(0).layout();
        for (int light = 0; light < layout.size(); light++) {
            lightOf[layout.places().get(light)] = light;
        }
        this.board = opening.apply(new Relay(listener));
    }

    @Override
    public String name() {
        return board.name();
    }

    @Override
    public boolean lost() {
        return board.lost();
    }

    @Override
    public void tellAnew(boolean partly) {
        board.tellAnew(partly);
    }

    @Override
    public void start() {
        board.start();
    }

    @Override
    public SensorKind kind() {
        return board.kind();
    }

    @Override
    public Reading read() {
        return mapped(board.read());
    }

    @Override
    public void show(LightScene scene) {
        Map<Integer, Light> lights = new TreeMap<>();
        scene.squares().forEach((square, light) -> lights.put(lightOf[square], light));
        board.show(new LightScene(lights));
    }

    private Reading mapped(Reading reading) {
        return switch (reading) {
            case Reading.Occupancy occupancy -> new Reading.Occupancy(squares.squares(occupancy.full()));
            case Reading.Colour colour ->
                new Reading.Colour(squares.squares(colour.white()), squares.squares(colour.black()));
            case Reading.Identity identity -> identity;
        };
    }

    @Override
    public void close() {
        board.close();
    }

    /** Turns the board's squares into those of the profile. */
    private final class Relay implements BoardListener {

        private final BoardListener listener;

        Relay(BoardListener listener) {
            this.listener = listener;
        }

        @Override
        public void reading(long nanos, Reading reading) {
            listener.reading(nanos, mapped(reading));
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            listener.pressed(nanos, action);
        }

        @Override
        public void device(DeviceReport report) {
            listener.device(report);
        }
    }
}

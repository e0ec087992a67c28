package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.Outcome;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.SensorReading;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;

/** The simulated board as a source of readings: what its hands do becomes bits, as a reed switch would tell it. */
final class SimulatedSource implements BoardSource {

    private final SimulatedBoard own;
    private final SensorKind kind;
    private SimulatedBoard board;
    private boolean begun;

    SimulatedSource(SimulatedBoard board, SensorKind kind) {
        this.own = board;
        this.board = board;
        this.kind = kind;
    }

    /** Lets a hand act at {@code t}. */
    Outcome act(long t, HandAction action) {
        return board.act(t, action);
    }

    List<PhysicalMan> men() {
        return board.men();
    }

    /** The men of the game, also while its board is put aside. */
    List<PhysicalMan> gameMen() {
        return own.men();
    }

    /** Whether a man is still on his way to his square. */
    boolean isMoving() {
        return board.nextDue() != Long.MAX_VALUE;
    }

    /** Lends a board on which the men stand as they do now; the game's own stays as it is, hands and tray and all. */
    void lend() {
        board = SimulatedBoard.standing(own.men());
        begun = false;
    }

    /** The game's own board is used again. */
    void giveBack() {
        board = own;
    }

    @Override
    public List<Input> due(long t) {
        List<Input> inputs = new ArrayList<>();
        if (!begun) {
            begun = true;
            inputs.add(new Input.Frame(t, seen(board.reading(t))));
        }
        for (SensorReading reading : board.advance(t)) {
            inputs.add(new Input.Frame(reading.t(), seen(reading)));
        }
        return inputs;
    }

    @Override
    public long nextDue() {
        return board.nextDue();
    }

    private Reading seen(SensorReading reading) {
        return switch (kind) {
            case OCCUPANCY -> new Reading.Occupancy(reading.occupied());
            case COLOUR -> new Reading.Colour(reading.men(Side.WHITE), reading.men(Side.BLACK));
            case IDENTITY -> Reading.Identity.of(reading.squares());
        };
    }
}

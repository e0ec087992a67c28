package org.jadoube.host.doctor;

import java.util.List;
import java.util.function.BiConsumer;
import org.jadoube.hardware.doctor.Act;
import org.jadoube.hardware.doctor.BoardFault;
import org.jadoube.hardware.doctor.FaultyBoard;
import org.jadoube.hardware.doctor.Grid;

/** The simulated board in the doctor's hands: a matrix of switches with diodes, and with the faults that are switched on. */
public final class SimulatedPatient implements Patient, Patient.Model {

    private final Grid grid = Grid.matrixOfRanks();
    private final FaultyBoard board = new FaultyBoard(grid, List.of());

    @Override
    public String name() {
        return "the simulated board";
    }

    @Override
    public Grid grid() {
        return grid;
    }

    @Override
    public void begin(BiConsumer<Long, Long> reading) {
        // Its readings are asked for.
    }

    @Override
    public void light(long squares) {
        board.light(squares);
    }

    @Override
    public long read(long t) {
        return board.read(t);
    }

    @Override
    public List<String> facts() {
        return List.of("Examined on the page, with the faults that were switched on there: "
                + (board.faults().isEmpty()
                        ? "none."
                        : String.join(
                                        ", ",
                                        board.faults().stream()
                                                .map(BoardFault::text)
                                                .toList())
                                + "."));
    }

    @Override
    public void end() {
        board.light(0);
    }

    @Override
    public boolean simulated() {
        return true;
    }

    @Override
    public Model model() {
        return this;
    }

    @Override
    public long seen() {
        return board.seen();
    }

    @Override
    public long men() {
        return board.men();
    }

    @Override
    public void toggle(int square) {
        board.toggle(square);
    }

    @Override
    public void clear() {
        board.act(new Act(Act.Kind.CLEAR, 0));
    }

    @Override
    public List<BoardFault> faults() {
        return board.faults();
    }

    @Override
    public void suffer(List<BoardFault> faults) {
        board.suffer(faults);
    }
}

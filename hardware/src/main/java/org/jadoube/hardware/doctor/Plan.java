package org.jadoube.hardware.doctor;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.doctor.Act.Kind;

/**
 * The order in which squares are filled and emptied, with sixteen men.
 *
 * <p>Line after line is filled while the one before it is still full, then that one is emptied. So each sensor closes and
 * opens once, and each diode stands at one time at a full corner of a rectangle whose opposite corner is empty: only then is
 * a missing diode seen. The two corners of the plan that this leaves out are made up for at its beginning and end.
 */
final class Plan {

    private Plan() {}

    static List<Act> of(Grid grid) {
        List<Act> acts = new ArrayList<>();
        acts.add(new Act(Kind.CLEAR, 0));
        line(grid, 0, Kind.PLACE, acts);
        for (int row = 1; row < Grid.SIDE; row++) {
            line(grid, row, Kind.PLACE, acts);
            if (row == 1 && grid.matrix()) {
                acts.add(new Act(Kind.LIFT, grid.square(1, 0)));
                acts.add(new Act(Kind.PLACE, grid.square(1, 0)));
            }
            line(grid, row - 1, Kind.LIFT, acts);
        }
        int last = Grid.SIDE - 1;
        if (grid.matrix()) {
            acts.add(new Act(Kind.PLACE, grid.square(last - 1, 0)));
            acts.add(new Act(Kind.LIFT, grid.square(last - 1, 0)));
        }
        line(grid, last, Kind.LIFT, acts);
        return acts;
    }

    private static void line(Grid grid, int row, Kind kind, List<Act> acts) {
        for (int column = 0; column < Grid.SIDE; column++) {
            acts.add(new Act(kind, grid.square(row, column)));
        }
    }
}

package org.jadoube.hardware;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.sensing.SensorKind;

/** Where a board is to be had, as far as its name tells: it need not be there yet. */
public interface BoardPlace {

    /** What the place is called, as after {@code --board}. */
    String name();

    /** What the board's sensors can tell, if that is known without the board. */
    Optional<SensorKind> kind();

    /** Its squares, as the doctor examines them: ranks and files, where no wires in common are known. */
    default Grid grid() {
        return Grid.ranks();
    }

    /** Opens the board. Throws {@link BoardUnavailable}, with what is missing and the cure, while it cannot be had. */
    Board open(BoardListener listener);

    /** What a board that was open lacks since; empty: nothing, or nothing that can be seen from here. */
    Optional<String> missing();

    /** True if a lost board comes back only when it is opened anew; false: it finds its way back by itself. */
    boolean reopens();

    /** True if opening asks devices that may be anybody's: that is not done often without cause. */
    default boolean searches() {
        return false;
    }

    /** The device files whose appearance may bring the board; a name that ends in an asterisk stands for many. */
    Collection<Path> files();
}

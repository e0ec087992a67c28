package org.jadoube.host.kills;

import java.util.List;
import org.jadoube.host.play.StallingService.Moment;

/** When the service is killed. */
enum Kill {
    /** At an instant drawn over the whole time, whatever happens then. */
    ANY_TIME,
    /** While it starts and reads its journal. */
    STARTING,
    /** With a man in hand. */
    IN_HAND,
    /** As soon as a settled move was heard: written, and hardly on the disk. */
    MOVE_TOLD,
    /** With a question open. */
    ASKED,
    /** With men to be put right. */
    RESTORING,
    /** Around a new game, when one journal follows the other. */
    NEW_GAME,
    /** Between the write of a record and its sync. */
    BEFORE_SYNC(Moment.SYNC),
    /** While one journal follows the other: the new one beside its place, or in it and not yet opened. */
    ROTATING(Moment.ROTATION_BESIDE, Moment.ROTATION_MOVED),
    /** While it goes on with a game: its journal opened and cut, or the first new record half written. */
    RESUMING(Moment.RESUME_CUT, Moment.RESUME_HALF);

    private final List<Moment> moments;

    Kill(Moment... moments) {
        this.moments = List.of(moments);
    }

    /** Where the disk stands still for this kill; none: the disk is as usual. */
    List<Moment> moments() {
        return moments;
    }
}

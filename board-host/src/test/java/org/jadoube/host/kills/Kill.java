package org.jadoube.host.kills;

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
    NEW_GAME
}

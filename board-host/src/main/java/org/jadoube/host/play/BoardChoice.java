package org.jadoube.host.play;

/**
 * The board that is played on, as the command line has it.
 *
 * @param name as given with {@code --board}
 * @param sensor what the simulated board tells of a man
 * @param bounce whether the contacts of the simulated board bounce
 */
public record BoardChoice(String name, String sensor, boolean bounce) {

    /** The simulated board, whose contacts are clean. */
    public static final BoardChoice SIMULATED = new BoardChoice("simulated", "occupancy", false);

    /** The same of another name. */
    public BoardChoice named(String other) {
        return new BoardChoice(other, sensor, bounce);
    }

    /** The same with contacts that bounce. */
    public BoardChoice bouncing() {
        return new BoardChoice(name, sensor, true);
    }
}

package org.jadoube.hardware.simulated;

import org.jadoube.rules.Man;

/** One man of wood: a number that it keeps for life, what it is, and where it is now. */
public record PhysicalMan(int id, Man man, Whereabouts at) {

    PhysicalMan moved(Whereabouts to) {
        return new PhysicalMan(id, man, to);
    }
}

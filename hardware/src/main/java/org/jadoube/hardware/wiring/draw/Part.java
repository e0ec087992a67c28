package org.jadoube.hardware.wiring.draw;

import java.util.List;

/**
 * A box of the diagram.
 *
 * @param name its heading, unique in the diagram
 * @param wires from the header to it
 * @param notes what is to be soldered on its other side, a line each
 */
record Part(String name, List<Wire> wires, List<String> notes) {
    Part {
        wires = List.copyOf(wires);
        notes = List.copyOf(notes);
    }
}

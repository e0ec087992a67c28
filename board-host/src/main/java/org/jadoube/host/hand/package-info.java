/**
 * A simulated human hand: plays given moves of chess into what raw contacts would report, with the slides, orders,
 * slips and faults of people and boards.
 *
 * <p>It is made to test sensing and inference, and therefore shares no code with them.
 */
@NullMarked
package org.jadoube.host.hand;

import org.jspecify.annotations.NullMarked;

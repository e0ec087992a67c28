/** The scan loop: a fixed rate on a thread of its own, frames when something changed, faults told and healed. */
@NullMarked
package org.jadoube.hardware.scan;

import org.jspecify.annotations.NullMarked;

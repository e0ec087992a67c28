/** Our board as a DGT board on a serial line, for the many programs that know one. */
@NullMarked
package org.jadoube.host.bridge.dgt;

import org.jspecify.annotations.NullMarked;

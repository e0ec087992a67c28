/** Our own link between the computer in the board and a PC; the protocol is told in board-host/link-protocol.md. */
@NullMarked
package org.jadoube.host.bridge.link;

import org.jspecify.annotations.NullMarked;

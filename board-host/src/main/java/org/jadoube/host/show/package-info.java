/** Games of the archive shown again on the board, from the terminal. */
@NullMarked
package org.jadoube.host.show;

import org.jspecify.annotations.NullMarked;

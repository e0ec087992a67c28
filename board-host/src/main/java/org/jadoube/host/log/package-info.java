/** What the program tells on standard error: one line a fact, by component and level, for a terminal or for systemd's journal. */
@NullMarked
package org.jadoube.host.log;

import org.jspecify.annotations.NullMarked;

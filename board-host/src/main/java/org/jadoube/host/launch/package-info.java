/** What {@code jadoube.cmd} does on Windows once it has found a Java. */
@NullMarked
package org.jadoube.host.launch;

import org.jspecify.annotations.NullMarked;

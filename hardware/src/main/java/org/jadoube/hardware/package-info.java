/** What touches a wire: boards, their chips and buses, and the simulated board. */
@NullMarked
package org.jadoube.hardware;

import org.jspecify.annotations.NullMarked;

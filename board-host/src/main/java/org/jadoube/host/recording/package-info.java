/** Recordings and events as lines of JSON: what a bug report, a test and another program read. */
@NullMarked
package org.jadoube.host.recording;

import org.jspecify.annotations.NullMarked;

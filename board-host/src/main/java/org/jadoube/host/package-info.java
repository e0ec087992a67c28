/** The application: its command line and what runs behind it. */
@NullMarked
package org.jadoube.host;

import org.jspecify.annotations.NullMarked;

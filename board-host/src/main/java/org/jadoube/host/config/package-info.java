/** The configuration file: settings of {@code play} that hold until the command line says otherwise. */
@NullMarked
package org.jadoube.host.config;

import org.jspecify.annotations.NullMarked;

/** Chess engines as opponents and advisers: programs that speak UCI over their standard input and output. */
@NullMarked
package org.jadoube.host.engine;

import org.jspecify.annotations.NullMarked;

/** What is made from the command line's own table for those who install the program: the man page, completion for shells. */
@NullMarked
package org.jadoube.host.manual;

import org.jspecify.annotations.NullMarked;

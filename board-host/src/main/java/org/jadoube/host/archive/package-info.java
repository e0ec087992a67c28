/** The archive: every finished game, kept as PGN that any chess program reads, with lists and statistics over it. */
@NullMarked
package org.jadoube.host.archive;

import org.jspecify.annotations.NullMarked;

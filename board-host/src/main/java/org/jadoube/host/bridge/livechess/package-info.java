/** The game for web pages that look for a board at a LiveChess server: a WebSocket and its REST twin. */
@NullMarked
package org.jadoube.host.bridge.livechess;

import org.jspecify.annotations.NullMarked;

/**
 * The page: its server on the loopback address, the stream of events to the browsers and the small messages that come
 * back. It knows nothing of chess and nothing of the service; both reach it through {@link
 * org.jadoube.host.web.PageGate} and {@link org.jadoube.host.web.PageServer#publish}.
 */
@NullMarked
package org.jadoube.host.web;

import org.jspecify.annotations.NullMarked;

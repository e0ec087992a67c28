/** Sockets for mirrors: small servers that nobody at the other end can hold up. */
@NullMarked
package org.jadoube.host.bridge.net;

import org.jspecify.annotations.NullMarked;

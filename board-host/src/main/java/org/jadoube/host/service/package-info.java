/** What a service manager (systemd) wants to know of a service: that it is ready, that it lives, that it ends. */
@NullMarked
package org.jadoube.host.service;

import org.jspecify.annotations.NullMarked;

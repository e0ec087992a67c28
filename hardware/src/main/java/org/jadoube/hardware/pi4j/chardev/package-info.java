/** A Pi4J provider of digital lines on the kernel's GPIO character device: several lines in one call. */
@NullMarked
package org.jadoube.hardware.pi4j.chardev;

import org.jspecify.annotations.NullMarked;

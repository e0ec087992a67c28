package org.jadoube.hardware.pi4j.chardev;

/** A call that the kernel refused. */
final class KernelException extends Exception {

    private final int errno;

    KernelException(int errno, String text) {
        super(text);
        this.errno = errno;
    }

    /** The kernel's number for the reason. */
    int errno() {
        return errno;
    }
}

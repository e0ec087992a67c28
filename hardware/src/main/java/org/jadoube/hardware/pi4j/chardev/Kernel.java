package org.jadoube.hardware.pi4j.chardev;

import java.nio.ByteBuffer;

/** The calls to the kernel that the provider needs: the lowest seam, so that all above it runs in tests. */
interface Kernel {

    /** Opens a device file for reading and writing. */
    int open(String path) throws KernelException;

    /** Memory that can be handed to {@link #ioctl}, zeroed, in the machine's byte order. */
    Block block(int size);

    /** One ioctl with a pointer to {@code block}. */
    void ioctl(int fd, int request, Block block) throws KernelException;

    /** Closes a file; a failure is of no use to anybody. */
    void close(int fd);

    /** A piece of memory. */
    interface Block {
        /** Its bytes. */
        ByteBuffer bytes();
    }
}

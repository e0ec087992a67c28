package org.jadoube.host.web;

/** A message from a browser that cannot be taken; its text is the one line that the browser is told. */
public final class BadInput extends Exception {

    /** Says {@code message} to the sender: what is wrong and what was expected. */
    public BadInput(String message) {
        super(message);
    }
}

package org.jadoube.host.hand;

/**
 * An input that is no contact.
 *
 * @param t ms
 * @param key press, choose, remote or end
 * @param value its value; empty for end
 */
record Word(long t, String key, String value) {}

package org.jadoube.host.web;

/**
 * How the service does.
 *
 * @param well whether the game answers
 * @param json what is told of it (docs/page.md)
 */
public record Health(boolean well, String json) {}

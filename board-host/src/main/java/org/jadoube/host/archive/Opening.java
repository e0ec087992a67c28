package org.jadoube.host.archive;

/**
 * An opening by the position that it leads to.
 *
 * @param code its code in the Encyclopaedia of Chess Openings, A00 to E99
 * @param name its name in English
 */
public record Opening(String code, String name) {}

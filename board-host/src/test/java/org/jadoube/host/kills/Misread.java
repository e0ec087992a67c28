package org.jadoube.host.kills;

/** What the hand did was taken for something else, or does not come right: nothing that a kill has done, if it is so without one. */
final class Misread extends Exception {
    Misread(String what) {
        super(what);
    }
}

package org.jadoube.host.kills;

/** Something that was told is not there after a kill, or the service did not start again. */
final class NotSurvived extends Exception {
    NotSurvived(String message) {
        super(message);
    }
}

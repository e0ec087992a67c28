package org.jadoube.hardware.scan;

/**
 * A chip that stopped answering, or answers again.
 *
 * @param device the chip as a person would look for it
 * @param what what happened, for a fault; once healed it may be empty
 * @param healed true when it answers again
 */
public record DeviceReport(String device, String what, boolean healed) {

    /** One line for a person. */
    public String text() {
        return healed && what.isEmpty() ? device + " answers again" : what;
    }
}

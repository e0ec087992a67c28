package org.jadoube.hardware.scan;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who answers on a whole I2C bus, and who should.
 *
 * @param bus the bus's number
 * @param wanted the chips of the profile by address
 * @param found the addresses that answer, in order
 */
public record BusSurvey(int bus, SortedMap<Integer, String> wanted, List<Integer> found) {

    public BusSurvey {
        wanted = new TreeMap<>(wanted);
        found = List.copyOf(found);
    }

    /** One line for a person: what is missing and what is there, with what to look at. */
    public String text() {
        List<String> missing = wanted.keySet().stream()
                .filter(address -> !found.contains(address))
                .map(address -> hex(address) + " (" + wanted.get(address) + ")")
                .toList();
        String there = found.isEmpty() ? "found nothing at all" : "found " + listed(found);
        if (missing.isEmpty()) {
            return start() + "all chips answer; " + there;
        }
        List<Integer> strangers =
                found.stream().filter(address -> !wanted.containsKey(address)).toList();
        return start() + "no answer at " + String.join(", ", missing) + "; " + there + "; " + cure(strangers);
    }

    private String start() {
        return "I2C bus " + bus + ": ";
    }

    private String cure(List<Integer> strangers) {
        if (found.isEmpty()) {
            return "look at the supply, SDA (GPIO 2, pin 3) and SCL (GPIO 3, pin 5), and that the two are not swapped";
        }
        return strangers.isEmpty()
                ? "look at the supply and the wires of what is missing"
                : "look at the address pins: " + listed(strangers) + " is not in the profile";
    }

    private static String listed(List<Integer> addresses) {
        return String.join(", ", addresses.stream().map(BusSurvey::hex).toList());
    }

    private static String hex(int address) {
        return String.format(Locale.ROOT, "0x%02x", address);
    }
}

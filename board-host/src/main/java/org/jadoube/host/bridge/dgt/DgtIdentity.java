package org.jadoube.host.bridge.dgt;

import java.util.Map;
import org.jadoube.hardware.dgt.BusAddress;
import org.jadoube.hardware.dgt.LongSerialNumber;
import org.jadoube.hardware.dgt.SerialNumber;
import org.jadoube.hardware.dgt.Trademark;
import org.jadoube.host.UsageException;

/**
 * Who the board says it is.
 *
 * @param trademark the maker's text; the name of DGT is not ours to send, so the user alone can ask for another text
 * @param serial the serial number, five digits
 * @param flipped whether the board lies with a1 where the programs expect h8
 */
record DgtIdentity(String trademark, String serial, boolean flipped) {
    private static final String OWN = "Jadoube electronic chessboard";
    private static final String NUMBER = "08960";

    DgtIdentity {
        new Trademark(trademark);
        new SerialNumber(serial);
    }

    /** From the settings that follow the port: {@code trademark=TEXT}, {@code serial=DIGITS}, {@code flipped}. */
    static DgtIdentity of(Map<String, String> settings) {
        for (String key : settings.keySet()) {
            if (!key.equals("trademark") && !key.equals("serial") && !key.equals("flipped")) {
                throw new UsageException("--mirror dgt: " + key + ": trademark=, serial= or flipped expected");
            }
        }
        try {
            return new DgtIdentity(
                    settings.getOrDefault("trademark", OWN),
                    settings.getOrDefault("serial", NUMBER),
                    settings.containsKey("flipped"));
        } catch (IllegalArgumentException e) {
            throw new UsageException("--mirror dgt: " + e.getMessage(), e);
        }
    }

    SerialNumber number() {
        return new SerialNumber(serial);
    }

    LongSerialNumber longNumber() {
        return new LongSerialNumber("00000" + serial);
    }

    BusAddress address() {
        return new BusAddress(Integer.parseInt(serial) & 0x3FFF);
    }
}

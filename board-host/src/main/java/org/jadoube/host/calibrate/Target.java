package org.jadoube.host.calibrate;

import java.nio.file.Path;
import org.jadoube.hardware.BoardFactory;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.serial.SerialPlace;
import org.jadoube.hardware.wiring.ProfileSource;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.hardware.wiring.WiringReader;
import org.jadoube.host.UsageException;

/**
 * The board that is calibrated.
 *
 * @param simulated true for a board of models with a simulated hand
 * @param text the text of its profile
 * @param profile the same, read
 * @param file where the profile is written unless the user says otherwise
 */
record Target(boolean simulated, String text, WiringProfile profile, Path file) {
    private static final String SIMULATED = "simulated";
    private static final String USUAL = "matrix-direct";
    private static final String SERIAL = "usb-serial";

    /** The board that stands after {@code --board}. */
    static Target of(String board) {
        if (board.equals(SIMULATED) || board.startsWith(SIMULATED + ":")) {
            String name = board.equals(SIMULATED) ? USUAL : board.substring(SIMULATED.length() + 1);
            Target meant = wired(name);
            if (meant.profile().serialPlace().isPresent()) {
                throw new UsageException(name + " cannot be simulated: its chips are behind the serial line");
            }
            return new Target(true, meant.text(), meant.profile(), Path.of("simulated.toml"));
        }
        return SerialPlace.meant(board) ? serial(board) : wired(board);
    }

    private static Target wired(String nameOrFile) {
        WiringProfile profile;
        try {
            profile = BoardFactory.profile(nameOrFile);
        } catch (BoardUnavailable e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
        if (WiringFiles.NAMES.contains(nameOrFile)) {
            return new Target(false, WiringFiles.text(nameOrFile), profile, Path.of(nameOrFile + ".toml"));
        }
        Path file = Path.of(nameOrFile);
        return new Target(false, ProfileSource.text(file), profile, file);
    }

    /** A serial board without a profile of its own: the ready one, with where the board is. */
    private static Target serial(String board) {
        String where = board.substring(Math.min(board.length(), "serial:".length()));
        String key = where.startsWith("ID=") ? "id = \"" + where.substring(3) + "\"" : "port = \"" + where + "\"";
        String text = WiringFiles.text(SERIAL);
        if (!where.isEmpty()) {
            text = text.replaceFirst("# port = .*", key);
        }
        Path file = Path.of(SERIAL + ".toml");
        return new Target(false, text, WiringReader.read(file.toString(), text), file);
    }
}

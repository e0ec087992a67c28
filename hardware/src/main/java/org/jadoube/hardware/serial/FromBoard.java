package org.jadoube.hardware.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;

/** What a board says; one of a closed set, a letter each. */
sealed interface FromBoard {
    /** The version of the protocol that we speak. */
    int VERSION = 1;

    /** {@code J}: who it is, in answer to the greeting and after its own start. */
    record Hello(int version, String name, String id, SensorKind kind, boolean lights) implements FromBoard {}

    /** {@code F}: what the sensors read, all of it, at a time in ms of the board's own clock. */
    record Frame(long millis, Reading reading) implements FromBoard {}

    /** {@code B}: a button or lever. */
    record Pressed(long millis, Button.Action action) implements FromBoard {}

    /** {@code E}: a device of the board has failed; {@code H}: it is well again. */
    record Device(String device, String what, boolean healed) implements FromBoard {}

    /** {@code P}: nothing happened, but the board is there. */
    record Pulse(long millis) implements FromBoard {}

    /** Reads what a line says. */
    static FromBoard of(SerialLine line) throws SerialFormatException {
        List<String> words = line.words();
        try {
            return switch (line.type()) {
                case 'J' -> hello(words);
                case 'F' -> frame(words);
                case 'B' -> new Pressed(Long.parseLong(words.get(0)), action(words.get(1)));
                case 'E' -> new Device(words.get(0), String.join(" ", words.subList(1, words.size())), false);
                case 'H' -> new Device(words.get(0), "", true);
                case 'P' -> new Pulse(Long.parseLong(words.get(0)));
                default -> throw new SerialFormatException("a line of type " + line.type() + " from a board");
            };
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new SerialFormatException("cannot understand \"" + line.text() + "\"");
        }
    }

    private static Hello hello(List<String> words) {
        SensorKind kind = SensorKind.valueOf(words.get(4).toUpperCase(Locale.ROOT));
        if (!words.get(0).equals("jadoube-board") || kind == SensorKind.IDENTITY) {
            throw new IllegalArgumentException(words.toString());
        }
        return new Hello(
                Integer.parseInt(words.get(1)),
                words.get(2),
                words.get(3),
                kind,
                words.get(5).equals("lights"));
    }

    private static Frame frame(List<String> words) {
        List<Long> masks = new ArrayList<>();
        for (String word : words.subList(1, words.size())) {
            if (word.length() != 16) {
                throw new IllegalArgumentException(word);
            }
            masks.add(Long.parseUnsignedLong(word, 16));
        }
        Reading reading = masks.size() == 1
                ? new Reading.Occupancy(masks.get(0))
                : new Reading.Colour(masks.get(0), masks.get(1));
        return new Frame(Long.parseLong(words.get(0)), reading);
    }

    private static Button.Action action(String word) {
        for (Button.Action action : Button.Action.values()) {
            if (action.word().equals(word)) {
                return action;
            }
        }
        throw new IllegalArgumentException(word);
    }
}

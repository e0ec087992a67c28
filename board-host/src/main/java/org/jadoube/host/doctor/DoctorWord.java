package org.jadoube.host.doctor;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.hardware.doctor.BoardFault;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What a person says to the doctor on the page; the {@code do} of a posted object. */
sealed interface DoctorWord {

    /** {@code begin}: please examine the board. */
    record Begin() implements DoctorWord {}

    /** {@code end}: that is enough; the board goes back to the game. */
    record End() implements DoctorWord {}

    /** {@code done}: I did what was asked. */
    record Done() implements DoctorWord {}

    /** {@code light} with {@code how}: {@code dark}, or {@code elsewhere} and where: these glow instead. */
    record Glows(long squares) implements DoctorWord {}

    /** {@code light} with {@code how}: {@code dim} or {@code colour}. */
    record GlowsPoorly(String how) implements DoctorWord {}

    /** {@code hand} with {@code square}: places or lifts a man of the simulated board. */
    record Hand(int square) implements DoctorWord {}

    /** {@code clear}: takes all men off the simulated board. */
    record Clear() implements DoctorWord {}

    /** {@code faults} with {@code faults}: the simulated board has exactly these. */
    record Faults(List<BoardFault> faults) implements DoctorWord {
        public Faults {
            faults = List.copyOf(faults);
        }
    }

    /** {@code hands}: a patient hand does all that is left on the simulated board, in no time. */
    record Hands() implements DoctorWord {}

    /** Reads a posted object; throws IllegalArgumentException with what was expected. */
    static DoctorWord of(Map<String, @Nullable Object> told) {
        String word = text(told, "do");
        return switch (word) {
            case "begin" -> new Begin();
            case "end" -> new End();
            case "done" -> new Done();
            case "light" -> light(told);
            case "hand" -> new Hand(square(told));
            case "clear" -> new Clear();
            case "faults" -> new Faults(faults(text(told, "faults")));
            case "hands" -> new Hands();
            default ->
                throw new IllegalArgumentException(
                        "do " + word + ": begin, end, done, light, hand, clear, faults or hands expected");
        };
    }

    private static DoctorWord light(Map<String, @Nullable Object> told) {
        String how = text(told, "how");
        return switch (how) {
            case "dark" -> new Glows(0);
            case "elsewhere" -> new Glows(Square.bit(square(told)));
            case "dim" -> new GlowsPoorly("dim");
            case "colour" -> new GlowsPoorly("of a wrong colour");
            default -> throw new IllegalArgumentException("how " + how + ": dark, elsewhere, dim or colour expected");
        };
    }

    private static List<BoardFault> faults(String listed) {
        return Stream.of(listed.split(",", -1))
                .filter(part -> !part.isBlank())
                .map(part -> BoardFault.parse(part.strip()))
                .toList();
    }

    private static int square(Map<String, @Nullable Object> told) {
        String name = text(told, "square");
        if (!name.matches("[a-h][1-8]")) {
            throw new IllegalArgumentException("square " + name + ": a1 to h8 expected");
        }
        return Square.parse(name);
    }

    private static String text(Map<String, @Nullable Object> told, String key) {
        if (told.get(key) instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("key " + key + " is missing");
    }
}

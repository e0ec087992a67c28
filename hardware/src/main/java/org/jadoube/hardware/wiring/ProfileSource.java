package org.jadoube.hardware.wiring;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.hardware.OperatingSystem;

/** Reads the text of a profile, and says what is wrong with a file that holds none. */
public final class ProfileSource {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private ProfileSource() {}

    /** The text, without the mark that some editors begin it with. Throws {@link WiringException}. */
    public static String text(Path path) {
        if (Files.isDirectory(path)) {
            throw problem(path, 0, "is a folder", "name a wiring profile");
        }
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(path);
        } catch (NoSuchFileException e) {
            throw problem(path, 0, "no such file", "name a wiring profile");
        } catch (AccessDeniedException e) {
            throw problem(path, 0, "may not be read", right(path, OperatingSystem.here()));
        } catch (IOException e) {
            throw problem(path, 0, "cannot be read: " + e.getMessage(), "copy it anew");
        }
        ByteBuffer left = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(left).toString();
            int line = line(text, text.indexOf(0));
            if (line > 0) {
                throw problem(path, line, "holds bytes that are no text", "save it as text in UTF-8");
            }
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            int line = 1;
            for (int i = 0; i < left.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            throw problem(path, line, "is no text in UTF-8", "save it as UTF-8");
        }
    }

    /** How one gives oneself the right to read a file. */
    static String right(Path path, OperatingSystem system) {
        return "give yourself the right: "
                + switch (system) {
                    case LINUX, MAC -> "chmod u+r " + path;
                    case WINDOWS -> "icacls \"" + path + "\" /grant \"%USERNAME%:R\"";
                };
    }

    private static int line(String text, int at) {
        return at < 0
                ? 0
                : 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    }

    private static WiringException problem(Path path, int line, String what, String cure) {
        return new WiringException(List.of(new WiringProblem(path.toString(), line, what, cure)));
    }
}

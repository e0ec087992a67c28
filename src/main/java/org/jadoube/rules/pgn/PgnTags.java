package org.jadoube.rules.pgn;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.Position;

/** Reads the tags before a game, and the start position that they name. */
final class PgnTags {

    private final PgnBytes bytes;
    private final Map<String, String> values = new LinkedHashMap<>();
    private int fenLine;

    PgnTags(PgnBytes bytes) {
        this.bytes = bytes;
    }

    Map<String, String> values() {
        return values;
    }

    /** Reads tags until something else comes, or the next game. */
    void read() {
        bytes.skipBlanks();
        while (bytes.peek() == '[' && !(values.containsKey("Event") && bytes.startsWith("[Event "))) {
            readOne();
            bytes.skipBlanks();
        }
    }

    private void readOne() {
        int line = bytes.line();
        bytes.take();
        bytes.skipBlanks();
        bytes.clear();
        int c = bytes.peek();
        while (c > ' ' && c != '"' && c != ']') {
            bytes.keep(bytes.take());
            c = bytes.peek();
        }
        String name = bytes.text();
        bytes.skipBlanks();
        // What is no quotation mark may be the next game's first bracket: it is left where it is.
        if (name.isEmpty() || bytes.peek() != '"') {
            throw new PgnFault(line, "a tag must be [Name \"value\"]");
        }
        bytes.take();
        values.put(name, value(line, name));
        if (name.equals("FEN")) {
            fenLine = line;
        }
    }

    /** Reads to the quotation mark that a bracket follows; others are part of the value, as careless programs write them. */
    private String value(int line, String name) {
        bytes.clear();
        while (true) {
            int c = bytes.take();
            if (c == PgnBytes.END || c == '\n' || c == '\r') {
                throw new PgnFault(line, "the value of the tag " + name + " is not closed, expected \"]");
            }
            if (c == '\\' && (bytes.peek() == '"' || bytes.peek() == '\\')) {
                bytes.keep(bytes.take());
            } else if (c == '"' && closes()) {
                return bytes.text();
            } else {
                bytes.keep(c);
            }
        }
    }

    private boolean closes() {
        if (bytes.peek() == ']') {
            bytes.take();
            return true;
        }
        if (bytes.startsWith(" ]")) {
            bytes.take();
            bytes.take();
            return true;
        }
        return false;
    }

    /** The position before the first move. */
    Position start() {
        String variant = values.getOrDefault("Variant", "").toLowerCase(Locale.ROOT);
        boolean chess960 = variant.contains("960") || variant.startsWith("fischer");
        String fen = values.get("FEN");
        if (fen == null) {
            return Position.initial();
        }
        try {
            return Fen.positionLenient(fen, chess960);
        } catch (FenException e) {
            throw new PgnFault(fenLine, String.valueOf(e.getMessage()));
        }
    }
}

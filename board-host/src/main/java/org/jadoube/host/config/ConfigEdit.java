package org.jadoube.host.config;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;

/**
 * Changes one setting in the text of a configuration file and leaves every other letter as it is: comments, order, blank
 * lines, the kind of line ends. A setting that is taken away stays as a comment; one that comes in stands where the file
 * speaks of it in a comment, else at the end.
 */
final class ConfigEdit {

    private ConfigEdit() {}

    /**
     * The text with another value.
     *
     * @param value as TOML writes it; null: the default shall hold again
     * @throws IllegalArgumentException if the text is no TOML, or is written in a way that this cannot change
     */
    static String set(String text, String key, @Nullable String value) {
        TomlParseResult before = parsed(text);
        String end = text.contains("\r\n") ? "\r\n" : "\n";
        String after;
        if (before.contains(List.of(key))) {
            Span span = span(text, start(text, line(before, key)), key);
            after = value == null ? commented(text, span) : replaced(text, span, value);
        } else {
            after = value == null ? text : added(text, key, key + " = " + value + end, end);
        }
        check(before, parsed(after), key, value);
        return after;
    }

    /** From where to where a setting reaches: its line, its value, and the end of the value. */
    private record Span(int line, int value, int end) {}

    private static TomlParseResult parsed(String text) {
        TomlParseResult toml = Toml.parse(text);
        if (toml.hasErrors()) {
            throw new IllegalArgumentException(
                    "line " + toml.errors().getFirst().position().line() + " is no TOML");
        }
        return toml;
    }

    private static int line(TomlParseResult toml, String key) {
        var position = toml.inputPositionOf(List.of(key));
        if (position == null) {
            throw new IllegalArgumentException(key + " cannot be found in the file");
        }
        return position.line();
    }

    /** Where a line begins; lines count from 1. */
    private static int start(String text, int line) {
        int at = 0;
        for (int i = 1; i < line; i++) {
            at = text.indexOf('\n', at) + 1;
        }
        return at;
    }

    private static Span span(String text, int start, String key) {
        int equals = text.indexOf('=', start);
        if (equals < 0 || text.substring(start, equals).contains("\n")) {
            throw new IllegalArgumentException(key + " does not stand on a line of its own");
        }
        int value = equals + 1;
        while (value < text.length() && (text.charAt(value) == ' ' || text.charAt(value) == '\t')) {
            value++;
        }
        return new Span(start, value, end(text, value));
    }

    /** Where the value ends that begins at {@code from}: before the blanks, the comment or the line end behind it. */
    private static int end(String text, int from) {
        int depth = 0;
        int at = from;
        int last = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"' || c == '\'') {
                at = string(text, at);
                last = at;
                continue;
            }
            if (depth == 0 && (c == '#' || c == '\n' || c == '\r')) {
                return last;
            }
            if (c == '#') {
                int newline = text.indexOf('\n', at);
                at = newline < 0 ? text.length() : newline;
                continue;
            }
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            at++;
            last = Character.isWhitespace(c) ? last : at;
        }
        return last;
    }

    /** Behind the closing quotes of the string that begins at {@code from}. */
    private static int string(String text, int from) {
        char quote = text.charAt(from);
        String three = String.valueOf(quote).repeat(3);
        boolean block = text.startsWith(three, from);
        String closing = block ? three : String.valueOf(quote);
        int at = from + closing.length();
        while (at < text.length() && !text.startsWith(closing, at)) {
            at += quote == '"' && text.charAt(at) == '\\' ? 2 : 1;
        }
        int behind = at + closing.length();
        // up to two quotes may stand before the closing three
        while (block && behind < text.length() && text.charAt(behind) == quote) {
            behind++;
        }
        return Math.min(text.length(), behind);
    }

    private static String replaced(String text, Span span, String value) {
        return text.substring(0, span.value()) + value + text.substring(span.end());
    }

    private static String commented(String text, Span span) {
        String old = text.substring(span.line(), span.end());
        return text.substring(0, span.line()) + "# " + old.replace("\n", "\n# ") + text.substring(span.end());
    }

    private static String added(String text, String key, String line, String end) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int last = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).matches("\\s*#\\s*" + key + "(\\s*=.*|\\s+is not set.*)")) {
                last = i;
            }
        }
        if (last < 0) {
            return text + (text.isEmpty() || text.endsWith("\n") ? "" : end) + line;
        }
        int behind = start(text + (text.endsWith("\n") ? "" : end), last + 2);
        return (text + (text.endsWith("\n") ? "" : end)).substring(0, behind)
                + line
                + text.substring(Math.min(behind, text.length()));
    }

    /** Whatever the file looks like, no other setting may have changed by this. */
    private static void check(TomlParseResult before, TomlParseResult after, String key, @Nullable String value) {
        boolean same = after.contains(List.of(key)) == (value != null);
        for (String other : before.keySet()) {
            Object was = before.get(List.of(other));
            Object is = after.get(List.of(other));
            same &= other.equals(key) || text(was).equals(text(is));
        }
        for (String other : after.keySet()) {
            same &= other.equals(key) || before.contains(List.of(other));
        }
        if (!same) {
            throw new IllegalArgumentException(
                    key + " stands in the file in a way that the page cannot change; change it there by hand");
        }
    }

    private static String text(@Nullable Object value) {
        return value instanceof TomlArray array ? array.toList().toString() : String.valueOf(value);
    }
}

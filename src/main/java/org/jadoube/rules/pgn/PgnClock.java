package org.jadoube.rules.pgn;

import java.util.Locale;

/** Clock times inside comments: {@code [%clk 1:02:03.4]}, hours, minutes, seconds. */
final class PgnClock {

    private PgnClock() {}

    /** The milliseconds of a command ({@code clk} or {@code emt}) in a comment, -1 if it is not there. */
    static long find(String comment, String command) {
        int start = start(comment, command);
        int end = start < 0 ? -1 : comment.indexOf(']', start);
        return end < 0
                ? -1
                : parse(comment.substring(start + command.length() + 2, end).strip());
    }

    /** The comment without a command. */
    static String without(String comment, String command) {
        int start = start(comment, command);
        int end = start < 0 ? -1 : comment.indexOf(']', start);
        if (end < 0) {
            return comment;
        }
        return (comment.substring(0, start).strip() + " "
                        + comment.substring(end + 1).strip())
                .strip();
    }

    private static int start(String comment, String command) {
        return comment.indexOf("[%" + command + " ");
    }

    private static long parse(String time) {
        if (time.chars().filter(c -> c == ':').count() > 2) {
            return -1;
        }
        double seconds = 0;
        for (String part : time.split(":", -1)) {
            if (part.isEmpty()
                    || part.length() > 9
                    || !part.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.')) {
                return -1;
            }
            if (part.indexOf('.') != part.lastIndexOf('.') || part.equals(".")) {
                return -1;
            }
            seconds = seconds * 60 + Double.parseDouble(part);
        }
        return Math.round(seconds * 1000);
    }

    /** The command with its time, tenths and less only where they are not zero. */
    static String format(String command, long millis) {
        long seconds = millis / 1000;
        String whole = String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
        long rest = millis % 1000;
        String fraction = rest == 0 ? "" : String.format(Locale.ROOT, ".%03d", rest);
        return "[%" + command + " " + whole + fraction + "]";
    }
}

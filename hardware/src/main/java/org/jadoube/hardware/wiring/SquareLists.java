package org.jadoube.hardware.wiring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Square;

/** Reads lists of squares as a profile spells them: "a1 b1 - d1", with "-" for a bit that is wired to nothing. */
final class SquareLists {

    private final Map<Integer, Integer> lineOfSquare = new HashMap<>();
    private boolean doubtful;
    private int firstLine;

    /** The squares of {@code rows} texts of {@code width} squares each; squares used before are problems. */
    SquareMap read(Section section, String key, int rows, int width) {
        int[] squares = new int[rows * width];
        Arrays.fill(squares, SquareMap.NONE);
        List<String> texts = section.texts(key);
        firstLine = firstLine == 0 ? section.lineOf(key) : firstLine;
        doubtful |= section.wrong(key);
        if (texts.size() != rows && !section.wrong(key)) {
            doubtful = true;
            section.problem(
                    key,
                    section.title() + " has " + texts.size() + " lists of squares, its wiring makes " + rows,
                    "write " + rows + " texts of " + width + " squares in " + key);
        }
        for (int row = 0; row < Math.min(rows, texts.size()); row++) {
            int at = section.lineOf(key, row);
            List<String> names = words(texts.get(row));
            if (names.size() != width && !texts.get(row).isEmpty()) {
                doubtful = true;
                section.problem(
                        at,
                        "\"" + texts.get(row) + "\" names " + names.size() + " squares",
                        "write " + width + ", with - where nothing is wired");
            }
            for (int i = 0; i < Math.min(width, names.size()); i++) {
                squares[row * width + i] = square(section, at, names.get(i));
            }
        }
        return SquareMap.of(squares);
    }

    /** Every square as the board itself names it. */
    SquareMap all() {
        for (int square = 0; square < Long.SIZE; square++) {
            lineOfSquare.putIfAbsent(square, 0);
        }
        return SquareMap.straight();
    }

    private int square(Section section, int at, String name) {
        if (name.equals("-")) {
            return SquareMap.NONE;
        }
        if (!isSquare(name)) {
            doubtful = true;
            section.problem(at, "\"" + name + "\" is no square", "write a1 to h8, or - for none");
            return SquareMap.NONE;
        }
        int square = Square.parse(name);
        Integer before = lineOfSquare.putIfAbsent(square, at);
        if (before != null) {
            section.problem(at, name + " is wired twice, first on line " + before, "each square has one wire");
            return SquareMap.NONE;
        }
        return square;
    }

    /** A part that named no squares because it was wrong itself: nothing can be said of those that are missing. */
    void doubt() {
        doubtful = true;
    }

    /** Tells the squares that no list named, all in one problem, unless a wrong list is the reason. */
    void missing(Section section, String what) {
        if (doubtful) {
            return;
        }
        List<String> missing = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (!lineOfSquare.containsKey(square)) {
                missing.add(Square.name(square));
            }
        }
        if (!missing.isEmpty()) {
            section.problem(
                    Math.max(firstLine, section.line()),
                    what + " misses " + String.join(" ", missing),
                    "wire every square of the board");
        }
    }

    static boolean isSquare(String name) {
        return name.length() == 2
                && name.charAt(0) >= 'a'
                && name.charAt(0) <= 'h'
                && name.charAt(1) >= '1'
                && name.charAt(1) <= '8';
    }

    static List<String> words(String text) {
        return Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}

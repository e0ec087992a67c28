package org.jadoube.hardware.wiring.draw;

import java.util.List;

/** The colour of a wire's coat, by the name on the reel; red is a supply, black is ground, the others are signals. */
enum WireColour {
    RED("red", "#d02020"),
    BLACK("black", "#202020"),
    BROWN("brown", "#8a5a2b"),
    ORANGE("orange", "#f08020"),
    YELLOW("yellow", "#d8b800"),
    GREEN("green", "#209040"),
    BLUE("blue", "#2060d0"),
    VIOLET("violet", "#9040b0"),
    GREY("grey", "#808080"),
    WHITE("white", "#b8c4d0");

    private static final List<WireColour> SIGNALS = List.of(BROWN, ORANGE, YELLOW, GREEN, BLUE, VIOLET, GREY, WHITE);

    private final String word;
    private final String paint;

    WireColour(String word, String paint) {
        this.word = word;
        this.paint = paint;
    }

    /** The colours of signals in turn. */
    static WireColour signal(int i) {
        return SIGNALS.get(i % SIGNALS.size());
    }

    String word() {
        return word;
    }

    /** As drawn; white is a pale grey, to be seen on paper. */
    String paint() {
        return paint;
    }
}

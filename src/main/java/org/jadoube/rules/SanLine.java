package org.jadoube.rules;

import org.jadoube.rules.fast.Moves;
import org.jadoube.rules.fast.Node;

/**
 * Follows a line of moves given as texts, quicker than by way of a {@link Position} a move. Mutable; for readers of games.
 */
public final class SanLine {

    private final Position start;
    private final int[] codes = new int[Moves.MOST];
    private Node node = new Node();
    private Node before = new Node();

    /** A line from a position, by the Laws. */
    public SanLine(Position start) {
        this.start = start;
        node.copy(start.node());
        before.copy(start.node());
    }

    /**
     * Reads a move as {@link San#read(Position, String)} does, and plays it.
     *
     * @throws MoveTextException if the text is no move, not legal, or not clear; nothing is played then
     */
    public Move play(String text) {
        SanText wanted = SanText.parse(text, SanLetters.ENGLISH);
        int count = HouseMoves.generate(node, MoveRules.FIDE, codes);
        int found = San.find(wanted, node, codes, count);
        if (found < 0) {
            // Slow and exact: it names what is wrong.
            return play(San.read(position(), text));
        }
        Move move = MoveCode.move(node, codes[found]);
        make(codes[found]);
        return move;
    }

    /** Plays a move that is legal here. */
    public Move play(Move move) {
        make(MoveCode.code(node, move));
        return move;
    }

    private void make(int code) {
        Node next = before;
        next.make(node, code);
        before = node;
        node = next;
    }

    /** A new line from before the last move of this one, where a variation begins. */
    public SanLine variation() {
        SanLine line = new SanLine(start);
        line.node.copy(before);
        line.before.copy(before);
        return line;
    }

    /** The position after the moves so far. */
    public Position position() {
        Node copy = new Node();
        copy.copy(node);
        return new Position(copy, -1, start.chess960(), MoveRules.FIDE);
    }
}

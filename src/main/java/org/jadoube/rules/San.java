package org.jadoube.rules;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.fast.Moves;
import org.jadoube.rules.fast.Node;

/** Standard algebraic notation (FIDE 2023, appendix C, in the form of the PGN standard). */
public final class San {

    private San() {}

    /**
     * The move as books print it: the shortest form that is clear, with {@code +} and {@code #}.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public static String write(Position before, Move move) {
        int[] codes = new int[Moves.MOST];
        Node node = before.node();
        int count = HouseMoves.generate(node, before.rules(), codes);
        int code = MoveCode.code(node, move);
        if (!contains(codes, count, code)) {
            throw new IllegalArgumentException(move.uci() + " is not legal in " + before.fen());
        }
        StringBuilder out = new StringBuilder(8);
        writeBare(node.flip, code, move.captured() != null, codes, count, out);
        Node after = new Node();
        after.make(node, code);
        if (!before.rules().kingCapture() && after.checkers() != 0) {
            out.append(isMate(before, move, after, codes) ? '#' : '+');
        }
        return out.toString();
    }

    private static boolean contains(int[] codes, int count, int code) {
        for (int i = 0; i < count; i++) {
            if (codes[i] == code) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMate(Position before, Move move, Node after, int[] codes) {
        MoveRules rules = before.rules();
        if (!rules.enPassant() && move.kind() == Move.Kind.DOUBLE_STEP) {
            HouseMoves.settlePassing(after, -1, rules);
        }
        return HouseMoves.generate(after, rules, codes) == 0;
    }

    private static void writeBare(int flip, int code, boolean takes, int[] codes, int count, StringBuilder out) {
        if (Moves.kind(code) == Moves.CASTLING) {
            out.append(Moves.to(code) > Moves.from(code) ? "O-O" : "O-O-O");
            return;
        }
        int man = Moves.man(code);
        String from = Square.name(Moves.from(code) ^ flip);
        if (man != Moves.PAWN) {
            out.append(MoveCode.piece(man).letter());
            distinguish(code, codes, count, from, out);
        } else if (takes) {
            out.append(from.charAt(0));
        }
        if (takes) {
            out.append('x');
        }
        out.append(Square.name(Moves.to(code) ^ flip));
        if (Moves.kind(code) >= Moves.TO_KNIGHT) {
            out.append('=')
                    .append(MoveCode.piece(Moves.promoted(Moves.kind(code))).letter());
        }
    }

    /** The file, else the rank, else both, if another legal move of such a piece goes to the same square. */
    private static void distinguish(int code, int[] codes, int count, String from, StringBuilder out) {
        boolean others = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int i = 0; i < count; i++) {
            // Alike in goal, kind and man; the square it comes from is all that may differ.
            int differs = codes[i] ^ code;
            if (differs != 0 && differs >>> 6 == 0) {
                others = true;
                sameFile |= (differs & 7) == 0;
                sameRank |= differs >>> 3 == 0;
            }
        }
        if (others) {
            out.append(sameFile ? sameRank ? from : from.substring(1) : from.substring(0, 1));
        }
    }

    /**
     * The legal move of a text that people or programs wrote: with or without marks, {@code 0-0}, {@code e8Q},
     * {@code Ng1-f3}, {@code Nge2!?}. English letters and chess figures are read, and of Dutch and Danish those that mean
     * nothing in English ({@code D T L S}).
     *
     * @throws MoveTextException if the text is no move, not legal, or not clear
     */
    public static Move read(Position position, String text) {
        try {
            return read(position, text, SanLetters.ENGLISH);
        } catch (MoveTextException e) {
            if (e.kind() == MoveTextException.Kind.NOT_A_MOVE && hasForeignLetter(text)) {
                return read(position, text, SanLetters.DANISH);
            }
            throw e;
        }
    }

    private static boolean hasForeignLetter(String text) {
        return text.chars().anyMatch(c -> "DTLS".indexOf(c) >= 0);
    }

    /**
     * The legal move of a text that people or programs wrote, with the letters of a language.
     *
     * @throws MoveTextException if the text is no move, not legal, or not clear
     */
    public static Move read(Position position, String text, SanLetters letters) {
        SanText wanted = SanText.parse(text, letters);
        int[] codes = new int[Moves.MOST];
        Node node = position.node();
        int count = HouseMoves.generate(node, position.rules(), codes);
        int found = find(wanted, node, codes, count);
        if (found >= 0) {
            return MoveCode.move(node, codes[found]);
        }
        if (found == ILLEGAL) {
            throw MoveTextException.illegal(text, position);
        }
        List<Move> candidates = new ArrayList<>(4);
        for (int i = 0; i < count; i++) {
            if (wanted.answers(codes[i], node.flip)) {
                candidates.add(MoveCode.move(node, codes[i]));
            }
        }
        throw MoveTextException.ambiguous(text, position, candidates);
    }

    /** No move answers. */
    static final int ILLEGAL = -1;

    /** Several moves answer. */
    static final int AMBIGUOUS = -2;

    /** The place of the one move that a text means, else {@link #ILLEGAL} or {@link #AMBIGUOUS}. */
    static int find(SanText wanted, Node node, int[] codes, int count) {
        int found = ILLEGAL;
        for (int i = 0; i < count; i++) {
            if (wanted.answers(codes[i], node.flip)) {
                if (found >= 0) {
                    return AMBIGUOUS;
                }
                found = i;
            }
        }
        return found;
    }

    /**
     * The legal move of a text that must be exactly what {@link #write} gives for it.
     *
     * @throws MoveTextException if it is not
     */
    public static Move readStrict(Position position, String text) {
        Move move = read(position, text, SanLetters.ENGLISH);
        String exact = write(position, move);
        if (!exact.equals(text)) {
            throw MoveTextException.notAMove(text, exact);
        }
        return move;
    }
}

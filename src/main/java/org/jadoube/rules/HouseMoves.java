package org.jadoube.rules;

import org.jadoube.rules.fast.Generator;
import org.jadoube.rules.fast.Node;

/** The legal moves under {@link MoveRules}: those of the Laws, with what a house rule adds or takes away. */
final class HouseMoves {

    /** The first and the last rank, where castling rights are noted. */
    static final long BACK_RANKS = 0xff000000000000ffL;

    private HouseMoves() {}

    static int generate(Node node, MoveRules rules, int[] out) {
        if (rules.kingCapture()) {
            return Generator.pseudo(node, rules.castleThroughAttack(), out);
        }
        int count = Generator.generate(node, out, 0);
        return rules.castleThroughAttack() ? Generator.addBoldCastling(node, out, count) : count;
    }

    /**
     * Notes whether the capture in passing exists under these rules, and brings the key in line.
     *
     * @param passed the square just crossed by a double step, or -1
     */
    static void settlePassing(Node node, int passed, MoveRules rules) {
        node.special &= BACK_RANKS;
        if (passed >= 0 && rules.enPassant()) {
            long target = Square.bit(passed ^ node.flip);
            boolean able = rules.kingCapture() ? node.passingPossible(target) : node.passingLegal(target);
            node.special |= able ? target : 0;
        }
        node.key = node.computeKey();
    }
}

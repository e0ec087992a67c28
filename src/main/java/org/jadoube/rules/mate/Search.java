package org.jadoube.rules.mate;

/**
 * The search for a helpmate: best first over the graph of positions, each stored once. It finds a line, or has seen all
 * positions that can be reached and so proves that there is none, or its nodes are spent. A node is one legal move
 * made. Repetition and the counters of 9.3 and 9.6 are left out: 5.2.2 and 6.9 speak of any series of legal moves.
 */
final class Search {
    enum Outcome {
        FOUND,
        EXHAUSTED,
        SPENT
    }

    /** A proof that drops children, asked for those that cannot go back to their parent. */
    interface Proof {
        Proof NONE = (node, made) -> false;

        /** Whether the side surely cannot mate; {@code made} tells how far the search is. */
        boolean cannotMate(Node node, long made);
    }

    private final Moves moves;
    private final Graph graph;
    private final Frontier frontier = new Frontier();
    private final Shuffle shuffle = new Shuffle();
    private final Node node = new Node();
    private final Node child = new Node();
    private final int[] list = new int[Moves.MOST];
    private final int most;

    private int side;
    private Proof proof = Proof.NONE;
    private long made;
    private int last;
    private int mating;

    /** A search that stores at most so many positions. */
    Search(Moves moves, Graph graph, int most) {
        this.moves = moves;
        this.graph = graph;
        this.most = most;
    }

    /** A quick run: nearness and novelty, pruned by material. A seed of 0 keeps the moves in order. */
    Outcome quick(Node root, int matingSide, Weights weights, long seed, long nodes) {
        proof = Proof.NONE;
        shuffle.seed(seed);
        frontier.startQuick(matingSide, weights);
        return run(root, matingSide, nodes);
    }

    /** The full run: three queues, pruned by the proof given as well. */
    Outcome full(Node root, int matingSide, MatePatterns patterns, Proof pruning, long nodes) {
        proof = pruning;
        shuffle.seed(0);
        frontier.startFull(matingSide, patterns);
        return run(root, matingSide, nodes);
    }

    private Outcome run(Node root, int matingSide, long nodes) {
        side = matingSide;
        made = 0;
        graph.reset();
        frontier.push(graph.add(root, -1), root);
        for (int id = frontier.pop(); id >= 0; id = frontier.pop()) {
            if (made >= nodes || graph.size() + Moves.MOST > most) {
                return Outcome.SPENT;
            }
            graph.load(id, node);
            if (expand(id)) {
                return Outcome.FOUND;
            }
        }
        return Outcome.EXHAUSTED;
    }

    private boolean expand(int id) {
        int count = moves.list(node, list);
        shuffle.order(list, count);
        for (int i = 0; i < count; i++) {
            moves.make(node, list[i], child);
            if (Moves.leavesKing(child)) {
                continue;
            }
            made++;
            // Mate first: the proofs below speak of later mates only.
            if (node.turn() == side && moves.isMate(child)) {
                last = id;
                mating = list[i];
                return true;
            }
            int met = graph.add(child, id);
            if (met >= 0 && !(Moves.irreversible(node, list[i]) && isLost())) {
                frontier.push(met, child);
            }
        }
        return false;
    }

    private boolean isLost() {
        return MaterialProof.cannotMate(child, side) || proof.cannotMate(child, made);
    }

    /** Nodes the last run made. */
    long made() {
        return made;
    }

    /** The position before the mating move of a line that was found. */
    int last() {
        return last;
    }

    /** The mating move of a line that was found. */
    int mating() {
        return mating;
    }

    /** Gives back memory beyond that for about so many positions. */
    void release(int positions) {
        graph.release(positions);
        frontier.release(positions);
    }
}

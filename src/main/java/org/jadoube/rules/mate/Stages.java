package org.jadoube.rules.mate;

/**
 * The order of the stages in which the question "can this side still mate?" is answered: cheap proofs and short
 * searches first. A yes stands only on a line that was found, a no only on a proof or on a search that saw everything.
 * Not for several threads at once; the memory is kept between questions.
 */
final class Stages {
    enum Answer {
        YES,
        MATERIAL,
        STATIC,
        STAGED,
        GHOST,
        EXHAUSTED,
        UNKNOWN
    }

    private static final long GREEDY = 600;
    private static final int SHORT_RUNS = 5;
    private static final long SHORT = 1_200;
    private static final int LONG_RUNS = 10;
    private static final long LONG = 4_800;
    /** Percent of the nodes after which no new restart begins. */
    private static final long RESTARTS_END = 40;
    /** Children made before this are asked by reach: forced captures at the root decide there. */
    private static final long EARLY = 150;
    /** From here on they are asked again where some man is fixed. */
    private static final long LATE = 2_000;
    /** Pictures of mates on a fuller board cost more than they bring, unless some man is fixed. */
    private static final int FEW_MEN = 12;
    /** Positions whose memory is kept from one question to the next. */
    private static final int KEPT = 1 << 16;

    private final Castling castling = new Castling();
    private final Moves moves = new Moves(castling);
    private final Graph graph = new Graph();
    private final Search search;
    private final MobilityProof mobility = new MobilityProof();
    private final MobilityProof pruning = new MobilityProof();
    private final StagedProof staged = new StagedProof();
    private final GhostProof ghosts = new GhostProof(graph);
    private final Node root = new Node();
    private int side;
    private long limit;
    private long spent;
    private boolean walled;
    private boolean mateOnBoard;

    Stages(int mostPositions) {
        search = new Search(moves, graph, mostPositions);
    }

    /** The castling wings of the position to ask about; to be set before {@link #root}. */
    Castling castling() {
        return castling;
    }

    /** The position to ask about; to be filled in before {@link #canMate}. */
    Node root() {
        return root;
    }

    Moves moves() {
        return moves;
    }

    Graph graph() {
        return graph;
    }

    /** The search that found the line of the last yes. */
    Search search() {
        return search;
    }

    /** Whether the mate of the last yes is on the board already. */
    boolean mateOnBoard() {
        return mateOnBoard;
    }

    /** Nodes the last question took. */
    long spent() {
        return spent;
    }

    Answer canMate(int matingSide, long nodes) {
        side = matingSide;
        limit = nodes;
        spent = 0;
        // Before any proof: those speak of mates to come.
        mateOnBoard = root.turn() != side && moves.isMate(root);
        if (mateOnBoard) {
            return Answer.YES;
        }
        if (MaterialProof.cannotMate(root, side)) {
            return Answer.MATERIAL;
        }
        Answer answer = quick(Weights.USUAL, 0, GREEDY);
        if (answer == Answer.UNKNOWN && mobility.cannotMate(root, castling, side)) {
            answer = Answer.STATIC;
        }
        if (answer == Answer.UNKNOWN) {
            walled = (mobility.men().fixed(Node.WHITE) | mobility.men().fixed(Node.BLACK)) != 0;
            answer = restarts();
        }
        if (answer == Answer.UNKNOWN && staged.cannotMate(root, castling, side)) {
            answer = Answer.STAGED;
        }
        if (answer == Answer.UNKNOWN && ghosts.cannotMate(root, castling, mobility.men(), side)) {
            answer = Answer.GHOST;
        }
        return answer == Answer.UNKNOWN ? full() : answer;
    }

    private Answer restarts() {
        long strong = root.men(side) & (root.pawns() | root.rooks() | root.queens());
        int runs = strong == 0 ? 1 : walled ? SHORT_RUNS : SHORT_RUNS + LONG_RUNS;
        Answer answer = Answer.UNKNOWN;
        for (int run = 1; run <= runs && answer == Answer.UNKNOWN; run++) {
            if (spent * 100 > limit * RESTARTS_END) {
                break;
            }
            Weights weights = Weights.IN_TURN.get(run % Weights.IN_TURN.size());
            answer = quick(weights, run, run <= SHORT_RUNS ? SHORT : LONG);
        }
        return answer;
    }

    private Answer quick(Weights weights, long seed, long nodes) {
        return answer(search.quick(root, side, weights, seed, Math.min(nodes, limit - spent)));
    }

    private Answer full() {
        MatePatterns patterns = walled || Long.bitCount(root.occupied()) <= FEW_MEN
                ? PatternFinder.find(root, mobility.men(), side, moves)
                : MatePatterns.NONE;
        return answer(search.full(root, side, patterns, this::cannotMate, limit - spent));
    }

    private boolean cannotMate(Node node, long made) {
        return (made < EARLY || (walled && made >= LATE)) && pruning.cannotMate(node, castling, side);
    }

    private Answer answer(Search.Outcome outcome) {
        spent += search.made();
        return switch (outcome) {
            case FOUND -> Answer.YES;
            case EXHAUSTED -> Answer.EXHAUSTED;
            case SPENT -> Answer.UNKNOWN;
        };
    }

    /** Gives back what a large question took. */
    void release() {
        search.release(KEPT);
    }
}

package org.jadoube.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.HouseRule;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.arbiter.TouchLedger;
import org.jadoube.arbiter.Verdict;
import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.inference.Residue;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/** Whose hand does what on the board: told to the world as lifts and places, and to the arbiter as touches. */
final class Hands {

    /** A man that stands this long, in ms, was released and not just slid past. */
    private static final long RELEASE = 300;

    /** Every move that the men can make, whatever it does to the own king. */
    private static final MoveRules MEN_ALONE = new MoveRules(true, false, true);

    /**
     * An edge with the hand behind it; {@code from}: where the man stood when the turn began, or -1; {@code owed}: it only
     * finishes a two-man move that has settled; {@code answers}: it answers a question.
     */
    record Touching(SquareEdge edge, Side by, int from, boolean owed, boolean answers) {}

    private final RuleSet rules;
    private final Desk desk;
    private final BoardGuess guess;
    private final Arbiter arbiter;
    private final MoveTracker tracker;
    private final GameLine line;
    private long takenByOthers;
    private long refilled;
    private final Map<Integer, SquareEdge> inAir = new HashMap<>();
    private boolean setDown;
    private long setDownAt;

    Hands(RuleSet rules, Desk desk, BoardGuess guess, Arbiter arbiter, MoveTracker tracker, GameLine line) {
        this.rules = rules;
        this.desk = desk;
        this.guess = guess;
        this.arbiter = arbiter;
        this.tracker = tracker;
        this.line = line;
    }

    /** Where a rook upside down counts as a queen, a rook that takes the place of a pawn is one. */
    List<SquareEdge> named(List<SquareEdge> edges) {
        return rules.has(HouseRule.UPSIDE_DOWN_ROOK)
                ? edges.stream().map(this::named).toList()
                : edges;
    }

    private SquareEdge named(SquareEdge edge) {
        if (edge.piece() != Piece.ROOK || !edge.closed() || !isLastRank(edge.square())) {
            return edge;
        }
        Position position = line.position();
        Man rook = new Man(position.turn(), Piece.ROOK);
        boolean rookInHand = guess.hands().stream().anyMatch(held -> held.man().equals(rook));
        boolean crowning = edge.colour() != rook.side().other()
                && position.legalMoves().stream()
                        .anyMatch(move -> move.promotion() != null && move.to() == edge.square());
        return crowning && !rookInHand
                ? new SquareEdge(edge.t(), edge.square(), true, edge.colour(), Piece.QUEEN)
                : edge;
    }

    private static boolean isLastRank(int square) {
        return Square.rank(square) == 0 || Square.rank(square) == 7;
    }

    /** Tells the edges of one scan and finds out whose they are. */
    List<Touching> told(List<SquareEdge> edges) {
        List<Touching> touchings = new ArrayList<>();
        for (SquareEdge edge : edges) {
            touchings.add(edge.closed() ? placed(edge) : lifted(edge));
        }
        return touchings;
    }

    /** Whether anything was set down since the player on move took the first man now in the air. */
    boolean hasSetDown() {
        return setDown;
    }

    /** Whether the man set down last has stood long enough to count as released (4.7). */
    boolean isReleased(long t) {
        return t - setDownAt >= RELEASE;
    }

    /**
     * A man of the player on move is gone and nothing new stands anywhere: he stands where an enemy man was lifted whom
     * he could not lawfully take, and that man was touched by the same hand (4.3.3).
     */
    List<List<Verdict>> swallowed(long t) {
        List<List<Verdict>> verdicts = new ArrayList<>();
        Position position = line.position();
        Residue residue = tracker.residue();
        boolean gone = (residue.missing() & position.men(position.turn())) != 0 && residue.extra() == 0;
        for (long left = gone ? refilled : 0; left != 0; left &= left - 1) {
            verdicts.add(arbiter.touch(t, position.turn(), Long.numberOfTrailingZeros(left)));
        }
        refilled = 0;
        return verdicts;
    }

    private Touching lifted(SquareEdge edge) {
        Side colour = edge.colour();
        Man known = colour == null || edge.piece() == null ? null : new Man(colour, edge.piece());
        Man man = known != null ? known : guess.at(edge.square());
        Side by = toucher(edge, man);
        setDown &= !guess.hands().isEmpty();
        guess.lift(edge.square(), known, by);
        if (by != line.position().turn()) {
            guess.interrupt();
        }
        desk.say(new GameEvent.Lifted(desk.now(), edge.square(), by, man));
        int home = man == null ? -1 : guess.hands().getLast().from();
        return new Touching(edge, by, home, owed(edge.square()), answers(edge.square()));
    }

    private Touching placed(SquareEdge edge) {
        setDown = true;
        setDownAt = edge.t();
        BoardGuess.Landed landed = guess.place(edge.square(), edge.colour(), edge.piece(), tracker.likely());
        Man man = landed.man();
        Side owner = man != null ? man.side() : edge.colour() != null ? edge.colour() : arbiter.onMove();
        desk.say(new GameEvent.Placed(desk.now(), edge.square(), owner, man));
        Side by = landed.by();
        Side hand = by == null || isTakenOn(landed) ? owner : by;
        return new Touching(edge, hand, landed.from(), owed(edge.square()), answers(edge.square()));
    }

    /** A man of the player on move was lifted, it seemed by the opponent, and stands on another square: nobody else moves him. */
    private boolean isTakenOn(BoardGuess.Landed landed) {
        Man man = landed.man();
        Side turn = line.position().turn();
        return man != null && man.side() == turn && landed.by() != turn && landed.from() >= 0;
    }

    /** Whose touch a lift is: the player on move, if the man is its own or may be part of its move; else the owner. */
    private Side toucher(SquareEdge edge, @Nullable Man man) {
        int square = edge.square();
        Side mover = arbiter.onMove();
        Ply sliding = stillSliding(square, edge.t());
        if (sliding != null && (man == null || man.side() == sliding.before().turn())) {
            return sliding.before().turn();
        }
        if (man == null || man.side() == mover) {
            return mover;
        }
        boolean part = !owed(square) && (isVictim(square, mover) || isMeant(square, mover));
        return part ? mover : man.side();
    }

    /** The likely ply whose man was set down here a moment ago: not released yet (4.7), his own player takes him further. */
    private @Nullable Ply stillSliding(int square, long t) {
        Ply likely = tracker.firstLikely();
        boolean sliding = likely != null && likely.move().to() == square && t - likely.made() < TouchLedger.RELEASE_MS;
        return sliding ? likely : null;
    }

    private boolean isVictim(int square, Side mover) {
        Position position = mover == line.position().turn() ? line.position() : tracker.likely();
        return position.legalMoves().stream().anyMatch(move -> move.victim() == square);
    }

    /** Whether a man that the player on move has lifted could take the one on {@code square}, lawfully or not. */
    private boolean isMeant(int square, Side mover) {
        Position position = line.position();
        if (mover != position.turn()) {
            return false;
        }
        long homes = guess.homes(mover) & position.men(mover);
        for (Move move : homes == 0 ? List.<Move>of() : position.with(MEN_ALONE).legalMoves()) {
            if (move.victim() == square && (homes >>> move.from() & 1) != 0) {
                return true;
            }
        }
        return (homes & inPassing(position, square)) != 0;
    }

    /** The squares of pawns that would take the pawn on {@code square} in passing, had it just moved two (3.7.3.1). */
    private static long inPassing(Position position, int square) {
        int rank = position.turn() == Side.WHITE ? 4 : 3;
        Man man = position.at(square);
        if (Square.rank(square) != rank || man == null || man.piece() != Piece.PAWN) {
            return 0;
        }
        int file = Square.file(square);
        long beside = (file > 0 ? Square.bit(square - 1) : 0) | (file < 7 ? Square.bit(square + 1) : 0);
        return beside & position.pieces(position.turn(), Piece.PAWN);
    }

    private boolean owed(int square) {
        return (tracker.residue().owed() >>> square & 1) != 0;
    }

    /** Whether a man on {@code square} answers an open question of inference. */
    private boolean answers(int square) {
        Finding.Asked question = tracker.question();
        return question != null && (question.squares() >>> square & 1) != 0;
    }

    /** Men that a player took up before his turn began and still holds count as touched in it. */
    private List<Verdict> carriedIn(Side by) {
        List<Verdict> verdicts = new ArrayList<>();
        for (BoardGuess.Held held : guess.hands()) {
            SquareEdge lifted = inAir.get(held.from());
            if (lifted != null && held.by() == by && held.man().side() == by && !arbiter.holds(by, held.from())) {
                verdicts.addAll(arbiter.carriedIn(lifted.t(), by, lifted.square()));
            }
        }
        return verdicts;
    }

    /** What the arbiter says to a touch; the second man of a two-man move that has settled is no touch of anybody. */
    List<Verdict> judged(Touching touching) {
        Side turn = arbiter.position().turn();
        if (touching.answers() || (touching.owed() && turn != touching.by())) {
            return List.of();
        }
        SquareEdge edge = touching.edge();
        long bit = Square.bit(edge.square());
        List<Verdict> verdicts = new ArrayList<>(carriedIn(touching.by()));
        if (!edge.closed()) {
            inAir.put(touching.from(), edge);
            refilled = guess.hands().size() > 1 ? refilled : 0;
            takenByOthers = touching.by() != turn ? takenByOthers | bit : takenByOthers & ~bit;
            verdicts.addAll(arbiter.lift(edge.t(), touching.by(), edge.square()));
            return verdicts;
        }
        Man before = arbiter.position().at(edge.square());
        boolean takes = (takenByOthers & bit) != 0 && before != null && before.side() != turn;
        takenByOthers &= ~bit;
        boolean carrying = false;
        for (BoardGuess.Held held : guess.hands()) {
            carrying |= held.man().side() == turn;
        }
        refilled = takes && carrying ? refilled | bit : refilled & ~bit;
        int from = touching.from();
        SquareEdge lifted = from < 0 ? null : inAir.remove(from);
        if (lifted != null && from != edge.square() && !arbiter.holds(touching.by(), from)) {
            // It seemed to be the opponent's hand that lifted him.
            verdicts.addAll(arbiter.lift(lifted.t(), touching.by(), lifted.square()));
        }
        if (touching.by() == turn && from >= 0 && from != edge.square()) {
            int passed = Square.of(Square.file(edge.square()), Square.rank(from));
            if (takes) {
                verdicts.addAll(arbiter.touch(edge.t(), turn, edge.square()));
            } else if ((takenByOthers & Square.bit(passed) & ~guess.occupied()) != 0
                    && (inPassing(line.position(), passed) & Square.bit(from)) != 0) {
                verdicts.addAll(arbiter.touch(edge.t(), turn, passed));
            }
        }
        verdicts.addAll(arbiter.place(edge.t(), touching.by(), edge.square(), edge.colour(), edge.piece()));
        return verdicts;
    }
}

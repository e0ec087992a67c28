package org.jadoube.game;

import java.util.List;
import java.util.TreeMap;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Irregularity;
import org.jadoube.arbiter.Judgement;
import org.jadoube.arbiter.Lapsed;
import org.jadoube.arbiter.TakebackAgreed;
import org.jadoube.arbiter.Verdict;
import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.rules.Move;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the score: which of the moves that inference settles may stand, and what the world is told of them.
 *
 * <p>A settled move that the arbiter does not let stand, or that is part of an unlawful act, is held until it is
 * completed, put right, or past complaint.
 */
final class Scorekeeper {

    /** A rest on the way and the rest of the way take no longer than this, in ms. */
    private static final long SLIDE = 1_200;

    private final GameSetup setup;
    private final Desk desk;
    private final GameLine line;
    private final MoveTracker tracker;
    private final Arbiter arbiter;
    private final Herald herald;
    private final BoardGuess guess;
    private final Questions questions;
    private final Remote remote;
    private final RestoreDesk restoring;
    private final Deeds deeds;
    private final Stage stage;
    private final Chronicle chronicle;
    private final TreeMap<Integer, String> provisional = new TreeMap<>();
    private @Nullable Ply held;
    private boolean unlawful;
    private boolean doubtful;
    private boolean owing;
    private long finishedAt;
    private int base;

    Scorekeeper(
            GameSetup setup,
            Desk desk,
            GameLine line,
            MoveTracker tracker,
            Arbiter arbiter,
            Herald herald,
            BoardGuess guess,
            Questions questions,
            Remote remote,
            RestoreDesk restoring,
            Deeds deeds,
            Stage stage,
            Chronicle chronicle) {
        this.setup = setup;
        this.desk = desk;
        this.line = line;
        this.tracker = tracker;
        this.arbiter = arbiter;
        this.herald = herald;
        this.guess = guess;
        this.questions = questions;
        this.remote = remote;
        this.restoring = restoring;
        this.deeds = deeds;
        this.stage = stage;
        this.chronicle = chronicle;
        this.base = line.size();
    }

    /** How many plies came before inference began. */
    int base() {
        return base;
    }

    /** The ply that is held back, or null. */
    @Nullable
    Ply held() {
        return held;
    }

    /** Whether the ply that is held back is part of an unlawful act. */
    boolean heldUnlawful() {
        Ply waiting = held;
        return waiting != null && (unlawful || deeds.belie(line.position(), waiting));
    }

    /** The side that plays the ply with this id. */
    Side sideOf(int id) {
        Side turn = line.position().turn();
        return Math.floorMod(id - line.size(), 2) == 1 ? turn : turn.other();
    }

    /** The likely move while the hand may still go on, unless the hands have done something else. */
    void provisional(Finding.Provisional f) {
        int id = base + f.index() + 1;
        Ply ply = f.ply();
        if (ply == null || (ply.before().equals(line.position()) && deeds.belie(line.position(), ply))) {
            if (provisional.remove(id) != null) {
                desk.say(new GameEvent.Provisional(desk.now(), id, sideOf(id), null, null));
            }
            return;
        }
        String uci = uci(ply.move());
        if (!uci.equals(provisional.put(id, uci))) {
            Side by = ply.before().turn();
            desk.say(new GameEvent.Provisional(desk.now(), id, by, uci, San.write(ply.before(), ply.move())));
        }
    }

    /** A ply is settled: it is told, held or sent back. */
    void settled(Ply ply) {
        Ply waiting = held;
        if (waiting != null && ply.before().equals(waiting.after())) {
            tell(waiting);
        }
        if (arbiter.result() != null || !ply.before().equals(arbiter.position())) {
            return;
        }
        if (!remote.accepts(ply)) {
            tracker.retract(desk.now(), 1);
            restoring.wrongRemote(line.position());
        } else if (deeds.belie(line.position(), ply)) {
            held = ply;
            unlawful = true;
        } else if (arbiter.judge(ply.move(), made(ply)) instanceof Judgement.Breach) {
            breached(ply);
        } else {
            tell(ply);
        }
    }

    private void breached(Ply ply) {
        held = ply;
        unlawful = false;
        doubtful = mayBeTheOpponents(ply);
        if (!setup.levers() && !doubtful) {
            breach(false);
        }
    }

    /** Whether a man whose touch binds is still in the air: the opponent may have taken him for the reply. */
    private boolean mayBeTheOpponents(Ply ply) {
        long air = ply.after().occupied() & ~tracker.occupied();
        return arbiter.duty().squares().stream().anyMatch(square -> (air >>> square & 1) != 0);
    }

    /** Looks again at a ply that was held as part of an unlawful act: men may have been put back. */
    void again() {
        Ply waiting = held;
        if (waiting != null && unlawful && !deeds.belie(line.position(), waiting)) {
            held = null;
            restoring.settled();
            settled(waiting);
        } else if (waiting != null && !unlawful && doubtful && !mayBeTheOpponents(waiting)) {
            held = null;
            settled(waiting);
        }
    }

    /** The breach of article 4 that is held is completed. */
    void breach(boolean pressed) {
        Ply ply = held;
        if (ply != null) {
            held = null;
            questions.playedOn();
            hear(arbiter.breach(desk.now(), made(ply), ply.move(), pressed));
            tracker.retract(desk.now(), 1);
            restoring.breach(line.position());
        }
    }

    /** The ply that is held back was part of an unlawful act that was ruled on: it was none. */
    void drop() {
        if (held != null) {
            held = null;
            tracker.retract(desk.now(), 1);
        }
    }

    /** The breach that is held is past complaint (4.8): it stands. */
    void pastComplaint() {
        Ply waiting = held;
        if (waiting != null) {
            tell(waiting);
        }
    }

    /**
     * Follows a two-man move: by the Laws it is made when its second man is done (4.7.1, 4.7.2), at home with the first.
     *
     * @param t the time of the last edge
     */
    void follow(long t) {
        boolean owes = tracker.residue().owed() != 0 && tracker.firstLikely() != null;
        if (owing && !owes) {
            finishedAt = t;
        }
        owing = owes;
    }

    /** When the likely or settled {@code ply} was made, in ms. */
    long made(Ply ply) {
        return isTwoMan(ply.move()) && !setup.rules().lenientTwoManMoves()
                ? Math.max(ply.made(), finishedAt)
                : ply.made();
    }

    /** Whether the last likely ply, and it is this one, still waits for its second man. */
    boolean isUnfinished(@Nullable Ply ply) {
        Ply last = tracker.provisional();
        return ply != null
                && isTwoMan(ply.move())
                && tracker.residue().owed() != 0
                && (last == null || last.index() == ply.index());
    }

    private static boolean isTwoMan(Move move) {
        return move.kind() == Move.Kind.CASTLING || move.kind() == Move.Kind.EN_PASSANT;
    }

    private void tell(Ply ply) {
        held = null;
        questions.playedOn();
        restoring.settled();
        long made = made(ply);
        moved(ply.move(), made);
        hear(arbiter.made(desk.now(), made, ply.move()));
        remote.made(ply);
        guess.agree(line.position(), tracker.occupied());
        if (arbiter.result() == null && isTwoMan(ply.move()) && tracker.firstLikely() == null) {
            restoring.owed(line.position(), ply.move(), tracker.residue());
        }
    }

    /** The arbiter says which move this was; the board counts as standing after it. */
    void enforce(Move move, long made) {
        held = null;
        restoring.settled();
        moved(move, made);
        hear(arbiter.made(desk.now(), made, move));
        reset();
    }

    private void moved(Move move, long made) {
        GameLine.Told told = line.add(move, made);
        provisional.headMap(told.id(), true).clear();
        desk.say(new GameEvent.Moved(
                desk.now(),
                told.id(),
                told.by(),
                told.uci(),
                told.san(),
                told.after().fen(),
                made));
    }

    /** What was settled turned out otherwise. */
    void amended(Finding.Amended f) {
        int from = Math.min(f.index(), line.size() - base);
        held = null;
        boolean second = isSecondThought(f, from);
        List<String> was =
                line.cut(base + from).stream().map(GameLine.Told::uci).toList();
        chronicle.undone(List.of(), "");
        List<Ply> to = was.isEmpty() || second ? List.of() : f.to();
        to.forEach(ply -> line.add(ply.move(), ply.made()));
        if (!was.isEmpty()) {
            provisional.clear();
            List<Move> moves = to.stream().map(Ply::move).toList();
            desk.say(new GameEvent.Amended(
                    desk.now(),
                    base + from + 1,
                    was,
                    moves.stream().map(this::uci).toList(),
                    line.position().fen()));
            hear(arbiter.amend(desk.now(), was.size(), moves));
        }
        remote.amended(base + from, line);
        guess.agree(line.position(), tracker.occupied());
        if (to.isEmpty()) {
            f.to().forEach(this::settled);
        }
    }

    /** A player who has released a man as a lawful move goes on with that man, and is bound to what was made (4.7). */
    private boolean isSecondThought(Finding.Amended f, int from) {
        return f.to().size() == 1
                && line.size() - base == from + 1
                && !isSlowSlide(f.to().getFirst())
                && arbiter.judgeInstead(f.to().getFirst().move()) instanceof Judgement.Breach;
    }

    /** A man that was thought to have arrived went on in the same direction: he was never let go of. */
    private boolean isSlowSlide(Ply ply) {
        GameLine.Told told = line.last();
        return told != null
                && told.move().from() == ply.move().from()
                && Square.isBetween(
                        told.move().from(), told.move().to(), ply.move().to())
                && ply.made() - told.made() <= SLIDE;
    }

    /** So many plies are taken back, where the rules allow it; inference is told. */
    void takenBack(int plies) {
        if (setup.rules().takebacks() && plies <= line.size()) {
            undo(plies);
            reset();
        }
    }

    /** Inference has found that so many plies were taken back, and has gone back itself. */
    void foundTakenBack(int plies) {
        if (setup.rules().takebacks() && plies <= line.size()) {
            undo(plies);
            base = Math.min(base, line.size());
            provisional.clear();
            guess.agree(line.position(), tracker.occupied());
        } else {
            reset();
        }
    }

    /** Who made the last move takes it back, as the coach has offered; the men still stand as after it. */
    void takenBackByChoice() {
        agreedTakeback(1);
    }

    /** Both players have said that so many plies are taken back; the men still stand as after them. */
    private void agreedTakeback(int plies) {
        undo(plies);
        tracker.retract(desk.now(), plies);
        base = Math.min(base, line.size());
        provisional.clear();
        restoring.takeBack(line.position());
    }

    private void undo(int plies) {
        List<GameLine.Told> gone = line.cut(line.size() - plies);
        for (GameLine.Told undone : gone.reversed()) {
            desk.say(new GameEvent.TakenBack(
                    desk.now(), undone.id(), undone.uci(), undone.before().fen()));
        }
        chronicle.undone(gone.stream().map(GameLine.Told::san).toList(), "Taken back");
        questions.lapseAll();
        held = null;
        hear(arbiter.retract(plies));
        remote.amended(line.size(), line);
        restoring.settled();
        herald.say(arbiter.duty());
    }

    /** Inference starts anew from the position that stands, with the board as it is. */
    void anew() {
        held = null;
        provisional.clear();
        if (!tracker.again(desk.now(), line.position(), line.size())) {
            tracker.reset(desk.now(), line.start(), line.fromStart());
        }
        base = line.size();
    }

    private void reset() {
        anew();
        guess.agree(line.position(), tracker.occupied());
    }

    void say(Verdict verdict) {
        herald.say(verdict);
    }

    /** Verdicts are told; one that brings a move back to life is played. */
    void hear(List<Verdict> verdicts) {
        for (Verdict verdict : verdicts) {
            herald.say(verdict);
            if (verdict instanceof Lapsed lapsed) {
                moved(lapsed.move(), lapsed.made());
                restoring.settled();
                reset();
            } else if (verdict instanceof TakebackAgreed agreed) {
                agreedTakeback(agreed.plies());
            } else if (verdict instanceof Irregularity found) {
                found(found);
            }
        }
    }

    /** An irregularity was found later: the game goes on from an earlier position, or begins anew, or goes on. */
    private void found(Irregularity found) {
        switch (found.outcome()) {
            case RESTORE -> backTo(found);
            case NEW_GAME -> stage.anew();
            case PLAY_ON -> {
                if (found.kind() == Irregularity.Kind.BOARD_TURNED) {
                    stage.upright();
                }
            }
        }
    }

    /** The arbiter has gone back already; now the score does, and the men are to follow (7.5.1, 7.6). */
    private void backTo(Irregularity found) {
        int plies = line.size() - found.ply();
        List<GameLine.Told> gone = line.cut(found.ply());
        List<String> was = gone.stream().map(GameLine.Told::uci).toList();
        chronicle.undone(gone.stream().map(GameLine.Told::san).toList(), "No longer stands");
        desk.say(new GameEvent.Amended(
                desk.now(), found.ply() + 1, was, List.of(), line.position().fen()));
        questions.lapseAll();
        held = null;
        remote.amended(line.size(), line);
        tracker.retract(desk.now(), plies);
        base = Math.min(base, line.size());
        provisional.clear();
        restoring.goBack(
                line.position(),
                found.kind() == Irregularity.Kind.ILLEGAL_MOVE
                        ? GameEvent.RestoreReason.ILLEGAL_MOVE
                        : GameEvent.RestoreReason.NOT_EXPLAINED);
    }

    private String uci(Move move) {
        return move.uci(line.position().chess960());
    }
}

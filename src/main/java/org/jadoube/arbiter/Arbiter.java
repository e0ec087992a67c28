package org.jadoube.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.History;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * The arbiter of one game by the FIDE Laws of 2023 and the house rules agreed.
 *
 * <p>He never looks at the board: he is told what was touched, set down, made, pressed and said, each with its time
 * {@code t} in ms of the game, and answers with verdicts in the order in which they are to be told. What waits for time
 * is due at {@link #nextDue()}; call {@link #advance} with the time of an input before handing the input over. After
 * the end of the game every act is answered with nothing, every word with a notice.
 */
public final class Arbiter {
    private final Table table;
    private final MoveDesk moves;
    private final SpeechDesk speech;
    private final IrregularityDesk irregularities;

    /** An arbiter for a game that is about to begin, or goes on from {@link ArbiterSetup#history()}. */
    public Arbiter(ArbiterSetup setup) {
        table = new Table(setup);
        moves = new MoveDesk(table);
        speech = new SpeechDesk(table);
        irregularities = new IrregularityDesk(table, setup.category());
    }

    /** The result, if the game is over where it starts. */
    public List<Verdict> begin(long t) {
        List<Verdict> out = new ArrayList<>();
        GameResult end = table.endings.after(table.line.history(), null);
        if (end != null && !table.over()) {
            table.end(t, end, out);
        }
        return out;
    }

    // ---- what hands do

    /** A man is lifted; {@code by} as the session takes it, see interfaces. */
    public List<Verdict> lift(long t, Side by, int square) {
        return touched(t, toucher(by), new Turns.Lift(t, square));
    }

    /** A man taken up before this player's turn began, and still in the hand; nothing while it is not this player's turn. */
    public List<Verdict> carriedIn(long t, Side by, int square) {
        TouchLedger ledger = table.turns.of(by);
        Man man = ledger == null ? null : ledger.position().at(square);
        return man != null && man.side() == by ? lift(t, by, square) : List.of();
    }

    /** A man is touched without being lifted. */
    public List<Verdict> touch(long t, Side by, int square) {
        return touched(t, toucher(by), new Turns.Contact(t, square));
    }

    /**
     * A man is set down.
     *
     * @param colour whose man stands there now, if a sensor knows
     * @param piece what it is, if a sensor knows
     */
    public List<Verdict> place(long t, Side by, int square, @Nullable Side colour, @Nullable Piece piece) {
        List<Verdict> out = new ArrayList<>();
        if (!table.over()) {
            boolean adjusting = table.turns.onMove().adjusting();
            table.turns.act(toucher(by), new Turns.Place(t, square, colour, piece));
            if (!adjusting && table.turns.onMove().adjusting()) {
                out.add(Notice.of(Notice.Code.ADJUSTING, table.onMove()));
            }
            table.dutyNews(out);
        }
        return out;
    }

    /** While a player is adjusting, the hand on any man is that player's (4.2.1). */
    private Side toucher(Side by) {
        return table.turns.onMove().adjusting() ? table.onMove() : by;
    }

    private List<Verdict> touched(long t, Side by, Turns.Act act) {
        List<Verdict> out = new ArrayList<>();
        Table.Breach breach = table.breach;
        if (breach != null && breach.by() == by.other()) {
            out.addAll(moves.lapse(t, breach));
        }
        if (table.over()) {
            return out;
        }
        if (by == table.position().turn() && table.clock != null) {
            table.clockReading(t, table.clock.start(t, by), out);
        }
        boolean accident = table.turns.onMove().accident();
        if (!table.turns.act(by, act)) {
            return wrongSide(by, out);
        }
        if (!accident && table.turns.onMove().accident()) {
            out.add(Notice.of(Notice.Code.RESTORE_IN_OWN_TIME, by));
        }
        if (table.turns.onMove().touched()) {
            Table.addIfAny(table.offers.touched(by), out);
        }
        table.dutyNews(out);
        return out;
    }

    /**
     * The player not on move touches a man: a remark, unless men are being put back for a take-back, and the duty of the
     * other stays as it is (4.3).
     */
    private List<Verdict> wrongSide(Side by, List<Verdict> out) {
        if (table.takebackAsked == null) {
            out.add(Notice.of(Notice.Code.NOT_YOUR_TURN, by));
        }
        if (table.turns.silent()) {
            out.add(table.turns.again());
        }
        return out;
    }

    /** A man of the player not on move was set down elsewhere or left off; it goes back, and nothing is counted. */
    public Ruling wrongSideMoved(Side by) {
        return table.offences.rule(Ruling.Kind.WRONG_SIDE, by, Ruling.Kind.WRONG_SIDE.law(), false);
    }

    // ---- what moves mean

    /**
     * The move that the player on move has made by all likelihood though it is not settled, or null if it was none.
     * From then on the opponent has the move (1.3). A castling or capture in passing that is not finished is not made.
     */
    public void likely(@Nullable Move move, long made) {
        table.turns.likely(move, made);
    }

    /**
     * Whether a move that is about to be told may stand after what was touched and released until it was made at
     * {@code made} (4.3, 4.4, 4.7). What the player touches later belongs to the next turn; and once the opponent has
     * touched a man of his own since then, he has no complaint any more (4.8).
     */
    public Judgement judge(Move move, long made) {
        Duty duty = table.turns.current().dutyAt(made);
        if (duty.allows(move)) {
            return new Judgement.Allowed();
        }
        if (table.turns.opponentTouchedSince(made)) {
            table.lapsedAt = table.line.plies() + 1;
            return new Judgement.Allowed();
        }
        return new Judgement.Breach(duty.law());
    }

    /** Whether the last move may turn into this one after what was touched and released in its turn (4.7). */
    public Judgement judgeInstead(Move move) {
        TouchLedger past = table.turns.past();
        if (past == null) {
            return new Judgement.Allowed();
        }
        past.settle();
        Duty duty = past.duty();
        return duty.kind() == Duty.Kind.FREE || duty.allows(move)
                ? new Judgement.Allowed()
                : new Judgement.Breach(duty.law());
    }

    /** A move is settled and stands; {@code made} is when it was made. Completed at once if there are no levers. */
    public List<Verdict> made(long t, long made, Move move) {
        return table.over() ? List.of() : moves.made(t, made, move);
    }

    /** A lawful move that {@link #judge} found to break article 4 is completed: it goes back, the duty binds. */
    public List<Verdict> breach(long t, long made, Move move, boolean pressed) {
        List<Verdict> out = new ArrayList<>();
        if (table.over()) {
            return out;
        }
        Side by = table.position().turn();
        Judgement judgement = judge(move, made);
        String law = judgement instanceof Judgement.Breach(String article) ? article : "4.3";
        Ruling ruling = table.rule(Ruling.Kind.TOUCH_BREACH, by, law, law.equals("4.4.2"), out);
        table.breach = new Table.Breach(ruling.id(), by, move, made, pressed);
        table.turns.likely(null, made);
        out.add(table.turns.again());
        return out;
    }

    /** From here on these sides sit elsewhere. */
    public void remote(RemoteSides now) {
        table.turns.remote(now);
    }

    /** A lever goes down; the session has settled a lawful move of this press before. */
    public List<Verdict> press(long t, Side side, Standing standing) {
        return table.over() ? List.of() : moves.press(t, side, standing);
    }

    /** Without levers: the unlawful act of the player on move is completed, because the opponent goes on. */
    public List<Verdict> completedUnlawfully(long t, Standing standing) {
        return table.over() ? List.of() : moves.unlawful(t, table.position().turn(), standing);
    }

    /** The last plies are gone: taken back, or settled otherwise than told. */
    public List<Verdict> retract(int plies) {
        table.line.undo(plies);
        table.breach = null;
        table.takebackAsked = null;
        table.turns.restart(table.position());
        return List.of();
    }

    /** The last plies were other moves than told; what the next player has touched meanwhile still counts. */
    public List<Verdict> amend(long t, int plies, List<Move> instead) {
        List<Verdict> out = new ArrayList<>();
        table.line.undo(plies);
        for (Move move : instead) {
            table.line.play(move);
            if (!table.levers) {
                Table.addIfAny(table.line.complete(table.line.plies(), Completed.Cause.SETTLED), out);
            }
        }
        table.result = null;
        table.breach = null;
        if (plies == 1 && instead.isEmpty()) {
            table.turns.resumePast(table.position());
        } else {
            table.turns.restart(table.position());
        }
        GameResult end = table.endings.after(table.line.history(), null);
        if (end != null) {
            table.end(t, end, out);
        } else if (!instead.isEmpty()) {
            table.sayCheck(out);
        }
        table.dutyNews(out);
        return out;
    }

    // ---- time

    /** When the next thing falls due; {@link Long#MAX_VALUE} if nothing does. */
    public long nextDue() {
        if (table.over()) {
            return Long.MAX_VALUE;
        }
        return Math.min(table.turns.nextDue(), flagDue());
    }

    /** Does everything that is due before {@code t}, each at its own time. */
    public List<Verdict> advance(long t) {
        List<Verdict> out = new ArrayList<>();
        while (nextDue() < t) {
            long due = nextDue();
            if (table.turns.nextDue() == due) {
                table.turns.advance(due + 1);
                table.dutyNews(out);
            } else {
                Side side = table.clock == null ? null : table.clock.advance(due + 1);
                if (side != null) {
                    out.addAll(flagFallen(due, side));
                }
            }
        }
        return out;
    }

    /** An outside clock says that this side's time is up (6.9). */
    public List<Verdict> flag(long t, Side side) {
        if (table.over()) {
            return List.of();
        }
        if (table.clock != null) {
            table.clock.flag(t, side);
        }
        return flagFallen(t, side);
    }

    /** Without levers a made move stops its player's time when it settles; until then the flag waits. */
    private long flagDue() {
        ChessClock clock = table.clock;
        if (clock == null) {
            return Long.MAX_VALUE;
        }
        long due = clock.nextDue();
        boolean stopping = !table.levers
                && table.turns.likely() != null
                && table.turns.likelyMade() <= due
                && clock.running() == table.position().turn();
        return stopping ? Long.MAX_VALUE : due;
    }

    private List<Verdict> flagFallen(long t, Side side) {
        List<Verdict> out = new ArrayList<>();
        if (table.clock != null) {
            out.add(table.clock.reading(t));
        }
        if (moves.likelyEnd() && table.turns.likelyMade() <= t) {
            return out;
        }
        table.end(t, table.endings.loss(table.position(), side, Reason.TIME, "6.9"), out);
        return out;
    }

    // ---- words

    /** Says what a player or the arbiter says with {@code words}; see {@link Saying} for what can be said. */
    public List<Verdict> say(long t, Saying saying) {
        return new Hearing(table, speech, moves, irregularities).hear(t, saying);
    }

    /** Whether this irregularity can be found now, so that the opponent may be asked to grant it. */
    public boolean mayBeFound(Saying.Found found) {
        return !table.over() && irregularities.hasPly(found.kind(), found.ply());
    }

    /** The opponent does not grant that an irregularity was found. */
    public List<Verdict> refused(Saying.Found found) {
        return table.over() ? List.of() : irregularities.refused(found);
    }

    /** The men are back where they belong: time goes on (7.1). */
    public List<Verdict> boardRight(long t) {
        List<Verdict> out = new ArrayList<>();
        if (table.waitsForBoard && table.clock != null) {
            table.waitsForBoard = false;
            table.clockReading(t, table.clock.resume(t, table.position().turn()), out);
        }
        return out;
    }

    /** Every man stands where the position has him, whichever hand has set him down. */
    public void menHome(long t) {
        table.turns.current().home(t);
    }

    // ---- what can be asked

    /** What the player on move is bound to. */
    public Duty duty() {
        return table.turns.current().duty();
    }

    /** The touches of the player whose settled turn it is. */
    public TouchLedger ledger() {
        return table.turns.current();
    }

    /** Whether this side has the man of {@code home} in hand by what was told of lifts in its turn. */
    public boolean holds(Side by, int home) {
        TouchLedger ledger = table.turns.of(by);
        return ledger != null && ledger.inHand().contains(home);
    }

    /** The position after the moves that stand. */
    public Position position() {
        return table.position();
    }

    /** The moves that stand, with repetitions. */
    public History history() {
        return table.line.history();
    }

    /** Who has the move by article 1.3. */
    public Side onMove() {
        return table.onMove();
    }

    /** The result, or null while the game goes on. */
    public @Nullable GameResult result() {
        return table.result;
    }

    /** Whether the game has ended by the position alone, so that another last move would not have ended it. */
    public boolean resultByPosition() {
        return table.result != null && table.result.reason().byPosition();
    }

    /** Whether a touch breach is ruled and may still lapse (4.8). */
    public boolean breachOpen() {
        return table.breach != null;
    }

    /** Who has offered a draw that stands, or null. */
    public @Nullable Side offerOpen() {
        return table.offers.open();
    }

    /** Whether {@code side} may claim: it has the move and has touched nothing yet (9.2, 9.4). */
    public boolean mayClaim(Side side) {
        return !table.over() && table.onMove() == side && !table.turns.onMove().touched();
    }

    /** Whether a claim of a draw would be right as the board stands; nobody tells it in a competition. */
    public boolean claimHolds(Claim.Kind kind) {
        return DrawClaims.judge(kind, table.present(), null).accepted();
    }

    /** Whether {@code side} may stop the clocks because the man for its pawn is missing (6.11.2). */
    public boolean maySendForAMan(Side side) {
        return !table.over()
                && table.position().turn() == side
                && duty().allowed().stream().anyMatch(move -> move.promotion() != null);
    }

    /** Whether any ruling stands. */
    public boolean hasRulings() {
        return table.offences.anyStands();
    }

    /** Who has asked to take moves back, or null. */
    public @Nullable Side takebackAsked() {
        return table.takebackAsked;
    }

    /** How many plies a take-back asked by this side would undo, 0 if it has no move to take back. */
    public int takebackPlies(Side by) {
        return speech.takebackPlies(by);
    }

    /** Offences counted against a side. */
    public int offences(Side side) {
        return table.offences.count(side);
    }

    /** The clock as it stands, or null if there is none. */
    public @Nullable ClockReading clock(long t) {
        ChessClock clock = table.clock;
        return clock == null ? null : clock.reading(t);
    }
}

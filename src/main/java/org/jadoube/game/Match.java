package org.jadoube.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.inference.Finding;
import org.jadoube.inference.MoveTracker;
import org.jadoube.inference.Ply;
import org.jadoube.inference.Why;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;
import org.jspecify.annotations.Nullable;

/**
 * One game at the board: brings together what inference finds, what the arbiter makes of it, and what the world is told.
 *
 * <p>Inference says what was done; the arbiter says what that means. Here is only the order in which they are asked.
 */
final class Match {

    private GameSetup setup;
    private final Desk desk;
    private final GameLine line;
    private final MoveTracker tracker;
    private final Arbiter arbiter;
    private final Chronicle chronicle;
    private final Herald herald;
    private final BoardGuess guess = new BoardGuess();
    private final Questions questions;
    private final Remote remote;
    private final Hints hints;
    private final Grades grades = new Grades();
    private final RestoreDesk restoring;
    private final Stage stage;
    private final LightDesk lights;
    private final TrackerQuestions asked;
    private final Deeds deeds;
    private final Scorekeeper score;
    private final Hands hands;
    private final WrongSide wrongSide;
    private final Presses presses = new Presses();
    private final Acts acts;
    private final Aftermath aftermath;
    private final SpokenWords words;
    private final AtRest atRest;
    private final Findings findings;
    private final Teacher teacher;
    private final Stillness stillness;

    /** A game not yet begun; {@code lit} is the scene that the board shows until then. */
    Match(GameSetup setup, Desk desk, Questions questions, LightScene lit) {
        this.setup = setup;
        this.desk = desk;
        this.questions = questions;
        this.line = new GameLine(setup.start(), setup.history());
        this.tracker = Making.tracker(setup, line, desk.now());
        this.arbiter = Making.arbiter(setup, desk);
        this.chronicle = new Chronicle(line, arbiter, setup.rules().touchMove());
        this.herald = new Herald(desk, setup.start().chess960(), chronicle);
        this.remote = new Remote(setup, desk, tracker);
        this.hints = new Hints(desk, arbiter, line);
        this.restoring = new RestoreDesk(setup, desk, guess, tracker);
        this.stage = new Stage(questions);
        this.lights = new LightDesk(setup, desk, lit);
        this.asked = new TrackerQuestions(questions, tracker, desk);
        this.deeds =
                new Deeds(guess, tracker, !setup.rules().lenientTwoManMoves(), setup.sensor() == SensorKind.IDENTITY);
        this.score = new Scorekeeper(
                setup, desk, line, tracker, arbiter, herald, guess, questions, remote, restoring, deeds, stage,
                chronicle);
        this.hands = new Hands(setup.rules(), desk, guess, arbiter, tracker, line);
        this.wrongSide = new WrongSide(arbiter, score, tracker, deeds, restoring);
        this.acts = new Acts(
                setup, desk, line, tracker, arbiter, guess, questions, score, hands, deeds, wrongSide, restoring,
                remote);
        this.aftermath = new Aftermath(setup, arbiter, guess);
        this.words = new SpokenWords(
                desk,
                line,
                tracker,
                arbiter,
                score,
                chronicle,
                new Complaints(desk, line, arbiter, questions, score),
                stage,
                hints);
        this.atRest = new AtRest(setup, line, tracker, guess, score);
        this.teacher = new Teacher(setup, desk, line, tracker, guess, restoring, questions, arbiter, score, grades);
        this.findings = new Findings(
                setup, desk, line, arbiter, guess, score, stage, asked, acts, wrongSide, restoring, remote, aftermath,
                atRest, teacher);
        this.stillness = new Stillness(desk, tracker);
        guess.agree(line.position(), line.position().occupied());
    }

    /** Tells where the game stands before anything happens. */
    void begin() {
        score.hear(arbiter.begin(desk.now()));
        if (arbiter.result() == null) {
            herald.say(arbiter.duty());
        }
        show();
    }

    // ---- the board

    /** The first reading of the board. */
    void board(long t, Reading reading) {
        tracker.board(t, reading);
        guess.agree(line.position(), reading.occupied());
        findings();
        show();
    }

    /** The board as it stands after it was turned: a first move may stand on it already. */
    void turned(long t, Reading reading) {
        findings.touched();
        tracker.board(t, reading);
        score.anew();
        guess.agree(line.position(), reading.occupied());
        findings();
        show();
    }

    /** The game goes over to a board that stands right (FIDE 7.2.2): the men are to be put where they belong on it. */
    void moved(long t, Reading reading) {
        tracker.board(t, reading);
        guess.agree(line.position(), reading.occupied());
        restoring.goBack(line.position(), GameEvent.RestoreReason.SET_UP);
        findings();
        show();
    }

    /** The board is seen again and shows these squares full; what was done since it was seen last, nobody saw. */
    void unwatched(long t, long full) {
        tracker.unwatched(t, full);
        findings();
        show();
    }

    /** The position after the moves that stand, as a FEN. */
    String fen() {
        return line.position().fen();
    }

    /** Edges accepted at {@code t}; a man lifted from {@code excused} squares is not touched. */
    void scan(long t, List<SquareEdge> accepted, long excused) {
        findings.touched();
        aftermath.edge(t);
        List<SquareEdge> edges = hands.named(accepted);
        if (restoring.isGoingBack()) {
            hands.told(edges);
            tracker.scan(t, edges);
            findings();
            show();
            return;
        }
        atRest.edges(t);
        acts.before(t);
        teacher.edges(edges);
        List<Hands.Touching> touchings = hands.told(edges);
        acts.completedByTouch(touchings);
        if (tracker.isDisturbed() && restoring.isPuttingRight()) {
            score.anew();
        }
        tracker.scan(t, edges);
        score.follow(edges.isEmpty() ? t : edges.getLast().t());
        for (Hands.Touching touching : touchings) {
            if (!isPutBack(touching) && (excused & Square.bit(touching.edge().square())) == 0) {
                score.hear(hands.judged(touching));
            }
        }
        home(t);
        stage.follow(edges);
        findings();
        show();
    }

    /** Several men who come back at once cannot be told apart; when the board stands as the score says, each of them is home. */
    private void home(long t) {
        boolean stands = tracker.firstLikely() == null
                && tracker.residue().isNothing()
                && tracker.occupied() == line.position().occupied();
        if (stands && !guess.hands().isEmpty()) {
            guess.agree(line.position(), tracker.occupied());
            arbiter.menHome(t);
        }
    }

    /** Whether the player not on move takes a man away because the board has to be put right. */
    private boolean isPutBack(Hands.Touching touching) {
        return !touching.edge().closed()
                && touching.by() != arbiter.onMove()
                && (restoring.shown().remove() & Square.bit(touching.edge().square())) != 0;
    }

    void touch(Input.Touch i) {
        score.hear(arbiter.touch(i.t(), i.by(), i.square()));
        show();
    }

    // ---- what inference finds

    private void findings() {
        for (List<Finding> found = tracker.drain(); !found.isEmpty(); found = tracker.drain()) {
            found.forEach(findings::take);
        }
        score.again();
        if (tracker.residue().isNothing()) {
            questions.lapse(GameEvent.Question.ORIENTATION);
        }
        boolean belied = deeds.belieLikely(line.position());
        Finding.Asked question = asked.waiting();
        if (question != null && !belied && score.held() == null) {
            asked.put(
                    score.sideOf(score.base() + question.index() + 1),
                    line.position().chess960());
        }
        likely(belied);
    }

    /** From the moment a move is made, settled or not, the other player has the move (FIDE 1.3). */
    private void likely(boolean belied) {
        if (arbiter.result() != null) {
            return;
        }
        if (restoring.isGoingBack()) {
            arbiter.likely(null, desk.now());
            return;
        }
        Ply ply = tracker.firstLikely();
        boolean strict = !setup.rules().lenientTwoManMoves();
        boolean finished = score.held() == null && !belied && !(strict && score.isUnfinished(ply));
        if (ply != null && finished && ply.before().equals(arbiter.position())) {
            arbiter.likely(ply.move(), score.made(ply));
        } else {
            arbiter.likely(null, desk.now());
        }
    }

    /** The first move was already made when it was agreed that it was lawful. */
    void played(Move first) {
        findings.touched();
        score.enforce(first, desk.now());
        findings();
        show();
    }

    // ---- the clock and words

    void press(Input.Press i) {
        if (restoring.isGoingBack()) {
            return;
        }
        tracker.press(i.t(), i.side());
        presses.add(new Acts.Pressed(i.t(), i.side()));
    }

    /** A word of a player or the arbiter. */
    void say(Input.Say i) {
        words.say(i, setup);
        findings();
        show();
    }

    void choose(Input.Choose i) {
        questions.choose(i.choice(), i.id());
        findings();
        show();
    }

    void hint(Input.Hint i) {
        hints.arrived(i, setup);
        show();
    }

    void grades(Input.Grades i) {
        grades.arrived(i, line);
        show();
    }

    void remote(Input.Remote i) {
        if (!teacher.holds(i)) {
            remote.arrived(i, line, tracker.likely());
        }
        findings();
        show();
    }

    void flag(Input.Flag i) {
        score.hear(arbiter.flag(i.t(), i.side()));
        show();
    }

    // ---- time

    long nextDue() {
        long due = Math.min(Math.min(tracker.nextDue(), arbiterDue()), aftermath.setUpDue());
        return Math.min(Math.min(due, presses.due()), rested());
    }

    /** When what was thought to be under way turns out to have been undone; not before now, also where men went back unasked. */
    private long rested() {
        boolean waits = arbiter.result() == null && !restoring.isGoingBack();
        return waits ? Math.max(desk.now(), atRest.due()) : Long.MAX_VALUE;
    }

    private long arbiterDue() {
        return presses.flag(arbiter.nextDue());
    }

    /** Runs what falls due strictly before {@code t}; all of it is due at one moment. */
    void advance(long t) {
        boolean due = arbiterDue() < t || presses.due() < t || rested() < t;
        if (aftermath.setUpDue() < t) {
            due = true;
            aftermath.asked();
            stage.startPosition(-1, score::takenBack);
        }
        List<Finding> found = stillness.advance(t, due);
        if (stillness.lasts()) {
            aftermath.follow(desk.now());
            return;
        }
        found.forEach(findings::take);
        findings();
        while (presses.due() < t) {
            acts.pressed(presses.take());
            findings();
        }
        if (arbiterDue() < t) {
            score.hear(arbiter.advance(t));
        }
        if (rested() < t) {
            atRest.nothingIsOpen();
            findings();
        }
        show();
        stillness.looked();
    }

    /** Time is up: what stands is told. */
    void end() {
        findings();
        show();
        desk.say(new GameEvent.Ended(
                desk.now(),
                line.position().fen(),
                line.moves(),
                line.undone(),
                arbiter.result() == null ? "*" : arbiter.result().text(),
                state()));
    }

    /** What goes on inside. */
    Inside inside() {
        return new Inside(
                desk.now(),
                tracker.occupied(),
                line.position().fen(),
                line.moves().size(),
                tracker.living(),
                state());
    }

    private GameEvent.State state() {
        if (arbiter.result() != null) {
            return GameEvent.State.OVER;
        }
        if (!questions.open().isEmpty()) {
            return GameEvent.State.ASK;
        }
        if (restoring.isShown()) {
            return GameEvent.State.RESTORE;
        }
        return tracker.residue().isNothing() && !acts.isBelied() ? GameEvent.State.READY : GameEvent.State.IN_HAND;
    }

    /** Brings restore and lights up to date. */
    private void show() {
        stillness.end();
        Input.Remote late = teacher.release();
        if (late != null) {
            remote.arrived(late, line, tracker.likely());
        }
        aftermath.follow(desk.now());
        boolean lawful = !restoring.isGoingBack() && acts.isLawful();
        boolean wasWrong = restoring.isShown();
        restoring.show(line.position(), arbiter.result() != null, lawful, acts.isBelied());
        herald.restoreTold();
        atRest.putRight(wasWrong && !restoring.isShown());
        if (restoring.isGoingBack() && !restoring.isShown()) {
            restoring.arrived();
            score.anew();
            guess.agree(line.position(), tracker.occupied());
            score.hear(arbiter.boardRight(desk.now()));
        }
        teacher.follow();
        if (!desk.isHasty()) {
            light();
        }
    }

    /** What was not told in haste. */
    void caughtUp() {
        herald.caughtUp();
        light();
    }

    private void light() {
        GameLine.Told last = line.last();
        lights.show(
                arbiter,
                guess,
                tracker.firstLikely(),
                restoring.shown(),
                questions.squares(),
                last == null ? null : last.move(),
                remote.wanted(),
                hints.squares(setup),
                grades);
    }

    /** Why inference settled the ply with this id; null if it came before inference began. */
    @Nullable
    Why why(int id) {
        int index = id - 1 - score.base();
        return index < 0 || index >= tracker.told().size() ? null : tracker.why(index);
    }

    /** Why the man on {@code from} may not go to {@code to}; empty if he may, or if nobody is to be helped. */
    Optional<GameEvent.Explained> whyNot(int from, int to) {
        return teacher.whyNot(from, to);
    }

    /** The full squares, as the players see them. */
    long occupied() {
        return tracker.occupied();
    }

    /** Whether rules, position and clock may still be changed: before the first move. */
    boolean mayChange() {
        return !line.hasMoves() || arbiter.result() != null;
    }

    /** Whether the game has its result. */
    boolean isOver() {
        return arbiter.result() != null;
    }

    /** Whether the game is open and its first move is still to come. */
    boolean isBefore() {
        return !line.hasMoves() && arbiter.result() == null;
    }

    /** The position that the game starts from. */
    Position start() {
        return setup.start();
    }

    /** The lights of the board. */
    LightDesk lights() {
        return lights;
    }

    /** Takes over names and lights. */
    void changed(GameSetup now) {
        setup = now;
        lights.changed(now);
        teacher.changed(now);
        remote.changed(now.remote(), line);
        arbiter.remote(now.remote());
        show();
    }

    GameView view(int number) {
        return new GameView(number, setup, chronicle.plies(), line.position(), herald.result(), chronicle.remarks());
    }

    Sayable sayable() {
        return SayableNow.of(setup, arbiter, line, desk.now());
    }

    Stage stage() {
        return stage;
    }
}

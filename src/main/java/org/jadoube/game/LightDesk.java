package org.jadoube.game;

import java.util.List;
import java.util.Objects;
import org.jadoube.arbiter.Arbiter;
import org.jadoube.arbiter.Duty;
import org.jadoube.arbiter.HouseRule;
import org.jadoube.inference.Ply;
import org.jadoube.light.Danger;
import org.jadoube.light.Grade;
import org.jadoube.light.HelpLevel;
import org.jadoube.light.LightScene;
import org.jadoube.light.SceneComposer;
import org.jadoube.light.SceneSource;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/** Tells the scene of lights whenever it changes. */
final class LightDesk {

    private final Desk desk;
    private SceneComposer composer;
    private SceneComposer bare;
    private GameSetup setup;
    private LightScene own = LightScene.DARK;
    private LightScene shown = LightScene.DARK;
    private @Nullable LightScene cover;
    private boolean stale;

    /** {@code lit} is what another game has left on the board. */
    LightDesk(GameSetup setup, Desk desk, LightScene lit) {
        this.desk = desk;
        this.stale = !lit.equals(LightScene.DARK);
        this.setup = setup;
        this.composer = composer(setup);
        this.bare = composer.withoutTargets();
    }

    /** From here on what {@code setup} allows is shown. */
    void changed(GameSetup changed) {
        setup = changed;
        composer = composer(changed);
        bare = composer.withoutTargets();
    }

    private static SceneComposer composer(GameSetup setup) {
        return setup.allLights() ? SceneComposer.everything() : SceneComposer.of(setup.rules());
    }

    /**
     * Composes the scene of this moment. {@code likely} is a move that was made and is not settled, or null; {@code
     * remote} a move that a hand has to carry out for a side that sits elsewhere, or null; {@code hint} squares of one;
     * {@code grades} what the moves are worth.
     */
    void show(
            Arbiter arbiter,
            BoardGuess guess,
            @Nullable Ply likely,
            WayBack way,
            long ask,
            @Nullable Move last,
            @Nullable Move remote,
            long hint,
            Grades grades) {
        boolean over = arbiter.result() != null;
        boolean nextHolds = likely != null
                && arbiter.onMove() != arbiter.position().turn()
                && guess.hands().stream().anyMatch(held -> held.man().side() == arbiter.onMove());
        Position position = nextHolds && likely != null ? likely.after() : arbiter.position();
        Move sent = remote != null && !over && position.isLegal(remote) ? remote : null;
        Duty duty = sent != null ? errand(position, sent) : nextHolds ? free(position) : arbiter.duty();
        WayBack shownWay = sent != null && way.isNone() ? Errand.next(position, sent, guess) : way;
        Move shownLast = nextHolds && likely != null ? likely.move() : last;
        HelpLevel help = setup.help(position.turn());
        List<Move> held = duty == null ? List.of() : held(position, duty, homes(guess));
        boolean graded = help == HelpLevel.GRADES && !held.isEmpty() && grades.know(position);
        boolean withTargets = setup.allLights() || help != HelpLevel.NONE;
        tell((withTargets ? composer : bare)
                .compose(new SceneSource(
                        position,
                        guess.occupied(),
                        over ? null : duty,
                        homes(guess),
                        shownLast,
                        shownWay.place(),
                        shownWay.remove(),
                        ask,
                        graded ? hint | grades.goals(held, Grade.GOOD) : hint,
                        graded
                                ? grades.goals(held, Grade.BLUNDER)
                                : help.showsDanger() && !over && duty != null
                                        ? danger(position, held, homes(guess))
                                        : 0,
                        over)));
    }

    /** With nothing in hand the own men that may be lost; else the goals that cost the man in hand. */
    private static long danger(Position position, List<Move> held, long homes) {
        boolean inHand = (homes & position.men(position.turn())) != 0;
        return inHand ? Danger.goals(position, held) : Danger.of(position);
    }

    /** The moves of the men that the side on move holds. */
    private static List<Move> held(Position position, Duty duty, long homes) {
        long own = homes & position.men(position.turn());
        return own == 0
                ? List.of()
                : duty.allowed().stream()
                        .filter(move -> (own >>> move.from() & 1) != 0)
                        .toList();
    }

    /** The hand that moves for a side that sits elsewhere has no choice: only what was sent is shown. */
    private static Duty errand(Position position, Move remote) {
        return new Duty(position.turn(), Duty.Kind.FREE, List.of(), HouseRule.NO_TOUCH_MOVE.law(), List.of(remote));
    }

    private static Duty free(Position position) {
        return new Duty(
                position.turn(), Duty.Kind.FREE, List.of(), HouseRule.NO_TOUCH_MOVE.law(), position.legalMoves());
    }

    private static long homes(BoardGuess guess) {
        long homes = 0;
        for (BoardGuess.Held held : guess.hands()) {
            homes |= held.from() < 0 ? 0 : 1L << held.from();
        }
        return homes;
    }

    /** Shows {@code scene} in place of the game's own until it is null. */
    void cover(@Nullable LightScene scene) {
        if (!Objects.equals(cover, scene)) {
            cover = scene;
            if (!desk.isHasty()) {
                tell(own);
            }
        }
    }

    /** What the board shows. */
    LightScene shown() {
        return shown;
    }

    private void tell(LightScene scene) {
        own = scene;
        LightScene now = Objects.requireNonNullElse(cover, scene);
        if (stale || !now.equals(shown)) {
            stale = false;
            shown = now;
            desk.say(new GameEvent.Lights(desk.now(), now));
        }
    }
}

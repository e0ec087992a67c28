package org.jadoube.game;

import org.jadoube.arbiter.Arbiter;
import org.jadoube.inference.Finding;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;

/** Brings what inference finds to who has to know of it. */
final class Findings {

    private final GameSetup setup;
    private final Desk desk;
    private final GameLine line;
    private final Arbiter arbiter;
    private final BoardGuess guess;
    private final Scorekeeper score;
    private final Stage stage;
    private final TrackerQuestions asked;
    private final Acts acts;
    private final WrongSide wrongSide;
    private final RestoreDesk restoring;
    private final Remote remote;
    private final Aftermath aftermath;
    private final AtRest atRest;
    private final Teacher teacher;
    private boolean touched;

    Findings(
            GameSetup setup,
            Desk desk,
            GameLine line,
            Arbiter arbiter,
            BoardGuess guess,
            Scorekeeper score,
            Stage stage,
            TrackerQuestions asked,
            Acts acts,
            WrongSide wrongSide,
            RestoreDesk restoring,
            Remote remote,
            Aftermath aftermath,
            AtRest atRest,
            Teacher teacher) {
        this.setup = setup;
        this.desk = desk;
        this.line = line;
        this.arbiter = arbiter;
        this.guess = guess;
        this.score = score;
        this.stage = stage;
        this.asked = asked;
        this.acts = acts;
        this.wrongSide = wrongSide;
        this.restoring = restoring;
        this.remote = remote;
        this.aftermath = aftermath;
        this.atRest = atRest;
        this.teacher = teacher;
    }

    /** Somebody has acted on the board: what stands wrong is no set-up any more. */
    void touched() {
        touched = true;
    }

    /** Takes one finding in. */
    void take(Finding finding) {
        if (restoring.isGoingBack()) {
            if (finding instanceof Finding.SensorFault fault) {
                heed(fault);
            }
        } else if (arbiter.result() == null || aftermath.concerns(finding)) {
            heed(finding);
        }
    }

    private void heed(Finding finding) {
        switch (finding) {
            case Finding.Provisional f -> score.provisional(f);
            case Finding.Settled f -> {
                wrongSide.forget();
                score.settled(f.ply());
            }
            case Finding.Amended f -> score.amended(f);
            case Finding.Asked f -> asked.asked(f);
            case Finding.AskClosed f -> asked.close(f, line.position().chess960());
            case Finding.Unexplained f -> unexplained(f);
            case Finding.Explained f -> {
                wrongSide.forget();
                if (acts.isBelied()) {
                    restoring.explainedOtherwise();
                } else {
                    restoring.explained();
                }
            }
            // The way back follows what inference itself says of it, as a ruling may end a disturbance, too.
            case Finding.Disturbed f -> {}
            case Finding.Calm f -> {}
            case Finding.SensorFault f ->
                desk.say(new GameEvent.Sensor(desk.now(), f.squares(), GameEvent.Words.of(f.fault()), f.healed()));
            case Finding.CapHit f ->
                desk.say(new GameEvent.Noticed(desk.now(), GameEvent.Noticed.BOUND, null, "house:board"));
            case Finding.TakenBack f -> {
                teacher.takenBack();
                score.foundTakenBack(f.plies());
            }
            case Finding.StartPosition f -> startPosition(f.plies());
            case Finding.KingsInCentre f -> stage.kings(f.result(), kings(), this::gesture);
            case Finding.Turned f -> stage.turned(f.degrees(), this::boardTurned);
        }
    }

    /** With a take-back asked for, putting the men back by hand is meant by it. */
    private void startPosition(int plies) {
        if (arbiter.result() != null) {
            stage.startPosition(-1, score::takenBack);
        } else if (plies > 0 && arbiter.takebackAsked() != null) {
            score.takenBack(plies);
        } else {
            stage.startPosition(setup.rules().takebacks() ? plies : -1, score::takenBack);
        }
    }

    private void boardTurned() {
        desk.say(new GameEvent.Noticed(desk.now(), "board-turned", null, "2.1"));
    }

    private void unexplained(Finding.Unexplained f) {
        if (atRest.asAtStart()) {
            score.anew();
            restoring.explained();
            return;
        }
        UnknownPast past = line.size() == 0 ? UnknownPast.of(line.position(), f.residue()) : null;
        if (past != null) {
            stage.past(past, () -> unlawful(f));
        } else {
            unlawful(f);
        }
    }

    private void unlawful(Finding.Unexplained f) {
        restoring.remote(remote.wanted());
        boolean belied = acts.isBelied();
        restoring.unexplained(line.position(), f.residue(), !touched, belied, remote.wanted());
        if (setup.rules().earlyHelp() && restoring.isWrongSide()) {
            wrongSide.setDown();
        }
    }

    private void gesture(String result) {
        score.hear(arbiter.say(desk.now(), Sayings.gesture(result)));
    }

    /** Where the kings show the result. */
    private long kings() {
        Position position = line.position();
        return guess.occupied() & Acts.CENTRE & ~(position.occupied() & ~position.pieces(Piece.KING));
    }
}

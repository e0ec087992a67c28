package org.jadoube.host.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What stands on the board, told from the game's events. */
final class WoodTest {
    private static final String AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    private final Wood wood = new Wood(Position.initial().fen(), false);

    private void lift(long t, String square, Side by) {
        wood.hear(new GameEvent.Lifted(t, Square.parse(square), by, null));
    }

    private void place(long t, String square, Side by, @Nullable Man man) {
        wood.hear(new GameEvent.Placed(t, Square.parse(square), by, man));
    }

    private void likely(long t, int id, Side by, @Nullable String uci) {
        wood.hear(new GameEvent.Provisional(t, id, by, uci, uci));
    }

    private void stands(String placement) {
        assertEquals(Reading.Identity.read(placement), wood.reading());
    }

    @Test
    void aManInTheAirStandsNowhere() {
        lift(1, "e2", Side.WHITE);
        stands("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aManWhoIsPutBackIsWhoHeWas() {
        lift(1, "e2", Side.WHITE);
        place(2, "e2", Side.WHITE, null);
        stands("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }

    @Test
    void aManElsewhereIsToldWhenTheLikelyMoveNamesHim() {
        lift(1, "e2", Side.WHITE);
        place(2, "e4", Side.WHITE, null);
        stands("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
        likely(2, 1, Side.WHITE, "e2e4");
        stands("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aManWhoTurnsOutNotToHaveMovedThereIsUnnamedAgain() {
        lift(1, "e2", Side.WHITE);
        place(2, "e4", Side.WHITE, null);
        likely(2, 1, Side.WHITE, "e2e4");
        likely(3, 1, Side.WHITE, null);
        stands("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aManLiftedInTheSameMomentIsNotNamed() {
        lift(1, "e2", Side.WHITE);
        place(2, "e3", Side.WHITE, null);
        lift(3, "e3", Side.WHITE);
        likely(3, 1, Side.WHITE, "e2e3");
        stands("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void afterAWhileTheBestGuessIsTold() {
        lift(1, "e2", Side.WHITE);
        place(2, "e4", Side.WHITE, null);
        wood.hear(new GameEvent.Clock(2_003, 0, 0, null));
        stands("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aSettledMoveSpeaksForSquaresThatNoSensorSaw() {
        wood.hear(new GameEvent.Moved(9, 1, Side.WHITE, "e2e4", "e4", AFTER_E4, 5));
        stands("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aHandOfTheOtherSideThatWasQuickerIsNotUndoneByTheMove() {
        lift(1, "e2", Side.WHITE);
        lift(2, "d7", Side.BLACK);
        place(3, "e4", Side.WHITE, null);
        wood.hear(new GameEvent.Moved(9, 1, Side.WHITE, "e2e4", "e4", AFTER_E4, 3));
        stands("rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aManWhoWasTakenForTheOtherSidesIsNamedByHisMove() {
        lift(1, "e7", Side.BLACK);
        // Set down before White's move was known, so that inference took him for a man of White's.
        place(15, "e5", Side.WHITE, Man.of('P'));
        String after = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR";
        wood.hear(new GameEvent.Moved(90, 2, Side.BLACK, "e7e5", "e5", after + " w KQkq - 0 2", 5));
        stands(after);
    }

    @Test
    void ofTwoMenWhoWaitForTheirNamesTheLikelyMoveNamesNone() {
        lift(1, "a2", Side.WHITE);
        lift(1, "b7", Side.BLACK);
        place(9, "a4", Side.WHITE, null);
        place(9, "b4", Side.BLACK, null);
        likely(9, 1, Side.WHITE, "a2a4");
        stands("rnbqkbnr/p1pppppp/8/8/8/8/1PPPPPPP/RNBQKBNR");
    }

    @Test
    void aPromotedManIsTheNewManOnceTheMoveHasSettled() {
        Wood end = new Wood("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", false);
        end.hear(new GameEvent.Lifted(1, Square.parse("e7"), Side.WHITE, Man.of('P')));
        end.hear(new GameEvent.Placed(2, Square.parse("e8"), Side.WHITE, Man.of('P')));
        end.hear(new GameEvent.Provisional(2, 1, Side.WHITE, "e7e8q", "e8=Q"));
        assertEquals(Reading.Identity.read("4P3/6k1/8/8/8/8/8/4K3"), end.reading());
        end.hear(new GameEvent.Moved(3, 1, Side.WHITE, "e7e8q", "e8=Q", "4Q3/6k1/8/8/8/8/8/4K3 b - - 0 1", 2));
        assertEquals(Reading.Identity.read("4Q3/6k1/8/8/8/8/8/4K3"), end.reading());
    }

    @Test
    void whatIsToBeRestoredIsNotYetThere() {
        String castled = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1 b kq - 0 1";
        Wood castling = new Wood("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1", false);
        castling.hear(new GameEvent.Lifted(1, Square.parse("e1"), Side.WHITE, Man.of('K')));
        castling.hear(new GameEvent.Placed(2, Square.parse("g1"), Side.WHITE, Man.of('K')));
        castling.hear(new GameEvent.Moved(3, 1, Side.WHITE, "e1g1", "O-O", castled, 2));
        castling.hear(new GameEvent.Restore(
                3,
                Square.bit(Square.parse("f1")),
                Square.bit(Square.parse("h1")),
                GameEvent.RestoreReason.CASTLING_UNFINISHED));
        assertEquals(Reading.Identity.read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ2KR"), castling.reading());
    }

    @Test
    void anAmendedMoveNamesWhoStandsThere() {
        lift(1, "e2", Side.WHITE);
        place(2, "e4", Side.WHITE, null);
        wood.hear(new GameEvent.Moved(9, 1, Side.WHITE, "e2e4", "e4", AFTER_E4, 2));
        String queen = "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1";
        wood.hear(new GameEvent.Amended(10, 1, List.of("e2e4"), List.of("d1e4"), queen));
        stands("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPP1PPP/RNBQKBNR");
    }

    @Test
    void aNewGameStandsAsItBegins() {
        lift(1, "e2", Side.WHITE);
        wood.hear(new GameEvent.Game(
                2, 2, Position.initial().fen(), org.jadoube.arbiter.RuleSet.of(org.jadoube.arbiter.RuleBase.HOME)));
        stands("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }

    @Test
    void aBoardThatKnowsItsMenIsBelieved() {
        Wood known = new Wood(Position.initial().fen(), true);
        known.hear(new GameEvent.Lifted(1, 12, Side.WHITE, Man.of('P')));
        known.hear(new GameEvent.Placed(2, 28, Side.WHITE, Man.of('P')));
        assertEquals(Reading.Identity.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"), known.reading());
    }
}

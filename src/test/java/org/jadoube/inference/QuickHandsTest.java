package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareEdge;
import org.junit.jupiter.api.Test;

/** Hands in a hurry: they overlap, exchange men unseen, set them on borders, and adjust nobody. */
final class QuickHandsTest {

    /** Four plies of 200 ms that lead back; twice, and the tempo is known. */
    private static final String HURRY =
            "-a1 200 +a4 80 W 220 -h8 200 +h5 80 B 220 " + "-a4 200 +a1 80 W 220 -h5 200 +h8 80 B 220 ";

    @Test
    void aFirstMoveThatLandsAfterTwoOthersIsStillTheFirst() {
        Board board = Board.start().play("-g1 170 -e7 30 +e5 -h2 25 +h3 5 +f3 2500");
        assertEquals(List.of("g1f3", "e7e5", "h2h3"), board.told());
    }

    @Test
    void aCaptureThatNobodySawIsFoundWhenTheBorderBesideItOpens() {
        Board board = Board.of("4k2r/4p3/8/8/8/8/1B6/R3K3 w - - 0 1")
                .play(HURRY + HURRY + "-b2 230 +g7 79 W 110 -e7 200 +e6 70 B 130 -g7 100 -e1 200 +d1 2500");
        List<String> told = board.told();
        assertEquals(List.of("b2h8", "e7e6", "e1d1"), told.subList(8, told.size()));
    }

    @Test
    void twoMenWhoLeaveTheirRowAtOnceAreNoSilentRow() {
        Board board = Board.of("4k2r/8/8/8/8/2p2P2/8/R3K3 w - - 0 1").play(HURRY + HURRY);
        board.tracker.scan(
                board.now + 10,
                List.of(
                        SquareEdge.lift(board.now, Square.parse("f3")),
                        SquareEdge.lift(board.now, Square.parse("c3"))));
        board.rest(150).play("+f4 100 +c2 2500");
        List<String> told = board.told();
        assertEquals(List.of("f3f4", "c3c2"), told.subList(8, told.size()));
        assertEquals(List.of(), board.all(Finding.SensorFault.class));
    }

    @Test
    void aManAwayForLongIsDearer() {
        TrackerSettings settings = TrackerSettings.home(SensorKind.OCCUPANCY);
        Terms quick = new Terms(settings, new Sight());
        Terms slow = new Terms(settings, new Sight());
        for (int i = 0; i < 8; i++) {
            quick.flight(200);
            slow.flight(600);
        }
        Hypothesis lifted = new Hypothesis(Line.past(Position.initial(), List.of()), Square.bit(0), 0, 4);
        double inHaste = new Blips(quick).of(lifted, 0, 400).charged();
        double atLeisure = new Blips(slow).of(lifted, 0, 400).charged();
        assertTrue(inHaste > atLeisure, inHaste + " against " + atLeisure);
        assertEquals(
                new Blips(quick).of(lifted, 0, 90).charged(),
                new Blips(slow).of(lifted, 0, 90).charged(),
                "a bump is a bump");
    }
}

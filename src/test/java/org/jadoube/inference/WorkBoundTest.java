package org.jadoube.inference;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jadoube.rules.Fen;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.Scan;
import org.jadoube.sensing.SensorKind;
import org.jadoube.sensing.SquareFilter;
import org.junit.jupiter.api.Test;

/** The work for one scan is bounded by design, whatever the sensors show: counted, because times are the machine's. */
final class WorkBoundTest {

    /** Many men, many moves, many captures: the dearest position of this kind. */
    private static final String RICH = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    private static final Prices PRICES = Prices.measured();

    @Test
    void of32SquaresThatFlipByLotEveryMillisecond() {
        Random lot = new Random(1);
        long nodes = 0;
        long scans = 0;
        boolean told = false;
        for (int round = 0; round < 60; round++) {
            MoveTracker tracker = new MoveTracker(TrackerSettings.home(SensorKind.OCCUPANCY), Fen.position(RICH), 0);
            SquareFilter filter = new SquareFilter();
            long full = tracker.position().occupied();
            filter.reading(0, new Reading.Occupancy(full));
            tracker.board(0, full);
            for (long t = 1; t < 2000; t++) {
                full ^= 1L << (16 + lot.nextInt(32));
                for (Scan scan : filter.advance(t)) {
                    tracker.scan(scan.due(), scan.edges());
                    scans++;
                    nodes = Math.max(nodes, tracker.work());
                    assertTrue(tracker.living().size() <= PRICES.of(Price.BEAM), "explanations kept");
                }
                filter.reading(t, new Reading.Occupancy(full));
                told |= tracker.drain().stream().anyMatch(Finding.CapHit.class::isInstance);
            }
        }
        assertTrue(scans > 5000, "scans: " + scans);
        assertTrue(nodes > PRICES.of(Price.NODES_SILENT) / 4, "this is no hard case: " + nodes);
        assertTrue(nodes <= PRICES.of(Price.NODES) + 64, "completions tried for one scan: " + nodes);
        assertTrue(told || nodes < PRICES.of(Price.NODES_SILENT), "a bound that was reached is told");
    }
}

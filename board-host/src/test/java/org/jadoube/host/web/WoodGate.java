package org.jadoube.host.web;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.Outcome;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.hardware.simulated.Whereabouts;

/** A simulated board with nothing behind its sensors: hands move men, and every page sees it. */
final class WoodGate implements PageGate, AutoCloseable {

    final BlockingQueue<String> inputs = new LinkedBlockingQueue<>();
    final PageServer server = new PageServer(this, 0);
    private final SimulatedBoard board;
    private long acts;

    WoodGate(String placement) {
        board = SimulatedBoard.of(placement);
        server.publish("physical", PhysicalJson.write(board.men()));
    }

    @Override
    public String snapshotJson() {
        return "{\"rules\":\"home\",\"board\":\"simulated\"}";
    }

    @Override
    public synchronized void hand(HandAction action) {
        Outcome outcome = board.act(++acts, action);
        if (outcome instanceof Outcome.Refused refused) {
            server.publish(
                    "refused",
                    "{\"hand\":\"%s\",\"code\":\"%s\",\"reason\":\"%s\"}"
                            .formatted(action.hand(), refused.code(), refused.reason()));
        }
        server.publish("physical", PhysicalJson.write(board.men()));
    }

    @Override
    public void input(String jsonLine) {
        inputs.add(jsonLine);
    }

    synchronized String placement() {
        return board.reading(acts).placement();
    }

    /** How many men are in the air. */
    synchronized long held() {
        return board.men().stream()
                .filter(man -> man.at() instanceof Whereabouts.InHand)
                .count();
    }

    synchronized long inTray() {
        return board.men().stream()
                .filter(man -> man.at() instanceof Whereabouts.InTray)
                .count();
    }

    synchronized long between() {
        return board.men().stream()
                .filter(man -> man.at() instanceof Whereabouts.Between)
                .count();
    }

    @Override
    public void close() {
        server.close();
    }
}

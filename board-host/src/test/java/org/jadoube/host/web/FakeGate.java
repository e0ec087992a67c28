package org.jadoube.host.web;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import org.jadoube.hardware.simulated.HandAction;

/** A service that remembers what the page asks of it. */
final class FakeGate implements PageGate {

    final BlockingQueue<HandAction> hands = new LinkedBlockingQueue<>();
    final BlockingQueue<String> inputs = new LinkedBlockingQueue<>();
    final List<Long> codes = new CopyOnWriteArrayList<>();
    volatile String head = "{\"recording\":1,\"rules\":\"home\",\"board\":\"simulated\"}";

    @Override
    public String snapshotJson() {
        return head;
    }

    @Override
    public void code(long squares) {
        codes.add(squares);
    }

    @Override
    public void hand(HandAction action) {
        hands.add(action);
    }

    @Override
    public void input(String jsonLine) throws BadInput {
        if (jsonLine.contains("nonsense")) {
            throw new BadInput("say nonsense:\nno such word");
        }
        inputs.add(jsonLine);
    }
}

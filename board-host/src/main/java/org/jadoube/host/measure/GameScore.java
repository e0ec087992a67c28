package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jadoube.game.GameEvent;
import org.jadoube.host.hand.PlayedGame;

/** Listens to the events of one played game and keeps what differs from the truth. */
final class GameScore implements Consumer<GameEvent> {

    /** A fault may be found so long after it is over, ms. */
    private static final long AFTERMATH = 10_000;

    private final PlayedGame truth;
    private final List<String> told = new ArrayList<>();
    private final Map<Integer, Long> provisional = new TreeMap<>();
    private final Map<Integer, Long> settled = new TreeMap<>();
    private final Set<Integer> wrongPlies = new HashSet<>();
    private final Set<Integer> openWrongs = new HashSet<>();
    private final Set<Integer> silentPlies = new HashSet<>();
    private final Map<Integer, List<String>> openAsks = new TreeMap<>();
    private int asks;
    private int promotionAsks;
    private int amends;
    private int falseTouches;
    private List<String> end = List.of();
    private int undone;
    private boolean asking;
    private int faultsTold;
    private int falseFaults;
    private int bounded;

    GameScore(PlayedGame truth) {
        this.truth = truth;
    }

    @Override
    public void accept(GameEvent event) {
        switch (event) {
            case GameEvent.Provisional e -> likely(e);
            case GameEvent.Moved e -> moved(e);
            case GameEvent.Amended e -> amended(e);
            case GameEvent.TakenBack e -> cut(e.id() - 1);
            case GameEvent.Asked e -> {
                asks++;
                promotionAsks += e.question() == GameEvent.Question.PROMOTION ? 1 : 0;
                openAsks.put(e.id(), e.choices());
            }
            case GameEvent.Answered e -> openAsks.remove(e.id());
            case GameEvent.DutyChanged e -> duty(e);
            case GameEvent.Ended e -> {
                end = e.moves();
                undone = e.undone();
                asking = !openAsks.isEmpty();
                openWrongs.stream().filter(wrong -> !isAsked(wrong)).forEach(silentPlies::add);
            }
            case GameEvent.Lifted e -> {}
            case GameEvent.Placed e -> {}
            case GameEvent.Completed e -> {}
            case GameEvent.Restore e -> {}
            case GameEvent.Explained e -> {}
            case GameEvent.Tip e -> {}
            case GameEvent.Ruled e -> {}
            case GameEvent.Offered e -> {}
            case GameEvent.Claimed e -> {}
            case GameEvent.Noticed e -> bounded += e.isBound() ? 1 : 0;
            case GameEvent.Sent e -> {}
            case GameEvent.Agreed e -> {}
            case GameEvent.Drawn e -> {}
            case GameEvent.Lights e -> {}
            case GameEvent.Clock e -> {}
            case GameEvent.Sensor e -> fault(e);
            case GameEvent.Result e -> {}
            case GameEvent.Game e -> {}
        }
    }

    private boolean right(int index, String uci) {
        return index < truth.moves().size() && truth.moves().get(index).equals(uci);
    }

    private void likely(GameEvent.Provisional e) {
        String uci = e.uci();
        if (uci != null && right(e.id() - 1, uci)) {
            provisional.putIfAbsent(e.id() - 1, e.t());
        }
    }

    /**
     * A wrong ply that still stands when the next ply settles, or at the end, is silent, unless a question is open whose
     * choices hold the right move.
     */
    private void moved(GameEvent.Moved e) {
        int index = e.id() - 1;
        cut(index);
        openWrongs.stream().filter(wrong -> wrong < index && !isAsked(wrong)).forEach(silentPlies::add);
        tell(e.t(), index, e.uci());
    }

    private boolean isAsked(int index) {
        return index < truth.moves().size()
                && openAsks.values().stream()
                        .anyMatch(choices -> choices.contains(truth.moves().get(index)));
    }

    private void amended(GameEvent.Amended e) {
        amends++;
        int index = e.id() - 1;
        cut(index);
        for (String uci : e.to()) {
            tell(e.t(), index++, uci);
        }
    }

    private void cut(int size) {
        while (told.size() > Math.max(0, size)) {
            told.removeLast();
            openWrongs.remove(told.size());
            settled.remove(told.size());
        }
    }

    private void tell(long t, int index, String uci) {
        told.add(uci);
        if (right(index, uci)) {
            settled.put(index, t);
        } else {
            wrongPlies.add(index);
            openWrongs.add(index);
        }
    }

    /** A duty that forbids the move that is really being made was put on by a touch that never was. */
    private void duty(GameEvent.DutyChanged e) {
        int index = told.size();
        boolean turn = (index % 2 == 0) == (e.duty().by() == truth.first());
        int ply = turn ? index : index + 1;
        if (openWrongs.isEmpty()
                && ply < truth.moves().size()
                && !e.allowed().isEmpty()
                && !e.allowed().contains(truth.moves().get(ply))) {
            falseTouches++;
        }
    }

    /** A fault told of squares where the board has none, or had none until just now, is an accusation. */
    private void fault(GameEvent.Sensor e) {
        if (e.healed()) {
            return;
        }
        faultsTold++;
        boolean real = truth.faults().stream()
                .anyMatch(fault -> (fault.squares() & e.squares()) != 0
                        && fault.from() <= e.t()
                        && e.t() - AFTERMATH <= fault.to());
        falseFaults += real ? 0 : 1;
    }

    /** How many faults of the board were told. */
    int faultsTold() {
        return faultsTold;
    }

    /** How many of them it did not have. */
    int falseFaults() {
        return falseFaults;
    }

    /** How often the bound on the work for one scan was told. */
    int bounded() {
        return bounded;
    }

    long frames() {
        return truth.lines().stream().filter(GameScore::isFrame).count();
    }

    private static boolean isFrame(String line) {
        return line.contains("\"frame\"") || line.contains("\"white\":") || line.contains("\"board\"");
    }

    boolean exact() {
        return undone == 0 && end.equals(truth.moves());
    }

    /** The game is not told to its end, or a question is open, but nothing that stands is wrong. */
    boolean open() {
        boolean prefix =
                end.size() <= truth.moves().size() && end.equals(truth.moves().subList(0, end.size()));
        return !exact() && undone == 0 && (prefix || asking);
    }

    int plies() {
        return truth.moves().size();
    }

    int wrongPlies() {
        return wrongPlies.size();
    }

    int silentPlies() {
        return silentPlies.size();
    }

    int asks() {
        return asks;
    }

    /** How many of them were what a pawn became, which no contact can tell. */
    int promotionAsks() {
        return promotionAsks;
    }

    int amends() {
        return amends;
    }

    int falseTouches() {
        return falseTouches;
    }

    /** From each placing to the right provisional move, ms. */
    List<Long> toProvisional() {
        return waits(provisional);
    }

    /** From each placing to the right settled move, ms. */
    List<Long> toSettled() {
        return waits(settled);
    }

    private List<Long> waits(Map<Integer, Long> times) {
        List<Long> waits = new ArrayList<>();
        times.forEach((index, t) -> waits.add(t - truth.placed().get(index)));
        return waits;
    }
}

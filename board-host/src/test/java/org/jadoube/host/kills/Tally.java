package org.jadoube.host.kills;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What has been survived, by all evenings together; for several threads. */
final class Tally {

    private final int wanted;
    private final Map<Kill, Integer> survived = new EnumMap<>(Kill.class);
    private final List<String> givenUp = new ArrayList<>();
    private boolean stopped;
    private int games;
    private int again;

    /** Until so many kills are survived. */
    Tally(int wanted) {
        this.wanted = wanted;
    }

    synchronized void survived(Kill kill) {
        survived.merge(kill, 1, Integer::sum);
    }

    synchronized void games(int more) {
        games += more;
    }

    /** A game was left because what the hand did had been taken for something else, with and without kills. */
    synchronized void givenUp(String what) {
        givenUp.add(what);
        System.err.println("given up, the same without a kill: " + what);
    }

    /** A man was set down a second time, as nothing was told of him. */
    synchronized void setAgain() {
        again++;
    }

    /** Nobody needs to go on: one evening has failed. */
    synchronized void stop() {
        stopped = true;
    }

    synchronized boolean isDone() {
        return stopped || sum() >= wanted;
    }

    synchronized int sum() {
        return survived.values().stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public synchronized String toString() {
        return sum() + " kills survived " + survived + ", " + games + " games, " + givenUp.size()
                + " of them given up as a hand was misread, " + again + " men set down again";
    }
}

package org.jadoube.host.engine;

import java.util.List;
import java.util.random.RandomGenerator;

/** Which of an engine's good moves a weak player makes: mostly a good one, now and then one that is worse. */
final class Chooser {

    private final RandomGenerator dice;

    Chooser(RandomGenerator dice) {
        this.dice = dice;
    }

    /**
     * One of the lines' first moves. A move is half as likely for each half of {@code slack} that it is worse than the
     * best, and never worse by more than twice the slack.
     *
     * @param lines at least one, the best first
     */
    String choose(List<FromEngine.Line> lines, int slack) {
        int best = lines.getFirst().score().centipawns();
        double[] weights = new double[lines.size()];
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            double worse = Math.max(0, (double) best - lines.get(i).score().centipawns());
            weights[i] = i > 0 && worse > 2.0 * slack ? 0 : Math.pow(0.5, worse / (slack / 2.0));
            sum += weights[i];
        }
        double drawn = dice.nextDouble() * sum;
        int at = 0;
        while (at < weights.length - 1 && drawn >= weights[at]) {
            drawn -= weights[at];
            at++;
        }
        return lines.get(at).moves().getFirst();
    }
}

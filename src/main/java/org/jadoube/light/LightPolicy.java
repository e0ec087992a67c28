package org.jadoube.light;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.arbiter.HouseRule;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.arbiter.RuleSet;

/** Which lights a rule set allows (articles 11.3.1, 12.6: a competition board gives no information). */
public final class LightPolicy {
    private static final Set<Light> ALWAYS = EnumSet.of(Light.PLACE, Light.REMOVE, Light.ASK);
    private static final Set<Light> TELLING =
            EnumSet.of(Light.CHECK, Light.CHECKER, Light.LAST_FROM, Light.LAST_TO, Light.TURN, Light.SOURCE);

    private LightPolicy() {}

    /** The lights allowed under a base; {@link Light#HINT} and {@link Light#DANGER} are lit only when helped. */
    public static Set<Light> allowed(RuleBase base) {
        EnumSet<Light> allowed = EnumSet.copyOf(ALWAYS);
        switch (base) {
            case FIDE -> {}
            case CLUB -> allowed.addAll(TELLING);
            case HOME, LEARN -> allowed.addAll(EnumSet.allOf(Light.class));
        }
        return Collections.unmodifiableSet(allowed);
    }

    /** The lights allowed under rules; a board that says check lights it too (house rule "say-check"). */
    public static Set<Light> allowed(RuleSet rules) {
        EnumSet<Light> allowed = EnumSet.copyOf(allowed(rules.base()));
        if (rules.has(HouseRule.SAY_CHECK)) {
            allowed.add(Light.CHECK);
            allowed.add(Light.CHECKER);
        }
        return Collections.unmodifiableSet(allowed);
    }

    /** Every light, for tests and an arbiter's own screen. */
    public static Set<Light> all() {
        return Collections.unmodifiableSet(EnumSet.allOf(Light.class));
    }
}

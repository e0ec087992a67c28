package org.jadoube.arbiter;

/** Something the arbiter says: what a player is bound to, what was decided, or what the clock shows. */
public sealed interface Verdict
        permits Duty,
                Ruling,
                Overruled,
                Irregularity,
                Offer,
                Claim,
                Notice,
                ClockReading,
                Completed,
                Lapsed,
                TakebackAgreed,
                GameResult {}

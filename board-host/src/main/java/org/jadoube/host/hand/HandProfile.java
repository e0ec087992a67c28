package org.jadoube.host.hand;

import org.jspecify.annotations.Nullable;

/**
 * How a person moves men: times in ms, shares per ply from 0 to 1. The meaning of each value stands in profiles.toml.
 *
 * @param name the table of profiles.toml
 * @param press last place to the clock's lever; null if no clock is used
 * @param clock the time control of the recording's header; empty if no clock is used
 */
public record HandProfile(
        String name,
        Moving moving,
        Capturing capturing,
        Castling castling,
        Passing passing,
        Promoting promoting,
        Slips slips,
        Contacts contacts,
        @Nullable Spread press,
        String clock) {

    static HandProfile of(String name, ProfileTable table) {
        boolean clock = table.has("press");
        return new HandProfile(
                name,
                Moving.of(table),
                Capturing.of(table),
                Castling.of(table),
                Passing.of(table),
                Promoting.of(table),
                Slips.of(table),
                Contacts.of(table),
                clock ? table.spread("press") : null,
                clock ? table.text("clock") : "");
    }

    /** This hand, keeping to article 4: it touches only what it plays, and castles by the king. */
    HandProfile touchMove() {
        Castling kingFirst = new Castling(1, 0, 0, castling.pause());
        Capturing direct = new Capturing(
                capturing.victimFirst(), capturing.attackerFirst(), capturing.swap(), 0, capturing.secondLift());
        Passing early = new Passing(passing.late(), passing.delay(), 0, passing.forgottenTime());
        return new HandProfile(
                name, moving, direct, kingFirst, early, promoting, slips.withoutTouches(), contacts, press, clock);
    }

    /** Flights, slides and the time between plies. */
    record Moving(
            Spread flight,
            Spread gap,
            double slide,
            Spread dwell,
            long hop,
            double pause,
            Span pauseTime,
            double fumble,
            Span fumbleTime) {

        static Moving of(ProfileTable t) {
            return new Moving(
                    t.spread("flight"),
                    t.spread("gap"),
                    t.number("slide"),
                    t.spread("dwell"),
                    (long) t.number("hop"),
                    t.number("pause"),
                    t.span("pause-time"),
                    t.number("fumble"),
                    t.span("fumble-time"));
        }
    }

    /** Weights of the ways to take. */
    record Capturing(double victimFirst, double attackerFirst, double swap, double victimReturned, Spread secondLift) {

        static Capturing of(ProfileTable t) {
            return new Capturing(
                    t.number("victim-first"),
                    t.number("attacker-first"),
                    t.number("swap"),
                    t.number("victim-returned"),
                    t.spread("second-lift"));
        }
    }

    /** Weights of the ways to castle. */
    record Castling(double kingFirst, double rookFirst, double twoHands, Spread pause) {

        static Castling of(ProfileTable t) {
            return new Castling(
                    t.number("king-first"), t.number("rook-first"), t.number("two-hands"), t.spread("castling-pause"));
        }
    }

    /** Capturing in passing. */
    record Passing(double late, Spread delay, double forgotten, Span forgottenTime) {

        static Passing of(ProfileTable t) {
            return new Passing(
                    t.number("en-passant-late"),
                    t.spread("en-passant-delay"),
                    t.number("en-passant-forgotten"),
                    t.span("forgotten-time"));
        }
    }

    /** Weights of the ways to promote, and the answer to what the board asks. */
    record Promoting(double exchanged, double atOnce, double newManFirst, Spread exchange, Spread answer) {

        static Promoting of(ProfileTable t) {
            return new Promoting(
                    t.number("pawn-exchanged"),
                    t.number("new-man-at-once"),
                    t.number("new-man-first"),
                    t.spread("exchange"),
                    t.spread("answer"));
        }
    }

    /** What goes on beside the move. */
    record Slips(
            double adjust,
            Spread adjustTime,
            double putBack,
            double bump,
            Spread bumpTime,
            double knockedOver,
            Span knockedTime,
            double wrongExecution) {

        static Slips of(ProfileTable t) {
            return new Slips(
                    t.number("adjust"),
                    t.spread("adjust-time"),
                    t.number("put-back"),
                    t.number("bump"),
                    t.spread("bump-time"),
                    t.number("knocked-over"),
                    t.span("knocked-time"),
                    t.number("wrong-execution"));
        }

        Slips withoutTouches() {
            return new Slips(0, adjustTime, 0, bump, bumpTime, knockedOver, knockedTime, 0);
        }
    }

    /** What the contacts do by themselves. */
    record Contacts(
            double lateLift,
            Span lateTime,
            double bounce,
            int bouncePairs,
            Span bounceTime,
            double dropOut,
            Span dropOutTime,
            double border,
            Span borderTime,
            double borderCorrected,
            Span correctedTime) {

        static Contacts of(ProfileTable t) {
            return new Contacts(
                    t.number("late-lift"),
                    t.span("late-time"),
                    t.number("bounce"),
                    (int) t.number("bounce-pairs"),
                    t.span("bounce-time"),
                    t.number("drop-out"),
                    t.span("drop-out-time"),
                    t.number("border"),
                    t.span("border-time"),
                    t.number("border-corrected"),
                    t.span("corrected-time"));
        }
    }
}

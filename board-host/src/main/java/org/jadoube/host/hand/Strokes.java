package org.jadoube.host.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.rules.Man;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/** What one hand does during one ply, in ms since its first act. */
final class Strokes {

    private final List<Contact> contacts = new ArrayList<>();
    private long now;
    private long placed;
    private long end;
    private long squares;

    /** Lets time pass. */
    void rest(long ms) {
        now += Math.max(0, ms);
    }

    long now() {
        return now;
    }

    void lift(int square) {
        add(now, square, null);
        end = now;
    }

    void place(int square, Man man) {
        add(now, square, man);
        placed = now;
        end = now;
    }

    /** Something that goes on beside what the hand does. */
    void add(long t, int square, @Nullable Man man) {
        contacts.add(new Contact(Math.max(0, t), square, man));
        squares |= Square.bit(square);
    }

    /** When the last man was set down. */
    long placed() {
        return placed;
    }

    /** When the hand was done. */
    long end() {
        return end;
    }

    /** All squares that took part so far. */
    long squares() {
        return squares;
    }

    /** The contacts in the order of time. */
    List<Contact> contacts() {
        return contacts.stream().sorted(Comparator.comparingLong(Contact::t)).toList();
    }
}

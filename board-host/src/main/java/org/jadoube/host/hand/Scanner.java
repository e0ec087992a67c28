package org.jadoube.host.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/** Reads the contacts every 5 ms, bouncing and faulty as they are, and writes a frame when a scan reads another board. */
final class Scanner {

    /** Time between two scans, ms. */
    private static final long STEP = 5;

    private final Sight sight;
    private final HandProfile.Contacts profile;
    private final List<Fault> faults;
    private final Dice dice;
    private final @Nullable Man[] men = new @Nullable Man[64];

    Scanner(Sight sight, HandProfile.Contacts profile, List<Fault> faults, Dice dice) {
        this.sight = sight;
        this.profile = profile;
        this.faults = faults;
        this.dice = dice;
    }

    /** Writes frames, and the words between them, in the order of time. */
    void scan(Position start, List<Contact> contacts, List<Word> words, RecordingLines lines) {
        for (int square = 0; square < 64; square++) {
            men[square] = start.at(square);
        }
        long end = words.getLast().t();
        NavigableMap<Long, List<Contact>> scans = scans(bounced(contacts), end);
        scans.putIfAbsent(0L, List.of());
        int word = 0;
        Reading before = Reading.NONE;
        for (var scan : scans.entrySet()) {
            while (words.get(word).t() < scan.getKey() && word < words.size() - 1) {
                lines.word(words.get(word++));
            }
            scan.getValue().forEach(c -> men[c.square()] = c.man());
            Reading reading = reading(scan.getKey());
            if (!reading.text(sight).equals(before.text(sight))) {
                lines.frame(scan.getKey(), sight, reading);
                before = reading;
            }
        }
        while (word < words.size()) {
            lines.word(words.get(word++));
        }
    }

    private Reading reading(long t) {
        Reading reading = Reading.of(men);
        for (Fault fault : faults) {
            if (fault.at(t)) {
                reading = reading.with(fault, t);
            }
        }
        return reading;
    }

    /** Extra pairs of edges around some edges. */
    private List<Contact> bounced(List<Contact> contacts) {
        @Nullable Man[] standing = men.clone();
        List<Contact> all = new ArrayList<>();
        for (Contact c :
                contacts.stream().sorted(Comparator.comparingLong(Contact::t)).toList()) {
            Man old = standing[c.square()];
            standing[c.square()] = c.man();
            all.add(c);
            if (dice.chance(profile.bounce()) && !Objects.equals(old, c.man())) {
                long t = c.t();
                for (int pair = dice.below(profile.bouncePairs()); pair >= 0; pair--) {
                    t += dice.draw(profile.bounceTime());
                    all.add(new Contact(t, c.square(), old));
                    t += dice.draw(profile.bounceTime());
                    all.add(new Contact(t, c.square(), c.man()));
                }
            }
        }
        all.sort(Comparator.comparingLong(Contact::t));
        return all;
    }

    /** The contacts by the scan that first reads them; scans where a fault begins, ends or flickers come in empty. */
    private NavigableMap<Long, List<Contact>> scans(List<Contact> contacts, long end) {
        NavigableMap<Long, List<Contact>> scans = new TreeMap<>();
        contacts.forEach(
                c -> scans.computeIfAbsent(next(c.t()), t -> new ArrayList<>()).add(c));
        for (Fault fault : faults) {
            long last = Math.min(end, fault.to());
            long every = fault instanceof Fault.Flicker flicker ? flicker.period() : Math.max(1, last - fault.from());
            for (long t = fault.from(); t <= last; t += every) {
                scans.computeIfAbsent(next(t), k -> new ArrayList<>());
            }
        }
        scans.tailMap(end, false).clear();
        return scans;
    }

    private static long next(long t) {
        return (t + STEP - 1) / STEP * STEP;
    }
}

package org.jadoube.hardware.simulated;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.jadoube.hardware.simulated.HandAction.Arrange;
import org.jadoube.hardware.simulated.HandAction.Exchange;
import org.jadoube.hardware.simulated.HandAction.FromBox;
import org.jadoube.hardware.simulated.HandAction.Lift;
import org.jadoube.hardware.simulated.HandAction.Place;
import org.jadoube.hardware.simulated.HandAction.PlaceBetween;
import org.jadoube.hardware.simulated.HandAction.Take;
import org.jadoube.hardware.simulated.HandAction.ToTray;
import org.jadoube.hardware.simulated.Outcome.Done;
import org.jadoube.hardware.simulated.Outcome.Refused;
import org.jadoube.hardware.simulated.Whereabouts.Between;
import org.jadoube.hardware.simulated.Whereabouts.InHand;
import org.jadoube.hardware.simulated.Whereabouts.InTray;
import org.jadoube.hardware.simulated.Whereabouts.OnSquare;
import org.jadoube.rules.Man;
import org.jadoube.rules.Square;
import org.jspecify.annotations.Nullable;

/**
 * A chessboard of 64 contacts, its men, a tray and any number of hands, without the wood. Men have an identity; whoever reads
 * the sensors sees as much of it as the sensors of a real board would ({@link SensorReading}).
 *
 * <p>A pure state machine for one thread: times are ms of the game and come with the acts. An act changes the men at once and
 * the contacts at exact times from then on; {@link #advance} hands out the readings that are due.
 */
public final class SimulatedBoard {

    /** Between the moment a captured man is pushed off and the moment the capturing one stands, in ms. */
    public static final int PUSH = 120;

    private final List<PhysicalMan> men = new ArrayList<>();
    private final Contacts contacts;
    private int nextId;
    private int nextInTray;

    private SimulatedBoard(String placement, @Nullable SplittableRandom bounce) {
        List<@Nullable Man> start = Placement.read(placement);
        for (int s = 0; s < 64; s++) {
            Man man = start.get(s);
            if (man != null) {
                men.add(new PhysicalMan(nextId++, man, new OnSquare(s)));
            }
        }
        contacts = new Contacts(start, bounce);
    }

    private SimulatedBoard(List<PhysicalMan> known, @Nullable SplittableRandom bounce) {
        men.addAll(known);
        men.sort(Comparator.comparingInt(PhysicalMan::id));
        for (PhysicalMan man : men) {
            nextId = Math.max(nextId, man.id() + 1);
            if (man.at() instanceof InTray in) {
                nextInTray = Math.max(nextInTray, in.order() + 1);
            }
        }
        contacts = new Contacts(standing(), bounce);
    }

    /** A board with clean contacts on which men stand as {@code placement} (first field of a FEN) shows them. */
    public static SimulatedBoard of(String placement) {
        return new SimulatedBoard(placement, null);
    }

    /** The same with contacts that bounce; one {@code seed} always bounces alike. */
    public static SimulatedBoard bouncing(String placement, long seed) {
        return new SimulatedBoard(placement, new SplittableRandom(seed));
    }

    /** A board with clean contacts whose men are where {@code men} are. */
    public static SimulatedBoard standing(List<PhysicalMan> men) {
        return new SimulatedBoard(men, null);
    }

    /** The same with contacts that bounce. */
    public static SimulatedBoard standingAndBouncing(List<PhysicalMan> men, long seed) {
        return new SimulatedBoard(men, new SplittableRandom(seed));
    }

    /** Lets a hand act at {@code t}. */
    public Outcome act(long t, HandAction action) {
        return switch (action) {
            case Lift lift -> lift(t, lift);
            case Place place -> place(t, place);
            case PlaceBetween between -> letGo(between.hand(), new Between(between.file(), between.rank()));
            case ToTray tray -> letGo(tray.hand(), new InTray(nextInTray++));
            case Take take -> take(take);
            case FromBox box -> fromBox(box);
            case Exchange exchange -> exchange(t, exchange);
            case Arrange arrange -> arrange(t, arrange);
        };
    }

    /** Takes the readings that are due at {@code t} or before, in order of time. */
    public List<SensorReading> advance(long t) {
        return contacts.until(t);
    }

    /** When the next reading is due; Long.MAX_VALUE if none is on its way. */
    public long nextDue() {
        return contacts.nextDue();
    }

    /** What stands on the squares from {@code t} on, once all contacts are at rest. */
    public SensorReading reading(long t) {
        return new SensorReading(t, standing());
    }

    /** All men, wherever they are, by number. */
    public List<PhysicalMan> men() {
        return List.copyOf(men);
    }

    private Outcome lift(long t, Lift lift) {
        PhysicalMan man = on(lift.square());
        if (man == null) {
            return new Refused("empty", "no man stands on " + Square.name(lift.square()));
        }
        if (held(lift.hand()) != null) {
            return full(lift.hand());
        }
        put(man, new InHand(lift.hand(), lift.square()));
        contacts.change(t, standing());
        return new Done();
    }

    private Outcome place(long t, Place place) {
        PhysicalMan held = held(place.hand());
        if (held == null) {
            return empty(place.hand());
        }
        PhysicalMan there = on(place.square());
        long lands = t;
        if (there != null) {
            if (there.man().side() == held.man().side()) {
                return new Refused("occupied", Square.name(place.square()) + " is occupied by a man of the same side");
            }
            put(there, new InTray(nextInTray++));
            contacts.change(t, standing());
            lands = t + PUSH;
        }
        put(held, new OnSquare(place.square()));
        contacts.change(lands, standing());
        return new Done();
    }

    private Outcome letGo(String hand, Whereabouts to) {
        PhysicalMan held = held(hand);
        if (held == null) {
            return empty(hand);
        }
        put(held, to);
        return new Done();
    }

    private Outcome take(Take take) {
        PhysicalMan man = first(m -> m.id() == take.man());
        if (man == null || man.at() instanceof OnSquare) {
            return new Refused("not-loose", "man " + take.man() + " does not lie beside the squares");
        }
        if (held(take.hand()) != null) {
            return full(take.hand());
        }
        int from = man.at() instanceof InHand other ? other.from() : -1;
        put(man, new InHand(take.hand(), from));
        return new Done();
    }

    private Outcome fromBox(FromBox box) {
        if (held(box.hand()) != null) {
            return full(box.hand());
        }
        men.add(new PhysicalMan(nextId++, box.man(), new InHand(box.hand(), -1)));
        return new Done();
    }

    private Outcome exchange(long t, Exchange exchange) {
        PhysicalMan old = on(exchange.square());
        if (old == null) {
            return new Refused("empty", "no man stands on " + Square.name(exchange.square()));
        }
        Man wanted = new Man(old.man().side(), exchange.piece());
        men.remove(old);
        PhysicalMan spare = first(m -> m.at() instanceof InTray && m.man().equals(wanted));
        OnSquare here = new OnSquare(exchange.square());
        if (spare != null) {
            put(spare, here);
        } else {
            men.add(new PhysicalMan(nextId++, wanted, here));
        }
        contacts.change(t, standing());
        return new Done();
    }

    private Outcome arrange(long t, Arrange arrange) {
        List<@Nullable Man> target = Placement.read(arrange.placement());
        List<PhysicalMan> loose = new ArrayList<>(men);
        loose.removeIf(m -> m.at() instanceof OnSquare on && m.man().equals(target.get(on.square())));
        for (int s = 0; s < 64; s++) {
            Man wanted = target.get(s);
            PhysicalMan there = on(s);
            boolean stands = there != null && !loose.contains(there);
            if (wanted != null && !stands) {
                fetch(wanted, loose, new OnSquare(s));
            }
        }
        loose.stream().filter(m -> !(m.at() instanceof InTray)).forEach(m -> put(m, new InTray(nextInTray++)));
        contacts.change(t, standing());
        return new Done();
    }

    /** Sets one of the {@code loose} men, or one from the box, down on a square. */
    private void fetch(Man wanted, List<PhysicalMan> loose, OnSquare square) {
        PhysicalMan man =
                loose.stream().filter(m -> m.man().equals(wanted)).findFirst().orElse(null);
        if (man == null) {
            men.add(new PhysicalMan(nextId++, wanted, square));
        } else {
            loose.remove(man);
            put(man, square);
        }
    }

    private void put(PhysicalMan man, Whereabouts to) {
        men.replaceAll(m -> m.id() == man.id() ? m.moved(to) : m);
        men.sort(Comparator.comparingInt(PhysicalMan::id));
    }

    private List<@Nullable Man> standing() {
        List<@Nullable Man> squares = new ArrayList<>(Collections.nCopies(64, (@Nullable Man) null));
        for (PhysicalMan man : men) {
            if (man.at() instanceof OnSquare on) {
                squares.set(on.square(), man.man());
            }
        }
        return squares;
    }

    private @Nullable PhysicalMan on(int square) {
        return first(m -> m.at() instanceof OnSquare on && on.square() == square);
    }

    private @Nullable PhysicalMan held(String hand) {
        return first(m -> m.at() instanceof InHand in && in.hand().equals(hand));
    }

    private @Nullable PhysicalMan first(Predicate<PhysicalMan> wanted) {
        for (PhysicalMan man : men) {
            if (wanted.test(man)) {
                return man;
            }
        }
        return null;
    }

    private static Outcome full(String hand) {
        return new Refused("hand-full", "hand " + hand + " holds a man already");
    }

    private static Outcome empty(String hand) {
        return new Refused("hand-empty", "hand " + hand + " holds no man");
    }

    static void requireSquare(int square) {
        Objects.checkIndex(square, 64);
    }
}

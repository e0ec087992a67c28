package org.jadoube.host.bridge.dgt;

import java.util.function.Consumer;
import org.jadoube.hardware.dgt.Battery;
import org.jadoube.hardware.dgt.BoardDump;
import org.jadoube.hardware.dgt.BoardVersion;
import org.jadoube.hardware.dgt.ClockAck;
import org.jadoube.hardware.dgt.ClockCommand;
import org.jadoube.hardware.dgt.ClockTimes;
import org.jadoube.hardware.dgt.DgtCommand;
import org.jadoube.hardware.dgt.DgtMessage;
import org.jadoube.hardware.dgt.FieldUpdate;
import org.jadoube.hardware.dgt.Trademark;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * What a DGT board does, without any wire: answers commands, and tells what changes in the mode that it was put into.
 *
 * <p>It keeps what it has told of every square. A message that the line does not take counts as not told and is told later, as
 * things stand then; so a dump always shows what the updates said, and a program that sleeps misses nothing. Not for use by
 * several threads at once.
 */
final class DgtBoard {
    private static final long SECOND = 1_000_000_000L;
    private static final BoardVersion VERSION = new BoardVersion(1, 8);
    /** The answer of a DGT 3000 to the question for its version: 2.2. */
    private static final int CLOCK_VERSION = 0x22;

    private static final Battery BATTERY = new Battery(100, true);

    /** The way to the program. */
    interface Line {
        /** Takes a message; false: there is no room for it. */
        boolean send(byte[] message);
    }

    /** What the board tells unasked. */
    private enum Mode {
        IDLE,
        UPDATE,
        UPDATE_BOARD,
        UPDATE_NICE,
        BUS
    }

    private final DgtIdentity identity;
    private final Line line;
    private final Consumer<DgtCommand.Leds> leds;
    private final DgtMemory memory = new DgtMemory();
    private Reading.Identity men;
    private Reading.Identity told;
    private ClockTimes times = ClockBuilder.STOPPED;
    private ClockTimes toldTimes = ClockTimes.NONE;
    private long toldTimesAt;
    private Mode mode = Mode.IDLE;
    private boolean dumped;

    /**
     * A board on which {@code men} stand.
     *
     * @param line takes a message; false: it has no room
     * @param leds what is to be lit
     */
    DgtBoard(DgtIdentity identity, Reading.Identity men, Line line, Consumer<DgtCommand.Leds> leds) {
        this.identity = identity;
        this.line = line;
        this.leds = leds;
        this.men = men;
        this.told = men;
    }

    /** The board's own power was off: it is silent until it is asked. */
    void powerUp() {
        mode = Mode.IDLE;
        dumped = false;
        told = men;
    }

    /** These men stand, and the clock shows this, at {@code now} in ns. */
    void show(Reading.Identity standing, @Nullable ClockFace clock, @Nullable Side turn, long now) {
        men = standing;
        times = ClockBuilder.times(clock, turn, now);
        tell(now);
    }

    /** For a moment the men stand as in this position, before they are told as they are. */
    void pass(Reading.Identity position, long now) {
        men = position;
        if (mode != Mode.IDLE && mode != Mode.BUS) {
            tellChanges(now);
        }
    }

    /** Time has passed. */
    void tick(@Nullable ClockFace clock, @Nullable Side turn, long now) {
        times = ClockBuilder.times(clock, turn, now);
        tell(now);
    }

    /** A button of the clock was pressed, 1 to 5. */
    void button(int number) {
        if (acknowledges()) {
            send(ClockAck.button(number));
        }
    }

    /** A program says something. */
    void take(DgtCommand command, long now) {
        switch (command) {
            case DgtCommand.Plain plain -> plain(plain, now);
            case DgtCommand.Leds lit -> leds.accept(turned(lit));
            case ClockCommand asked -> {
                if (acknowledges()) {
                    int first = asked.code() == ClockCommand.VERSION ? CLOCK_VERSION : 0;
                    send(new ClockAck(ClockAck.DONE, asked.code() & 0xFF, first, 0));
                }
            }
            case DgtCommand.Bus bus -> {
                if (mode == Mode.BUS) {
                    DgtBus.answer(bus, identity.address(), dump(), times, VERSION)
                            .ifPresent(line::send);
                }
            }
        }
    }

    private void plain(DgtCommand.Plain command, long now) {
        switch (command) {
            case RESET -> mode = Mode.IDLE;
            case UPDATE -> begin(Mode.UPDATE, now);
            case UPDATE_BOARD -> begin(Mode.UPDATE_BOARD, now);
            case UPDATE_NICE -> begin(Mode.UPDATE_NICE, now);
            case BUS_MODE -> mode = Mode.BUS;
            case SEND_BOARD -> {
                if (send(dump())) {
                    told = men;
                    dumped = true;
                }
            }
            case SEND_CLOCK -> sendTimes(now);
            case SERIAL_NUMBER -> send(identity.number());
            case LONG_SERIAL_NUMBER -> send(identity.longNumber());
            case BUS_ADDRESS -> send(identity.address());
            case TRADEMARK -> send(new Trademark(identity.trademark()));
            case EE_MOVES -> send(memory.all());
            case BATTERY -> send(BATTERY);
            case VERSION -> send(VERSION);
        }
        if (command != DgtCommand.Plain.BUS_MODE && mode == Mode.BUS) {
            // Any command to a single board ends the bus.
            mode = Mode.IDLE;
        }
    }

    private void begin(Mode wanted, long now) {
        mode = wanted;
        if (!dumped) {
            // Nobody has seen the board yet: what changed until now is nobody's concern.
            told = men;
        }
        toldTimes = ClockTimes.NONE;
        tell(now);
    }

    private boolean acknowledges() {
        return mode == Mode.UPDATE || mode == Mode.UPDATE_NICE;
    }

    private void tell(long now) {
        if (mode == Mode.IDLE || mode == Mode.BUS) {
            return;
        }
        tellChanges(now);
        boolean due = mode == Mode.UPDATE && now - toldTimesAt >= SECOND;
        if (mode != Mode.UPDATE_BOARD && (due || !times.equals(toldTimes))) {
            sendTimes(now);
        }
    }

    /** Squares that became empty first: programs take a man that arrives for the one that left before. */
    private void tellChanges(long now) {
        long differs = told.difference(men);
        tellSquares(differs & ~men.occupied(), now);
        tellSquares(differs & men.occupied(), now);
    }

    private void tellSquares(long squares, long now) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            FieldUpdate update = new FieldUpdate(place(square), man(men, square));
            if (!send(update)) {
                return;
            }
            told = with(told, square, update.man());
            memory.add(update, now);
        }
    }

    private void sendTimes(long now) {
        if (send(times)) {
            toldTimes = times;
            toldTimesAt = now;
        }
    }

    private boolean send(DgtMessage message) {
        return line.send(message.bytes());
    }

    private BoardDump dump() {
        return new BoardDump(identity.flipped() ? flipped(men) : men);
    }

    private int place(int square) {
        return identity.flipped() ? 63 - square : square;
    }

    private DgtCommand.Leds turned(DgtCommand.Leds lit) {
        return identity.flipped()
                ? new DgtCommand.Leds(
                        lit.on(), lit.from() < 0 ? -1 : 63 - lit.from(), lit.to() < 0 ? -1 : 63 - lit.to())
                : lit;
    }

    private static Reading.Identity flipped(Reading.Identity men) {
        return new Reading.Identity(
                Long.reverse(men.white()),
                Long.reverse(men.black()),
                Long.reverse(men.plane0()),
                Long.reverse(men.plane1()),
                Long.reverse(men.plane2()));
    }

    private static @Nullable Man man(Reading.Identity men, int square) {
        Side side = men.sideAt(square);
        Piece piece = men.pieceAt(square);
        return side == null || piece == null ? null : Man.of(side, piece);
    }

    /** {@code men} with another man on one square. */
    private static Reading.Identity with(Reading.Identity men, int square, @Nullable Man man) {
        java.util.List<@Nullable Man> all = new java.util.ArrayList<>(64);
        for (int other = 0; other < 64; other++) {
            all.add(other == square ? man : man(men, other));
        }
        return Reading.Identity.of(all);
    }
}

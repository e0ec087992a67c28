package org.jadoube.hardware.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jadoube.hardware.dgt.Battery;
import org.jadoube.hardware.dgt.BoardDump;
import org.jadoube.hardware.dgt.BoardVersion;
import org.jadoube.hardware.dgt.BusAddress;
import org.jadoube.hardware.dgt.ClockAck;
import org.jadoube.hardware.dgt.ClockTimes;
import org.jadoube.hardware.dgt.DgtCommand;
import org.jadoube.hardware.dgt.DgtMessage;
import org.jadoube.hardware.dgt.DgtMessageReader;
import org.jadoube.hardware.dgt.EeMoves;
import org.jadoube.hardware.dgt.FieldUpdate;
import org.jadoube.hardware.dgt.LongSerialNumber;
import org.jadoube.hardware.dgt.SerialNumber;
import org.jadoube.hardware.dgt.Trademark;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/** A DGT board: tells which man stands where, and what the clock beside it shows. */
final class DgtDialect implements Dialect {
    private static final int BAUD = 9_600;
    /** Boards of which we know that they have lights; for the others the command would be noise. */
    private static final List<String> WITH_LIGHTS = List.of("Jadoube", "Revelation");

    /** What a board with two lights at a time shows first. */
    private static final List<Light> ORDER =
            List.of(Light.PLACE, Light.REMOVE, Light.ASK, Light.CHECK, Light.HINT, Light.LAST_TO, Light.LAST_FROM);

    private final DgtMessageReader reader = new DgtMessageReader(this::heard);
    private final List<@Nullable Man> men = new ArrayList<>(java.util.Collections.nCopies(64, null));
    private final Consumer<ClockTimes> clock;
    private @Nullable Heard to;
    private boolean dumped;
    private boolean lights;
    private String identity = "";
    private @Nullable ClockTimes times;

    /** {@code clock} is told whatever the clock shows. */
    DgtDialect(Consumer<ClockTimes> clock) {
        this.clock = clock;
    }

    @Override
    public int baud() {
        return BAUD;
    }

    @Override
    public String make() {
        return "DGT board";
    }

    @Override
    public SensorKind kind() {
        return SensorKind.IDENTITY;
    }

    @Override
    public List<byte[]> greeting() {
        return said(
                DgtCommand.Plain.RESET,
                DgtCommand.Plain.SEND_BOARD,
                DgtCommand.Plain.SERIAL_NUMBER,
                DgtCommand.Plain.TRADEMARK,
                DgtCommand.Plain.UPDATE_NICE,
                DgtCommand.Plain.SEND_BOARD);
    }

    @Override
    public List<byte[]> enquiry() {
        return said(DgtCommand.Plain.SEND_BOARD);
    }

    private static List<byte[]> said(DgtCommand.Plain... commands) {
        return List.of(commands).stream().map(DgtCommand::bytes).toList();
    }

    @Override
    public boolean isKnown() {
        return dumped && !identity.isEmpty();
    }

    @Override
    public String identity() {
        return identity;
    }

    @Override
    public void take(byte[] bytes, int count, Heard heard) {
        to = heard;
        reader.take(bytes, count);
    }

    private void heard(DgtMessage message) {
        Heard heard = to;
        switch (message) {
            case BoardDump dump -> {
                dumped = true;
                for (int square = 0; square < 64; square++) {
                    men.set(square, man(dump.board(), square));
                }
                tell(heard);
            }
            case FieldUpdate update -> {
                men.set(update.square(), update.man());
                if (dumped) {
                    tell(heard);
                }
            }
            case ClockTimes told -> clock(told, heard);
            case SerialNumber number -> identity = number.digits();
            case Trademark mark -> lights = WITH_LIGHTS.stream().anyMatch(mark.text()::contains);
            case BoardVersion version -> {}
            case BusAddress address -> {}
            case LongSerialNumber number -> {}
            case Battery battery -> {}
            case EeMoves moves -> {}
            case ClockAck ack -> {}
        }
    }

    private void tell(@Nullable Heard heard) {
        if (heard != null) {
            heard.reading(Reading.Identity.of(men));
        }
    }

    /** The lever went over: the player whose turn it was has pressed. */
    private void clock(ClockTimes told, @Nullable Heard heard) {
        ClockTimes before = times;
        if (!told.isThere()) {
            return;
        }
        times = told;
        clock.accept(told);
        if (before != null && heard != null && leftToMove(before) != leftToMove(told)) {
            heard.pressed(leftToMove(before) ? Button.Action.PRESS_WHITE : Button.Action.PRESS_BLACK);
        }
    }

    private static boolean leftToMove(ClockTimes times) {
        return (times.status() & ClockTimes.RIGHT_HIGH) != 0;
    }

    @Override
    public void silence() {
        // A message that stopped half way ends with the next header byte by itself.
    }

    @Override
    public List<byte[]> replies() {
        return List.of();
    }

    @Override
    public boolean show(LightScene scene, Predicate<byte[]> line) {
        if (!lights) {
            // It may yet say that it has some; then it is asked again.
            return false;
        }
        List<Integer> squares = new ArrayList<>();
        for (Light light : ORDER) {
            for (long rest = scene.of(light); rest != 0 && squares.size() < 2; rest &= rest - 1) {
                squares.add(Long.numberOfTrailingZeros(rest));
            }
        }
        boolean out = line.test(DgtCommand.Leds.OUT.bytes());
        return squares.isEmpty()
                ? out
                : out && line.test(new DgtCommand.Leds(true, squares.getFirst(), squares.getLast()).bytes());
    }

    private static @Nullable Man man(Reading.Identity board, int square) {
        var side = board.sideAt(square);
        var piece = board.pieceAt(square);
        return side == null || piece == null ? null : Man.of(side, piece);
    }
}

package org.jadoube.host.bridge.dgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardListener;
import org.jadoube.hardware.foreign.ForeignPlace;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.serial.Channel;
import org.jadoube.hardware.serial.PortChannel;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Follower;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.measure.PtyPair;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The mirror on a real pseudo-terminal whose other end does what other ends do: sleep, talk nonsense, go away. */
@Timeout(120)
final class DgtMirrorTest {

    @TempDir
    private Path folder;

    private PtyPair line;
    private DgtMirror mirror;
    private Follower follower;
    private final GameSession game = new GameSession(GameSetup.usual());
    private final BlockingQueue<Long> lit = new LinkedBlockingQueue<>();

    @BeforeEach
    void plugIn() throws Exception {
        assumeTrue(PtyPair.possible(), "socat is not installed: apt install socat");
        line = PtyPair.in(folder);
        mirror = DgtMirror.open(line.board(), Map.of(), new Table() {
            @Override
            public void post(LongFunction<? extends Input> input) {}

            @Override
            public void light(Mirror by, long squares) {
                lit.add(squares);
            }
        });
        follower = new Follower(List.of(mirror), game::view);
        follower.start();
    }

    @AfterEach
    void unplug() {
        if (line != null) {
            mirror.close();
            line.close();
        }
    }

    private void place(long t, String square, boolean lift) {
        int at = Square.parse(square);
        follower.events(List.of(
                lift ? new GameEvent.Lifted(t, at, Side.WHITE, null) : new GameEvent.Placed(t, at, Side.WHITE, null)));
    }

    @Test
    void aPortThatIsNotThereIsToldAtOnce() {
        UsageException thrown = assertThrows(
                UsageException.class,
                () -> DgtMirror.open(folder.resolve("none").toString(), Map.of(), alone()));
        assertTrue(String.valueOf(thrown.getMessage()).contains("no such serial port"), thrown.getMessage());
    }

    private static Table alone() {
        return new Table() {
            @Override
            public void post(LongFunction<? extends Input> input) {}

            @Override
            public void light(Mirror by, long squares) {}
        };
    }

    @Test
    void aPeerThatNeverReadsHoldsUpNothingAndSeesTheBoardWhenItReadsAgain() throws Exception {
        try (Channel sleeper = PortChannel.open(line.pc(), 9600)) {
            sleeper.write(new byte[] {0x42, 0x44}, 2);
            long longest = 0;
            for (int i = 0; i < 30_000; i++) {
                long start = System.nanoTime();
                place(i, "e2", i % 2 == 0);
                longest = Math.max(longest, System.nanoTime() - start);
            }
            assertTrue(longest < 1_000_000_000L, "the game waited for " + longest + " ns");
        }
        place(30_001, "e2", true);
        place(30_002, "e4", false);
        Notes notes = new Notes();
        try (Board board = ForeignPlace.of("dgt:" + line.pc(), System::nanoTime).open(notes)) {
            board.start();
            notes.awaitMen(follower.standing().men());
        }
    }

    /** Two programs on two lines, of which one sleeps. */
    @Test
    void aSecondPeerSeesEveryMoveWhileTheFirstNeverReads(@TempDir Path other) throws Exception {
        try (PtyPair second = PtyPair.in(other);
                DgtMirror awake = DgtMirror.open(second.board(), Map.of(), alone());
                Channel sleeper = PortChannel.open(line.pc(), 9600)) {
            Follower both = new Follower(List.of(mirror, awake), game::view);
            awake.start(both.standing());
            sleeper.write(new byte[] {0x42, 0x44}, 2);
            Notes notes = new Notes();
            try (Board board =
                    ForeignPlace.of("dgt:" + second.pc(), System::nanoTime).open(notes)) {
                board.start();
                for (int i = 0; i < 3_000; i++) {
                    int at = Square.parse("e2");
                    both.events(List.of(
                            i % 2 == 0
                                    ? new GameEvent.Lifted(i, at, Side.WHITE, null)
                                    : new GameEvent.Placed(i, at, Side.WHITE, null)));
                }
                both.events(List.of(new GameEvent.Lifted(9_000, Square.parse("d2"), Side.WHITE, null)));
                notes.awaitMen(both.standing().men());
            }
        }
    }

    @Test
    void nonsenseIsPassedOver() throws Exception {
        try (Channel talker = PortChannel.open(line.pc(), 9600)) {
            byte[] noise = new byte[4_000];
            new java.util.Random(5).nextBytes(noise);
            for (int i = 0; i < noise.length; i++) {
                // Everything but what would make the board talk for long.
                noise[i] = noise[i] == 0x49 ? 0 : noise[i];
            }
            talker.write(noise, noise.length);
        }
        try (Board board = ForeignPlace.of("dgt:" + line.pc(), System::nanoTime).open(new Notes())) {
            assertEquals(follower.standing().men(), board.read());
        }
    }

    @Test
    void theClockAnswersNoMessageWithoutItsEnd() throws Exception {
        try (Channel talker = PortChannel.open(line.pc(), 9600)) {
            // Which version, cut off; a beep with another command in place of its end; the version number; which
            // version.
            byte[] said = HexFormat.ofDelimiter(" ").parseHex("4B 2B 02 03 09 2B 04 03 0B 02 42 4D 2B 03 03 09 00");
            talker.write(said, said.length);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[256];
            String heard = "";
            while (!heard.contains("8D 00 0A 0A 10 09 0A 22 00 00")) {
                bytes.write(chunk, 0, talker.read(chunk));
                heard = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes.toByteArray());
            }
            assertTrue(
                    heard.contains("93 00 05 01 08 8D 00 0A 0A 10 09 0A 22 00 00"), "one answer, after 4D: " + heard);
            assertFalse(heard.contains("0A 10 0B"), "the beep was not acknowledged: " + heard);
        }
    }

    @Test
    void pulledOutAndPutInAgainTheGameIsThereAsItStands() throws Exception {
        Notes notes = new Notes();
        try (Board board = ForeignPlace.of("dgt:" + line.pc(), System::nanoTime).open(notes)) {
            board.start();
            line.close();
            assertEquals(false, notes.devices.poll(20, TimeUnit.SECONDS).healed());
            place(1, "e2", true);
            place(2, "e4", false);
            line = PtyPair.in(folder);
            assertEquals(true, notes.devices.poll(20, TimeUnit.SECONDS).healed());
            notes.awaitMen(follower.standing().men());
        }
    }

    @Test
    void theProgramsLightsLightOurBoard() throws Exception {
        try (Board board = ForeignPlace.of("dgt:" + line.pc(), System::nanoTime).open(new Notes())) {
            board.start();
            // Shown once, be it before the board has said that it has lights.
            board.show(new LightScene(Map.of(12, Light.HINT, 28, Light.HINT)));
            Long squares;
            do {
                squares = lit.poll(20, TimeUnit.SECONDS);
            } while (squares != null && squares == 0);
            assertEquals(Square.bit(12) | Square.bit(28), squares);
            board.show(LightScene.DARK);
            do {
                squares = lit.poll(20, TimeUnit.SECONDS);
            } while (squares != null && squares != 0);
            assertEquals(0L, squares);
        }
    }

    /** What the board at the other end tells. */
    private static final class Notes implements BoardListener {
        private final BlockingQueue<Reading> readings = new LinkedBlockingQueue<>();
        private final BlockingQueue<DeviceReport> devices = new LinkedBlockingQueue<>();

        @Override
        public void reading(long nanos, Reading reading) {
            readings.add(reading);
        }

        @Override
        public void pressed(long nanos, Button.Action action) {}

        @Override
        public void device(DeviceReport report) {
            devices.add(report);
        }

        void awaitMen(Reading men) throws InterruptedException {
            Reading last = null;
            while (!men.equals(last)) {
                last = readings.poll(20, TimeUnit.SECONDS);
                assertTrue(last != null, "the board never showed the game");
            }
        }
    }
}

package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.hardware.calibrate.Calibrator;
import org.jadoube.hardware.calibrate.Conclusion;
import org.jadoube.hardware.calibrate.Facts;
import org.jadoube.hardware.calibrate.RawBoard;
import org.jadoube.hardware.calibrate.Scramble;
import org.jadoube.hardware.calibrate.SerialRaw;
import org.jadoube.hardware.calibrate.SimulatedHand;
import org.jadoube.hardware.calibrate.Task;
import org.jadoube.hardware.model.TouchedBoard;
import org.jadoube.hardware.wiring.LightLayout;
import org.jadoube.hardware.wiring.ProfileText;
import org.jadoube.hardware.wiring.WiringFiles;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.hardware.wiring.WiringReader;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Square;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Test;

/** A board with a microcontroller whose maker wired squares and lights otherwise is learned, and then read rightly. */
final class SerialCalibrationTest {
    private static final String TEXT = WiringFiles.text("usb-serial");

    private final WiringProfile profile = WiringReader.read("usb-serial.toml", TEXT);
    private final List<Scramble> mistakes =
            List.of(Scramble.parse("permuted:5"), Scramble.parse("lights:6"), Scramble.parse("turned:90"));
    private final WiringProfile wired = Scramble.applied(mistakes, profile);

    @Test
    void itsSquaresAndLightsAreLearnedAndMapped() {
        MakersBoard made = new MakersBoard();
        Facts facts = new Facts();
        Task task = new Task(
                false,
                false,
                profile.lamps().stream().map(lamp -> lamp.layout()).toList());
        try (RawBoard raw = SerialRaw.open(new MakersDesk(made), profile, report -> {})) {
            new SimulatedHand(new Calibrator(task, facts, raw), raw, made, mistakes).all(request -> {});
        }
        Conclusion.Learned learned = assertInstanceOf(Conclusion.Learned.class, Conclusion.of(profile, task, facts));
        WiringProfile written = WiringReader.read("mine.toml", ProfileText.changed(TEXT, learned.profile()));
        List<String> told = new ArrayList<>();
        try (Board board = new MappedPlace(written, new MakersDesk(made)).open(new BoardNotes(told))) {
            board.start();
            for (int square = 0; square < 64; square++) {
                made.stand(1L << square, 0);
                assertEquals(1L << square, board.read().occupied(), Square.name(square));
                board.show(new LightScene(Map.of(square, Light.TARGET)));
                assertEquals(
                        List.of(square),
                        made.lit(0).stream().map(made.layout(0).places()::get).toList());
            }
            assertEquals(64, told.size());
            assertEquals(SensorKind.OCCUPANCY, board.kind());
        }
    }

    /** A board as its maker made it, without the line between. */
    private final class MakersBoard implements Board, TouchedBoard {
        private BoardListener listener = new BoardNotes(new ArrayList<>());
        private Reading last = new Reading.Occupancy(0);
        private LightScene scene = LightScene.DARK;

        @Override
        public String name() {
            return "maker's board";
        }

        @Override
        public SensorKind kind() {
            return SensorKind.OCCUPANCY;
        }

        @Override
        public Reading read() {
            return last;
        }

        @Override
        public void show(LightScene lights) {
            scene = lights;
        }

        @Override
        public boolean lost() {
            return false;
        }

        @Override
        public void tellAnew(boolean partly) {
            listener.reading(0, last);
        }

        @Override
        public void start() {}

        @Override
        public void close() {
            scene = LightScene.DARK;
        }

        @Override
        public void stand(long white, long black) {
            last = new Reading.Occupancy(wired.placedSensors().get(0).squares().bits(white | black));
            listener.reading(0, last);
        }

        @Override
        public List<Integer> lit(int lamp) {
            return List.copyOf(scene.squares().keySet());
        }

        @Override
        public LightLayout layout(int lamp) {
            return wired.placedLamps().get(lamp).layout();
        }

        @Override
        public void pass(long nanos) {}
    }

    /** Where that board is. */
    private record MakersDesk(MakersBoard board) implements BoardPlace {

        @Override
        public String name() {
            return board.name();
        }

        @Override
        public Optional<SensorKind> kind() {
            return Optional.of(board.kind());
        }

        @Override
        public Board open(BoardListener hears) {
            board.listener = hears;
            return board;
        }

        @Override
        public Optional<String> missing() {
            return Optional.empty();
        }

        @Override
        public boolean reopens() {
            return false;
        }

        @Override
        public Collection<Path> files() {
            return List.of();
        }
    }
}

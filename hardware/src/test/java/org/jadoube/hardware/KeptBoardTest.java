package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.hardware.scan.DeviceReport;
import org.jadoube.hardware.wiring.Button;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class KeptBoardTest {
    private static final LightScene SCENE = new LightScene(Map.of(28, Light.TARGET));

    @TempDir
    private Path folder;

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final Place place = new Place();

    @Nested
    class ABoardThatIsNotThere {

        @Test
        void isToldOnceAndOpenedWhenItsDeviceFileAppears() throws Exception {
            try (KeptBoard kept = new KeptBoard(place, new Notes())) {
                kept.start();
                kept.show(SCENE);
                assertEquals("absent: no device; plug it in", next());
                plugIn();
                assertEquals("present: toy", next());
                assertEquals("lights 1", next());
            }
            assertEquals("closed", next());
        }

        @Test
        void isWaitedForAtTheFolderAboveIfItsFolderIsMissingToo() throws Exception {
            place.device = folder.resolve("by-id/toy");
            try (KeptBoard kept = new KeptBoard(place, new Notes())) {
                kept.start();
                assertEquals("absent: no device; plug it in", next());
                Files.createDirectory(folder.resolve("by-id"));
                plugIn();
                assertEquals("present: toy", next());
            }
        }

        @Test
        void isToldAgainWhenTheReasonIsAnother() throws Exception {
            place.taken = true;
            plugIn();
            try (KeptBoard kept = new KeptBoard(place, new Notes())) {
                kept.start();
                assertEquals("absent: taken by another program", next());
                Files.delete(place.device());
                assertEquals("absent: no device; plug it in", next());
                place.taken = false;
                plugIn();
                assertEquals("present: toy", next());
            }
        }
    }

    @Nested
    class ABoardThatIsLost {

        @Test
        void isClosedWhenItsDeviceIsGoneAndTakenUpAgain() throws Exception {
            plugIn();
            try (KeptBoard kept = new KeptBoard(place, new Notes())) {
                kept.start();
                assertEquals("present: toy", next());
                assertEquals("lights 0", next());
                kept.show(SCENE);
                assertEquals("lights 1", next());
                Files.delete(place.device());
                place.open.listener.device(new DeviceReport("chip", "chip: gone", false));
                assertEquals("chip: gone", next());
                assertEquals("closed", next());
                assertEquals("absent: no device; plug it in", next());
                plugIn();
                assertEquals("present: toy", next());
                assertEquals("lights 1", next());
            }
        }

        @Test
        void isKeptWhileOnlyAChipIsSilent() throws Exception {
            plugIn();
            try (KeptBoard kept = new KeptBoard(place, new Notes())) {
                kept.start();
                assertEquals("present: toy", next());
                assertEquals("lights 0", next());
                place.open.listener.device(new DeviceReport("chip", "chip: gone", false));
                place.open.listener.device(new DeviceReport("chip", "", true));
                assertEquals("chip: gone", next());
                assertEquals("chip answers again", next());
                assertTrue(kept.board().isPresent());
            }
        }
    }

    @Nested
    class ABoardThatIsLent {

        @Test
        void tellsTheBorrowerAloneAndAfterwardsAllAnew() throws Exception {
            plugIn();
            try (KeptBoard kept = new KeptBoard(place, new Notes())) {
                kept.start();
                assertEquals("present: toy", next());
                assertEquals("lights 0", next());
                BlockingQueue<String> doctor = new LinkedBlockingQueue<>();
                kept.lend(new BoardListenerTo(doctor));
                assertEquals("anew, partly", next());
                place.open.listener.reading(5, new Reading.Occupancy(1));
                assertEquals("reading 1", doctor.poll(30, TimeUnit.SECONDS));
                kept.show(SCENE);
                kept.takeBack();
                assertEquals("lights 1", next(), "what the game wanted meanwhile is shown now, not before");
                assertEquals("anew", next());
                place.open.listener.reading(6, new Reading.Occupancy(2));
                assertEquals("reading 2", next());
            }
        }
    }

    private void plugIn() throws IOException {
        Files.createFile(place.device());
    }

    private String next() throws InterruptedException {
        String line = told.poll(30, TimeUnit.SECONDS);
        assertNotNull(line, "nothing was told");
        return line;
    }

    /** A place with one device file. */
    private final class Place implements BoardPlace {
        private volatile boolean taken;
        private Path device;
        private volatile Toy open;

        Path device() {
            return device == null ? folder.resolve("toy") : device;
        }

        @Override
        public String name() {
            return "toy";
        }

        @Override
        public Optional<SensorKind> kind() {
            return Optional.of(SensorKind.OCCUPANCY);
        }

        @Override
        public Grid grid() {
            return Grid.ranks();
        }

        @Override
        public Board open(BoardListener listener) {
            if (missing().isPresent()) {
                throw new BoardUnavailable(missing().get());
            }
            if (taken) {
                throw new BoardUnavailable("taken by another program");
            }
            open = new Toy(listener);
            return open;
        }

        @Override
        public Optional<String> missing() {
            return Files.exists(device()) ? Optional.empty() : Optional.of("no device; plug it in");
        }

        @Override
        public boolean reopens() {
            return true;
        }

        @Override
        public Collection<Path> files() {
            return List.of(device());
        }
    }

    private final class Toy implements Board {
        private final BoardListener listener;

        Toy(BoardListener listener) {
            this.listener = listener;
        }

        @Override
        public String name() {
            return "toy";
        }

        @Override
        public boolean lost() {
            return false;
        }

        @Override
        public void tellAnew(boolean partly) {
            told.add(partly ? "anew, partly" : "anew");
        }

        @Override
        public void start() {
            // Tells only what the test lets it.
        }

        @Override
        public void close() {
            told.add("closed");
        }

        @Override
        public void show(LightScene scene) {
            told.add("lights " + (scene.equals(LightScene.DARK) ? 0 : 1));
        }

        @Override
        public SensorKind kind() {
            return SensorKind.OCCUPANCY;
        }

        @Override
        public Reading read() {
            return new Reading.Occupancy(0);
        }
    }

    private static class BoardListenerTo implements BoardListener {
        private final BlockingQueue<String> lines;

        BoardListenerTo(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void reading(long nanos, Reading reading) {
            lines.add("reading " + reading.occupied());
        }

        @Override
        public void pressed(long nanos, Button.Action action) {
            lines.add(action.word());
        }

        @Override
        public void device(DeviceReport report) {
            lines.add(report.text());
        }
    }

    private final class Notes extends BoardListenerTo implements KeptBoard.Listener {
        Notes() {
            super(told);
        }

        @Override
        public void present(Board board) {
            told.add("present: " + board.name());
        }

        @Override
        public void absent(String why) {
            told.add("absent: " + why);
        }
    }
}

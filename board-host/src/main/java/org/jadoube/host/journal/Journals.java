package org.jadoube.host.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.game.GameSession;
import org.jadoube.game.GameSetup;
import org.jadoube.game.Input;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.host.recording.RecordingWriter;
import org.jspecify.annotations.Nullable;

/**
 * The journals of a data directory, one file a game, {@code journal/game-000001.journal} and up. The last one is the game
 * that goes on; the {@value #KEPT} before it are kept.
 */
public final class Journals {

    /** How many games are kept. */
    static final int KEPT = 100;

    /** A clock of the day that goes back less, in ms, was only set right. */
    private static final long CLOCK_BACK = 120_000;

    private static final Pattern NAME = Pattern.compile("game-(\\d{6,9})\\.journal");

    private final Path folder;
    private final Disk disk;
    private final Consumer<String> trouble;
    private final Consumer<String> remarks;

    /**
     * The journals in {@code data}.
     *
     * @param trouble hears what keeps the journal from being written, and an empty text when it is over
     * @param remarks hears what was found out of order and what was made of it
     */
    public Journals(DataDirectory data, Consumer<String> trouble, Consumer<String> remarks) {
        this(data, Disk.ofTheSystem(), trouble, remarks);
    }

    /** The same on another {@code disk} than the system's. */
    public Journals(DataDirectory data, Disk disk, Consumer<String> trouble, Consumer<String> remarks) {
        this(data.journals(), disk, trouble, remarks);
    }

    Journals(Path folder, Disk disk, Consumer<String> trouble, Consumer<String> remarks) {
        this.folder = folder;
        this.disk = disk;
        this.trouble = trouble;
        this.remarks = remarks;
    }

    /** The game that was not left, null if there is none. Never throws: what cannot be read is remarked on. */
    public @Nullable Past past() {
        List<Path> files = files();
        for (int i = files.size() - 1; i >= 0; i--) {
            Path file = files.get(i);
            try {
                JournalReading reading = JournalReading.of(file);
                Entry.Start start = reading.start();
                GameSetup setup = reading.reader().setup();
                if (start != null && setup != null) {
                    remark(file, reading);
                    return new Past(file, reading, start, setup);
                }
                remarks.accept(file + " holds no game: " + reading.flaw() + "; it is left out");
            } catch (JournalReading.Foreign e) {
                remarks.accept(e.getMessage() + "; it is left as it is, and a new game begins");
                return null;
            } catch (IOException e) {
                remarks.accept(file + " cannot be read: " + JournalFormat.reason(e) + "; a new game begins");
                return null;
            }
        }
        return null;
    }

    private void remark(Path file, JournalReading reading) throws IOException {
        if (reading.flaw().isEmpty()) {
            return;
        }
        if (reading.flaw().contains("torn")) {
            remarks.accept(file + ": " + reading.flaw() + ", and is left out");
        } else {
            Path kept = file.resolveSibling(file.getFileName() + ".spoilt");
            remarks.accept(file + ": " + reading.flaw()
                    + "; the game goes on from what came before it, the whole file is kept as " + kept.getFileName());
            Files.copy(file, kept, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Begins the journal of a new game, the first of a service. */
    public Journal begin(String board, String asked, GameSetup setup, List<PhysicalMan> men) {
        String header = RecordingWriter.header(setup);
        return begin(new Entry.Start(board, asked, System.currentTimeMillis(), header, 0, 1, 0, men));
    }

    /** Begins the journal of a game that begins at {@code t} in a service that goes on. */
    public Journal begin(String board, String asked, long t, GameSession.Fresh fresh, List<PhysicalMan> men) {
        String header = RecordingWriter.header(fresh.setup());
        long wall = System.currentTimeMillis();
        Journal journal = begin(new Entry.Start(board, asked, wall, header, t, fresh.number(), fresh.questions(), men));
        journal.input(new Input.Frame(t, fresh.reading()));
        return journal;
    }

    private Journal begin(Entry.Start start) {
        List<Path> files = files();
        int number = files.isEmpty() ? 1 : number(files.getLast()) + 1;
        Path file = folder.resolve(String.format(Locale.ROOT, "game-%06d.journal", number));
        prune(files);
        return new Journal(begun(file, start));
    }

    /** The file comes into being whole: it is written beside its place and moved there. */
    private JournalFile begun(Path file, Entry.Start start) {
        Path beside = folder.resolve(file.getFileName() + ".new");
        EntryWriter writer = new EntryWriter();
        ByteSink bytes = new ByteSink();
        for (byte b : JournalFormat.header()) {
            bytes.u8(b);
        }
        writer.write(start, bytes);
        try {
            Files.createDirectories(folder);
            try (Store store = disk.open(beside)) {
                store.cut(0);
                store.write(ByteBuffer.wrap(bytes.copy()), 0);
                store.sync();
            }
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            syncFolder();
            JournalReading reading = JournalReading.of(file);
            return JournalFile.goOn(file, disk, reading.good(), reading.reader(), trouble);
        } catch (IOException | JournalReading.Foreign e) {
            // A disk that is full or read-only now may not be so for ever: the file's own way of waiting takes over.
            return JournalFile.begin(file, disk, start, trouble);
        }
    }

    private void syncFolder() throws IOException {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    /**
     * Goes on with a game that was not left. If it comes out otherwise than it was told, what was told stands.
     *
     * @param whole whether every event is wanted; else of duties and lights only those that hold, which takes less time
     */
    public Resumed goOn(Past past, boolean whole) {
        Retold retold = whole ? past.retold() : past.retoldInHaste();
        clockOfTheDay(past);
        if (retold.asTold()) {
            Journal journal = new Journal(JournalFile.goOn(
                    past.file(), disk, past.reading().good(), past.reading().reader(), trouble));
            journal.follow(retold);
            return new Resumed(past.setup(), retold, journal);
        }
        remarks.accept(past.file()
                + ": this version of the program would decide otherwise than was told; what was told stands,"
                + " what was touched, offered or asked is forgotten");
        AsTold told = past.asTold(retold);
        Retold anew = Retold.begun(told.setup(), told.first(), retold.t());
        Journal journal = begin(past.board(), past.asked(), told.setup(), past.men());
        told.first().forEach(journal::input);
        journal.follow(anew);
        return new Resumed(told.setup(), anew, journal);
    }

    /** A game that is left, played again without being gone on with; what was told stands. */
    public Retold retold(Past past) {
        Retold retold = past.retoldInHaste();
        if (retold.asTold()) {
            return retold;
        }
        AsTold told = past.asTold(retold);
        return Retold.begun(told.setup(), told.first(), retold.t());
    }

    /** A machine without a battery for its clock may think that it is yesterday. */
    private void clockOfTheDay(Past past) {
        long back = past.wall() - System.currentTimeMillis();
        if (back > CLOCK_BACK) {
            remarks.accept("this machine's clock of the day went back by " + back / 60_000
                    + " min since the game was last played; the clocks of the game do not follow it,"
                    + " but set it before the game ends, or its record has the wrong date");
        }
    }

    /**
     * A game that goes on.
     *
     * @param agreed what it began with
     * @param retold what came before the stop
     * @param journal what keeps it from now on
     */
    public record Resumed(GameSetup agreed, Retold retold, Journal journal) {}

    private void prune(List<Path> files) {
        for (Path old : files.subList(0, Math.max(0, files.size() - KEPT + 1))) {
            try {
                Files.deleteIfExists(old);
            } catch (IOException e) {
                remarks.accept(old + " cannot be removed: " + JournalFormat.reason(e));
            }
        }
    }

    /** The journals, oldest first. */
    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> number(file) > 0)
                    .sorted((a, b) -> Integer.compare(number(a), number(b)))
                    .toList();
        } catch (IOException e) {
            remarks.accept(folder + " cannot be read: " + JournalFormat.reason(e));
            return List.of();
        }
    }

    private static int number(Path file) {
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        return name.matches() ? Integer.parseInt(name.group(1)) : 0;
    }
}

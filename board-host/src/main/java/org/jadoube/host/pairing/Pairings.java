package org.jadoube.host.pairing;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The pairings that are kept in a folder of data, file {@code pairings}: id, hash, day and name with tabs between. The
 * service and the command line change it under a lock, and each sees what the other did at its next question.
 */
public final class Pairings {

    /** More browsers than this are not kept; the oldest goes. */
    static final int MOST = 32;

    private static final int TOKEN = 32;

    private final @Nullable Path folder;
    private final @Nullable Path file;
    private final SecureRandom random = new SecureRandom();
    /** Those of a process that keeps no file. */
    private List<Pairing> known = List.of();

    private Pairings(@Nullable Path folder) {
        this.folder = folder;
        this.file = folder == null ? null : folder.resolve("pairings");
    }

    /** Those kept in a folder, which need not be there yet. */
    public static Pairings in(Path folder) {
        return new Pairings(folder);
    }

    /** Pairings that last as long as the process. */
    public static Pairings unkept() {
        return new Pairings(null);
    }

    /**
     * All of them, the oldest first. The file is read anew each time: it is small, and its time of change tells two
     * changes within one tick of the file system's clock apart no more.
     */
    public synchronized List<Pairing> all() {
        Path kept = file;
        if (kept == null) {
            return known;
        }
        try {
            return parse(Files.readAllLines(kept));
        } catch (IOException e) {
            // What cannot be read lets nobody in.
            return List.of();
        }
    }

    /** The pairing of a token, if there is one. */
    public Optional<Pairing> of(String token) {
        byte[] hash = hash(token).getBytes(StandardCharsets.US_ASCII);
        return all().stream()
                .filter(it -> MessageDigest.isEqual(it.hash().getBytes(StandardCharsets.US_ASCII), hash))
                .findFirst();
    }

    /**
     * Pairs a browser; the token is what it shows from now on.
     *
     * @throws IOException if the pairing cannot be kept
     */
    public String add(String name) throws IOException {
        byte[] bytes = new byte[TOKEN];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        String id = HexFormat.of().toHexDigits(random.nextInt(), 6);
        String day = LocalDate.now(ZoneId.systemDefault()).toString();
        Pairing fresh = new Pairing(id, hash(token), day, name);
        change(before -> {
            List<Pairing> after = new ArrayList<>(before);
            after.add(fresh);
            return after.subList(Math.max(0, after.size() - MOST), after.size());
        });
        return token;
    }

    /**
     * Forgets a pairing; false if there is none of that id.
     *
     * @throws IOException if that cannot be kept
     */
    public boolean forget(String id) throws IOException {
        int before = all().size();
        change(all -> all.stream().filter(it -> !it.id().equals(id)).toList());
        return all().size() < before;
    }

    private synchronized void change(Function<List<Pairing>, List<Pairing>> change) throws IOException {
        Path kept = file;
        Path place = folder;
        if (kept == null || place == null) {
            known = List.copyOf(change.apply(known));
            return;
        }
        Files.createDirectories(place);
        try (FileChannel lock =
                FileChannel.open(place.resolve("pairings.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            lock.lock();
            List<Pairing> after = List.copyOf(change.apply(all()));
            Path fresh = place.resolve("pairings.new");
            Files.deleteIfExists(fresh);
            write(place, fresh, after);
            Files.move(fresh, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void write(Path folder, Path fresh, List<Pairing> pairings) throws IOException {
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            Files.createFile(fresh, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        StringBuilder text = new StringBuilder();
        for (Pairing it : pairings) {
            text.append(String.join("\t", it.id(), it.hash(), it.since(), it.name()))
                    .append('\n');
        }
        try (FileChannel out = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            out.write(java.nio.ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8)));
            out.force(true);
        }
    }

    /** A line that is none is passed over: the others still hold. */
    private static List<Pairing> parse(List<String> lines) {
        List<Pairing> pairings = new ArrayList<>();
        for (String line : lines) {
            String[] parts = line.split("\t", -1);
            if (parts.length == 4 && Pairing.fits(parts[0], parts[1], parts[2])) {
                pairings.add(new Pairing(parts[0], parts[1], parts[2], parts[3]));
            }
        }
        return List.copyOf(pairings);
    }

    private static String hash(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

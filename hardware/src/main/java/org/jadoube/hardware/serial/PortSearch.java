package org.jadoube.hardware.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Finds a board among serial ports by greeting whoever is there, all ports at a time.
 *
 * @param where one port; a folder whose files are ports; or empty: every USB port of this machine
 * @param id the identity that is wanted; empty: any, if there is only one
 */
record PortSearch(String where, String id, Channel.Opener opener) {
    private static final List<String> BOARDS_OF = List.of("ttyACM", "ttyUSB", "cu.usb", "COM", "rfcomm");

    /** The board, greeted. IOException with what was found instead, and the cure. */
    Link find() throws IOException {
        List<String> ports = ports();
        if (ports.isEmpty()) {
            throw new IOException(
                    where.isEmpty()
                            ? "no port that a board could be at; "
                                    + PortAdvice.here().there()
                            : where + ": no serial port is there");
        }
        if (ports.size() == 1) {
            return wanted(Link.open(ports.get(0), opener));
        }
        return chosen(ports, greetedAll(ports));
    }

    /** The same search for the board that was found before. */
    PortSearch again(FromBoard.Hello found) {
        return new PortSearch(where, found.id(), opener);
    }

    private Link wanted(Link link) throws IOException {
        if (!id.isEmpty() && !link.hello().id().equals(id)) {
            link.close();
            throw new IOException("no board with the id " + id + " answers; there is " + named(link));
        }
        return link;
    }

    private Link chosen(List<String> ports, List<Link> links) throws IOException {
        List<Link> right = links.stream()
                .filter(link -> id.isEmpty() || link.hello().id().equals(id))
                .toList();
        if (right.size() == 1) {
            links.stream().filter(link -> link != right.get(0)).forEach(Link::close);
            return right.get(0);
        }
        links.forEach(Link::close);
        String found = String.join(", ", links.stream().map(PortSearch::named).toList());
        if (right.isEmpty()) {
            throw new IOException((id.isEmpty() ? "no board" : "no board with the id " + id) + " answers at "
                    + String.join(", ", ports)
                    + (links.isEmpty() ? "" : "; there is " + found));
        }
        boolean alike = right.stream().map(link -> link.hello().id()).distinct().count() < right.size();
        throw new IOException(right.size() + " boards answer: " + found + "; choose one with --board serial:"
                + (alike ? right.get(0).port() : "ID=" + right.get(0).hello().id()));
    }

    private static String named(Link link) {
        return link.hello().name() + " (" + link.hello().id() + ") at " + link.port();
    }

    /** Those that answer; a port that is taken, or silent, is none of ours. */
    private List<Link> greetedAll(List<String> ports) throws IOException {
        List<Link> links = new ArrayList<>();
        try (ExecutorService greeters = Executors.newFixedThreadPool(ports.size())) {
            List<Callable<Optional<Link>>> greetings = new ArrayList<>();
            for (String port : ports) {
                greetings.add(() -> greeted(port));
            }
            for (Future<Optional<Link>> greeting : greeters.invokeAll(greetings)) {
                greeting.get().ifPresent(links::add);
            }
        } catch (InterruptedException | ExecutionException e) {
            links.forEach(Link::close);
            throw new IOException("the search for serial boards was broken off", e);
        }
        return links;
    }

    private Optional<Link> greeted(String port) {
        try {
            return Optional.of(Link.open(port, opener));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private List<String> ports() throws IOException {
        if (where.isEmpty()) {
            return Arrays.stream(SerialPort.getCommPorts())
                    .filter(port -> BOARDS_OF.stream()
                            .anyMatch(start -> port.getSystemPortName().startsWith(start)))
                    .map(PortAdvice::typed)
                    .toList();
        }
        Path folder = folder();
        if (folder == null) {
            return List.of(where);
        }
        List<String> ports = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            files.forEach(file -> ports.add(file.toString()));
        }
        Collections.sort(ports);
        return ports;
    }

    private @Nullable Path folder() {
        try {
            Path path = Path.of(where);
            return Files.isDirectory(path) ? path : null;
        } catch (InvalidPathException e) {
            // Then it is no folder; whether it is a port is told when it is opened.
            return null;
        }
    }
}

package org.jadoube.host.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.host.Main;
import org.jadoube.host.service.ServiceManager;

/**
 * Plays a few moves with nobody looking, and goes on with that game in a second service and with a longer one in a third as after a
 * stop, so that the JVM can write down which classes a start needs ({@code -XX:ArchiveClassesAtExit}); a later start then maps them, already loaded and
 * checked. Nothing is kept of the game.
 */
public final class Rehearsal {

    /** A move, an unlawful try that is put right, and the answer. */
    private static final List<String> ACTS =
            List.of("lift e2", "place e4", "lift e7", "place e4", "lift d7", "place d5", "lift e4", "place d5");

    private Rehearsal() {}

    /** Rehearses and ends the process. */
    public static void main(String[] args) throws IOException {
        Path data = Files.createTempDirectory("jadoube-rehearsal");
        int code = 0;
        try {
            // The word with systemd belongs to a start, too.
            ServiceManager nobody = ServiceManager.of(Map.of("NOTIFY_SOCKET", "@jadoube-rehearsal"));
            nobody.stopping();
            nobody.close();
            play(data);
        } catch (IOException | RuntimeException e) {
            System.err.println("jadoube: the rehearsal failed: " + e.getMessage());
            code = 1;
        } finally {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(data)));
        }
        System.exit(code);
    }

    private static void play(Path data) throws IOException {
        Path first = Files.createDirectory(data.resolve("first"));
        visit(start("--fresh", "--data", first.toString()));
        Path second = Files.createDirectory(data.resolve("second"));
        copy(first.resolve("journal"), Files.createDirectory(second.resolve("journal")));
        look(start("--data", second.toString()));
        Path third = Files.createDirectory(data.resolve("third"));
        LeftGame.in(third);
        look(start("--data", third.toString()));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(from)) {
            for (Path file : files) {
                Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
            }
        }
    }

    /** Starts the program and returns the port of its page. */
    private static int start(String... words) throws IOException {
        List<String> all = new ArrayList<>(List.of("play", "--port", "0"));
        all.addAll(List.of(words));
        try (PipedWriter told = new PipedWriter();
                PipedReader heard = new PipedReader(told)) {
            PrintWriter out = new PrintWriter(told);
            PrintWriter err = new PrintWriter(Writer.nullWriter());
            Thread.ofPlatform().daemon().start(() -> {
                Main.run(out, err, all.toArray(new String[0]));
                out.close();
            });
            StringBuilder line = new StringBuilder();
            for (int c = heard.read(); c >= 0 && c != '\n'; c = heard.read()) {
                line.append((char) c);
            }
            return URI.create(line.toString().strip()).getPort();
        }
    }

    private static void visit(int port) throws IOException {
        try (Socket stream = request(port, "GET", "/events", "", "")) {
            look(port);
            for (String act : ACTS) {
                String[] words = act.split(" ");
                String json = "{\"op\":\"" + words[0] + "\",\"hand\":\"h\",\"square\":\"" + words[1] + "\"}";
                answer(request(port, "POST", "/hand", "Connection: close\r\nContent-Type: application/json\r\n", json));
            }
            byte[] heard = stream.getInputStream().readNBytes(2_000);
            if (heard.length == 0) {
                throw new IOException("the page told nothing");
            }
        }
    }

    private static void look(int port) throws IOException {
        for (String path : List.of("/", "/page.js", "/page.css", "/state", "/games")) {
            answer(request(port, "GET", path, "Connection: close\r\n", ""));
        }
    }

    private static Socket request(int port, String method, String path, String headers, String body)
            throws IOException {
        Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
        OutputStream out = socket.getOutputStream();
        String head = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n" + headers
                + (body.isEmpty() ? "" : "Content-Length: " + body.length() + "\r\n") + "\r\n";
        out.write((head + body).getBytes(StandardCharsets.US_ASCII));
        out.flush();
        return socket;
    }

    private static void answer(Socket socket) throws IOException {
        try (socket;
                InputStream in = socket.getInputStream()) {
            in.readAllBytes();
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            // The game that ends at the same time still writes; the system clears its temporary folder.
        }
    }
}

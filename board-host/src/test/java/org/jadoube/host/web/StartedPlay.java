package org.jadoube.host.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.host.Main;

/** The program as a command line starts it, in a thread of this process. */
final class StartedPlay implements AutoCloseable {

    private final Thread thread;
    private final URI address;

    private StartedPlay(List<String> args) throws IOException {
        PipedReader printed = new PipedReader();
        PrintWriter out = new PrintWriter(new PipedWriter(printed));
        StringWriter err = new StringWriter();
        thread = Thread.ofPlatform().name("play").start(() -> {
            Main.run(out, new PrintWriter(err, true), args.toArray(String[]::new));
            out.close();
        });
        String first = new BufferedReader(printed).readLine();
        if (first == null) {
            throw new IOException("it did not start: " + err);
        }
        address = URI.create(first);
    }

    /** {@code play} on a free port with data in a folder, and more options. */
    static StartedPlay of(Path data, String... more) throws IOException {
        List<String> args = new ArrayList<>(List.of("play", "--port", "0", "--data", data.toString()));
        args.addAll(List.of(more));
        return new StartedPlay(args);
    }

    URI address() {
        return address;
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

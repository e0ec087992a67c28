package org.jadoube.host.engine;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.host.engine.EngineProcess.Signal;

/**
 * An engine that answers questions: it has told its name and its options and thinks when asked. One thread asks; any
 * thread may {@link #interrupt} it or close it.
 */
final class Engine implements AutoCloseable {

    /** How long an engine has to tell what it is, in ms; a slow card loads a big network file in this. */
    static final long HANDSHAKE = 10_000;

    /** How much later than its time an answer may come, in ms: the system has other things to do too. */
    static final long GRACE = 3_000;

    private final String called;
    private final long patience;
    private final EngineProcess process;
    private final Map<String, FromEngine.Offer> options = new LinkedHashMap<>();
    private String name;
    private int lines = 1;
    private volatile int newest = Integer.MIN_VALUE;

    private Engine(String called, Path program, long patience) throws EngineTrouble {
        this.called = called;
        this.name = called;
        this.patience = patience;
        this.process = new EngineProcess(called, program);
    }

    /** Starts an engine and makes it what {@code settings} say. */
    static Engine start(String called, Path program, EngineSettings settings)
            throws EngineTrouble, InterruptedException {
        return start(called, program, settings, HANDSHAKE, GRACE);
    }

    /** The same with other times, in ms. */
    static Engine start(String called, Path program, EngineSettings settings, long handshake, long grace)
            throws EngineTrouble, InterruptedException {
        Engine engine = new Engine(called, program, grace);
        try {
            engine.greet(handshake);
            engine.set(settings);
            engine.ready(handshake);
            return engine;
        } catch (EngineTrouble | InterruptedException e) {
            engine.close();
            throw e;
        }
    }

    /** What the engine calls itself. */
    String name() {
        return name;
    }

    /** Whether it has this option. */
    boolean offers(String option) {
        return options.containsKey(key(option));
    }

    long pid() {
        return process.pid();
    }

    private void greet(long millis) throws EngineTrouble, InterruptedException {
        process.send(new ToEngine.Hello());
        long end = end(millis);
        while (true) {
            switch (read(end, millis)) {
                case FromEngine.Name said -> name = said.name();
                case FromEngine.Offer offer -> options.put(key(offer.name()), offer);
                case FromEngine.UciOk ok -> {
                    return;
                }
                case FromEngine.ReadyOk said -> {}
                case FromEngine.Line said -> {}
                case FromEngine.BestMove said -> {}
                case FromEngine.Other said -> {}
            }
        }
    }

    private void ready(long millis) throws EngineTrouble, InterruptedException {
        process.send(new ToEngine.AreYouReady());
        long end = end(millis);
        while (!(read(end, millis) instanceof FromEngine.ReadyOk)) {
            // options are acknowledged by nothing; whatever comes before readyok is of no use
        }
    }

    private void set(EngineSettings settings) throws EngineTrouble {
        for (Map.Entry<String, String> option : settings.options().entrySet()) {
            set(option.getKey(), option.getValue());
        }
    }

    /** Sets an option that the engine has, within its bounds. */
    private void set(String option, String value) throws EngineTrouble {
        FromEngine.Offer offer = options.get(key(option));
        if (offer != null) {
            boolean number = offer.type().equals("spin");
            String within = number ? Long.toString(offer.bounded(Long.parseLong(value))) : value;
            process.send(new ToEngine.SetOption(offer.name(), within));
        }
    }

    /** What comes next is another game. */
    void newGame() throws EngineTrouble, InterruptedException {
        process.send(new ToEngine.NewGame());
        ready(patience + HANDSHAKE);
    }

    /**
     * Nobody waits for answers to questions older than {@code question} any more: the thread that asks one gets what there
     * is, at once.
     */
    void interrupt(int question) {
        newest = question;
        process.wake();
    }

    /**
     * Lets the engine think; returns when it has an answer, was interrupted, or is in trouble.
     *
     * @param question its number; later questions have higher ones
     */
    Answer think(Search search, int question) throws EngineTrouble, InterruptedException {
        if (search.lines() != lines) {
            lines = search.lines();
            set("MultiPV", Integer.toString(lines));
        }
        process.send(new ToEngine.Place(search.fen(), search.moves()));
        process.send(new ToEngine.Go(search.limit()));
        Map<Integer, FromEngine.Line> best = new TreeMap<>();
        long late = search.limit().millis() + patience;
        long end = end(late);
        boolean stopped = false;
        while (true) {
            if (newest > question && !stopped) {
                stopped = true;
                end = end(patience);
                process.send(new ToEngine.Stop());
            }
            switch (read(end, late)) {
                case FromEngine.Line line -> best.put(line.rank(), line);
                case FromEngine.BestMove move -> {
                    return new Answer(move.move(), List.copyOf(best.values()), stopped);
                }
                case FromEngine.Name said -> {}
                case FromEngine.Offer said -> {}
                case FromEngine.UciOk said -> {}
                case FromEngine.ReadyOk said -> {}
                case FromEngine.Other said -> {}
            }
        }
    }

    private FromEngine read(long end, long millis) throws EngineTrouble, InterruptedException {
        Signal signal = process.next((end - System.nanoTime()) / 1_000_000);
        if (signal == null) {
            throw process.hangs(millis);
        }
        return switch (signal) {
            case Signal.Line line -> {
                // an engine that talks and talks without an answer hangs as well
                if (System.nanoTime() - end > 0) {
                    throw process.hangs(millis);
                }
                yield UciReader.read(line.text());
            }
            case Signal.Ended ended -> throw process.died();
            case Signal.Wake wake -> new FromEngine.Other();
        };
    }

    private static long end(long millis) {
        return System.nanoTime() + millis * 1_000_000;
    }

    /** Engines spell their options as they like; the protocol says that case means nothing. */
    private static String key(String option) {
        return option.toLowerCase(Locale.ROOT);
    }

    /** What to say of an answer that is no move here. */
    EngineTrouble nonsense(String said) {
        return new EngineTrouble(
                EngineTrouble.Kind.NONSENSE, called + " answered \"" + said + "\", which is no move here");
    }

    @Override
    public void close() {
        process.close();
    }
}

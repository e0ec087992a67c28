package org.jadoube.host.play;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that owns a game: everything reaches it as a value in one queue, and everything leaves it as events.
 *
 * <p>It sleeps until something arrives or falls due; times are ms since the game began, from the monotonic clock.
 */
final class GameThread {

    /** A longer wait than this is cut in two: the thread can be seen to live, and the journal knows how late it is. */
    private static final long LONGEST_WAIT = 5_000;

    /** What the thread does with one message. */
    @FunctionalInterface
    interface Message {
        void handle(GameThread thread);
    }

    /** Whoever listens to the game, in the order of the events. */
    interface Listener {
        /** An input is about to be handled. */
        void input(Input input);

        /** The events that came of it. */
        void events(List<GameEvent> events);

        /** Nothing came of it that is an event. */
        default void nothing() {}

        /** What came before a stop, told again to one who has not heard it, before anything else happens. */
        default void resumed(List<Input> inputs, List<GameEvent> events) {
            events(events);
        }
    }

    private final long origin;
    private final BlockingQueue<Message> queue = new LinkedBlockingQueue<>();
    private final GameSession session;
    private final BoardSource source;
    private final Listener listener;
    private final Thread thread;
    private volatile boolean stopped;
    private volatile @Nullable RuntimeException failure;
    private @Nullable Guest guest;
    private @Nullable Input first;
    private final LongSupplier nanos;
    private long last;
    private long moment;

    /**
     * A thread for {@code session}, which begins with {@link #start}.
     *
     * @param from the time of the game from which it goes on, in ms: time did not run while nobody was there to see it
     */
    GameThread(GameSession session, BoardSource source, Listener listener, long from) {
        this(session, source, listener, from, System::nanoTime);
    }

    /** The same by another monotonic clock, in ns. */
    GameThread(GameSession session, BoardSource source, Listener listener, long from, LongSupplier nanos) {
        this.nanos = nanos;
        this.origin = nanos.getAsLong() - from * 1_000_000;
        this.last = from;
        this.moment = from;
        this.session = session;
        this.source = source;
        this.listener = listener;
        this.thread = Thread.ofPlatform().name("game").unstarted(this::run);
    }

    /** Takes this before anything else, the board included; called before {@link #start}. */
    void first(Input input) {
        first = input;
    }

    void start() {
        thread.start();
    }

    /** Hands over a message; returns at once. */
    void post(Message message) {
        queue.add(message);
    }

    /** What the thread answers; {@code otherwise} if it does not within a second. */
    <T> T ask(Supplier<T> question, T otherwise) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        post(game -> answer.complete(question.get()));
        try {
            return answer.get(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return otherwise;
        } catch (ExecutionException | TimeoutException e) {
            return otherwise;
        }
    }

    /** How many messages wait. */
    int waiting() {
        return queue.size();
    }

    /** Milliseconds since the game began. */
    long clock() {
        return (nanos.getAsLong() - origin) / 1_000_000;
    }

    /**
     * The time that the message being handled happens at: never before an earlier one. It stands still while the message is
     * handled, or readings that fall due meanwhile would be overtaken.
     */
    long now() {
        last = Math.max(last, moment);
        return last;
    }

    /** The time of something that happened at {@code at} ns of the monotonic clock; never before an earlier one. */
    long at(long at) {
        last = Math.max(last, (at - origin) / 1_000_000);
        return last;
    }

    /** Handles an input; called on the thread alone. */
    void take(Input input) {
        last = Math.max(last, input.t());
        Guest there = guest;
        if (there != null && there.takes(input, this)) {
            return;
        }
        listener.input(input);
        listener.events(session.on(input));
    }

    /** Lends the board to a guest, or gives it back to the game (null); called on the thread alone. */
    void lend(@Nullable Guest to) {
        guest = to;
    }

    /** Ends the game's recording and the thread; waits for it at most {@code millis}. */
    void stop(long millis) {
        if (!stopped) {
            queue.add(t -> {
                t.take(new Input.End(t.now()));
                stopped = true;
            });
        }
        try {
            thread.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the thread has ended. */
    void join() throws InterruptedException {
        thread.join();
    }

    /** Where the thread is at this moment: the place in our own code, and what it waits in. */
    String where() {
        StackTraceElement[] trace = thread.getStackTrace();
        return Arrays.stream(trace)
                .filter(at -> at.getClassName().startsWith("org.jadoube."))
                .findFirst()
                .map(own -> "in " + own + (own.equals(trace[0]) ? "" : ", in " + trace[0]))
                .orElse("nowhere in the game's code");
    }

    /** What ended the thread, if it did not end well. */
    @Nullable
    RuntimeException failure() {
        return failure;
    }

    private void run() {
        try {
            Input before = first;
            if (before != null) {
                take(before);
            }
            readings();
            while (!stopped) {
                step();
            }
        } catch (RuntimeException e) {
            failure = e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The board first, then what arrived, then the time that passed: an input never overtakes an earlier reading. */
    private void step() throws InterruptedException {
        Message message = queue.poll(waitTime(), TimeUnit.MILLISECONDS);
        readings();
        if (message != null) {
            message.handle(this);
            source.due(now()).forEach(this::take);
        } else {
            take(new Input.Tick(now()));
        }
    }

    /** What the board shows up to this moment, which is the moment of all that follows in this step. */
    private void readings() {
        moment = Math.max(last, clock());
        source.due(now()).forEach(this::take);
    }

    /** What is due at {@code d} is handled once the clock shows more than {@code d}. */
    private long waitTime() {
        long game = session.nextDue() == Long.MAX_VALUE ? Long.MAX_VALUE : session.nextDue() + 1;
        Guest there = guest;
        long lent = there == null || there.nextDue() == Long.MAX_VALUE ? Long.MAX_VALUE : there.nextDue() + 1;
        long due = Math.min(Math.min(game, lent), source.nextDue());
        return due == Long.MAX_VALUE ? LONGEST_WAIT : Math.clamp(due - clock(), 0, LONGEST_WAIT);
    }
}

package org.jadoube.host.engine;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jadoube.game.GameView;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/**
 * An engine that sits at one side of the board, with a thread of its own. It thinks about the settled position when it
 * is on move, sends its move for a hand to carry out, and answers offers. What it thought about a position that is no
 * more is dropped.
 */
final class Seat implements AutoCloseable {

    /** With a clock it thinks at most this part of what is left. */
    private static final int PART = 40;

    /** How long the program waits for the thread to end, in ms. */
    private static final long LAST_WORDS = 2_000;

    /** What an opponent asks of it. */
    enum Request {
        /** A draw. */
        DRAW,
        /** A move back. */
        TAKEBACK
    }

    /** What its thread has to do next. */
    sealed interface Order {
        /** Look at the board. */
        record Look(Snapshot snapshot) implements Order {}

        /** The opponent offers a draw, or asks for a move back. */
        record Heard(Request request, GameView view) implements Order {}

        /** Go. */
        record Leave() implements Order {}
    }

    /** What becomes of a seat, told on its own thread. */
    interface Ward {
        /** How it is now. */
        void state(Seat seat, SeatState state, @Nullable String line);

        /** It has a move in answer to a position; {@code last} is the ply that it answers, null before the first. */
        void plays(Seat seat, Snapshot answered, String uci);

        /** It says a word. */
        void says(Seat seat, Snapshot answered, String word);

        /** It answers an offer. */
        void answers(Seat seat, String word);

        /** It cannot think for the moment. */
        void stumbles(Seat seat);

        /** It cannot go on. */
        void fails(Seat seat, String line);
    }

    private final Side side;
    private final EngineChoice choice;
    private final Level level;
    private final Optional<Book> book;
    private final Ward ward;
    private final Temper temper;
    private final SplittableRandom dice;
    private final BlockingQueue<Order> orders = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile @Nullable Engine engine;
    private volatile boolean left;
    private boolean chess960;
    private int game = -1;
    private int plies;

    /** {@code seed} makes what it draws by lot the same each time. */
    Seat(Side side, EngineChoice choice, Optional<Book> book, Ward ward, long seed) {
        this.side = side;
        this.choice = choice;
        this.level = Level.of(choice.level());
        this.book = book;
        this.ward = ward;
        this.temper = new Temper(level.resigns());
        this.dice = new SplittableRandom(seed);
        this.thread =
                Thread.ofPlatform().daemon().name("opponent " + side.word()).unstarted(this::run);
    }

    void start() {
        thread.start();
    }

    Side side() {
        return side;
    }

    EngineChoice choice() {
        return choice;
    }

    /** What the engine calls itself, once it has told. */
    String name() {
        Engine running = engine;
        return running == null ? choice.name() : running.name();
    }

    /** Hands over what is to be done; a look at a new position ends thinking about the old one. Never waits. */
    void order(Order order) {
        orders.add(order);
        Engine running = engine;
        if (running != null) {
            switch (order) {
                case Order.Look look -> running.interrupt(look.snapshot().version());
                case Order.Heard heard -> {}
                case Order.Leave leave -> running.interrupt(Integer.MAX_VALUE);
            }
        }
    }

    private void run() {
        try {
            while (!left) {
                Order order = orders.take();
                switch (order) {
                    case Order.Look look -> {
                        if (orders.stream().noneMatch(later -> !(later instanceof Order.Heard))) {
                            look(look.snapshot());
                        }
                    }
                    case Order.Heard heard -> heard(heard);
                    case Order.Leave leave -> left = true;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            closeEngine();
        }
    }

    // ---- thinking

    private void look(Snapshot now) throws InterruptedException {
        begin(now.view());
        boolean on = now.view().result() == null
                && now.position().turn() == side
                && now.view().setup().remote().has(side);
        ward.state(this, on ? SeatState.THINKING : SeatState.WAITING, null);
        try {
            if (on) {
                think(now);
            } else {
                // its program is started in the opponent's time, so that its first move does not wait for it
                engine();
            }
        } catch (EngineTrouble first) {
            closeEngine();
            ward.state(this, SeatState.RESTARTING, first.line());
            ward.stumbles(this);
            thinkAgain(now, on);
        }
    }

    /** A program that failed is started once more; if it fails again the seat is empty. */
    private void thinkAgain(Snapshot now, boolean on) throws InterruptedException {
        try {
            if (on) {
                think(now);
            } else {
                engine();
                ward.state(this, SeatState.WAITING, null);
            }
        } catch (EngineTrouble second) {
            closeEngine();
            left = true;
            ward.fails(this, second.line());
        }
    }

    private void begin(GameView view) {
        if (view.number() != game || view.plies().size() < plies) {
            temper.forget();
        }
        if (view.number() != game || view.setup().start().chess960() != chess960) {
            game = view.number();
            chess960 = view.setup().start().chess960();
            // the options of the game before may not fit: the next question starts it anew
            closeEngine();
        }
        plies = view.plies().size();
    }

    private void think(Snapshot now) throws EngineTrouble, InterruptedException {
        Optional<String> known = book.flatMap(b -> b.choose(now.position(), dice));
        if (known.isPresent()) {
            ward.plays(this, now, known.get());
            return;
        }
        Engine asked = engine();
        Answer answer = asked.think(new Search(now.fen(), now.moves(), limit(now), level.lines()), now.version());
        if (!answer.stopped()) {
            Move move = move(asked, now, answer);
            feel(now, answer, move);
        }
    }

    private void feel(Snapshot now, Answer answer, Move move) {
        if (!answer.lines().isEmpty()) {
            temper.felt(answer.lines().getFirst().score().centipawns());
        }
        if (temper.givesUp(now.position().fullmoveNumber())) {
            ward.says(this, now, "resign");
        } else {
            ward.plays(this, now, move.uci(chess960));
        }
    }

    private Move move(Engine asked, Snapshot now, Answer answer) throws EngineTrouble {
        boolean lax = level.slack() > 0 && answer.lines().size() > 1;
        String text = lax ? new Chooser(dice).choose(answer.lines(), level.slack()) : answer.best();
        if (text == null) {
            throw asked.nonsense("no move");
        }
        try {
            return Uci.read(now.position(), text);
        } catch (MoveTextException e) {
            throw asked.nonsense(text);
        }
    }

    private Limit limit(Snapshot now) {
        Limit usual = level.limit();
        Limit bound = now.left() < 0 ? usual : usual.within(Math.max(20, now.left() / PART));
        return new Limit(bound.depth(), bound.nodes(), bound.millis(), now.only());
    }

    private Engine engine() throws EngineTrouble, InterruptedException {
        Engine running = engine;
        if (running == null) {
            running = Engine.start(choice.name(), choice.program(), EngineSettings.playing(level, chess960));
            engine = running;
            running.newGame();
        }
        return running;
    }

    private void closeEngine() {
        Engine running = engine;
        engine = null;
        if (running != null) {
            running.close();
        }
    }

    // ---- talking

    private void heard(Order.Heard heard) {
        switch (heard.request()) {
            case DRAW -> {
                boolean content = temper.takesDraw(heard.view().position().fullmoveNumber());
                ward.answers(this, content ? "accept-draw" : "decline-draw");
            }
            case TAKEBACK -> ward.answers(this, "accept-takeback");
        }
    }

    /** Ends the thread and the program. */
    @Override
    public void close() {
        order(new Order.Leave());
        try {
            thread.join(LAST_WORDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        closeEngine();
    }
}

package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jadoube.game.GameSession;
import org.jadoube.game.Input;
import org.jadoube.game.SetUpGuide;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.light.Light;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.pgn.PgnMove;
import org.jadoube.sensing.Reading;
import org.jspecify.annotations.Nullable;

/**
 * Shows a game of the archive again on the board, forwards and backwards: the lights name the next move, a hand makes it, the
 * board looks that it stands. The game that is played waits meanwhile, its clock too, and gets the board back as it stood.
 */
final class ShowDesk implements Guest {

    private static final String OFF = "{\"active\":false}";

    private final GameSession game;
    private final LessonBoard board;
    private final BooleanSupplier busy;
    private final @Nullable Archive archive;
    private final Consumer<String> page;
    private volatile boolean active;

    /** What follows is of the game's thread alone: which game, its positions, the one aimed at, the one that stood last. */
    private int number;

    private List<Position> line = List.of();
    private List<PgnMove> moves = List.of();
    private int target;
    private int stood;
    private int step = 1;
    private boolean leaving;
    private List<@Nullable Man> men = new ArrayList<>();
    private @Nullable WayHome way;
    private String told = "";

    /**
     * A desk for one board.
     *
     * @param busy whether somebody else has the board
     * @param archive the games that can be shown; null: none
     * @param page takes how it goes, as JSON
     */
    ShowDesk(
            GameSession game,
            LessonBoard board,
            BooleanSupplier busy,
            @Nullable Archive archive,
            Consumer<String> page) {
        this.game = game;
        this.board = board;
        this.busy = busy;
        this.archive = archive;
        this.page = page;
    }

    /** Whether a game is being shown. */
    boolean active() {
        return active;
    }

    /**
     * Takes {@code {"do":"begin","game":3,"ply":0}}, {@code {"do":"go","ply":4}}, {@code {"do":"forward"}}, {@code
     * {"do":"back"}}, {@code {"do":"arrange"}} (the men of a simulated board) or {@code {"do":"leave"}}.
     */
    void take(String jsonLine, GameThread thread) throws BadInput {
        Map<String, @Nullable Object> told = read(jsonLine);
        String what = String.valueOf(told.get("do"));
        ArchivedGame wanted = what.equals("begin") ? wanted(told.get("game")) : null;
        int ply = told.get("ply") instanceof Long at ? Math.toIntExact(Math.clamp(at, 0, 10_000)) : 0;
        CompletableFuture<String> refusal = new CompletableFuture<>();
        thread.post(t -> refusal.complete(wanted != null ? begin(wanted, ply, t) : heard(what, ply, t)));
        try {
            String why = refusal.get(2, TimeUnit.SECONDS);
            if (!why.isEmpty()) {
                throw new BadInput(why);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new BadInput("the board does not answer; try again");
        }
    }

    private static Map<String, @Nullable Object> read(String jsonLine) throws BadInput {
        try {
            return Json.object(jsonLine);
        } catch (Json.NotJson e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private ArchivedGame wanted(@Nullable Object which) throws BadInput {
        if (archive == null) {
            throw new BadInput("no games are kept here");
        }
        return archive.games(broken -> {}).stream()
                .filter(it -> which instanceof Long at && it.number() == at)
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no game " + which));
    }

    private String begin(ArchivedGame wanted, int ply, GameThread thread) {
        if (!active) {
            String why = busy.getAsBoolean() ? "somebody else has the board; end that first" : board.refusal();
            if (!why.isEmpty()) {
                return why;
            }
            men = board.standing();
            active = true;
            board.borrow(thread, this);
        }
        number = wanted.number();
        moves = wanted.game().moves();
        line = new ArrayList<>(List.of(wanted.game().start()));
        moves.forEach(move -> line.add(line.getLast().play(move.move())));
        leaving = false;
        stood = -1;
        step = 1;
        aim(Math.min(ply, moves.size()), thread.now());
        return "";
    }

    /** Does what was said; returns why not, or an empty text. */
    private String heard(String what, int ply, GameThread thread) {
        if (!active) {
            return "no game is being shown; begin with one";
        }
        switch (what) {
            case "go" -> turn(Math.min(ply, moves.size()), thread.now());
            case "forward" -> turn(Math.min(stood < 0 ? target : stood + 1, moves.size()), thread.now());
            case "back" -> turn(Math.max(stood < 0 ? target : stood - 1, 0), thread.now());
            case "leave" -> leave(thread);
            case "arrange" -> {
                if (!board.isSimulated()) {
                    return "the men of this board are moved on the board itself";
                }
                board.arrange(thread.now(), line.get(target));
                men = SetUpGuide.men(line.get(target));
                way = null;
            }
            default -> {
                return "do " + what + ": begin, go, forward, back, arrange or leave expected";
            }
        }
        return "";
    }

    private void turn(int ply, long t) {
        step = ply < stood ? -1 : 1;
        leaving = false;
        aim(ply, t);
    }

    /** Guides to a position of the game from what stands now; without a reading yet it waits for one. */
    private void aim(int ply, long t) {
        target = ply;
        guide(line.get(ply), t);
        look(t);
    }

    private void guide(Position to, long t) {
        Reading reading = board.seen();
        WayHome before = way;
        men = before == null ? men : before.men();
        way = reading == null ? null : new WayHome(to, men, t, reading);
    }

    /** What stands is looked at; a position that stands is followed by the next in the same direction. */
    private void look(long t) {
        WayHome now = way;
        if (now != null) {
            now.pass(t);
            if (now.isThere() && !leaving) {
                stood = target;
                int next = target + step;
                if (next >= 0 && next < line.size()) {
                    target = next;
                    guide(line.get(next), t);
                }
            }
        }
        LightScene scene = scene();
        board.light(scene);
        tell(scene);
    }

    private LightScene scene() {
        WayHome now = way;
        if (now == null || !now.isThere() || leaving || target == 0) {
            return now == null ? LightScene.DARK : now.lights();
        }
        PgnMove last = moves.get(target - 1);
        return new LightScene(
                Map.of(last.move().from(), Light.LAST_FROM, last.move().to(), Light.LAST_TO));
    }

    private void leave(GameThread thread) {
        if (board.isSimulated() || !board.waits() || board.seen() == null) {
            giveBack(thread);
            return;
        }
        leaving = true;
        guide(game.view().position(), thread.now());
        look(thread.now());
        home(thread);
    }

    private void home(GameThread thread) {
        WayHome now = way;
        if (leaving && now != null && now.isThere()) {
            giveBack(thread);
        }
    }

    private void giveBack(GameThread thread) {
        active = false;
        leaving = false;
        way = null;
        board.giveBack(thread);
        told = OFF;
        page.accept(OFF);
    }

    private void tell(LightScene scene) {
        WayHome now = way;
        boolean there = now != null && now.isThere();
        String json = Json.write(out -> {
            out.writeBooleanField("active", true);
            out.writeBooleanField("simulated", board.isSimulated());
            out.writeBooleanField("parked", board.waits());
            out.writeNumberField("game", number);
            out.writeNumberField("target", target);
            out.writeNumberField("stood", stood);
            out.writeNumberField("plies", moves.size());
            out.writeStringField("state", leaving ? "leaving" : there ? "end" : "guide");
            out.writeObjectFieldStart("lights");
            for (Map.Entry<Integer, Light> light : scene.squares().entrySet()) {
                out.writeStringField(
                        Square.name(light.getKey()), light.getValue().word());
            }
            out.writeEndObject();
        });
        if (!json.equals(told)) {
            told = json;
            page.accept(json);
        }
    }

    @Override
    public boolean takes(Input input, GameThread thread) {
        return switch (input) {
            case Input.Frame frame -> {
                read(frame, thread);
                yield true;
            }
            case Input.Lift i -> true;
            case Input.Place i -> true;
            case Input.Touch i -> true;
            case Input.Press i -> true;
            case Input.Tick tick -> {
                look(tick.t());
                home(thread);
                yield false;
            }
            default -> false;
        };
    }

    private void read(Input.Frame frame, GameThread thread) {
        board.saw(frame.reading());
        WayHome now = way;
        if (now == null) {
            guide(leaving ? game.view().position() : line.get(target), frame.t());
        } else {
            now.reading(frame.t(), frame.reading());
        }
        look(frame.t());
        home(thread);
    }

    @Override
    public long nextDue() {
        WayHome now = way;
        return now == null ? Long.MAX_VALUE : now.nextDue();
    }
}

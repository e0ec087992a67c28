package org.jadoube.host.play;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jadoube.game.GameSession;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.config.SettingsDesk;
import org.jadoube.host.engine.Opponents;
import org.jadoube.host.practice.Practice;
import org.jadoube.host.recording.EventJson;
import org.jadoube.host.recording.InputLines;
import org.jadoube.host.recording.Json;
import org.jadoube.host.web.BadInput;
import org.jadoube.host.web.Health;
import org.jadoube.host.web.PageGate;
import org.jspecify.annotations.Nullable;

/** What the pages ask of a game in progress and say to it: whoever is meant gets it, on the game's thread where that is needed. */
final class PlayGate implements PageGate {

    /**
     * The game that is played.
     *
     * @param lines reads what is said to it
     * @param men those that hands at the pages move; null: the board's own
     * @param agreed told on the game's thread after every input that may have changed what was agreed
     */
    record Game(
            GameSession session,
            GameThread thread,
            InputLines lines,
            BoardSource source,
            @Nullable SimulatedMen men,
            Runnable agreed) {}

    /**
     * Who takes a word that is not the game's.
     *
     * @param ward null: the board cannot be examined
     * @param settings null: the service was started without
     */
    record Desks(
            LessonDesk lessons,
            ShowDesk shows,
            OpponentDesk opponents,
            Opponents seated,
            Practice practice,
            @Nullable Ward ward,
            @Nullable SettingsDesk settings) {}

    /**
     * Who knows what is asked.
     *
     * @param head the game's header, as {@link PageGate#snapshotJson} gives it
     * @param archive null: games are not kept
     */
    record Books(
            Supplier<String> head,
            Witness witness,
            Mirroring mirroring,
            Vitals vitals,
            @Nullable Archive archive) {}

    private final Game game;
    private final Desks desks;
    private final Books books;

    PlayGate(Game game, Desks desks, Books books) {
        this.game = game;
        this.desks = desks;
        this.books = books;
    }

    // ---- what is asked

    @Override
    public String snapshotJson() {
        return books.head().get();
    }

    @Override
    public String livePgn() {
        return books.mirroring().pgn();
    }

    @Override
    public String insideJson() {
        GameSession session = game.session();
        return game.thread().ask(() -> books.witness().json(session.inside()), "{}");
    }

    @Override
    public String whyNotJson(int from, int to) {
        GameSession session = game.session();
        return game.thread()
                .ask(() -> session.whyNot(from, to).map(EventJson::line).orElse("{}"), "{}");
    }

    @Override
    public String recording() {
        return game.thread().ask(books.witness()::recording, "");
    }

    @Override
    public @Nullable Archive archive() {
        return books.archive();
    }

    @Override
    public Health health() {
        return books.vitals().health();
    }

    @Override
    public String metrics() {
        return books.vitals().metrics();
    }

    @Override
    public String practiceJson() {
        return desks.practice().listJson();
    }

    @Override
    public String lessonsJson() {
        return desks.lessons().list();
    }

    @Override
    public List<String> doctorReport() {
        Ward ward = desks.ward();
        return ward == null ? List.of() : ward.doctor().report();
    }

    @Override
    public String settingsJson(boolean atBoard) {
        SettingsDesk settings = desks.settings();
        return settings == null ? PageGate.super.settingsJson(atBoard) : settings.json(atBoard);
    }

    // ---- what is said

    @Override
    public void hand(HandAction action) throws BadInput {
        SimulatedMen men = game.men();
        if (men == null) {
            throw new BadInput("the men of this board are moved on the board itself");
        }
        if (desks.ward() != null && desks.ward().examining()) {
            throw new BadInput("the doctor has the board; the game waits");
        }
        game.thread().post(thread -> men.act(thread, action, !lent()));
    }

    @Override
    public void input(String jsonLine) throws BadInput {
        if (lent()) {
            throw new BadInput(
                    "the board is lent and the game waits; leave the lesson, or the game that is shown, first");
        }
        GameSession session = game.session();
        if (desks.opponents().takes(jsonLine)
                || desks.practice().takes(jsonLine, () -> game.thread().ask(session::view, session.view()))) {
            return;
        }
        InputLines lines = game.lines();
        Map<String, @Nullable Object> line =
                PageLine.read(lines, jsonLine, desks.seated().sides(), new OwnVoice(desks.seated()));
        game.thread().post(thread -> {
            line.put("t", thread.now());
            thread.take(lines.read(line));
            game.agreed().run();
        });
    }

    @Override
    public String lendJson() throws BadInput {
        String board = books.mirroring().lend();
        return Json.write(json -> json.writeStringField("board", board));
    }

    @Override
    public void code(long squares) {
        if (game.source() instanceof WiredSource wired) {
            game.thread().post(thread -> wired.code(squares));
        }
    }

    @Override
    public void lesson(String jsonLine) throws BadInput {
        desks.lessons().take(jsonLine, game.thread());
    }

    @Override
    public void show(String jsonLine) throws BadInput {
        desks.shows().take(jsonLine, game.thread());
    }

    @Override
    public void doctor(String jsonLine) throws BadInput {
        Ward ward = desks.ward();
        if (ward == null) {
            throw new BadInput("a recording cannot be examined");
        }
        if (lent()) {
            throw new BadInput("the board is lent; leave the lesson, or the game that is shown, first");
        }
        try {
            ward.doctor().take(Json.object(jsonLine));
        } catch (Json.NotJson | IllegalArgumentException | IllegalStateException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void settings(String jsonLine, boolean atBoard) throws BadInput {
        SettingsDesk settings = desks.settings();
        if (settings == null) {
            throw new BadInput("this service was started without settings");
        }
        try {
            settings.take(jsonLine, atBoard);
        } catch (Json.NotJson | IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    /** Whether a lesson, or a game that is shown, has the board. */
    private boolean lent() {
        return desks.lessons().active() || desks.shows().active();
    }
}

package org.jadoube.host.kills;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.play.StallingService.Moment;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jspecify.annotations.Nullable;

/** Two games on one data directory, played by a scripted hand through as many lives of the service as it takes. */
final class Evening {

    /** By which rules and sensors. */
    enum Kind {
        HOME(List.of("--bounce"), false, true, null),
        FIDE_CLOCK(List.of("--rules", "fide", "--clock", "900+5"), true, false, null),
        PROMOTION(
                List.of("--bounce", "--fen", "4k3/PPP4P/8/8/8/8/ppp4p/4K3 w - - 0 1"),
                false,
                false,
                "4k3/PPP4P/8/8/8/8/ppp4p/4K3 w - - 0 1"),
        COLOUR(List.of("--sensor", "colour", "--bounce"), false, true, null);

        private final List<String> options;
        private final boolean presses;
        private final boolean slips;
        private final @Nullable String fen;

        Kind(List<String> options, boolean presses, boolean slips, @Nullable String fen) {
            this.options = options;
            this.presses = presses;
            this.slips = slips;
            this.fen = fen;
        }

        static Kind of(int evening) {
            return values()[evening % values().length];
        }
    }

    private static final int GAMES = 3;
    private static final int PLIES = 24;
    private static final long PATIENCE = 15_000;
    private static final long CLOCK_SLACK = 6_500;
    /** When nothing has been told for so long, a hand sets its man down again. */
    private static final long STUCK = 7_000;
    /** Who has put men right rests a moment before going on. */
    private static final long CALM = 1_500;

    private static final String NEW_GAME = "{\"say\":\"new-game\",\"by\":\"white\"}";
    private static final int TRIES = 5;
    /** A question is about one of so many plies told last, or about the next. */
    private static final int FAR = 3;

    private final Path data;
    private final Kind kind;
    private final SplittableRandom dice;
    private final Tally tally;
    private Script script;
    private int game;
    private int done;
    private boolean newGameAsked;

    Evening(Path data, Kind kind, SplittableRandom dice, Tally tally) {
        this.data = data;
        this.kind = kind;
        this.dice = dice;
        this.tally = tally;
        this.script = script(kind.fen == null ? Position.initial() : Fen.position(kind.fen));
    }

    private Script script(Position start) {
        return Script.of(start, RandomGames.game(start, PLIES, dice.nextLong()), kind.slips, dice);
    }

    /** What one life of the service ended with, for the next to be held to. */
    private record Before(List<String> moves, Kill kill, Map<String, String> standing, long left, int games) {}

    /** Plays until the evening is over or so many kills are survived. */
    void play() throws IOException, InterruptedException, NotSurvived {
        Before before = new Before(List.of(), Kill.ANY_TIME, Map.of(), -1, 0);
        while (game < GAMES && !tally.isDone()) {
            Kill kill = drawn();
            try (ServiceProcess service = new ServiceProcess(data, kind.options, disk(kill))) {
                before = life(service, kill, before);
            }
        }
        tally.games(game);
    }

    /** Kills around a new game are for lives that come so far: they are drawn again in the first half of a game. */
    private Kill drawn() {
        Kill kill = Kill.values()[dice.nextInt(Kill.values().length)];
        boolean early = done * 2 < script.acts().size() && !newGameAsked;
        return early && (kill == Kill.NEW_GAME || kill == Kill.ROTATING)
                ? Kill.values()[dice.nextInt(Kill.values().length)]
                : kill;
    }

    private List<String> disk(Kill kill) {
        if (kill.moments().isEmpty()) {
            return List.of();
        }
        int passed = kill == Kill.BEFORE_SYNC ? dice.nextInt(12) : 0;
        Moment moment = kill.moments().get(dice.nextInt(kill.moments().size()));
        return List.of(moment.name(), Integer.toString(passed));
    }

    private Before life(ServiceProcess service, Kill kill, Before before) throws IOException, NotSurvived {
        Hunter hunter = new Hunter(service, kill, dice);
        hunter.start();
        Heard heard = null;
        long begun = System.nanoTime();
        try {
            heard = service.open();
            Hunter.started((System.nanoTime() - begun) / 1_000_000);
            play(service, heard, hunter, before);
        } catch (ServiceProcess.Gone e) {
            if (!service.isKilled()) {
                throw failure(service, "the service ended by itself (" + e.getMessage() + ")", heard);
            }
        } finally {
            hunter.stop();
        }
        tally.survived(hunter.fired());
        if (heard == null || !heard.isTold()) {
            return before;
        }
        return new Before(
                heard.moves(), hunter.fired(), hunter.standing(heard, kind == Kind.FIDE_CLOCK), heard.left(), game);
    }

    private NotSurvived failure(ServiceProcess service, String what, @Nullable Heard heard) throws IOException {
        return new NotSurvived(
                told(what, heard) + "; it said: " + service.errors().strip());
    }

    private String told(String what, @Nullable Heard heard) {
        String told = heard == null
                ? ""
                : "; heard " + heard.moves() + ", asked " + heard.asks() + ", men " + heard.men() + ", restore "
                        + heard.standing("restore");
        return what + " in game " + (game + 1) + " of " + data.getFileName() + " (" + kind + ") after act " + done
                + " of " + script.acts().size() + ", script " + script.moves() + told;
    }

    // ---- what must hold after a start

    private void check(ServiceProcess service, Heard heard, Before before) throws IOException, NotSurvived, Misread {
        List<String> now = heard.moves();
        boolean sameGame = before.games == game && !newGameAsked;
        if (sameGame && !isPrefix(before.moves, now)) {
            throw failure(service, "moves were told that are lost: " + before.moves, heard);
        }
        if (!newGameAsked && script.done(heard.men(), done) < 0 && !isInHandAgain(heard)) {
            throw failure(service, "the men are not where the hand has left them", heard);
        }
        for (Map.Entry<String, String> stood : before.standing.entrySet()) {
            if (sameGame
                    && now.equals(before.moves)
                    && !heard.standing(stood.getKey()).equals(stood.getValue())) {
                throw failure(
                        service,
                        stood.getKey() + " was " + stood.getValue() + " and is " + heard.standing(stood.getKey()),
                        heard);
            }
        }
        if (sameGame && before.left >= 0 && Math.abs(before.left - heard.left()) > CLOCK_SLACK) {
            throw failure(service, "the clocks had " + before.left + " ms and have " + heard.left(), heard);
        }
        if (!newGameAsked && !isPrefix(now, script.moves())) {
            throw new Misread("moves stand that nobody made");
        }
    }

    private static boolean isPrefix(List<String> part, List<String> whole) {
        return part.size() <= whole.size() && whole.subList(0, part.size()).equals(part);
    }

    // ---- the hand

    private void play(ServiceProcess service, Heard heard, Hunter hunter, Before before)
            throws ServiceProcess.Gone, IOException, NotSurvived {
        try {
            check(service, heard, before);
        } catch (Misread e) {
            giveUp(service, heard, hunter, e);
        }
        while (game < GAMES) {
            try {
                game(service, heard, hunter);
            } catch (Misread e) {
                giveUp(service, heard, hunter, e);
            }
        }
        hunter.now();
        throw new ServiceProcess.Gone("the evening is over");
    }

    private void game(ServiceProcess service, Heard heard, Hunter hunter) throws ServiceProcess.Gone, Misread {
        if (newGameAsked) {
            finishNewGame(service, heard, hunter);
            return;
        }
        if (isInHandAgain(heard)) {
            setDown(service, heard);
        }
        done = Math.max(0, script.done(heard.men(), done));
        while (done < script.acts().size()) {
            act(service, heard, hunter);
        }
        settle(service, heard, hunter, script.moves().size(), true);
        if (!heard.moves().equals(script.moves())) {
            throw new Misread("the game was not told as it was played");
        }
        newGame(service, heard, hunter);
    }

    /**
     * What the hand did was not understood, as can happen to a hand. If it is the same without any kill, the two at the
     * board leave the game and begin another.
     */
    private void giveUp(ServiceProcess service, Heard heard, Hunter hunter, Misread why)
            throws ServiceProcess.Gone, IOException, NotSurvived {
        if (newGameAsked) {
            throw failure(service, why.getMessage() + " on the way to a new game", heard);
        }
        String difference = Unkilled.difference(service, heard);
        if (!difference.isEmpty()) {
            throw failure(service, why.getMessage() + "; " + difference, heard);
        }
        tally.givenUp(told(why.getMessage(), heard));
        try {
            newGame(service, heard, hunter);
        } catch (Misread e) {
            throw failure(service, e.getMessage() + " after " + why.getMessage(), heard);
        }
    }

    private void act(ServiceProcess service, Heard heard, Hunter hunter) throws ServiceProcess.Gone, Misread {
        int ply = script.acts().get(done).ply();
        if (done == 0 || script.acts().get(done - 1).ply() < ply) {
            settle(service, heard, hunter, ply - 1, script.acts().get(done).slip());
        } else if (script.acts().get(done - 1).until() == Script.Until.AMISS) {
            awaited(service, heard, "restore", Heard::restoring);
            hunter.moment(Kill.RESTORING);
        } else if (script.acts().get(done - 1).until() == Script.Until.RIGHT) {
            awaited(service, heard, "the end of restore", h -> !h.restoring());
            pause(CALM);
        }
        pause(90 + dice.nextInt(120));
        service.post("/hand", script.acts().get(done).json());
        int at = done;
        awaited(service, heard, "the men", h -> script.men(at + 1).equals(h.men()));
        done++;
        if (heard.men().contains("@hand")) {
            pause(dice.nextInt(40));
            if (kind == Kind.FIDE_CLOCK) {
                String by = "by=" + (ply % 2 == 1 ? "white" : "black");
                heard.await(PATIENCE, h -> h.standing("duty").contains(by));
            }
            hunter.moment(Kill.IN_HAND);
        }
    }

    /** Waits until so many plies are made, for certain if {@code firm}, answering what is asked and pressing the clock. */
    private void settle(ServiceProcess service, Heard heard, Hunter hunter, int plies, boolean firm)
            throws ServiceProcess.Gone, Misread {
        int told = heard.moves().size();
        long until = System.nanoTime() + PATIENCE * 1_000_000;
        long stuck = System.nanoTime() + STUCK * 1_000_000;
        long pressed = 0;
        while (!made(heard, plies, firm)) {
            if (System.nanoTime() > stuck && heard.asks().isEmpty()) {
                setAgain(service, heard);
                until = System.nanoTime() + PATIENCE * 1_000_000;
                stuck = until;
            }
            if (System.nanoTime() > until) {
                gone(service, heard);
                throw new Misread("ply " + plies + " was not told");
            }
            answer(service, heard, hunter);
            boolean running = kind.presses && plies > 0 && heard.running().equals(plies % 2 == 1 ? "white" : "black");
            if (running
                    && System.nanoTime() - pressed > 2_000_000_000L
                    && heard.asks().isEmpty()) {
                pause(120);
                pressed = System.nanoTime();
                service.post("/input", "{\"press\":\"" + heard.running() + "\"}");
            }
            heard.await(60, h -> made(h, plies, firm));
            gone(service, heard);
        }
        if (heard.moves().size() > told) {
            hunter.moment(Kill.MOVE_TOLD);
        }
    }

    /** Nothing is told of the man who was set down last: the hand lifts him and sets him down again, as people do. */
    private void setAgain(ServiceProcess service, Heard heard) throws ServiceProcess.Gone, Misread {
        String held = script.lastInHand(done);
        if (!held.isEmpty()) {
            tally.setAgain();
            service.post("/hand", script.acts().get(done - 1).json().replace("\"op\":\"place\"", "\"op\":\"lift\""));
            awaited(service, heard, "the man in hand again", h -> held.equals(h.men()));
            pause(300);
            setDown(service, heard);
        }
    }

    private void setDown(ServiceProcess service, Heard heard) throws ServiceProcess.Gone, Misread {
        int at = done;
        service.post("/hand", script.acts().get(at - 1).json());
        awaited(service, heard, "the man set down again", h -> script.men(at).equals(h.men()));
    }

    /** Whether the last life ended while a man who was set down already was in the hand again. */
    private boolean isInHandAgain(Heard heard) {
        return script.done(heard.men(), done) < 0
                && !heard.men().isEmpty()
                && heard.men().equals(script.lastInHand(done));
    }

    private boolean made(Heard heard, int plies, boolean firm) {
        int told = heard.moves().size();
        boolean running = kind.presses && plies > 0 && heard.running().equals(plies % 2 == 1 ? "white" : "black");
        boolean likely = !firm && !kind.presses && told == plies - 1 && heard.provisional() == plies;
        return heard.asks().isEmpty() && (likely || (told >= plies && (!running || heard.hasResult())));
    }

    private void answer(ServiceProcess service, Heard heard, Hunter hunter) throws ServiceProcess.Gone {
        for (Map.Entry<Long, List<String>> ask : heard.asks().entrySet()) {
            hunter.moment(Kill.ASKED);
            String uci = asked(heard.moves().size(), ask.getValue());
            String choice = ask.getValue().contains(uci) ? uci : ask.getValue().contains("no") ? "no" : man(uci);
            if (ask.getValue().contains(choice)) {
                service.post("/input", "{\"choose\":\"" + choice + "\"}");
                heard.await(2_000, h -> !h.asks().containsKey(ask.getKey()));
            }
        }
    }

    /**
     * The ply that a question is about: the next one, the one after it where a man is asked for and the next is not settled, or
     * one of the last that were told, of which another is as likely now.
     */
    private String asked(int told, List<String> choices) {
        int last = script.moves().size() - 1;
        String next = script.moves().get(Math.min(told, last));
        boolean crowning = choices.contains("queen") && next.length() == 4;
        for (int back = 1; back <= FAR && back <= told && !crowning && !choices.contains(next); back++) {
            String before = script.moves().get(Math.min(told - back, last));
            next = choices.contains(before) ? before : next;
        }
        return crowning ? script.moves().get(Math.min(told + 1, last)) : next;
    }

    private static String man(String uci) {
        return switch (uci.charAt(uci.length() - 1)) {
            case 'r' -> "rook";
            case 'b' -> "bishop";
            case 'n' -> "knight";
            default -> "queen";
        };
    }

    private void newGame(ServiceProcess service, Heard heard, Hunter hunter) throws ServiceProcess.Gone, Misread {
        newGameAsked = true;
        service.post("/input", NEW_GAME);
        finishNewGame(service, heard, hunter);
    }

    /** Wherever the last life ended on the way to a new game. */
    private void finishNewGame(ServiceProcess service, Heard heard, Hunter hunter) throws ServiceProcess.Gone, Misread {
        for (int i = 0; i < TRIES && !heard.moves().isEmpty(); i++) {
            if (!heard.await(1_500, h -> isAsked(h) || h.moves().isEmpty())) {
                gone(service, heard);
                service.post("/input", NEW_GAME);
                heard.await(3_000, h -> isAsked(h) || h.moves().isEmpty());
            }
            hunter.moment(Kill.ASKED);
            hunter.soon(Kill.NEW_GAME);
            if (isAsked(heard)) {
                service.post("/input", "{\"choose\":\"yes\"}");
                heard.await(3_000, h -> h.moves().isEmpty());
            }
            gone(service, heard);
        }
        awaited(service, heard, "a new game", h -> h.moves().isEmpty());
        service.post(
                "/hand",
                "{\"op\":\"arrange\",\"hand\":\"h\",\"placement\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\"}");
        Script next = script(Position.initial());
        awaited(service, heard, "the men at the start", h -> next.men(0).equals(h.men()));
        awaited(service, heard, "the end of setting up", h -> !h.restoring());
        pause(1_200);
        gone(service, heard);
        script = next;
        done = 0;
        game++;
        newGameAsked = false;
    }

    private static boolean isAsked(Heard heard) {
        return heard.asks().values().stream().anyMatch(choices -> choices.contains("yes"));
    }

    private void awaited(ServiceProcess service, Heard heard, String what, java.util.function.Predicate<Heard> wanted)
            throws ServiceProcess.Gone, Misread {
        if (!heard.await(PATIENCE, wanted)) {
            gone(service, heard);
            throw new Misread(what + " did not come");
        }
    }

    private static void gone(ServiceProcess service, Heard heard) throws ServiceProcess.Gone {
        if (service.isKilled() || heard.isOver()) {
            throw new ServiceProcess.Gone("killed");
        }
    }

    private static void pause(long millis) {
        java.util.concurrent.locks.LockSupport.parkNanos(millis * 1_000_000);
    }
}

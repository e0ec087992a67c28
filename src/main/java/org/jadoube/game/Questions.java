package org.jadoube.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The open questions, oldest first, and an answer that came before its question. */
final class Questions {

    /** How long an answer that fits no open question is kept, in ms: a hand may be quicker than the board. */
    private static final long KEPT = 2_000;

    /** One open question; {@code answered} is called once with the choice, or with null when it lapses. */
    record Open(
            int id,
            GameEvent.Question question,
            @Nullable Side by,
            long squares,
            List<String> choices,
            Answered answered) {}

    /** What happens with the answer. */
    @FunctionalInterface
    interface Answered {
        void choose(String choice);
    }

    /** An answer for the question with this id, or for the next that has the choice. */
    private record Early(long t, String choice, @Nullable Integer id) {
        boolean isFor(Open asked, long now) {
            return now - t <= KEPT && (id == null || id == asked.id()) && fits(asked, choice);
        }
    }

    private final Desk desk;
    private final List<Open> open = new ArrayList<>();
    private @Nullable Early early;
    /** The choices of questions that were closed since the board was last touched, and when. */
    private final Map<String, Long> closed = new HashMap<>();

    private int lastId;

    Questions(Desk desk) {
        this.desk = desk;
    }

    /** So many questions have been asked. */
    int asked() {
        return lastId;
    }

    /** The next question has the number after {@code asked}. */
    void countFrom(int asked) {
        lastId = asked;
    }

    /** Whether no question is open and no answer waits for one. */
    boolean isStill() {
        return open.isEmpty() && (early == null || desk.now() - early.t() > KEPT);
    }

    /** Asks, and takes an answer that came early. Returns the id. */
    int ask(GameEvent.Question question, @Nullable Side by, long squares, List<String> choices, Answered answered) {
        int id = ++lastId;
        Open asked = new Open(id, question, by, squares, choices, answered);
        open.add(asked);
        desk.say(new GameEvent.Asked(desk.now(), id, by, question, squares, choices));
        Early kept = early;
        if (kept != null && kept.isFor(asked, desk.now())) {
            early = null;
            answer(asked, kept.choice(), GameEvent.How.CHOOSE);
        }
        return id;
    }

    /**
     * A choice arrives: it answers the question with that id, or the oldest that has it. Else it is kept for a while for a
     * question to come, but not one that was meant for a question that is closed already.
     */
    void choose(String choice, @Nullable Integer id) {
        for (Open asked : List.copyOf(open)) {
            if ((id == null || id == asked.id()) && fits(asked, choice)) {
                answer(asked, choice, GameEvent.How.CHOOSE);
                return;
            }
        }
        boolean late = id == null ? isClosedLately(choice) : id <= lastId;
        early = late ? early : new Early(desk.now(), choice, id);
    }

    private boolean isClosedLately(String choice) {
        Long since = closed.get(choice);
        return since != null && desk.now() - since <= KEPT;
    }

    /** Somebody has acted on the board: an answer that comes now can be meant for a question that comes of it. */
    void touched() {
        closed.clear();
    }

    /** A new game begins: whoever agrees to it once more means no question of the new one. */
    void begunAnew() {
        closed.clear();
        List.of("yes", "new-game").forEach(choice -> closed.put(choice, desk.now()));
    }

    private void closed(Open asked) {
        asked.choices().forEach(choice -> closed.put(choice, desk.now()));
    }

    /** Answers {@code asked} and lets what waits for it go on. */
    void answer(Open asked, String choice, GameEvent.How how) {
        if (open.remove(asked)) {
            closed(asked);
            desk.say(new GameEvent.Answered(desk.now(), asked.id(), spelled(asked, choice), how));
            asked.answered().choose(spelled(asked, choice));
        }
    }

    /** Closes a question that found its answer elsewhere. */
    void close(int id, String choice, GameEvent.How how) {
        for (Open asked : List.copyOf(open)) {
            if (asked.id() == id) {
                open.remove(asked);
                closed(asked);
                desk.say(new GameEvent.Answered(desk.now(), id, choice, how));
            }
        }
    }

    /** Closes every question of this kind that has lost its meaning. */
    void lapse(GameEvent.Question question) {
        for (Open asked : List.copyOf(open)) {
            if (asked.question() == question) {
                close(asked.id(), "", GameEvent.How.LAPSED);
            }
        }
    }

    /** A move is played: who goes on wants no new game, no result, no board turned, and grants no complaint. */
    void playedOn() {
        lapse(GameEvent.Question.ORIENTATION);
        lapse(GameEvent.Question.QUEENS);
        lapse(GameEvent.Question.NEW_GAME);
        lapse(GameEvent.Question.NEW_GAME_OR_TAKEBACK);
        lapse(GameEvent.Question.RESULT);
        lapse(GameEvent.Question.SURE);
    }

    /** Closes all questions: what they were about is gone. */
    void lapseAll() {
        for (Open asked : List.copyOf(open)) {
            close(asked.id(), "", GameEvent.How.LAPSED);
        }
    }

    boolean isOpen(GameEvent.Question question) {
        return open.stream().anyMatch(asked -> asked.question() == question);
    }

    List<Open> open() {
        return List.copyOf(open);
    }

    /** The squares that all open questions light. */
    long squares() {
        return open.stream().mapToLong(Open::squares).reduce(0, (a, b) -> a | b);
    }

    private static boolean fits(Open asked, String choice) {
        return asked.choices().contains(spelled(asked, choice));
    }

    /** A promotion may be answered by the man's name or by the whole move; the choices name the men. */
    private static String spelled(Open asked, String choice) {
        if (asked.question() == GameEvent.Question.PROMOTION && choice.matches("[a-h][1-8][a-h][1-8][qrbn]")) {
            return switch (choice.charAt(4)) {
                case 'q' -> "queen";
                case 'r' -> "rook";
                case 'b' -> "bishop";
                default -> "knight";
            };
        }
        return choice;
    }
}

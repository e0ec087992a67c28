package org.jadoube.game;

import java.util.List;
import org.jadoube.arbiter.Duty;
import org.jadoube.arbiter.RuleSet;
import org.jadoube.light.LightScene;
import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jadoube.rules.WhyNot;
import org.jspecify.annotations.Nullable;

/**
 * One thing that the game tells the world. {@code t} is the moment it was decided, in ms since the start.
 *
 * <p>Squares are 0..63 (a1 = 0), sets of squares 64-bit masks; moves are UCI texts; {@code id} of a move is its ply
 * number in the game, counted from 1 and including the moves that were played before the recording began.
 */
public sealed interface GameEvent {

    /** When it was decided, in ms. */
    long t();

    /** A man left a square. */
    record Lifted(long t, int square, Side by, @Nullable Man man) implements GameEvent {}

    /** A man stands on a square. */
    record Placed(long t, int square, Side by, @Nullable Man man) implements GameEvent {}

    /** What the player to move is bound to has changed; {@code allowed} are all moves still allowed, sorted. */
    record DutyChanged(long t, Duty duty, List<String> allowed) implements GameEvent {
        public DutyChanged {
            allowed = List.copyOf(allowed);
        }
    }

    /** The likely move while the hand may still go on; {@code uci} null when it was none. */
    record Provisional(
            long t,
            int id,
            Side by,
            @Nullable String uci,
            @Nullable String san) implements GameEvent {}

    /** A move is settled; {@code made} is the time of the first contact that then held. */
    record Moved(long t, int id, Side by, String uci, String san, String fen, long made) implements GameEvent {}

    /** What was settled turned out otherwise, from ply {@code id} on. */
    record Amended(long t, int id, List<String> from, List<String> to, String fen) implements GameEvent {
        public Amended {
            from = List.copyOf(from);
            to = List.copyOf(to);
        }
    }

    /** A move is completed (FIDE 6.2.1 or what stands for it). */
    record Completed(long t, int id, String uci, Cause cause) implements GameEvent {}

    /** A ply was taken back; {@code fen} is the position after it. */
    record TakenBack(long t, int id, String uci, String fen) implements GameEvent {}

    /** A question to a player, or to anybody when {@code by} is null. */
    record Asked(long t, int id, @Nullable Side by, Question question, long squares, List<String> choices)
            implements GameEvent {
        public Asked {
            choices = List.copyOf(choices);
        }
    }

    /** A question found its answer. */
    record Answered(long t, int id, String choice, How how) implements GameEvent {}

    /** The board does not stand as it should; both masks empty: it stands right again. */
    record Restore(long t, long place, long remove, RestoreReason reason) implements GameEvent {}

    /**
     * Why the man from {@code from} may not go to {@code to}; {@code blamed}: the first of the men to blame, or null;
     * {@code move}: the ply that spoilt it as players write it, empty if none did.
     */
    record Explained(
            long t,
            Side by,
            Man man,
            int from,
            int to,
            WhyNot why,
            @Nullable Man blamed,
            String move) implements GameEvent {}

    /** Something worth a thought at this moment, for the side on move; {@code squares} show it. */
    record Tip(long t, Side by, Hint hint, long squares) implements GameEvent {

        /** What is worth a thought. */
        public enum Hint {
            /** It is time to castle. */
            CASTLE,
            /** Count who takes how often before exchanging. */
            COUNT_EXCHANGE,
            /** Has the other king a square left? A move would be stalemate. */
            STALEMATE,
            /** A man can be taken for nothing. */
            FREE_MAN;

            /** The word in the event. */
            public String word() {
                return Words.of(this);
            }
        }
    }

    /**
     * A verdict of the arbiter. {@code by} null: it is nobody's act; {@code penalty} null: none; {@code offence} null: it
     * does not count; {@code judgement}: the Laws leave room, so that a human may well decide otherwise.
     */
    record Ruled(
            long t,
            int id,
            String kind,
            @Nullable Side by,
            String law,
            @Nullable Penalty penalty,
            @Nullable Integer offence,
            boolean judgement)
            implements GameEvent {}

    /** A draw offer changes its state. */
    record Offered(long t, Side by, String state, String law) implements GameEvent {}

    /** A claim was judged; {@code proof} lists the plies that show it, or the count. */
    record Claimed(long t, String kind, Side by, boolean accepted, String law, List<Integer> proof)
            implements GameEvent {
        public Claimed {
            proof = List.copyOf(proof);
        }
    }

    /**
     * A refusal or remark that changes nothing; {@code by} null: it concerns nobody in particular; {@code with}: the
     * settings that it names; {@code ruling}: the ruling that a human arbiter has taken back, else null.
     */
    record Noticed(
            long t,
            String code,
            @Nullable Side by,
            String law,
            List<String> with,
            @Nullable Integer ruling) implements GameEvent {
        /** The code of the remark that the search for an explanation was cut short. */
        public static final String BOUND = "search-bounded";

        public Noticed {
            with = List.copyOf(with);
        }

        /** Whether it says that the search for an explanation was cut short, so that the right move may not be among the living. */
        public boolean isBound() {
            return code.equals(BOUND);
        }

        /** A remark that names settings. */
        public Noticed(long t, String code, @Nullable Side by, String law, List<String> with) {
            this(t, code, by, law, with, null);
        }

        /** A remark that names no setting. */
        public Noticed(long t, String code, @Nullable Side by, String law) {
            this(t, code, by, law, List.of(), null);
        }
    }

    /** Who has agreed to the settings before the first move. */
    record Agreed(long t, boolean white, boolean black) implements GameEvent {}

    /** Lots are drawn: the players, by name or number, in the order drawn; the first has White, the second Black. */
    record Drawn(long t, List<String> order) implements GameEvent {
        public Drawn {
            order = List.copyOf(order);
        }
    }

    /** A side that sits elsewhere has sent this move for a hand to carry out; {@code uci} null: it is dropped. */
    record Sent(
            long t, Side by, @Nullable String uci, @Nullable String san) implements GameEvent {}

    /** The whole scene of lights, whenever it changes. */
    record Lights(long t, LightScene scene) implements GameEvent {}

    /** The clock as it stands now; {@code running} null: neither side. */
    record Clock(long t, long white, long black, @Nullable Side running) implements GameEvent {}

    /** A fault of sensors, told by square, or its healing. */
    record Sensor(long t, long squares, String fault, boolean healed) implements GameEvent {}

    /** The game is over. */
    record Result(long t, String result, String reason, String law) implements GameEvent {}

    /** A new game begins. */
    record Game(long t, int number, String fen, RuleSet rules) implements GameEvent {}

    /** The end of the recording: what stands. */
    record Ended(long t, String fen, List<String> moves, int undone, String result, State state) implements GameEvent {
        public Ended {
            moves = List.copyOf(moves);
        }
    }

    /** A penalty in time (FIDE 7.5.5, 9.5.3, A.3). */
    record Penalty(Side to, int addSeconds) {}

    /** What completed a move. */
    enum Cause {
        PRESS,
        SETTLED,
        GAME_END,
        NEXT_MOVE;

        /** The word in the event. */
        public String word() {
            return Words.of(this);
        }
    }

    /** What a question asks. */
    enum Question {
        PROMOTION,
        WHICH_CAPTURE,
        WHICH_MOVE,
        NEW_GAME_OR_TAKEBACK,
        NEW_GAME,
        RESULT,
        ORIENTATION,
        SET_UP,
        QUEENS,
        SURE;

        /** The word in the event. */
        public String word() {
            return Words.of(this);
        }
    }

    /** How a question was answered. */
    enum How {
        CHOOSE,
        TOUCH,
        PLAY,
        LAPSED;

        /** The word in the event. */
        public String word() {
            return Words.of(this);
        }
    }

    /** Why the board does not stand as it should. */
    enum RestoreReason {
        ILLEGAL_MOVE,
        TOUCH_BREACH,
        NOT_EXPLAINED,
        CASTLING_UNFINISHED,
        EN_PASSANT_UNFINISHED,
        WRONG_MAN_TAKEN,
        REMOTE_MOVE,
        TAKE_BACK,
        SET_UP,
        WRONG_SIDE;

        /** The word in the event. */
        public String word() {
            return Words.of(this);
        }
    }

    /** What the game is doing when the recording ends. */
    enum State {
        READY,
        IN_HAND,
        ASK,
        RESTORE,
        OVER;

        /** The word in the event. */
        public String word() {
            return Words.of(this);
        }
    }

    /** Spelling of the closed sets: lower case with hyphens. */
    final class Words {
        private Words() {}

        static String of(Enum<?> value) {
            return value.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }
}

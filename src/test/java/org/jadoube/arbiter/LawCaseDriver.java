package org.jadoube.arbiter;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;

/**
 * Plays a case of laws.json before an arbiter, as a perfect observer would: it knows every man on the board, so that
 * what is tested is the law and not the guessing.
 */
public final class LawCaseDriver {
    private static final Map<String, String> HOUSE = Map.of(
            "noTouchMove", "no-touch-move",
            "noPenalty", "no-penalty",
            "noEnPassant", "no-en-passant",
            "kingCapture", "king-capture",
            "stalemateLoses", "stalemate-loses",
            "castleThroughAttack", "castle-through-attack",
            "takeback", "takebacks",
            "upsideDownRookIsQueen", "upside-down-rook");
    private static final long APART = 2_000;

    private final JsonNode test;
    private final Arbiter arbiter;
    private final RuleSet rules;
    private final boolean levers;
    private final WoodenBoard board;
    final List<Verdict> verdicts = new ArrayList<>();
    final List<String> moves = new ArrayList<>();
    boolean restore;
    private long t;

    /** A case before it is played. */
    public LawCaseDriver(JsonNode test, MatingChance chance) {
        this.test = test;
        rules = rules(test.path("rules").asText());
        Position start = Fen.position(test.path("fen").asText()).with(rules.moveRules());
        List<Move> history = new ArrayList<>();
        Position position = start;
        for (JsonNode uci : test.path("history")) {
            Move move = Uci.read(position, uci.asText());
            history.add(move);
            position = position.play(move);
        }
        board = new WoodenBoard(position);
        levers = does("press") || does("flag");
        TimeCategory category = TimeCategory.of(test.path("timeCategory").asText());
        JsonNode counts = test.path("setup").path("illegalCount");
        arbiter = new Arbiter(new ArbiterSetup(
                rules,
                start,
                history,
                category,
                levers ? TimeControl.parse("5400+30") : null,
                levers,
                counts.path("white").asInt(),
                counts.path("black").asInt(),
                chance,
                RemoteSides.NONE));
    }

    /** The arbiter of the case. */
    public Arbiter arbiter() {
        return arbiter;
    }

    /** What stands on the board, as a mask. */
    public long occupied() {
        return board.occupied();
    }

    /** Whether the board has to be restored. */
    public boolean restoring() {
        return restore;
    }

    /** Plays every event of the case. */
    public LawCaseDriver run() {
        hear(arbiter.begin(0));
        long gap = APART;
        for (JsonNode event : test.path("events")) {
            t += gap;
            act(event);
            String note = event.path("note").asText();
            gap = note.endsWith("ms") ? Long.parseLong(note.replace("ms", "")) : APART;
        }
        t += 3_000;
        hear(arbiter.advance(t));
        settle();
        return this;
    }

    private void act(JsonNode event) {
        hear(arbiter.advance(t));
        Side by = event.path("by").asText().equals("black") ? Side.BLACK : Side.WHITE;
        String what = event.path("what").asText();
        boolean flag = event.path("do").asText().equals("flag");
        if (!levers || flag || by != arbiter.position().turn()) {
            settle();
        }
        switch (event.path("do").asText()) {
            case "lift" -> lift(by, event.path("sq").asText());
            case "liftSameTime" -> event.path("sqs").forEach(sq -> lift(by, sq.asText()));
            case "place" ->
                place(by, event.path("sq").asText(), event.path("piece").asText());
            case "press" -> press(by);
            case "flag" -> hear(arbiter.flag(t, by));
            case "announce" -> say(by, Saying.Word.ADJUST);
            case "offer" -> say(by, Saying.Word.OFFER_DRAW);
            case "accept" -> say(by, Saying.Word.ACCEPT_DRAW);
            case "resign" -> say(by, Saying.Word.RESIGN);
            case "takeback" -> say(by, Saying.Word.TAKEBACK);
            case "twohands" -> say(by, Saying.Word.TWO_HANDS);
            case "claim" -> claim(by, what);
            case "knocked" -> List.of(what.split(" ")).forEach(sq -> lift(Side.WHITE, sq));
            case "restore" -> board.missing(arbiter.position()).forEach(sq -> place(Side.WHITE, sq, ""));
            case "evaluate" -> {}
            default -> throw new IllegalArgumentException("unknown event " + event);
        }
    }

    private void lift(Side by, String square) {
        board.lift(square);
        hear(arbiter.lift(t, by, Square.parse(square)));
    }

    private void place(Side by, String square, String piece) {
        board.place(by, square, piece);
        boolean known = !piece.isEmpty() && !piece.equals("?");
        hear(arbiter.place(
                t, by, Square.parse(square), null, known ? org.jadoube.rules.Piece.of(piece.charAt(0)) : null));
    }

    private void press(Side by) {
        Side turn = arbiter.position().turn();
        Optional<Move> move = by == turn ? board.move(arbiter.position(), rules, true) : Optional.empty();
        if (move.isPresent()) {
            told(move.get(), true);
            if (!arbiter.breachOpen()) {
                hear(arbiter.press(t, by, Standing.RIGHT));
            }
            return;
        }
        Standing standing = by == turn ? board.standing(arbiter.position()) : Standing.RIGHT;
        hear(arbiter.press(t, by, standing));
        restore |= standing != Standing.RIGHT && standing != Standing.PAWN_ON_LAST_RANK && standing != Standing.ASKED;
        if (standing == Standing.PAWN_ON_LAST_RANK && arbiter.result() == null) {
            told(board.queening(arbiter.position()), true);
        }
    }

    private void settle() {
        if (arbiter.takebackAsked() != null) {
            takenBack();
        } else if (arbiter.result() == null) {
            board.move(arbiter.position(), rules, false).ifPresent(move -> told(move, false));
        }
    }

    /** Moves taken back by deed. */
    private void takenBack() {
        int plies = arbiter.takebackPlies(Objects.requireNonNull(arbiter.takebackAsked()));
        if (board.standsAs(arbiter.history().at(arbiter.history().plies() - plies))) {
            hear(arbiter.retract(plies));
        }
    }

    private void told(Move move, boolean pressed) {
        switch (arbiter.judge(move, t)) {
            case Judgement.Allowed allowed -> {
                moves.add(move.uci());
                hear(arbiter.made(t, t, move));
            }
            case Judgement.Breach breach -> {
                if ((pressed || !levers) && !arbiter.breachOpen()) {
                    hear(arbiter.breach(t, t, move, pressed));
                    restore = true;
                }
            }
        }
    }

    private void claim(Side by, String what) {
        String[] words = what.split(" ");
        String move = words.length > 1 ? words[1] : null;
        switch (words[0]) {
            case "touch-move" -> say(by, Saying.Word.CLAIM_ILLEGAL);
            case "threefold", "threefold-with" ->
                hear(arbiter.say(t, new Saying.ClaimDraw(by, Claim.Kind.THREEFOLD, move)));
            case "fifty", "fifty-with" -> hear(arbiter.say(t, new Saying.ClaimDraw(by, Claim.Kind.FIFTY, move)));
            default -> throw new IllegalArgumentException("unknown claim " + what);
        }
    }

    private void say(Side by, Saying.Word word) {
        hear(arbiter.say(t, new Saying.Plain(by, word)));
    }

    private void hear(List<Verdict> said) {
        for (Verdict verdict : said) {
            verdicts.add(verdict);
            if (verdict instanceof Lapsed lapsed) {
                moves.add(lapsed.move().uci());
                restore = false;
            }
        }
    }

    private boolean does(String act) {
        for (JsonNode event : test.path("events")) {
            if (event.path("do").asText().equals(act)) {
                return true;
            }
        }
        return false;
    }

    private static RuleSet rules(String text) {
        if (!text.startsWith("HOME:")) {
            return RuleSet.FIDE;
        }
        return RuleSet.parse(
                "fide",
                List.of(text.substring(5).split(",")).stream().map(HOUSE::get).toList());
    }
}

package org.jadoube.arbiter;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jadoube.rules.Move;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** Compares what an arbiter said with what a case of laws.json expects. */
final class LawCaseCheck {
    private static final Map<String, Duty.Kind> KINDS = Map.of(
            "movePiece", Duty.Kind.MOVE_PIECE,
            "capturePiece", Duty.Kind.CAPTURE,
            "captureWith", Duty.Kind.CAPTURE_WITH,
            "castle", Duty.Kind.CASTLE,
            "moveKing", Duty.Kind.MOVE_KING,
            "promote", Duty.Kind.PROMOTE,
            "playCommitted", Duty.Kind.COMMITTED,
            "none", Duty.Kind.FREE);
    private static final Map<String, Reason> REASONS = Map.of(
            "second illegal move", Reason.ILLEGAL_MOVES,
            "stalemate counts as loss", Reason.STALEMATE);

    private final JsonNode test;
    private final JsonNode expect;
    private final LawCaseDriver run;
    private final List<String> problems = new ArrayList<>();

    private LawCaseCheck(JsonNode test, LawCaseDriver run) {
        this.test = test;
        this.expect = test.path("expect");
        this.run = run;
    }

    static List<String> problems(JsonNode test, LawCaseDriver run) {
        LawCaseCheck check = new LawCaseCheck(test, run);
        check.duty();
        check.rulings();
        check.result();
        check.words();
        check.moves();
        return check.problems;
    }

    private void duty() {
        Duty duty = run.arbiter().duty();
        JsonNode wanted = expect.path("obligation");
        if (!wanted.isMissingNode()) {
            same("told", last(Duty.class), duty);
            same("kind", KINDS.get(wanted.path("kind").asText()), duty.kind());
            same(
                    "squares",
                    texts(wanted.path("squares")),
                    duty.squares().stream().map(Square::name).toList());
            String law = wanted.path("law").asText();
            switch (law) {
                case "home noTouchMove" -> same("law", "house:no-touch-move", duty.law());
                case "home" -> same("law is a house rule", true, duty.law().startsWith("house:"));
                default -> same("law", law, duty.law());
            }
        }
        if (expect.has("allowed")) {
            same(
                    "allowed",
                    texts(expect.path("allowed")),
                    duty.allowed().stream().map(Move::uci).toList());
        }
        for (String count : List.of("free", "legalCount")) {
            if (expect.has(count)) {
                same("free", expect.path(count).asInt(), duty.allowed().size());
            }
        }
    }

    private void rulings() {
        Ruling ruling = last(Ruling.class);
        JsonNode penalty = expect.path("penalty");
        if (expect.has("penalty") && penalty.isNull()) {
            same("penalty", null, ruling == null ? null : ruling.penalty());
        } else if (expect.has("penalty")) {
            Side to = penalty.path("to").asText().equals("white") ? Side.WHITE : Side.BLACK;
            same("penalty", new Penalty(to, penalty.path("addSeconds").asInt()), ruling.penalty());
            String offence = penalty.path("offence").asText();
            String kind = ruling.kind().word().replace('-', ' ');
            same(
                    "offence",
                    offence,
                    switch (ruling.kind()) {
                        case PAWN_NOT_PROMOTED -> "illegal move";
                        case PRESS_WITHOUT_MOVE, ILLEGAL_MOVE, TWO_HANDS, TOUCH_BREACH, WRONG_SIDE -> kind;
                        case CLAIM_WRONG -> "wrong claim";
                        case DISPLACED, WRONG_SET_UP, COLOURS_REVERSED, BOARD_TURNED -> "";
                    });
        }
        JsonNode counts = expect.path("illegalCount");
        if (!counts.isMissingNode()) {
            same("white's count", counts.path("white").asInt(), run.arbiter().offences(Side.WHITE));
            same("black's count", counts.path("black").asInt(), run.arbiter().offences(Side.BLACK));
        }
        if (expect.has("restore")) {
            same("restore", expect.path("restore").asBoolean(), run.restore);
        }
    }

    private void result() {
        GameResult result = run.arbiter().result();
        if (expect.has("result")) {
            same(
                    "result",
                    expect.path("result").isNull()
                            ? null
                            : expect.path("result").asText(),
                    result == null ? null : result.text());
        }
        String reason = expect.path("reason").asText();
        if (reason.equals("opponent cannot mate")) {
            same("law", true, List.of("5.1.2", "6.9", "7.5.5").contains(result.law()));
        } else if (!reason.isEmpty()) {
            Reason wanted = REASONS.containsKey(reason) ? REASONS.get(reason) : Reason.of(reason.replace(' ', '-'));
            same("reason", wanted, result.reason());
        }
    }

    private void words() {
        if (expect.has("claim")) {
            same(
                    "claim",
                    expect.path("claim").asText().equals("accepted"),
                    last(Claim.class).accepted());
        }
        String message = expect.path("message").asText();
        if (!message.isEmpty() && !List.of("choose_promotion", "which_capture").contains(message)) {
            String code = message.replace('_', '-');
            same(
                    "notice " + code,
                    true,
                    run.verdicts.stream()
                            .anyMatch(v -> v instanceof Notice notice
                                    && notice.code().word().equals(code)));
        }
        for (String uci : texts(expect.path("completed"))) {
            same("completed " + uci, true, completed(uci));
        }
    }

    private void moves() {
        List<String> wanted = new ArrayList<>(texts(expect.path("afterMoves")));
        String move = expect.path("move").asText(expect.path("homeCastle").asText());
        if (!move.isEmpty() && !move.equals("null")) {
            wanted.add(move);
        }
        if (expect.has("pseudoMoves")) {
            wanted = texts(expect.path("pseudoMoves"));
        }
        if (!wanted.isEmpty() || expect.has("obligation")) {
            same("moves", wanted, run.moves);
        }
        if (expect.path("state").asText().equals("completed") && !run.moves.isEmpty()) {
            same("completed", true, completed(run.moves.getLast()));
        }
    }

    private boolean completed(String uci) {
        return run.verdicts.stream()
                .anyMatch(v -> v instanceof Completed done && done.move().uci().equals(uci));
    }

    private <T extends Verdict> T last(Class<T> kind) {
        return run.verdicts.stream().filter(kind::isInstance).map(kind::cast).reduce(null, (a, b) -> b);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(node -> texts.add(node.asText()));
        return texts;
    }

    private void same(String what, Object wanted, Object got) {
        if (!Objects.equals(wanted, got)) {
            problems.add(what + ": wanted " + wanted + ", got " + got);
        }
    }
}

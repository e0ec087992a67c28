package org.jadoube.arbiter;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** The arbiter's verdicts as sentences in one language. */
public final class Words {
    private final Language language;

    /** Words of this language. */
    public Words(Language language) {
        this.language = language;
    }

    /** A side's name. */
    public String side(Side side) {
        return text("side." + side.word());
    }

    /** How the game ended and why. */
    public String result(GameResult result) {
        String key = "result." + result.reason().word();
        Side winner = result.winner();
        return winner == null
                ? text(key)
                : said(keyWon(key), Map.of("winner", side(winner), "loser", side(winner.other())));
    }

    /** What was ruled, what it costs, and which article says so. */
    public String ruling(Ruling ruling) {
        Side doer = ruling.by();
        String by = doer == null ? "" : side(doer);
        StringBuilder said = new StringBuilder(said("ruling." + ruling.kind().word(), Map.of("by", by)));
        Penalty penalty = ruling.penalty();
        if (penalty != null) {
            said.append(' ')
                    .append(said(
                            "ruling.penalty",
                            Map.of("to", side(penalty.to()), "seconds", Integer.toString(penalty.addSeconds()))));
        }
        if (ruling.offence() > 0) {
            said.append(' ')
                    .append(said("ruling.count", Map.of("by", by, "count", Integer.toString(ruling.offence()))));
        }
        if (ruling.judgement()) {
            said.append(' ').append(text("ruling.judgement"));
        }
        return said.append(" (").append(ruling.law()).append(')').toString();
    }

    /** What the player on move is bound to, in this position before the move. */
    public String duty(Duty duty, Position position) {
        boolean freed = duty.kind() == Duty.Kind.FREE && duty.law().equals("4.5");
        if (freed) {
            return text("duty.free.nothing-possible");
        }
        return said(
                "duty." + duty.kind().word(),
                Map.of(
                        "by",
                        side(duty.by()),
                        "own",
                        men(duty, position, duty.by()),
                        "enemy",
                        men(duty, position, duty.by().other()),
                        "move",
                        moves(duty.allowed(), position)));
    }

    /** A man in the air and where it may go. */
    public String inHand(Duty duty, Position position, int home) {
        List<Move> moves = duty.allowed().stream().filter(m -> m.from() == home).toList();
        String targets = moves.stream().map(m -> Square.name(m.to())).distinct().collect(Collectors.joining(", "));
        return said("waiting.in-hand", Map.of("own", man(position, home), "targets", targets));
    }

    /** The way back to a board that stands right; empty if it does. */
    public String restore(long place, long remove) {
        String put = place == 0 ? "" : said("waiting.place", Map.of("squares", names(place)));
        String take = remove == 0 ? "" : said("waiting.remove", Map.of("squares", names(remove)));
        return put.isEmpty() || take.isEmpty() ? put + take : put + " " + take;
    }

    /** A refusal or remark. */
    public String notice(Notice notice) {
        Side by = notice.by();
        return said("notice." + notice.code().word(), Map.of("by", by == null ? "" : side(by)));
    }

    /** What became of a claim, with the proof. */
    public String claim(Claim claim) {
        String proof = claim.proof().stream().map(Object::toString).collect(Collectors.joining(", "));
        String key = "claim." + claim.kind().word() + (claim.accepted() ? ".accepted" : ".rejected");
        return said(key, Map.of("by", side(claim.by()), "proof", proof));
    }

    /** What became of a draw offer. */
    public String offer(Offer offer) {
        return said("offer." + offer.state().word(), Map.of("by", side(offer.by())));
    }

    private String men(Duty duty, Position position, Side side) {
        return duty.squares().stream()
                .filter(square -> (position.men(side) & Square.bit(square)) != 0)
                .map(square -> man(position, square))
                .collect(Collectors.joining(", "));
    }

    private String man(Position position, int square) {
        Man man = position.at(square);
        if (man == null) {
            return Square.name(square);
        }
        return text("man.on")
                .replace("{man}", text("man." + man.piece().word()))
                .replace("{square}", Square.name(square));
    }

    private static String moves(List<Move> moves, Position position) {
        return moves.stream().map(move -> San.write(position, move)).collect(Collectors.joining(", "));
    }

    private static String names(long mask) {
        return String.join(", ", Square.names(mask));
    }

    /** A win has words of its own where the same cause can also be a draw. */
    private static String keyWon(String key) {
        return WordTable.keys().contains(key + ".won") ? key + ".won" : key;
    }

    private String text(String key) {
        return WordTable.text(key, language);
    }

    private String said(String key, Map<String, String> with) {
        String text = text(key);
        for (Map.Entry<String, String> word : with.entrySet()) {
            text = text.replace("{" + word.getKey() + "}", word.getValue());
        }
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}

package org.jadoube.arbiter;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jadoube.rules.Man;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.WhyNot;
import org.jspecify.annotations.Nullable;

/** The arbiter's verdicts as sentences in one language. */
public final class Words {
    private final Language language;

    /** Words of this language. */
    public Words(Language language) {
        this.language = language;
    }

    /** Every sentence of this language by its key, blanks in braces, for a page that fills them in itself. */
    public static SortedMap<String, String> all(Language language) {
        TreeMap<String, String> all = new TreeMap<>();
        WordTable.keys().forEach(key -> all.put(key, WordTable.text(key, language)));
        return all;
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

    /**
     * What was ruled, what it costs, and which article says so.
     *
     * @param touchMove whether a touched man binds in this game (article 4), as it then does for the move that replaces an
     *     illegal one (7.5.1)
     */
    public String ruling(Ruling ruling, boolean touchMove) {
        Side doer = ruling.by();
        String by = doer == null ? "" : side(doer);
        StringBuilder said = new StringBuilder(said("ruling." + ruling.kind().word(), Map.of("by", by)));
        if (touchMove && ruling.kind() == Ruling.Kind.ILLEGAL_MOVE) {
            said.append(' ').append(text("ruling.touched"));
        }
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

    /** A refusal or remark. */
    public String notice(Notice notice) {
        Side by = notice.by();
        return said("notice." + notice.code().word(), Map.of("by", by == null ? "" : side(by)));
    }

    /**
     * What the board cannot see, or sees again.
     *
     * @param fault the fault's word, such as {@code stuck-open} or {@code silent-row}
     * @param squares the squares that it concerns, as a mask with at least one
     */
    public String sensor(String fault, long squares, boolean healed) {
        String first = first(squares);
        String line = fault.equals("silent-row") ? first.substring(1) : first.substring(0, 1);
        return said(
                healed ? "sensor.healed" : "sensor." + fault,
                Map.of("squares", String.join(", ", Square.names(squares)), "line", line));
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

    /**
     * Why a man may not go to a square.
     *
     * @param mover the man that was to go there
     * @param blamed the first of the men to blame, or null
     * @param to the square
     * @param move the ply that spoilt it, as players write it; empty if none did
     */
    public String whyNot(WhyNot why, Man mover, @Nullable Man blamed, int to, String move) {
        long crossed = why instanceof WhyNot.CastleThrough through ? Square.bit(through.crossed()) : 0;
        return said(
                "why." + why.word(),
                Map.of(
                        "mover",
                        the(mover),
                        "blamed",
                        blamed == null ? "" : the(blamed),
                        "square",
                        first(why.by()),
                        "crossed",
                        first(crossed),
                        "to",
                        Square.name(to),
                        "move",
                        move));
    }

    private String the(Man man) {
        return text("the." + man.piece().name().toLowerCase(Locale.ROOT));
    }

    private static String first(long squares) {
        return squares == 0 ? "" : Square.name(Long.numberOfTrailingZeros(squares));
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

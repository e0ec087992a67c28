package org.jadoube.game;

import java.util.Optional;
import org.jadoube.arbiter.Claim;
import org.jadoube.arbiter.Irregularity;
import org.jadoube.arbiter.Reason;
import org.jadoube.arbiter.Saying;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Reads the words of a recording as what they say to the arbiter. */
final class Sayings {

    private Sayings() {}

    /** What is said, or nothing if it is no word for the arbiter or lacks what it needs. */
    static Optional<Saying> read(Input.Say i) {
        Side by = i.by();
        return switch (i.word()) {
            case "claim-threefold" ->
                Optional.of(
                        new Saying.ClaimDraw(by, Claim.Kind.THREEFOLD, i.with().get("move")));
            case "claim-fifty" ->
                Optional.of(new Saying.ClaimDraw(by, Claim.Kind.FIFTY, i.with().get("move")));
            case "claim-illegal" ->
                i.with().containsKey("id")
                        ? found(i, Irregularity.Kind.ILLEGAL_MOVE)
                        : Optional.of(new Saying.Plain(by, Saying.Word.CLAIM_ILLEGAL));
            case "displaced" -> found(i, Irregularity.Kind.DISPLACED);
            case "wrong-set-up" -> found(i, Irregularity.Kind.WRONG_SET_UP);
            case "colours-reversed" -> found(i, Irregularity.Kind.COLOURS_REVERSED);
            case "board-turned" -> found(i, Irregularity.Kind.BOARD_TURNED);
            case "overrule" -> number(i, "ruling").map(n -> new Saying.Overrule(n.intValue()));
            case "set-clock" ->
                number(i, "white").flatMap(w -> number(i, "black").map(b -> new Saying.SetClock(w, b)));
            case "result" -> declared(i);
            default -> plain(by, i.word());
        };
    }

    /** The result that the kings show in the centre, once it was confirmed. */
    static Saying gesture(String result) {
        return new Saying.Declare(winner(result), Reason.GESTURE);
    }

    private static Optional<Saying> found(Input.Say i, Irregularity.Kind kind) {
        return kind.atPly()
                ? number(i, "id").map(ply -> new Saying.Found(i.by(), kind, (int) Math.min(ply, Integer.MAX_VALUE)))
                : Optional.of(new Saying.Found(i.by(), kind, 0));
    }

    private static Optional<Saying> plain(@Nullable Side by, String word) {
        for (Saying.Word known : Saying.Word.values()) {
            if (GameEvent.Words.of(known).equals(word)) {
                return Optional.of(new Saying.Plain(by, known));
            }
        }
        return Optional.empty();
    }

    private static Optional<Saying> declared(Input.Say i) {
        String result = i.with().getOrDefault("result", "");
        if (!result.equals("1-0") && !result.equals("0-1") && !result.equals("1/2-1/2")) {
            return Optional.empty();
        }
        try {
            Reason reason = Reason.of(i.with().getOrDefault("reason", "arbiter"));
            return Optional.of(new Saying.Declare(winner(result), reason));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static @Nullable Side winner(String result) {
        return switch (result) {
            case "1-0" -> Side.WHITE;
            case "0-1" -> Side.BLACK;
            default -> null;
        };
    }

    private static Optional<Long> number(Input.Say i, String key) {
        String text = i.with().getOrDefault(key, "");
        return text.matches("\\d{1,12}") ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }
}

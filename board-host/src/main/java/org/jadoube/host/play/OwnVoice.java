package org.jadoube.host.play;

import java.util.Optional;
import java.util.Set;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.Input;
import org.jadoube.host.engine.Opponents;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that nobody speaks for a side that an engine plays: the engine resigns, offers, claims and moves for itself.
 * What the hand does that carries out its moves (its lever, j'adoube, a stop of the clocks) and what an arbiter decides may
 * still concern that side.
 */
final class OwnVoice {

    /** The words with which a player disposes of his own game (FIDE 5.1.2, 5.2.3, 9.1 to 9.3, 7.5), and of his moves. */
    private static final Set<String> PLAYERS = Set.of(
            "resign",
            "offer-draw",
            "accept-draw",
            "decline-draw",
            "claim-threefold",
            "claim-fifty",
            "claim-illegal",
            "takeback",
            "accept-takeback",
            "decline-takeback");

    /** Complaints that a player or the arbiter makes (FIDE 7.1 to 7.4). */
    private static final Set<String> COMPLAINTS =
            Set.of("displaced", "wrong-set-up", "colours-reversed", "board-turned");

    private final Opponents seated;

    OwnVoice(Opponents seated) {
        this.seated = seated;
    }

    /** Who says what the one button of both players says: against an engine the person; null: either of two people. */
    static @Nullable Side person(RemoteSides engines) {
        return switch (engines) {
            case WHITE -> Side.BLACK;
            case BLACK -> Side.WHITE;
            case NONE, BOTH -> null;
        };
    }

    /** Why {@code input} is not taken, with what to do instead; empty if nobody is spoken for. */
    Optional<String> refusal(Input input) {
        RemoteSides engines = seated.sides();
        if (engines == RemoteSides.NONE) {
            return Optional.empty();
        }
        return switch (input) {
            case Input.Say say -> spoken(say, engines);
            case Input.Remote move ->
                Optional.of("the move " + move.uci() + " is not taken: " + who(engines)
                        + ", which sends its own moves; " + leaves());
            case Input.Frame i -> Optional.empty();
            case Input.Lift i -> Optional.empty();
            case Input.Place i -> Optional.empty();
            case Input.Touch i -> Optional.empty();
            case Input.Press i -> Optional.empty();
            case Input.Change i -> Optional.empty();
            case Input.Draw i -> Optional.empty();
            case Input.Choose i -> Optional.empty();
            case Input.Hint i -> Optional.empty();
            case Input.Grades i -> Optional.empty();
            case Input.Flag i -> Optional.empty();
            case Input.Unwatched i -> Optional.empty();
            case Input.Tick i -> Optional.empty();
            case Input.End i -> Optional.empty();
        };
    }

    private Optional<String> spoken(Input.Say say, RemoteSides engines) {
        Side by = say.by();
        String word = say.word();
        boolean players = PLAYERS.contains(word);
        if (by == null) {
            // said by nobody it would count for the player on move, who may be the engine; a ply named is the arbiter's
            // finding
            boolean arbiters = word.equals("claim-illegal") && say.with().containsKey("id");
            return players && !arbiters
                    ? Optional.of("\"" + word + "\" is not taken without a player's name: " + who(engines)
                            + ", which speaks for itself; " + cure(engines))
                    : Optional.empty();
        }
        return engines.has(by) && (players || COMPLAINTS.contains(word))
                ? Optional.of("\"" + word + "\" is not taken in the name of " + name(by) + ": "
                        + who(RemoteSides.of(by)) + ", which speaks for itself; " + cure(engines))
                : Optional.empty();
    }

    private String who(RemoteSides engines) {
        Side side = engines.has(Side.WHITE) ? Side.WHITE : Side.BLACK;
        return seated.player(side).orElse("an engine") + ", plays " + name(side);
    }

    private static String cure(RemoteSides engines) {
        return switch (engines) {
            case WHITE -> "say it by \"black\", or " + leaves();
            case BLACK -> "say it by \"white\", or " + leaves();
            case BOTH, NONE ->
                "an arbiter ends the game with {\"say\":\"result\",\"by\":\"arbiter\",\"result\":\"1/2-1/2\"}, or "
                        + leaves();
        };
    }

    private static String leaves() {
        return "let people go on without it first: {\"opponent\":null}";
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}

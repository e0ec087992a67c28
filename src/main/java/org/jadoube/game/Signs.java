package org.jadoube.game;

import java.util.Optional;
import org.jadoube.arbiter.RuleBase;
import org.jadoube.light.Sign;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;

/** The signs that the events of a game are worth; a board of a competition shows none (11.3.1, 12.6). */
public final class Signs {

    private boolean dark;
    private long white;
    private long black;

    /** Watches a game by these rules. */
    public Signs(GameSetup setup) {
        dark = setup.rules().base() == RuleBase.FIDE;
        white = king(setup.start().king(Side.WHITE));
        black = king(setup.start().king(Side.BLACK));
    }

    private static long king(int square) {
        return square < 0 ? 0 : Square.bit(square);
    }

    /** The sign of an event, if it has one. */
    public Optional<Sign> of(GameEvent event) {
        Optional<Sign> sign = Optional.empty();
        if (event instanceof GameEvent.Game game) {
            dark = game.rules().base() == RuleBase.FIDE;
            stand(game.fen());
        } else if (event instanceof GameEvent.Moved moved) {
            stand(moved.fen());
            sign = moved(moved);
        } else if (event instanceof GameEvent.Amended amended) {
            stand(amended.fen());
        } else if (event instanceof GameEvent.TakenBack back) {
            stand(back.fen());
        } else if (event instanceof GameEvent.Result result) {
            sign = result(result);
        }
        return dark ? Optional.empty() : sign;
    }

    private Optional<Sign> moved(GameEvent.Moved e) {
        boolean crowned = e.uci().length() == 5;
        long attacked = e.by() == Side.WHITE ? black : white;
        if (e.san().endsWith("+")) {
            return Optional.of(new Sign(Sign.Kind.CHECK, attacked));
        }
        return crowned
                ? Optional.of(new Sign(
                        Sign.Kind.PROMOTION, Square.bit(Square.parse(e.uci().substring(2, 4)))))
                : Optional.empty();
    }

    private Optional<Sign> result(GameEvent.Result e) {
        return switch (e.result()) {
            case "1/2-1/2" -> Optional.of(new Sign(Sign.Kind.DRAW, white | black));
            case "1-0" -> mate(e, black);
            case "0-1" -> mate(e, white);
            default -> Optional.empty();
        };
    }

    private static Optional<Sign> mate(GameEvent.Result e, long king) {
        return e.reason().equals("checkmate") ? Optional.of(new Sign(Sign.Kind.MATE, king)) : Optional.empty();
    }

    private void stand(String fen) {
        white = 0;
        black = 0;
        int square = 56;
        for (char c : fen.substring(0, fen.indexOf(' ')).toCharArray()) {
            if (c == '/') {
                square -= 16;
            } else if (c >= '1' && c <= '8') {
                square += c - '0';
            } else {
                white |= c == 'K' ? Square.bit(square) : 0;
                black |= c == 'k' ? Square.bit(square) : 0;
                square++;
            }
        }
    }
}

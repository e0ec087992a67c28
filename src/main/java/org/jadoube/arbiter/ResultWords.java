package org.jadoube.arbiter;

/** Why a game ended, in a sentence. */
final class ResultWords {
    static final String TABLE = """
            result.checkmate
              Checkmate: {winner} wins.
              Schaakmat: {winner} wint.
              Skakmat: {winner} vinder.
            result.stalemate.won
              Stalemate, and by the house rule the side without a move loses: {winner} wins.
              Pat, en volgens de huisregel verliest wie geen zet heeft: {winner} wint.
              Pat, og efter husreglen taber den, der ikke kan trække: {winner} vinder.
            result.stalemate
              Stalemate: the side to move has no legal move and is not in check. A draw.
              Pat: wie aan zet is, heeft geen zet en staat niet schaak. Remise.
              Pat: den, der er i trækket, har intet lovligt træk og står ikke i skak. Remis.
            result.dead-position
              Neither side can ever give mate in this position: a draw.
              Geen van beiden kan hier nog mat geven: remise.
              Ingen af spillerne kan sætte mat i denne stilling: remis.
            result.agreement
              Both players agree to a draw.
              Beide spelers zijn remise overeengekomen.
              Spillerne er enige om remis.
            result.resignation.won
              {loser} resigns: {winner} wins.
              {loser} geeft op: {winner} wint.
              {loser} giver op: {winner} vinder.
            result.resignation
              A player resigns, but the opponent could not give mate by any series of moves: a draw.
              Een speler geeft op, maar de tegenstander kan met geen enkele reeks zetten mat geven: remise.
              En spiller giver op, men modstanderen kan ikke sætte mat med nogen række af træk: remis.
            result.time.won
              {loser} has run out of time: {winner} wins.
              De tijd van {loser} is om: {winner} wint.
              Tiden er gået for {loser}: {winner} vinder.
            result.time
              Time has run out, but the opponent could not give mate by any series of moves: a draw.
              De tijd is om, maar de tegenstander kan met geen enkele reeks zetten mat geven: remise.
              Tiden er gået, men modstanderen kan ikke sætte mat med nogen række af træk: remis.
            result.illegal-moves.won
              A second illegal move by {loser}: {winner} wins.
              Een tweede onreglementaire zet van {loser}: {winner} wint.
              Andet ulovlige træk af {loser}: {winner} vinder.
            result.illegal-moves
              A second illegal move, but the opponent could not give mate by any series of moves: a draw.
              Een tweede onreglementaire zet, maar de tegenstander kan met geen enkele reeks zetten mat geven: remise.
              Andet ulovlige træk, men modstanderen kan ikke sætte mat med nogen række af træk: remis.
            result.threefold
              The same position for the third time, correctly claimed: a draw.
              Drie keer dezelfde stelling, terecht geclaimd: remise.
              Samme stilling for tredje gang, med rette krævet: remis.
            result.fifty-moves
              Fifty moves each without a capture or a pawn move, correctly claimed: a draw.
              Vijftig zetten elk zonder slaan of pionzet, terecht geclaimd: remise.
              Halvtreds træk hver uden slag eller bondetræk, med rette krævet: remis.
            result.fivefold
              The same position for the fifth time: a draw.
              Vijf keer dezelfde stelling: remise.
              Samme stilling for femte gang: remis.
            result.seventy-five-moves
              Seventy-five moves each without a capture or a pawn move: a draw.
              Vijfenzeventig zetten elk zonder slaan of pionzet: remise.
              Femoghalvfjerds træk hver uden slag eller bondetræk: remis.
            result.king-captured.won
              The king is taken: {winner} wins.
              De koning is geslagen: {winner} wint.
              Kongen er slået: {winner} vinder.
            result.gesture.won
              The kings in the centre say: {winner} wins.
              De koningen in het midden zeggen: {winner} wint.
              Kongerne i midten viser: {winner} vinder.
            result.gesture
              The kings in the centre say: a draw.
              De koningen in het midden zeggen: remise.
              Kongerne i midten viser: remis.
            result.arbiter.won
              The arbiter decides: {winner} wins.
              De arbiter beslist: {winner} wint.
              Dommeren afgør: {winner} vinder.
            result.arbiter
              The arbiter decides: a draw.
              De arbiter beslist: remise.
              Dommeren afgør: remis.
            """;

    private ResultWords() {}
}

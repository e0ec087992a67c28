package org.jadoube.arbiter;

/** What the player on move is bound to, and what the board waits for. */
final class DutyWords {
    static final String TABLE = """
            duty.free
              {by} to move.
              {by} aan zet.
              {by} er i trækket.
            duty.move-piece
              Touched: {own} must move.
              Aangeraakt: {own} moet zetten.
              Rørt: {own} skal flyttes.
            duty.capture
              Touched: {enemy} must be captured.
              Aangeraakt: {enemy} moet geslagen worden.
              Rørt: {enemy} skal slås.
            duty.capture-with
              Touched: {own} must capture {enemy}.
              Aangeraakt: {own} moet {enemy} slaan.
              Rørt: {own} skal slå {enemy}.
            duty.castle
              {by} must castle.
              {by} moet rokeren.
              {by} skal rokere.
            duty.move-king
              Castling is not possible: {own} must make another move.
              Rokeren kan niet: {own} moet een andere zet doen.
              Rokade er ikke mulig: {own} skal lave et andet træk.
            duty.promote
              Which man does the pawn become: queen, rook, bishop or knight?
              Wat wordt de pion: dame, toren, loper of paard?
              Hvad skal bonden blive: dronning, tårn, løber eller springer?
            duty.committed
              Released: {move} must stand.
              Losgelaten: {move} moet blijven staan.
              Sluppet: {move} skal stå.
            duty.free.nothing-possible
              The touched men cannot move: any legal move is allowed.
              De aangeraakte stukken kunnen niet zetten: elke reglementaire zet mag.
              De rørte brikker kan ikke flyttes: ethvert lovligt træk er tilladt.
            waiting.in-hand
              {own} in hand: {targets}.
              {own} in de hand: {targets}.
              {own} i hånden: {targets}.
            waiting.place
              Put back: {squares}.
              Zet terug: {squares}.
              Sæt tilbage: {squares}.
            waiting.remove
              Take away: {squares}.
              Haal weg: {squares}.
              Fjern: {squares}.
            waiting.set-up
              Set up the men.
              Zet de stukken op.
              Stil brikkerne op.
            """;

    private DutyWords() {}
}

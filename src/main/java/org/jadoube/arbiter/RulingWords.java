package org.jadoube.arbiter;

/** What was ruled and why, in a sentence. */
final class RulingWords {
    static final String TABLE = """
            ruling.illegal-move
              {by} completed an illegal move. It goes back.
              {by} voltooide een onreglementaire zet. Hij gaat terug.
              {by} afsluttede et ulovligt træk. Det tages tilbage.
            ruling.touched
              A touched man must move if it can.
              Een aangeraakt stuk moet spelen als het kan.
              En rørt brik skal flyttes, hvis den kan.
            ruling.press-without-move
              {by} pressed the clock without having moved.
              {by} drukte de klok in zonder te zetten.
              {by} trykkede på uret uden at have trukket.
            ruling.pawn-not-promoted
              {by} left a pawn on the last rank and pressed: it becomes a queen.
              {by} liet een pion op de laatste rij staan en drukte de klok in: het wordt een dame.
              {by} lod en bonde stå på sidste række og trykkede på uret: den bliver til en dronning.
            ruling.two-hands
              {by} used two hands for one move.
              {by} gebruikte twee handen voor één zet.
              {by} brugte to hænder til ét træk.
            ruling.touch-breach
              {by} played a legal move, but was bound to another. It goes back.
              {by} deed een reglementaire zet, maar was aan een andere gebonden. Hij gaat terug.
              {by} spillede et lovligt træk, men var bundet til et andet. Det tages tilbage.
            ruling.wrong-side
              {by} moved a man out of turn. It goes back.
              {by} verplaatste een stuk zonder aan zet te zijn. Het gaat terug.
              {by} flyttede en brik uden at være i trækket. Den sættes tilbage.
            ruling.claim-wrong
              The claim of {by} was not correct. The game goes on.
              De claim van {by} was niet juist. De partij gaat verder.
              Kravet fra {by} var ikke korrekt. Partiet fortsætter.
            ruling.displaced
              Men had been displaced. The game goes back to the last position that is known to be right.
              Er waren stukken verplaatst. De partij gaat terug naar de laatste stelling die zeker klopt.
              Brikker var blevet flyttet. Partiet går tilbage til den sidste stilling, der med sikkerhed er rigtig.
            ruling.wrong-set-up
              The men stood wrong at the start.
              De stukken stonden bij het begin verkeerd.
              Brikkerne stod forkert fra begyndelsen.
            ruling.colours-reversed
              The players had each other's colours.
              De spelers hadden elkaars kleur.
              Spillerne havde hinandens farve.
            ruling.board-turned
              The board stands turned. The position is put on a board that stands right, and the game goes on.
              Het bord staat gedraaid. De stelling gaat over op een bord dat goed staat, en de partij gaat verder.
              Brættet står drejet. Stillingen flyttes til et bræt, der står rigtigt, og partiet går videre.
            ruling.penalty
              {to} receives {seconds} seconds.
              {to} krijgt {seconds} seconden erbij.
              {to} får {seconds} sekunder.
            ruling.count
              Offence {count} of {by}; the second one loses.
              Overtreding {count} van {by}; de tweede verliest.
              Forseelse {count} af {by}; den anden taber.
            ruling.judgement
              The Laws leave room here; an arbiter may decide otherwise.
              De regels laten hier ruimte; een arbiter mag anders beslissen.
              Reglerne giver her plads til skøn; en dommer kan afgøre det anderledes.
            """;

    private RulingWords() {}
}

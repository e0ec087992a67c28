package org.jadoube.arbiter;

/** Refusals and remarks that come not from the Laws but from the board and the far side. */
final class BoardNoticeWords {
    static final String TABLE = """
            notice.board-turned
              The board seems to stand the other way round.
              Het bord lijkt andersom te staan.
              Brættet ser ud til at vende omvendt.
            notice.chess960-clear
              Chess960: take White's men off the first rank.
              Chess960: neem de witte stukken van de eerste rij.
              Chess960: tag hvids brikker af første række.
            notice.chess960-bishop
              Put a bishop on a lit square.
              Zet een loper op een verlicht veld.
              Sæt en løber på et lysende felt.
            notice.chess960-queen
              Put the queen on a lit square.
              Zet de dame op een verlicht veld.
              Sæt dronningen på et lysende felt.
            notice.chess960-knight
              Put a knight on a lit square.
              Zet een paard op een verlicht veld.
              Sæt en springer på et lysende felt.
            notice.chess960-rest
              Rook, king and rook on the last three, then Black's men opposite.
              Toren, koning en toren op de laatste drie, dan de zwarte stukken ertegenover.
              Tårn, konge og tårn på de sidste tre, så de sorte brikker overfor.
            notice.correct-illegal-move
              That move was not possible there.
              Die zet kon daar niet.
              Det træk var ikke muligt dér.
            notice.correct-unknown-ply
              There is no such move to correct.
              Zo'n zet is er niet om te verbeteren.
              Der er intet sådant træk at rette.
            notice.edge-without-change
              The board told a change that was none; it does not count.
              Het bord meldde een verandering die er geen was; die telt niet.
              Brættet meldte en ændring, der ikke var nogen; den tæller ikke.
            notice.help-against-far
              Against somebody far away there is no help.
              Tegen iemand in de verte is er geen hulp.
              Mod en modstander langt borte er der ingen hjælp.
            notice.help-not-allowed
              Help is not allowed under these rules.
              Hulp is bij deze regels niet toegestaan.
              Hjælp er ikke tilladt efter disse regler.
            notice.hint-asked
              A hint is being thought of.
              Er wordt een tip bedacht.
              Der tænkes på et tip.
            notice.hint-limit
              All hints of this game are used.
              Alle tips van deze partij zijn op.
              Alle tip i dette parti er brugt.
            notice.queens-own-colour
              The queen stands on her own colour: the white one on d1, the black one on d8.
              De dame staat op haar eigen kleur: de witte op d1, de zwarte op d8.
              Dronningen står på sin egen farve: den hvide på d1, den sorte på d8.
            notice.remote-illegal
              The move that came from the far side is not legal.
              De zet die van de andere kant kwam, kan niet.
              Trækket, der kom fra den anden side, er ikke lovligt.
            notice.remote-not-made
              First make the move of the far side on the board.
              Doe eerst de zet van de andere kant op het bord.
              Udfør først modpartens træk på brættet.
            notice.remote-not-on-move
              A move came from the far side, but it is not its turn.
              Er kwam een zet van de andere kant, maar die is niet aan zet.
              Der kom et træk fra den anden side, men den er ikke i trækket.
            notice.resumed
              The service had stopped; the game goes on where it was.
              De dienst stond stil; de partij gaat verder waar zij was.
              Tjenesten var standset; partiet fortsætter, hvor det var.
            notice.journal-stopped
              The game cannot be saved: a cut of power would lose it.
              De partij kan niet worden bewaard: bij stroomuitval gaat zij verloren.
              Partiet kan ikke gemmes: ved strømsvigt går det tabt.
            notice.journal-goes-on
              The game is being saved again.
              De partij wordt weer bewaard.
              Partiet gemmes igen.
            notice.rules-locked
              The rules cannot change during a game.
              De regels liggen vast tijdens de partij.
              Reglerne ligger fast under partiet.
            notice.search-bounded
              Too much happened at once; the board has looked at the likeliest part of it.
              Er gebeurde te veel tegelijk; het bord heeft het waarschijnlijkste bekeken.
              Der skete for meget på én gang; brættet har set på det mest sandsynlige.
            notice.settings-contradict
              These two cannot both hold: {first} and {second}.
              Deze twee gaan niet samen: {first} en {second}.
              Disse to går ikke sammen: {first} og {second}.
            notice.unknown-word
              The board does not know that word.
              Dat woord kent het bord niet.
              Det ord kender brættet ikke.
            """;

    private BoardNoticeWords() {}
}

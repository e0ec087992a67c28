package org.jadoube.lesson;

/** What the board waits for. Keys that begin with {@code brief} are the short forms for children. */
final class StepTable {

    static final String TABLE = """
            remove
            Take the man off {squares}.
            Neem het stuk van {squares}.
            Tag brikken af {squares}.
            remove.some
            Take the men off {squares}.
            Neem de stukken van {squares}.
            Tag brikkerne af {squares}.
            remove.many
            Take the lit men off the board: {n} of them.
            Neem de stukken op de verlichte velden van het bord: het zijn er {n}.
            Tag brikkerne på de lysende felter af brættet: der er {n}.
            move
            Move {theMan} from {from} to {to}.
            Zet {theMan} van {from} op {to}.
            Flyt {theMan} fra {from} til {to}.
            place
            Put {aMan} on {to}.
            Zet {aMan} op {to}.
            Sæt {aMan} på {to}.
            back
            Put {theMan} from {from} back on {to}.
            Zet {theMan} van {from} terug op {to}.
            Sæt {theMan} fra {from} tilbage på {to}.
            back.place
            Put {aMan} back on {to}.
            Zet {aMan} terug op {to}.
            Sæt {aMan} tilbage på {to}.
            back.unlawful
            Put {theMan} back on {from}.
            Zet {theMan} terug op {from}.
            Sæt {theMan} tilbage på {from}.
            reply
            {Side} answers with {theMan} from {from} to {to}. Make that move for {side}.
            {Side} antwoordt met {theMan} van {from} naar {to}. Doe die zet voor {side}.
            {Side} svarer med {theMan} fra {from} til {to}. Lav det træk for {side}.
            say
            Yes: lift the {own} king. No: lift the {other} king.
            Ja: til de {own} koning op. Nee: til de {other} koning op.
            Ja: løft den {own} konge. Nej: løft den {other} konge.
            adjective.white
            white
            witte
            hvide
            adjective.black
            black
            zwarte
            sorte
            point
            Then put it back.
            Zet het daarna terug.
            Sæt den derefter tilbage.
            choices
            What does the pawn become?
            Wat wordt de pion?
            Hvad bliver bonden til?
            again
            Try again.
            Probeer het nog eens.
            Prøv igen.
            finished
            That was the last task of this lesson. Well done!
            Dat was de laatste opgave van deze les. Goed gedaan!
            Det var den sidste opgave i denne lektion. Flot klaret!
            leaving
            Back to your game.
            Terug naar je partij.
            Tilbage til dit parti.
            brief.remove
            Take off the men that glow.
            Haal de stukken op het licht weg.
            Tag de lysende brikker væk.
            brief.place
            Put {aMan} on {to}.
            Zet {aMan} op {to}.
            Sæt {aMan} på {to}.
            brief.move
            From {from} to {to}.
            Van {from} naar {to}.
            Fra {from} til {to}.
            brief.wrong
            Not this one. Try again.
            Deze niet. Probeer nog eens.
            Ikke den. Prøv igen.
            brief.unlawful
            That man cannot go there.
            Dat stuk kan daar niet heen.
            Den brik kan ikke gå derhen.
            brief.solved
            Right! Well done!
            Goed! Knap gedaan!
            Rigtigt! Flot!
            brief.finished
            All done. Well done!
            Alles klaar. Goed gedaan!
            Færdig. Flot klaret!
            """;

    private StepTable() {}
}

package org.jadoube.arbiter;

/** Refusals and remarks. */
final class NoticeWords {
    static final String TABLE = """
            notice.not-your-turn
              It is not your turn: put the man back.
              Je bent niet aan zet: zet het stuk terug.
              Det er ikke din tur: sæt brikken tilbage.
            notice.adjusting
              {by} adjusts men on their squares.
              {by} zet stukken recht op hun veld.
              {by} retter brikker på deres felter.
            notice.adjust-only-on-move
              Only the player on move may adjust.
              Alleen wie aan zet is, mag rechtzetten.
              Kun den, der er i trækket, må rette.
            notice.adjust-too-late
              Say it before you touch.
              Zeg het voordat je aanraakt.
              Sig det, før du rører.
            notice.restore-in-own-time
              Knocked over: put the men back in your own time.
              Omgestoten: zet de stukken terug in je eigen tijd.
              Væltet: sæt brikkerne tilbage i din egen tid.
            notice.draw-too-early
              A draw can be agreed once both have moved.
              Remise kan pas als beiden hebben gezet.
              Remis kan først aftales, når begge har trukket.
            notice.offer-rejected-by-touch
              You touched a man: that declined the offer.
              Je raakte een stuk aan: daarmee is het aanbod afgewezen.
              Du rørte en brik: dermed er tilbuddet afslået.
            notice.offer-stands
              Your offer already stands.
              Je aanbod staat al.
              Dit tilbud står allerede.
            notice.no-offer
              There is no offer to answer.
              Er is geen aanbod om op te antwoorden.
              Der er intet tilbud at svare på.
            notice.claim-only-on-move
              Only the player on move may claim.
              Alleen wie aan zet is, mag claimen.
              Kun den, der er i trækket, må kræve remis.
            notice.claim-lost-by-touch
              A man is touched: this move brings no claim.
              Er is een stuk aangeraakt: bij deze zet kan niet geclaimd worden.
              En brik er rørt: i dette træk kan der ikke kræves remis.
            notice.claim-move-illegal
              The announced move is not possible.
              De aangekondigde zet kan niet.
              Det annoncerede træk er ikke muligt.
            notice.claim-too-late
              Too late: you have touched a man.
              Te laat: je hebt een stuk aangeraakt.
              For sent: du har rørt en brik.
            notice.nothing-to-claim
              There is nothing to complain of.
              Er is niets om bezwaar tegen te maken.
              Der er intet at klage over.
            notice.takeback-not-allowed
              Tonight moves are not taken back.
              Vanavond worden geen zetten teruggenomen.
              I aften tages træk ikke tilbage.
            notice.takeback-nothing
              There is no move to take back.
              Er is geen zet om terug te nemen.
              Der er intet træk at tage tilbage.
            notice.takeback-asked
              {by} asks to take the move back.
              {by} vraagt de zet terug te nemen.
              {by} beder om at tage trækket tilbage.
            notice.takeback-declined
              The move stands.
              De zet blijft staan.
              Trækket står.
            notice.pause-only-on-move
              Only the player on move may stop the clock.
              Alleen wie aan zet is, mag de klok stilzetten.
              Kun den, der er i trækket, må stoppe uret.
            notice.not-paused
              The clock is not stopped.
              De klok staat niet stil.
              Uret er ikke stoppet.
            notice.no-clock
              There is no clock in this game.
              Er is geen klok in deze partij.
              Der er intet ur i dette parti.
            notice.need-man
              {by} needs a man; the clock is stopped.
              {by} heeft een stuk nodig; de klok staat stil.
              {by} mangler en brik; uret er stoppet.
            notice.unknown-ply
              There is no such move in this game.
              Zo'n zet is er niet in deze partij.
              Der er intet sådant træk i partiet.
            notice.unknown-ruling
              There is no such ruling.
              Zo'n beslissing is er niet.
              Der er ingen sådan afgørelse.
            notice.overruled
              The arbiter takes the ruling back.
              De arbiter trekt de beslissing in.
              Dommeren trækker afgørelsen tilbage.
            notice.check
              Check!
              Schaak!
              Skak!
            notice.game-over
              The game is over.
              De partij is afgelopen.
              Partiet er slut.
            """;

    private NoticeWords() {}
}

package org.jadoube.arbiter;

/** What became of claims and offers, and the names of the sides. */
final class ClaimWords {
    static final String TABLE = """
            side.white
              White
              Wit
              Hvid
            side.black
              Black
              Zwart
              Sort
            claim.threefold.accepted
              {by} claims the third repetition, and it is so: after plies {proof}.
              {by} claimt drie keer dezelfde stelling, en dat klopt: na halve zetten {proof}.
              {by} kræver remis ved tredje gentagelse, og det passer: efter halvtræk {proof}.
            claim.threefold.rejected
              {by} claims the third repetition, but it is not so.
              {by} claimt drie keer dezelfde stelling, maar dat klopt niet.
              {by} kræver remis ved tredje gentagelse, men det passer ikke.
            claim.fifty.accepted
              {by} claims fifty moves, and it is so: {proof} half-moves.
              {by} claimt vijftig zetten, en dat klopt: {proof} halve zetten.
              {by} kræver remis efter 50 træk, og det passer: {proof} halvtræk.
            claim.fifty.rejected
              {by} claims fifty moves, but it is not so.
              {by} claimt vijftig zetten, maar dat klopt niet.
              {by} kræver remis efter 50 træk, men det passer ikke.
            claim.illegal.accepted
              {by} complains, and rightly so.
              {by} maakt bezwaar, en terecht.
              {by} klager, og med rette.
            claim.illegal.rejected
              {by} complains, but there is nothing to put right any more.
              {by} maakt bezwaar, maar er valt niets meer recht te zetten.
              {by} klager, men der er ikke længere noget at rette.
            offer.open
              {by} offers a draw.
              {by} biedt remise aan.
              {by} tilbyder remis.
            offer.declined
              The draw offer of {by} is declined.
              Het remiseaanbod van {by} is afgewezen.
              Remistilbuddet fra {by} er afslået.
            offer.lapsed
              The draw offer of {by} has ended.
              Het remiseaanbod van {by} is vervallen.
              Remistilbuddet fra {by} er bortfaldet.
            offer.refused
              It is too early for the draw offer of {by}.
              Het is te vroeg voor het remiseaanbod van {by}.
              Det er for tidligt til remistilbuddet fra {by}.
            """;

    private ClaimWords() {}
}

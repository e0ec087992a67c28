package org.jadoube.arbiter;

/** Why a man may not go to a square, and the names of the men with their article. */
final class WhyNotWords {
    static final String TABLE = """
            the.pawn
              the pawn
              de pion
              bonden
            the.knight
              the knight
              het paard
              springeren
            the.bishop
              the bishop
              de loper
              løberen
            the.rook
              the rook
              de toren
              tårnet
            the.queen
              the queen
              de dame
              dronningen
            the.king
              the king
              de koning
              kongen
            why.own-man
              {blamed} on {square} is your own.
              {blamed} op {square} is van jezelf.
              {blamed} på {square} er din egen.
            why.not-its-way.pawn
              A pawn goes straight ahead: one square, from its first square also two.
              Een pion gaat recht vooruit: één veld, vanaf zijn beginveld ook twee.
              En bonde går lige frem: ét felt, fra sit startfelt også to.
            why.not-its-way.knight
              A knight goes two squares straight and one to the side.
              Een paard gaat twee velden recht en één opzij.
              En springer går to felter lige ud og ét til siden.
            why.not-its-way.bishop
              A bishop goes diagonally.
              Een loper gaat schuin.
              En løber går skråt.
            why.not-its-way.rook
              A rook goes straight, along rank and file.
              Een toren gaat recht, over rij en lijn.
              Et tårn går lige, ad rækker og linjer.
            why.not-its-way.queen
              A queen goes straight or diagonally.
              Een dame gaat recht of schuin.
              En dronning går lige eller skråt.
            why.not-its-way.king
              A king goes one square.
              Een koning gaat één veld.
              En konge går ét felt.
            why.nothing-to-take
              A pawn goes diagonally only to take.
              Een pion gaat alleen schuin om te slaan.
              En bonde går kun skråt for at slå.
            why.blocked
              {blamed} on {square} is in the way.
              {blamed} op {square} staat in de weg.
              {blamed} på {square} står i vejen.
            why.pinned
              {mover} is pinned by {blamed} on {square}.
              {mover} staat gepend door {blamed} op {square}.
              {mover} er bundet af {blamed} på {square}.
            why.still-in-check
              The king would still be in check from {blamed} on {square}.
              De koning zou nog schaak staan door {blamed} op {square}.
              Kongen ville stadig stå i skak fra {blamed} på {square}.
            why.king-attacked
              {blamed} on {square} attacks {to}.
              {blamed} op {square} valt {to} aan.
              {blamed} på {square} angriber {to}.
            why.kings-adjacent
              Two kings never stand side by side.
              Twee koningen staan nooit naast elkaar.
              To konger står aldrig ved siden af hinanden.
            why.castle-in-check
              No castling in check: {blamed} on {square} gives check.
              Niet rokeren als je schaak staat: {blamed} op {square} geeft schaak.
              Ingen rokade i skak: {blamed} på {square} giver skak.
            why.castle-through
              The king would cross {crossed}, which {blamed} on {square} attacks.
              De koning zou over {crossed} gaan, en dat veld valt {blamed} op {square} aan.
              Kongen ville gå over {crossed}, som {blamed} på {square} angriber.
            why.castle-lost.king
              No castling any more: the king has moved ({move}).
              Rokeren mag niet meer: de koning heeft al gezet ({move}).
              Rokade er ikke mulig mere: kongen har trukket ({move}).
            why.castle-lost.rook
              No castling any more on this side: the rook has moved ({move}).
              Rokeren mag aan deze kant niet meer: de toren heeft al gezet ({move}).
              Rokade er ikke mulig mere til denne side: tårnet har trukket ({move}).
            why.castle-lost.taken
              No castling any more on this side: the rook was taken ({move}).
              Rokeren mag aan deze kant niet meer: de toren is geslagen ({move}).
              Rokade er ikke mulig mere til denne side: tårnet er slået ({move}).
            why.castle-lost.before
              No castling: king or rook had moved before this position.
              Rokeren mag niet: koning of toren had al gezet vóór deze stelling.
              Ingen rokade: kongen eller tårnet havde trukket før denne stilling.
            why.too-late
              Too late: the pawn could be taken in passing only at once, after {move}.
              Te laat: en passant slaan mocht alleen meteen, na {move}.
              For sent: bonden kunne kun slås en passant straks, efter {move}.
            """;

    private WhyNotWords() {}
}

package org.jadoube.lesson;

/** Why a try is not what the task asks for, by {@link Flaw.Kind}. */
final class FlawTable {

    static final String TABLE = """
            flaw.not-it
            A lawful move, but not the one that is asked for.
            Een geldige zet, maar niet de zet die gevraagd wordt.
            Et lovligt træk, men ikke det, der bliver spurgt om.
            flaw.illegal
            {TheMan} may not go there.
            {TheMan} mag daar niet heen.
            {TheMan} må ikke gå derhen.
            flaw.wrong-side
            It is {side}'s turn, so this man stays where it is.
            {Side} is aan zet, dus dit stuk blijft staan.
            {Side} er i trækket, så den brik bliver stående.
            flaw.other-man
            Another man is meant: {theMan} on {square}.
            Een ander stuk is bedoeld: {theMan} op {square}.
            Det er en anden brik: {theMan} på {square}.
            flaw.not-there
            The goal was {square}.
            Het doel was {square}.
            Målet var {square}.
            flaw.not-taken
            {TheMan} on {square} still stands.
            {TheMan} op {square} staat er nog.
            {TheMan} på {square} står der endnu.
            flaw.gives-check
            That gives check, and then the other side must answer. Find a way without check.
            Dat geeft schaak, en dan moet de ander antwoorden. Zoek een weg zonder schaak.
            Det giver skak, og så skal den anden svare. Find en vej uden skak.
            flaw.too-many
            It has to be done in {n} moves.
            Het moet in {n} zetten.
            Det skal gøres i {n} træk.
            flaw.no-check
            Not mate: the king is not even in check.
            Geen mat: de koning staat niet eens schaak.
            Ikke mat: kongen står ikke engang i skak.
            flaw.flees
            Not mate: the king escapes to {square}.
            Geen mat: de koning ontsnapt naar {square}.
            Ikke mat: kongen slipper væk til {square}.
            flaw.taken
            Not mate: {theMan} on {square} takes the man that gives check.
            Geen mat: {theMan} op {square} slaat het stuk dat schaak geeft.
            Ikke mat: {theMan} på {square} slår brikken, der giver skak.
            flaw.blocked
            Not mate: {theMan} on {square} can come in between.
            Geen mat: {theMan} op {square} kan ertussen komen.
            Ikke mat: {theMan} på {square} kan stille sig imellem.
            flaw.stalemate
            Stalemate! The king is not in check, and there is no move left: a draw.
            Pat! De koning staat niet schaak en er is geen zet meer: remise.
            Pat! Kongen står ikke i skak, og der er ingen træk tilbage: remis.
            flaw.hangs
            Now {theMan} on {square} is lost: it can be taken.
            Nu gaat {theMan} op {square} verloren: dat stuk kan geslagen worden.
            Nu er {theMan} på {square} tabt og kan slås.
            flaw.by-capture
            Out of check, but by taking. Look for the way that was asked for.
            Uit het schaak, maar door te slaan. Zoek de manier die gevraagd werd.
            Ude af skakken, men ved at slå. Find den måde, der blev spurgt om.
            flaw.by-block
            Out of check, but by coming in between. Look for the way that was asked for.
            Uit het schaak, maar door ertussen te komen. Zoek de manier die gevraagd werd.
            Ude af skakken, men ved at stille en brik imellem. Find den måde, der blev spurgt om.
            flaw.by-flight
            Out of check, but the king walked away. Look for the way that was asked for.
            Uit het schaak, maar de koning liep weg. Zoek de manier die gevraagd werd.
            Ude af skakken, men kongen gik væk. Find den måde, der blev spurgt om.
            flaw.not-castled
            That is not the castling that is asked for.
            Dat is niet de rokade die gevraagd wordt.
            Det er ikke den rokade, der bliver spurgt om.
            flaw.not-en-passant
            That does not take in passing.
            Daarmee sla je niet en passant.
            Det er ikke et slag en passant.
            flaw.not-promoted
            No pawn reached the last rank.
            Er kwam geen pion op de laatste rij.
            Ingen bonde nåede den sidste række.
            flaw.other-piece
            The pawn arrived, but became another piece than is needed here.
            De pion kwam aan, maar werd een ander stuk dan hier nodig is.
            Bonden nåede frem, men blev til en anden brik end der er brug for her.
            flaw.no-capture
            That takes nothing.
            Daarmee sla je niets.
            Det slår ikke noget.
            flaw.too-little
            What that wins is worth only {n}.
            Wat je daarmee wint, is maar {n} waard.
            Det, du vinder, er kun {n} værd.
            flaw.loses
            That takes something, but the exchange costs you a value of {n}.
            Je slaat iets, maar de afruil kost je een waarde van {n}.
            Det slår noget, men afbytningen koster dig en værdi af {n}.
            flaw.not-he
            {TheMan} on {square} is not meant.
            {TheMan} op {square} is niet bedoeld.
            {TheMan} på {square} er ikke den rigtige.
            flaw.wrong-answer
            No, look again.
            Nee, kijk nog eens.
            Nej, se efter igen.
            """;

    private FlawTable() {}
}

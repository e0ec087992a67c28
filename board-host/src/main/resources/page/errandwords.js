// What is said of engines and of moves that a hand carries out, by language; words.js hangs each table in as "errand".

const en = {
  thinks: "{name} thinks.",
  restarts: "{name} does not answer. It is started again …",
  gone: "{name} cannot go on. Two people may play on.",
  plays: { white: "White plays {move}.", black: "Black plays {move}." },
  move: "Move {thePiece} from {from} to {to}.",
  take: "Take {taken} off {to} and put {thePiece} from {from} there.",
  castle: "First the king from {from} to {to}, then the rook from {rookFrom} to {rookTo}.",
  rook: "Now the rook from {rookFrom} to {rookTo}.",
  passed: "Move the pawn from {from} to {to}, then take the pawn off {passed}.",
  passedNow: "Now take the pawn off {passed}.",
  put: "Put {thePiece} on {to}.",
  crown: "It becomes a {crowned}: put one on {to} in place of the pawn.",
  hint: "Hint: {squares}.",
};

const nl = {
  thinks: "{name} denkt na.",
  restarts: "{name} antwoordt niet en wordt opnieuw gestart …",
  gone: "{name} kan niet verder. Twee mensen kunnen doorspelen.",
  plays: { white: "Wit speelt {move}.", black: "Zwart speelt {move}." },
  move: "Zet {thePiece} van {from} naar {to}.",
  take: "Neem {taken} van {to} en zet daar {thePiece} van {from}.",
  castle: "Eerst de koning van {from} naar {to}, dan de toren van {rookFrom} naar {rookTo}.",
  rook: "Nu de toren van {rookFrom} naar {rookTo}.",
  passed: "Zet de pion van {from} naar {to} en neem dan de pion van {passed}.",
  passedNow: "Neem nu de pion van {passed}.",
  put: "Zet {thePiece} op {to}.",
  crown: "De pion promoveert: zet in zijn plaats een {crowned} op {to}.",
  hint: "Tip: {squares}.",
};

const da = {
  thinks: "{name} tænker.",
  restarts: "{name} svarer ikke og startes igen …",
  gone: "{name} kan ikke fortsætte. To mennesker kan spille videre.",
  plays: { white: "Hvid spiller {move}.", black: "Sort spiller {move}." },
  move: "Flyt {thePiece} fra {from} til {to}.",
  take: "Tag {taken} af {to}, og sæt {thePiece} fra {from} der.",
  castle: "Først kongen fra {from} til {to}, så tårnet fra {rookFrom} til {rookTo}.",
  rook: "Nu tårnet fra {rookFrom} til {rookTo}.",
  passed: "Flyt bonden fra {from} til {to}, og tag så bonden af {passed}.",
  passedNow: "Tag nu bonden af {passed}.",
  put: "Sæt {thePiece} på {to}.",
  crown: "Bonden forvandles: sæt i dens sted {crowned} på {to}.",
  hint: "Tip: {squares}.",
};

export const errand = { en, nl, da };

import { arbiter } from "./arbiterwords.js";
import { before } from "./beforewords.js";
import { cards } from "./childcards.js";
import { errand } from "./errandwords.js";
import { teach } from "./teachwords.js";
import { verdicts } from "./verdicts.js";

// What the page says, by language. A value with {holes} is filled by say(); a list is indexed by name.

const en = {
  name: "English",
  or: "or",
  and: "and",
  white: "White",
  black: "Black",
  letters: { K: "K", Q: "Q", R: "R", B: "B", N: "N", P: "P" },
  piece: { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" },
  thePiece: { K: "the king", Q: "the queen", R: "the rook", B: "the bishop", N: "the knight", P: "the pawn" },
  whitePiece: { K: "white king", Q: "white queen", R: "white rook", B: "white bishop", N: "white knight", P: "white pawn" },
  blackPiece: { K: "black king", Q: "black queen", R: "black rook", B: "black bishop", N: "black knight", P: "black pawn" },
  light: {
    target: "possible square", capture: "can be taken", castle: "castling square", "en-passant": "pawn to take off",
    promotion: "promotion square", source: "the man in hand came from here", check: "king in check", checker: "gives check",
    "last-from": "last move from here", "last-to": "last move to here", place: "a man belongs here",
    remove: "this man must go", hint: "hint", danger: "in danger", ask: "asked about", turn: "to move",
  },
  // the sentence
  lost: "The board does not answer. Trying again …",
  wait: "Looking for the board …",
  wired: {
    missing: "Waiting for the board: {name}.", lost: "{name} is gone. The game waits for it.",
    doctor: "The doctor has the board. The game waits.", lesson: "A lesson is going on upon the board. The game waits.", examine: "Examine the board",
  },
  examine: "Examine the board", games: "Games", lessons: "Lessons", practice: "Practice", rooms: "Other rooms", inside: "Inside",
  shown: "A game of the archive is shown on the board; what comes next stands in the games’ room. The game waits.",
  settings: "Settings", pair: "Play from here",
  pairing: { asks: "A device at {who} asks to play. Its code: {code}.", refuse: "Refuse", unpaired: "This device looks on; it is not paired." },
  turn: { white: "White to move.", black: "Black to move." },
  check: { white: "Check! White to move.", black: "Check! Black to move." },
  inHand: "{Piece} from {from} in hand.",
  inHandTo: "{Piece} from {from} in hand: {squares}.",
  inHandLoose: "{Piece} in hand.",
  victim: "{ThePiece} from {from} is off the board. Which man takes it?",
  both: "{n} men in the air.",
  mustMove: "Touched: {thePiece} on {square} must move.",
  mustTake: "Touched: {thePiece} on {square} must be taken.",
  mustTakeWith: "Touched: {thePiece} on {square} must take on {target}.",
  mustCastle: { white: "White must castle.", black: "Black must castle." },
  mustKing: { white: "White’s king must move.", black: "Black’s king must move." },
  mustPromote: "The pawn must be exchanged for a queen, rook, bishop or knight.",
  committed: "Released: {move} is the move.",
  putBack: "Put {thePiece} back on {square}.",
  putFrom: "Put {thePiece} from {from} back on {square}.",
  takeOff: "Take the man off {square}.",
  putRight: "Put right: fill {place}; empty {remove}.",
  fill: "Put men back on {place}.",
  empty: "Take the men off {remove}.",
  ask: {
    promotion: "What does the pawn become?",
    "which-capture": "Which man did you take, on {squares}?",
    "which-move": "Which move was it?",
    "new-game-or-takeback": "A new game, or moves taken back?",
    "new-game": "A new game?",
    result: "How did the game end?",
    orientation: "Which way round does the board stand?",
    "set-up": "Is this the position?",
    queens: "Do the queens stand on {squares}? Or lift both and put them back.",
    sure: "Are you sure?",
  },
  choice: {
    queen: "Queen", rook: "Rook", bishop: "Bishop", knight: "Knight", yes: "Yes", no: "No", "new-game": "New game",
    takeback: "Take back", "1-0": "White won", "0-1": "Black won", "1/2-1/2": "Draw", "*": "Not over", "in-hand": "Still in my hand",
  },
  // words of the players
  says: "{side} says",
  say: {
    hint: "Hint",
    adjust: "J’adoube", "offer-draw": "Offer draw", "accept-draw": "Accept draw", "decline-draw": "Decline", resign: "Resign",
    "claim-threefold": "Claim threefold", "claim-fifty": "Claim fifty moves", takeback: "Take back", pause: "Pause",
    resume: "Go on", "new-game": "New game",
    "accept-takeback": "Agree", "decline-takeback": "Play on", "claim-illegal": "Claim illegal move", "need-man": "A man is missing",
  },
  really: "Resign? Press again.",
  setRight: "Put the men right for me",
  press: "Press the clock: {side}",
  // rulings and remarks
  article: "Article {law}",
  houseRule: "House rule",
  taken: "Taken back: {move}",
  amended: "Corrected: {from} was {to}",
  gotIt: "Read",
  refused: { occupied: "There is a man of the same side.", empty: "No man stands there.", other: "That cannot be done." },
  // labels
  board: "Chessboard",
  tray: "Men off the board: {side}",
  box: "Spare men",
  moves: "Moves",
  noMoves: "The first move will stand here.",
  ahead: "{n} points ahead",
  turnBoard: "Turn the board (F)",
  figures: "Figurines",
  lettersWord: "Letters",
  language: "Language",
  keys: "Arrows move, Enter lifts and places, Delete puts into the tray, Esc puts back, F turns the board.",
  held: "in hand",
  emptySquare: "empty",
  skip: "To the board",
};

const nl = {
  name: "Nederlands",
  or: "of",
  and: "en",
  white: "Wit",
  black: "Zwart",
  letters: { K: "K", Q: "D", R: "T", B: "L", N: "P", P: "" },
  piece: { K: "koning", Q: "dame", R: "toren", B: "loper", N: "paard", P: "pion" },
  thePiece: { K: "de koning", Q: "de dame", R: "de toren", B: "de loper", N: "het paard", P: "de pion" },
  whitePiece: { K: "witte koning", Q: "witte dame", R: "witte toren", B: "witte loper", N: "wit paard", P: "witte pion" },
  blackPiece: { K: "zwarte koning", Q: "zwarte dame", R: "zwarte toren", B: "zwarte loper", N: "zwart paard", P: "zwarte pion" },
  light: {
    target: "mogelijk veld", capture: "kan geslagen worden", castle: "rokadeveld", "en-passant": "pion die eraf moet",
    promotion: "promotieveld", source: "hiervandaan komt het stuk in de hand", check: "koning staat schaak",
    checker: "geeft schaak", "last-from": "laatste zet hiervandaan", "last-to": "laatste zet hierheen",
    place: "hier hoort een stuk", remove: "dit stuk moet weg", hint: "tip", danger: "in gevaar", ask: "hierover gaat de vraag",
    turn: "aan zet",
  },
  lost: "Het bord antwoordt niet. Nieuwe poging …",
  wait: "Het bord wordt gezocht …",
  wired: {
    missing: "Wacht op het bord: {name}.", lost: "{name} is weg. De partij wacht erop.",
    doctor: "De dokter heeft het bord. De partij wacht.", lesson: "Er is een les bezig op het bord. De partij wacht.", examine: "Onderzoek het bord",
  },
  examine: "Onderzoek het bord", games: "Partijen", lessons: "Lessen", practice: "Oefenen", rooms: "Andere kamers", inside: "Binnenin",
  shown: "Op het bord wordt een partij uit het archief getoond; wat er komt, staat bij de partijen. De partij wacht.",
  settings: "Instellingen", pair: "Vanaf hier spelen",
  pairing: { asks: "Een apparaat op {who} vraagt om mee te spelen. De code: {code}.", refuse: "Weigeren", unpaired: "Dit apparaat kijkt mee; het is niet gekoppeld." },
  turn: { white: "Wit is aan zet.", black: "Zwart is aan zet." },
  check: { white: "Schaak! Wit is aan zet.", black: "Schaak! Zwart is aan zet." },
  inHand: "{Piece} van {from} in de hand.",
  inHandTo: "{Piece} van {from} in de hand: {squares}.",
  inHandLoose: "{Piece} in de hand.",
  victim: "{ThePiece} van {from} is van het bord. Welk stuk slaat?",
  both: "{n} stukken in de lucht.",
  mustMove: "Aangeraakt: {thePiece} op {square} moet spelen.",
  mustTake: "Aangeraakt: {thePiece} op {square} moet geslagen worden.",
  mustTakeWith: "Aangeraakt: {thePiece} op {square} moet slaan op {target}.",
  mustCastle: { white: "Wit moet rokeren.", black: "Zwart moet rokeren." },
  mustKing: { white: "De witte koning moet spelen.", black: "De zwarte koning moet spelen." },
  mustPromote: "De pion moet dame, toren, loper of paard worden.",
  committed: "Losgelaten: {move} is de zet.",
  putBack: "Zet {thePiece} terug op {square}.",
  putFrom: "Zet {thePiece} van {from} terug op {square}.",
  takeOff: "Neem het stuk van {square}.",
  putRight: "Zet recht: vul {place}; maak leeg {remove}.",
  fill: "Zet de stukken terug op {place}.",
  empty: "Neem de stukken van {remove}.",
  ask: {
    promotion: "Wat wordt de pion?",
    "which-capture": "Welk stuk is geslagen, op {squares}?",
    "which-move": "Welke zet was het?",
    "new-game-or-takeback": "Een nieuwe partij, of zetten terug?",
    "new-game": "Een nieuwe partij?",
    result: "Hoe is de partij afgelopen?",
    orientation: "Hoe staat het bord?",
    "set-up": "Is dit de stelling?",
    queens: "Staan de dames op {squares}? Of til ze beide op en zet ze terug.",
    sure: "Zeker weten?",
  },
  choice: {
    queen: "Dame", rook: "Toren", bishop: "Loper", knight: "Paard", yes: "Ja", no: "Nee", "new-game": "Nieuwe partij",
    takeback: "Terugnemen", "1-0": "Wit won", "0-1": "Zwart won", "1/2-1/2": "Remise", "*": "Niet klaar", "in-hand": "Nog in mijn hand",
  },
  says: "{side} zegt",
  say: {
    hint: "Tip",
    adjust: "J’adoube", "offer-draw": "Remise aanbieden", "accept-draw": "Remise aannemen", "decline-draw": "Afslaan",
    resign: "Opgeven", "claim-threefold": "Herhaling claimen", "claim-fifty": "Vijftig zetten claimen", takeback: "Terugnemen",
    pause: "Pauze", resume: "Verder", "new-game": "Nieuwe partij",
    "accept-takeback": "Akkoord", "decline-takeback": "Doorspelen", "claim-illegal": "Onreglementair!", "need-man": "Er ontbreekt een stuk",
  },
  really: "Opgeven? Druk nog eens.",
  setRight: "Zet de stukken voor mij recht",
  press: "Druk op de klok: {side}",
  article: "Artikel {law}",
  houseRule: "Huisregel",
  taken: "Teruggenomen: {move}",
  amended: "Verbeterd: {from} was {to}",
  gotIt: "Gelezen",
  refused: { occupied: "Daar staat een eigen stuk.", empty: "Daar staat geen stuk.", other: "Dat gaat niet." },
  board: "Schaakbord",
  tray: "Stukken naast het bord: {side}",
  box: "Reservestukken",
  moves: "Zetten",
  noMoves: "Hier komt de eerste zet.",
  ahead: "{n} punten voor",
  turnBoard: "Draai het bord (F)",
  figures: "Figurines",
  lettersWord: "Letters",
  language: "Taal",
  keys: "Pijltjes bewegen, Enter pakt en zet, Delete legt weg, Esc zet terug, F draait het bord.",
  held: "in de hand",
  emptySquare: "leeg",
  skip: "Naar het bord",
};

const da = {
  name: "Dansk",
  or: "eller",
  and: "og",
  white: "Hvid",
  black: "Sort",
  letters: { K: "K", Q: "D", R: "T", B: "L", N: "S", P: "" },
  piece: { K: "konge", Q: "dronning", R: "tårn", B: "løber", N: "springer", P: "bonde" },
  thePiece: { K: "kongen", Q: "dronningen", R: "tårnet", B: "løberen", N: "springeren", P: "bonden" },
  whitePiece: { K: "hvid konge", Q: "hvid dronning", R: "hvidt tårn", B: "hvid løber", N: "hvid springer", P: "hvid bonde" },
  blackPiece: { K: "sort konge", Q: "sort dronning", R: "sort tårn", B: "sort løber", N: "sort springer", P: "sort bonde" },
  light: {
    target: "muligt felt", capture: "kan slås", castle: "rokadefelt", "en-passant": "bonde der skal af",
    promotion: "forvandlingsfelt", source: "herfra kom brikken i hånden", check: "kongen står i skak", checker: "giver skak",
    "last-from": "sidste træk herfra", "last-to": "sidste træk hertil", place: "her hører en brik til",
    remove: "denne brik skal væk", hint: "tip", danger: "i fare", ask: "det drejer sig om", turn: "i trækket",
  },
  lost: "Brættet svarer ikke. Prøver igen …",
  wait: "Leder efter brættet …",
  wired: {
    missing: "Venter på brættet: {name}.", lost: "{name} er væk. Partiet venter på det.",
    doctor: "Lægen har brættet. Partiet venter.", lesson: "Der er en lektion i gang på brættet. Partiet venter.", examine: "Undersøg brættet",
  },
  examine: "Undersøg brættet", games: "Partier", lessons: "Lektioner", practice: "Øvelse", rooms: "Andre rum", inside: "Indeni",
  shown: "Et parti fra arkivet vises på brættet; hvad der kommer, står i partiernes rum. Partiet venter.",
  settings: "Indstillinger", pair: "Spil herfra",
  pairing: { asks: "En enhed på {who} beder om at spille. Koden er: {code}.", refuse: "Afvis", unpaired: "Denne enhed ser med; den er ikke parret." },
  turn: { white: "Hvid er i trækket.", black: "Sort er i trækket." },
  check: { white: "Skak! Hvid er i trækket.", black: "Skak! Sort er i trækket." },
  inHand: "{Piece} fra {from} i hånden.",
  inHandTo: "{Piece} fra {from} i hånden: {squares}.",
  inHandLoose: "{Piece} i hånden.",
  victim: "{ThePiece} fra {from} er af brættet. Hvilken brik slår?",
  both: "{n} brikker i luften.",
  mustMove: "Rørt: {thePiece} på {square} skal trække.",
  mustTake: "Rørt: {thePiece} på {square} skal slås.",
  mustTakeWith: "Rørt: {thePiece} på {square} skal slå på {target}.",
  mustCastle: { white: "Hvid skal rokere.", black: "Sort skal rokere." },
  mustKing: { white: "Den hvide konge skal trække.", black: "Den sorte konge skal trække." },
  mustPromote: "Bonden skal blive til dronning, tårn, løber eller springer.",
  committed: "Sluppet: {move} er trækket.",
  putBack: "Sæt {thePiece} tilbage på {square}.",
  putFrom: "Sæt {thePiece} fra {from} tilbage på {square}.",
  takeOff: "Tag brikken af {square}.",
  putRight: "Stil ret: fyld {place}; tøm {remove}.",
  fill: "Sæt brikkerne tilbage på {place}.",
  empty: "Tag brikkerne af {remove}.",
  ask: {
    promotion: "Hvad bliver bonden til?",
    "which-capture": "Hvilken brik blev slået, på {squares}?",
    "which-move": "Hvilket træk var det?",
    "new-game-or-takeback": "Et nyt parti, eller træk taget tilbage?",
    "new-game": "Et nyt parti?",
    result: "Hvordan endte partiet?",
    orientation: "Hvordan vender brættet?",
    "set-up": "Er dette stillingen?",
    queens: "Står dronningerne på {squares}? Eller løft dem begge og sæt dem tilbage.",
    sure: "Er det sikkert?",
  },
  choice: {
    queen: "Dronning", rook: "Tårn", bishop: "Løber", knight: "Springer", yes: "Ja", no: "Nej", "new-game": "Nyt parti",
    takeback: "Tag tilbage", "1-0": "Hvid vandt", "0-1": "Sort vandt", "1/2-1/2": "Remis", "*": "Ikke slut", "in-hand": "Stadig i min hånd",
  },
  says: "{side} siger",
  say: {
    hint: "Tip",
    adjust: "J’adoube", "offer-draw": "Tilbyd remis", "accept-draw": "Tag imod remis", "decline-draw": "Afslå", resign: "Opgiv",
    "claim-threefold": "Kræv gentagelse", "claim-fifty": "Kræv halvtreds træk", takeback: "Tag tilbage", pause: "Pause",
    resume: "Videre", "new-game": "Nyt parti",
    "accept-takeback": "Enig", "decline-takeback": "Spil videre", "claim-illegal": "Ulovligt træk!", "need-man": "Der mangler en brik",
  },
  really: "Opgive? Tryk igen.",
  setRight: "Stil brikkerne ret for mig",
  press: "Tryk på uret: {side}",
  article: "Artikel {law}",
  houseRule: "Husregel",
  taken: "Taget tilbage: {move}",
  amended: "Rettet: {from} var {to}",
  gotIt: "Læst",
  refused: { occupied: "Der står en brik af samme farve.", empty: "Der står ingen brik.", other: "Det kan ikke lade sig gøre." },
  board: "Skakbræt",
  tray: "Brikker ved siden af brættet: {side}",
  box: "Ekstra brikker",
  moves: "Træk",
  noMoves: "Her kommer det første træk.",
  ahead: "{n} point foran",
  turnBoard: "Vend brættet (F)",
  figures: "Figurer",
  lettersWord: "Bogstaver",
  language: "Sprog",
  keys: "Piletaster flytter, Enter løfter og sætter, Delete lægger væk, Esc sætter tilbage, F vender brættet.",
  held: "i hånden",
  emptySquare: "tomt",
  skip: "Til brættet",
};

export const languages = { en, nl, da };
for (const tag of Object.keys(languages)) Object.assign(languages[tag], { verdicts: verdicts[tag], arbiter: arbiter[tag], before: before[tag], errand: errand[tag], teach: teach[tag], cards: cards[tag] });

/** The language to begin with: what the reader chose before, else the first of the browser's that we have. */
export function preferred() {
  const wanted = [stored("language"), ...navigator.languages].filter(Boolean);
  return wanted.map(tag => tag.slice(0, 2).toLowerCase()).find(tag => tag in languages) ?? "en";
}

/** Fills the {holes} of a sentence; a hole that begins with a capital gets one. */
export function say(text, holes = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, hole) => {
    if (hole in holes) return holes[hole];
    const lower = hole[0].toLowerCase() + hole.slice(1);
    if (lower in holes) return capital(String(holes[lower]));
    return whole;
  });
}

export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a", "a or b", "a, b or c". */
export function listed(items, word) {
  if (items.length < 2) return items.join("");
  return items.slice(0, -1).join(", ") + " " + word + " " + items.at(-1);
}

/** What this browser remembers; a browser that forbids remembering just forgets. */
export function stored(key, value) {
  try {
    if (value === undefined) return localStorage.getItem("jadoube." + key);
    localStorage.setItem("jadoube." + key, value);
  } catch {
    // private windows may refuse
  }
  return value ?? null;
}

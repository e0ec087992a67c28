// The one sentence that says what the board waits for.
import { capital, listed, say } from "./words.js";
import { menOf, sideOf } from "./game.js";
import { drawnText } from "./tonight.js";
import { coachText, whyText } from "./teach.js";
import { errand, hinted, thinking } from "./errand.js";

const MANY = 8;
const GOALS = ["target", "capture", "castle", "promotion", "danger"];

/** The sentence for a game in a language; `words` is that language's table. */
export function sentence(game, words) {
  if (game.result) return ended(game.result, words);
  const hands = (game.physical?.men ?? []).filter(man => man.hand);
  if (game.ask) return asked(game, words);
  if (game.restore) return restore(game, words);
  const task = errand(game, words);
  if (task) return task;
  if (hands.length > 1) return say(words.both, { n: hands.length });
  if (hands.length === 1) return inHand(game, hands[0], words);
  if (!game.simulated && game.air.length) return mirrored(game, words);
  const bound = duty(game, words);
  if (bound) return bound;
  if (game.offer) return verdict(words, "offer.open", { by: game.offer.by }) + " " + words.turn[game.turn];
  const engine = thinking(game, words) ?? hinted(game, words);
  if (engine) return engine;
  const begins = drawnText(game, words);
  if (begins) return begins + " " + words.turn[game.turn];
  return (game.checked ? words.check : words.turn)[game.turn];
}

/** A sentence of the arbiter; `sides` name the sides that its blanks stand for. */
export function verdict(words, key, sides = {}, more = {}) {
  const names = Object.fromEntries(Object.entries(sides).map(([blank, side]) => [blank, words[side] ?? ""]));
  return words.verdicts[key] ? capital(say(words.verdicts[key], { ...names, ...more })) : null;
}

function ended(result, words) {
  const winner = { "1-0": "white", "0-1": "black" }[result.result];
  const key = "result." + result.reason;
  const loser = winner && (winner === "white" ? "black" : "white");
  return (winner && verdict(words, key + ".won", { winner, loser })) ?? verdict(words, key, { winner, loser }) ?? result.result;
}

function names(man, words) {
  const piece = man.toUpperCase();
  return { piece: words.piece[piece], thePiece: words.thePiece[piece] };
}

function goals(game) {
  return Object.keys(game.lights).filter(square => GOALS.includes(game.lights[square])).sort();
}

function inHand(game, man, words) {
  const from = man.from;
  const holes = { ...names(man.man, words), from };
  if (!from) return say(words.inHandLoose, holes);
  if (sideOf(man.man) !== game.turn) return say(words.victim, holes);
  const squares = goals(game);
  // more than a handful is quicker seen on the board than read
  const few = squares.length && squares.length <= MANY;
  return few ? say(words.inHandTo, { ...holes, squares: listed(squares, words.or) }) : say(words.inHand, holes);
}

/** On a wired board only the square is known; the man is the one that the game has there. */
function mirrored(game, words) {
  if (game.air.length > 1) return say(words.both, { n: game.air.length });
  const man = menOf(game.fen).get(game.air[0]);
  return man ? inHand(game, { man, from: game.air[0] }, words) : words.turn[game.turn];
}

function asked(game, words) {
  const coach = coachText(game, words);
  if (coach) return coach;
  const squares = listed(game.ask.squares ?? [], words.or);
  return say(words.ask[game.ask.question] ?? game.ask.question, { squares });
}

/** Why it was no move, if that is known, and the way back. */
function restore(game, words) {
  const why = game.whyNot && whyText(game.whyNot, game, words);
  return (why ? why + " " : "") + wayBack(game, words);
}

function wayBack(game, words) {
  const { place, remove } = game.restore;
  const men = menOf(game.fen);
  if (place.length === 1 && men.has(place[0]) && remove.length <= 1) {
    const holes = { ...names(men.get(place[0]), words), square: place[0], from: remove[0] };
    return say(remove.length ? words.putFrom : words.putBack, holes);
  }
  if (!place.length) return say(remove.length === 1 ? words.takeOff : words.empty, { square: remove[0], remove: listed(remove, words.and) });
  if (!remove.length) return say(words.fill, { place: listed(place, words.and) });
  return say(words.putRight, { place: listed(place, words.and), remove: listed(remove, words.and) });
}

function duty(game, words) {
  const bound = game.duty;
  if (!bound || bound.kind === "free" || bound.by !== game.turn) return null;
  const men = menOf(game.fen);
  const [square, target] = bound.squares ?? [];
  const man = men.get(square);
  const holes = { ...(man ? names(man, words) : { piece: "", thePiece: "" }), square, target };
  switch (bound.kind) {
    case "move-piece": return man ? say(words.mustMove, holes) : null;
    case "capture": return man ? say(words.mustTake, holes) : null;
    case "capture-with": return man && target ? say(words.mustTakeWith, holes) : null;
    case "castle": return words.mustCastle[bound.by];
    case "move-king": return words.mustKing[bound.by];
    case "promote": return words.mustPromote;
    case "committed": return bound.allowed?.length ? say(words.committed, { move: spelled(bound.allowed[0], men, words) }) : null;
    default: return null;
  }
}

/** A UCI move for people: "knight g1–f3". */
export function spelled(uci, men, words) {
  const from = uci.slice(0, 2);
  const man = men.get(from);
  const promoted = uci[4] ? " = " + words.piece[uci[4].toUpperCase()] : "";
  return (man ? words.piece[man.toUpperCase()] + " " : "") + from + "–" + uci.slice(2, 4) + promoted;
}

/** What a screen reader says of a square. */
export function squareLabel(square, man, light, words) {
  const who = man ? words[sideOf(man) + "Piece"][man.toUpperCase()] : words.emptySquare;
  return square + ", " + who + (light ? ", " + words.light[light] : "");
}


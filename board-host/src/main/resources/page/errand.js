// What an engine at the board does, and how the move of a side that sits elsewhere is carried out, step by step.
import { listed, say } from "./words.js";
import { menOf, sideOf } from "./game.js";

/** "Stockfish thinks.", or null. */
export function thinking(game, words) {
  const seat = game.seats.find(one => one.side === game.turn && one.state !== "gone");
  if (!seat || game.remote) return null;
  return say(seat.state === "restarting" ? words.errand.restarts : words.errand.thinks, { name: name(seat) });
}

/** What went wrong with an engine, in the reader's language. */
export function troubleText(seat, words) {
  return say(seat.state === "gone" ? words.errand.gone : words.errand.restarts, { name: name(seat) });
}

function name(seat) {
  return seat.engine[0].toUpperCase() + seat.engine.slice(1);
}

/** What a hand does next to carry out the move that was sent; null if there is none. */
export function errand(game, words) {
  const sent = game.remote;
  const men = menOf(game.fen);
  const move = sent && parts(sent.uci, men);
  if (!move?.man) return null;
  const w = words.errand;
  const step = holes(move, men, words);
  const lit = square => game.lights[square];
  if (move.rook && lit(move.rook.from) === "remove") return say(w.rook, step);
  if (move.passed && lit(move.passed) === "remove" && lit(move.to) !== "place") return say(w.passedNow, step);
  const up = lit(move.from) !== "remove";
  const how = up ? w.put : move.passed ? w.passed : move.rook ? w.castle : move.taken ? w.take : w.move;
  const crown = move.promotion ? " " + say(w.crown, step) : "";
  const told = say(how, step) + crown;
  return up ? told : say(w.plays[sent.by], { move: lettered(sent.san, words) }) + " " + told;
}

function holes(move, men, words) {
  const thing = square => words.thePiece[(men.get(square) ?? "P").toUpperCase()];
  return {
    thePiece: thing(move.from), from: move.from, to: move.to, taken: thing(move.to), passed: move.passed,
    rookFrom: move.rook?.from, rookTo: move.rook?.to, crowned: words.piece[(move.promotion ?? "q").toUpperCase()],
  };
}

/** A UCI move taken apart; castling may be written as the king's step or as the king taking his rook. */
function parts(uci, men) {
  const [from, target] = [uci.slice(0, 2), uci.slice(2, 4)];
  const man = men.get(from);
  const move = { man, from, to: target, promotion: uci[4], taken: men.has(target) };
  if (!man) return move;
  const files = Math.abs(from.charCodeAt(0) - target.charCodeAt(0));
  const own = men.has(target) && sideOf(men.get(target)) === sideOf(man);
  if (man.toUpperCase() === "K" && (files > 1 || own)) {
    const [king, rook] = target > from ? ["g", "f"] : ["c", "d"];
    const stands = own ? target : rookOf(from, target > from, men);
    return { ...move, taken: false, to: king + from[1], rook: { from: stands, to: rook + from[1] } };
  }
  if (man.toUpperCase() === "P" && files === 1 && !move.taken) move.passed = target[0] + from[1];
  return move;
}

/** The rook that a king castles with: the outermost one on that side. */
function rookOf(king, short, men) {
  const rook = sideOf(men.get(king)) === "white" ? "R" : "r";
  return [...(short ? "hgfedcb" : "abcdefg")].map(file => file + king[1]).find(square => men.get(square) === rook);
}

function lettered(san, words) {
  return (san ?? "").replace(/[KQRBN]/g, letter => words.letters[letter]);
}

/** What the hint that is lit says, or null. */
export function hinted(game, words) {
  // the man who is to move is named first
  const men = menOf(game.fen);
  const own = square => men.has(square) && sideOf(men.get(square)) === game.turn;
  const squares = Object.keys(game.lights).filter(square => game.lights[square] === "hint").sort()
    .sort((a, b) => own(b) - own(a));
  return squares.length ? say(words.errand.hint, { squares: listed(squares, words.and) }) : null;
}

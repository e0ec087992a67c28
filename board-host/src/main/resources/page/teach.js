// What is said to who learns: why not, tips, and for children a short form of the sentence with a picture.
import { menOf, sideOf } from "./game.js";
import { listed, say } from "./words.js";

const GOALS = ["target", "capture", "castle", "promotion", "danger", "hint"];

/** The reason why a man may not go where he was put or held; null if it has no words. */
export function whyText(why, game, words) {
  const text = words.verdicts["why." + why.reason];
  const square = why.men?.[0] ?? "";
  const crossed = why.reason === "castle-through" ? why.squares.find(one => !why.men.includes(one)) : "";
  return text ? say(text, {
    mover: words.thePiece[why.piece.toUpperCase()], blamed: theMan(square, game, words), square, to: why.to, crossed,
    move: lettered(why.move, words),
  }).replace(/^./, first => first.toUpperCase()) : null;
}

function theMan(square, game, words) {
  const man = menOf(game.fen).get(square);
  return man ? words.thePiece[man.toUpperCase()] : "";
}

function lettered(san, words) {
  return (san ?? "").replace(/[KQRBN]/g, letter => words.letters[letter]);
}

/** The coach's question; null if somebody else asks. */
export function coachText(game, words) {
  const lost = coachMan(game);
  return lost && say(words.teach.sure, { thePiece: theMan(lost, game, words), square: lost });
}

/** The square of the man that the coach asks about. */
function coachMan(game) {
  const ask = game.ask;
  const last = game.plies.at(-1);
  if (ask?.question !== "sure" || !last || last.by !== ask.by) return null;
  const men = menOf(game.fen);
  return ask.squares.find(square => men.has(square) && sideOf(men.get(square)) === ask.by) ?? null;
}

/** The tip of the moment, or null. */
export function tipText(game, words) {
  const tip = game.tip;
  return tip && !game.result ? say(words.teach.tip[tip.code], { squares: listed(tip.squares, words.or) }) : null;
}

/** Whether children's sentences are spoken: in the rule set that teaches, and chosen. */
export function isForChildren(game, chosen) {
  return chosen && game.rules.base === "learn";
}

/** The short form of what the board waits for: a text of at most eight words, and the name of a picture. */
export function childForm(game, words) {
  const w = words.teach.child_;
  const men = menOf(game.fen);
  const image = man => (man ? (sideOf(man) === "white" ? "w" : "b") + man.toUpperCase() : "wK");
  const king = image(game.turn === "white" ? "K" : "k");
  if (game.result) {
    const winner = { "1-0": "white", "0-1": "black" }[game.result.result];
    return winner ? { text: w.won[winner], picture: winner === "white" ? "wK" : "bK" } : { text: w.draw, picture: "lamp-turn" };
  }
  if (game.ask) {
    const asked = game.ask.squares?.find(square => men.has(square));
    const pawn = image((game.ask.by ?? game.turn) === "white" ? "P" : "p");
    return { text: w.ask[game.ask.question] ?? "?", picture: game.ask.question === "promotion" ? pawn : asked ? image(men.get(asked)) : "lamp-ask" };
  }
  if (game.restore) return restored(game, men, image, words);
  if (game.remote) return { text: w.remote, picture: image(men.get(game.remote.uci.slice(0, 2))) };
  const held = (game.physical?.men ?? []).filter(man => man.hand).map(man => man.man);
  const up = game.simulated ? held : game.air.map(square => men.get(square)).filter(Boolean);
  if (up.length > 1) return { text: w.both, picture: image(up[0]) };
  if (up.length === 1) return inHand(game, up[0], image, words);
  const bound = game.duty;
  if (bound && bound.kind !== "free" && bound.by === game.turn) return { text: w.touched, picture: image(men.get(bound.squares?.[0])) };
  if (game.offer) return { text: w.offer, picture: "lamp-ask" };
  if (game.seats.some(seat => seat.side === game.turn && seat.state !== "gone")) return { text: w.thinks, picture: king };
  if (Object.values(game.lights).includes("hint")) return { text: w.hint, picture: "lamp-hint" };
  return { text: game.checked ? w.check : w.turn[game.turn], picture: game.checked ? "lamp-check" : king };
}

function inHand(game, man, image, words) {
  const lit = Object.values(game.lights).some(light => GOALS.includes(light));
  const w = words.teach.child_;
  return { text: say(lit ? w.inHand : w.stuck, { thePiece: words.thePiece[man.toUpperCase()] }), picture: image(man) };
}

function restored(game, men, image, words) {
  const w = words.teach.child_;
  const why = game.whyNot;
  if (why) {
    return { text: childWhy(why, game, words), picture: image(men.get(why.men?.[0]) ?? why.piece) };
  }
  const { place, remove } = game.restore;
  const man = place.length === 1 && remove.length < 2 ? men.get(place[0]) : null;
  if (!man) return { text: w.restore, picture: "lamp-place" };
  return { text: say(w.putBack, { thePiece: words.thePiece[man.toUpperCase()], square: place[0] }), picture: image(man) };
}

/** Why a man may not go to the square that he is held over, in short. */
export function childWhy(why, game, words) {
  const w = words.teach.child_.why;
  const names = { thePiece: words.thePiece[why.piece.toUpperCase()], blamed: theMan(why.men?.[0], game, words) };
  return say(w[why.reason] ?? w[why.reason.split(".")[0]], names);
}

/** The short form of a tip, or null. */
export function childTip(game, words) {
  return game.tip && !game.result ? words.teach.child_.tip[game.tip.code] : null;
}

// What is agreed for a game, in words and as the lines that change it. No page here, only values.
import { say } from "./words.js";

export const BASES = ["fide", "club", "home", "learn"];
export const HOUSE = [
  "no-touch-move", "no-penalty", "takebacks", "king-capture", "stalemate-loses", "no-en-passant", "castle-through-attack",
  "upside-down-rook", "rook-first-castling", "say-check", "swap-colours",
];
const FRIENDLY = ["no-touch-move", "no-penalty", "takebacks", "rook-first-castling"];
const PERIOD = /^(?:\d{1,3}\/)?\d{1,6}(?:[+db]\d{1,4})?$/;

/** The house rules that a base has by itself. */
export function ownHouse(base) {
  return new Set(base === "home" || base === "learn" ? FRIENDLY : []);
}

/** The "rules" of a set line for a base and the house rules in force. */
export function rulesLine(base, house) {
  const own = ownHouse(base);
  const words = HOUSE.filter(rule => house.has(rule) !== own.has(rule)).map(rule => (house.has(rule) ? rule : "-" + rule));
  return words.length ? { base, house: words } : base;
}

/** How a game departs from its base, in the reader's words. */
export function departures(rules, words) {
  const own = ownHouse(rules.base);
  return HOUSE.filter(rule => rules.house.has(rule) !== own.has(rule))
    .map(rule => (rules.house.has(rule) ? words.houseRule[rule][0] : say(words.without, { rule: words.houseRule[rule][0] })));
}

/** A clock for people: "5 min + 3 s", or as it was written. */
export function clockText(clock, words) {
  if (!clock) return words.noClock;
  const simple = /^(\d+)(?:\+(\d+))?$/.exec(clock);
  if (!simple || simple[1] % 60 !== 0) return clock;
  const holes = { base: simple[1] / 60, more: simple[2] };
  return say(Number(simple[2]) ? words.minutesMore : words.minutes, holes);
}

/** Whether a text can be a clock; the service has the last word. */
export function isClock(text) {
  const sides = text.trim().split(",");
  return sides.length <= 2 && sides.every(side => {
    const periods = side.trim().split(":");
    return periods.every((period, i) => PERIOD.test(period) && (i === periods.length - 1 || period.includes("/")));
  });
}

/** The number of a Chess960 start by the first rank of its FEN, or -1. */
export function startNumber(fen) {
  const rank = fen.split(" ")[0].split("/")[7] ?? "";
  if (!/^[BNRQK]{8}$/.test(rank)) return -1;
  const bishops = [0, 1, 2, 3, 4, 5, 6, 7].filter(file => rank[file] === "B");
  const light = bishops.find(file => file % 2 === 1);
  const dark = bishops.find(file => file % 2 === 0);
  const six = [...rank].filter(man => man !== "B");
  const five = six.filter(man => man !== "Q");
  const knights = five.flatMap((man, i) => (man === "N" ? [i] : []));
  const order = ["01", "02", "03", "04", "12", "13", "14", "23", "24", "34"].indexOf(knights.join(""));
  const royal = five.filter(man => man !== "N").join("");
  if (bishops.length !== 2 || light === undefined || dark === undefined || order < 0 || royal !== "RKR") return -1;
  return order * 96 + six.indexOf("Q") * 16 + (dark / 2) * 4 + (light - 1) / 2;
}

/** The start for people: the number of a Chess960 start, "from a position", or nothing for the usual one. */
export function startText(head, fen, initial, words) {
  if (head.chess960) return say(words.numbered, { n: startNumber(fen) });
  return fen.split(" ")[0] === initial.split(" ")[0] ? "" : words.fromPosition;
}

/** Among whom lots are drawn: names, a number, or { wrong: the word for what is wrong }. */
export function lots(text) {
  const said = text.trim();
  if (/^\d+$/.test(said)) return Number(said) >= 2 && Number(said) <= 28 ? Number(said) : { wrong: "lotsCount" };
  const names = said.split(",").map(name => name.trim());
  if (names.length < 2 || names.length > 28) return { wrong: "lotsCount" };
  if (names.some(name => !name)) return { wrong: "lotsBlank" };
  return new Set(names).size < names.length ? { wrong: "lotsTwice" } : names;
}

/** The players of the next game, with the other colour. */
export function swapped(players = {}) {
  return { white: players.black ?? "", black: players.white ?? "" };
}

/** Why nobody at the board may be helped, in words; null if they may. The service refuses by the same facts. */
export function noHelp(game, words) {
  const friendly = game.rules.base === "home" || game.rules.base === "learn";
  return !friendly ? words.before.noHelp : game.head.far ? words.before.noHelpFar : null;
}

// The game as the events tell it. No rules of chess live here: what is possible, check and result come from the service.

export const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const VALUE = { P: 1, N: 3, B: 3, R: 5, Q: 9, K: 0 };
const FULL = { P: 8, N: 2, B: 2, R: 2, Q: 1, K: 1 };

/** The men of a FEN by the name of their square. */
export function menOf(fen) {
  const men = new Map();
  fen.split(" ")[0].split("/").forEach((row, i) => {
    let file = 0;
    for (const c of row) {
      if (c >= "1" && c <= "8") file += Number(c);
      else men.set("abcdefgh"[file++] + (8 - i), c);
    }
  });
  return men;
}

export function sideOf(man) {
  return man === man.toUpperCase() ? "white" : "black";
}

export function other(side) {
  return side === "white" ? "black" : "white";
}

export class Game {
  constructor() {
    this.you = null; // who sits at this browser: {standing, pairs}
    this.code = null; // the code by which another browser may pair, where this one is at the board
    this.begin({ head: {}, physical: null, events: [], clockAge: 0 });
  }

  /** Starts afresh from the first message of a stream. */
  begin(state) {
    this.head = state.head ?? {};
    this.physical = state.physical ?? null;
    this.seats = state.engine?.seats ?? []; // engines at the board
    this.practice = state.practice ?? null; // what is practised, and how it goes
    this.shown = state.show?.active ? state.show : null; // a game of the archive on the board
    this.wired = state.board ?? null; // how it stands with a board of wire
    this.examinable = Boolean(state.doctor);
    this.number = null;
    this.drawn = this.agreed = null;
    this.may = state.may ?? null; // what may be said now, by whom
    this.clear(this.head.fen ?? INITIAL);
    this.rules = rulesOf(this.head.rules);
    for (const ply of state.before ?? []) this.add(ply);
    state.events.forEach(event => this.on(event));
    if (this.clock) this.clock.at = performance.now() - state.clockAge;
  }

  clear(fen) {
    this.start = fen;
    this.fen = fen;
    this.line = []; // plies and remarks between them, in order
    this.lights = {};
    this.asks = new Map();
    this.air = []; // squares whose man is up, on a wired board
    this.rulings = [];
    this.faults = []; // what the board cannot see now
    this.overruled = new Set();
    this.amended = this.takebackAsked = null;
    this.tip = this.whyNot = null; // what is worth a thought, and why a man may not stand where he was put
    this.remote = this.notice = this.offer = this.duty = this.restore = this.result = this.clock = this.provisional = null;
  }

  /** Whether this browser may change nothing: it is elsewhere, and not paired. */
  get looksOn() {
    return this.you?.standing === "viewer";
  }

  get simulated() {
    return this.physical !== null;
  }

  get turn() {
    return this.fen.split(" ")[1] === "b" ? "black" : "white";
  }

  get plies() {
    return this.line.filter(entry => entry.uci);
  }

  get ask() {
    return this.asks.values().next().value ?? null;
  }

  /** The square of the king that stands in check, as the board lights it. */
  get checked() {
    return Object.keys(this.lights).find(square => this.lights[square] === "check") ?? null;
  }

  on(event) {
    HANDLERS[event.event]?.call(this, event);
  }

  // one method an event -------------------------------------------------------------------------------------------

  game(e) {
    // another setting begins the same game anew: who drew White still has it
    if (this.number !== null && e.number !== this.number) this.drawn = null;
    this.number = e.number;
    this.agreed = null;
    this.clear(e.fen ?? INITIAL);
    if (e.rules) this.rules = rulesOf(e.rules);
  }

  lift(e) {
    this.air.push(e.square);
  }

  place(e) {
    const up = this.air.indexOf(e.square);
    this.air.splice(up >= 0 ? up : this.air.length - 1, 1);
  }

  move(e) {
    this.cut(e.id);
    this.add(e);
    this.provisional = this.notice = this.takebackAsked = this.remote = this.tip = this.whyNot = null;
  }

  provisional_(e) {
    this.provisional = e.uci ? e : null;
  }

  amend(e) {
    const was = this.plies.filter(ply => ply.id >= e.id).map(ply => ply.san ?? ply.uci);
    this.cut(e.id);
    e.to.forEach((uci, i) => this.add({ id: e.id + i, uci }));
    this.amended = { note: "amended", from: was.join(" "), to: e.to.join(" ") || "–" };
    this.line.push(this.amended);
    this.stand(e.fen);
  }

  /** The moves of an amend, spelled. */
  line_(e) {
    for (const ply of e.plies) {
      const known = this.line.find(entry => entry.uci && entry.id === ply.id);
      if (known) Object.assign(known, ply);
    }
    if (this.amended) this.amended.to = e.plies.map(ply => ply.san).join(" ");
  }

  takeback(e) {
    const undone = this.plies.find(ply => ply.id === e.id);
    this.cut(e.id);
    this.line.push({ note: "taken", move: undone?.san ?? e.uci });
    this.stand(e.fen);
    this.result = this.takebackAsked = this.notice = this.tip = this.whyNot = null;
  }

  add(ply) {
    this.line.push({ id: ply.id, by: ply.by ?? this.turn, uci: ply.uci, san: ply.san, fen: ply.fen });
    if (ply.fen) this.stand(ply.fen);
  }

  cut(id) {
    this.line = this.line.filter(entry => !entry.uci || entry.id < id);
  }

  stand(fen) {
    this.fen = fen;
    this.air = [];
  }

  duty_(e) {
    this.duty = e;
  }

  lights_(e) {
    this.lights = e.squares;
  }

  /** The move that a hand has to carry out for a side that sits elsewhere. */
  remote_(e) {
    this.remote = e.uci ? e : null;
  }

  restore_(e) {
    this.restore = e.place.length + e.remove.length ? e : null;
    if (!this.restore) this.whyNot = null;
  }

  whyNot_(e) {
    this.whyNot = e;
  }

  tip_(e) {
    this.tip = e;
  }

  ask_(e) {
    this.asks.set(e.id, e);
  }

  answer(e) {
    this.asks.delete(e.id);
  }

  ruling(e) {
    if (this.rulings.some(old => old.id === e.id)) return;
    this.rulings.push(e);
    this.line.push({ note: "ruling", ruling: e });
  }

  agreed_(e) {
    this.agreed = e;
  }

  drawn_(e) {
    this.drawn = e;
  }

  claim(e) {
    this.line.push({ note: "claim", claim: e });
  }

  offer_(e) {
    this.offer = e.state === "open" ? e : null;
    // whoever offered sees that he was answered, until the next move
    if (e.state === "declined") this.notice = { ...e, words: "offer.declined" };
  }

  notice_(e) {
    this.notice = e;
    if (e.code === "takeback-asked") this.takebackAsked = e.by;
    if (e.code === "takeback-declined") this.takebackAsked = null;
    if (e.code === "overruled") this.overrule(e);
  }

  /** A fault of the board is told, or is over on these squares. */
  sensor_(e) {
    if (!e.healed) {
      this.faults.push(e);
      return;
    }
    this.faults = this.faults.filter(fault => fault.fault !== e.fault || fault.squares.some(square => !e.squares.includes(square)));
  }

  /** A ruling is taken back; if the game was lost by it, it goes on. */
  overrule(e) {
    this.overruled.add(e.ruling);
    this.line.push({ note: "overruled", id: e.ruling });
    if (this.result?.reason === "illegal-moves") this.result = null;
  }

  clock_(e) {
    this.clock = { ...e, at: performance.now() };
  }

  result_(e) {
    this.result = e;
    this.remote = null;
    this.asks.clear();
    this.offer = null;
  }
}

// Some events have the name of the field that they set; their methods carry an underscore.
const HANDLERS = {};
for (const name of ["game", "lift", "place", "move", "amend", "takeback", "answer", "ruling", "claim"]) {
  HANDLERS[name] = Game.prototype[name];
}
for (const name of ["line", "provisional", "duty", "lights", "restore", "ask", "offer", "notice", "clock", "result", "remote", "agreed", "drawn", "tip", "sensor"]) {
  HANDLERS[name] = Game.prototype[name + "_"];
}
HANDLERS["why-not"] = Game.prototype.whyNot_;

/** The base rule set and every house rule in force, from a header's "rules". */
function rulesOf(rules) {
  const base = typeof rules === "string" ? rules : (rules?.base ?? "home");
  const loose = ["no-touch-move", "no-penalty", "takebacks", "rook-first-castling"];
  const house = new Set(base === "home" || base === "learn" ? loose : []);
  for (const name of rules?.house ?? []) {
    if (name.startsWith("-")) house.delete(name.slice(1));
    else house.add(name);
  }
  return { base, house };
}

/** What each side has lost by the FEN (men in order of worth) and how many points White is ahead. */
export function material(fen) {
  const count = {};
  let points = 0;
  for (const man of menOf(fen).values()) {
    count[man] = (count[man] ?? 0) + 1;
    points += VALUE[man.toUpperCase()] * (sideOf(man) === "white" ? 1 : -1);
  }
  const lost = { white: [], black: [] };
  for (const piece of "QRBNP") {
    for (const side of ["white", "black"]) {
      const man = side === "white" ? piece : piece.toLowerCase();
      const extra = piece === "P" ? promoted(count, side) : 0;
      const gone = FULL[piece] - extra - (count[man] ?? 0);
      for (let i = 0; i < gone; i++) lost[side].push(man);
    }
  }
  return { lost, points };
}

/** Pawns that became other men: men above the number that a set begins with. */
function promoted(count, side) {
  let extra = 0;
  for (const piece of "QRBN") {
    const man = side === "white" ? piece : piece.toLowerCase();
    extra += Math.max(0, (count[man] ?? 0) - FULL[piece]);
  }
  return extra;
}

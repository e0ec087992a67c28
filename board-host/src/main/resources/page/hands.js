// Hands: pointer, fingers and keys become physical acts. Nothing here asks whether an act is lawful.
import { place } from "./board.js";

const TRUST = 1500; // ms that our own act is believed before the board has confirmed it

export class Hands {
  /** `game()` is the present game, `post` sends an act, `redraw` shows the men again, `tell` says a line to the reader. */
  constructor({ board, trays, game, post, redraw, tell, over }) {
    Object.assign(this, { board, trays, game, post, redraw, tell, over });
    this.above = null; // what was told last of a man held over a square
    this.client = client();
    this.hands = new Map();
    board.frame.addEventListener("pointerdown", e => this.down(e));
    for (const tray of trays) tray.addEventListener("pointerdown", e => this.down(e));
    addEventListener("pointermove", e => this.move(e));
    addEventListener("pointerup", e => this.up(e));
    addEventListener("pointercancel", e => this.leave(e));
    board.grid.addEventListener("keydown", e => this.key(e));
    board.grid.addEventListener("focusin", e => board.focusOn(e.target.dataset.square, false));
    board.frame.addEventListener("contextmenu", e => e.preventDefault());
  }

  mine(hand) {
    return hand.startsWith(this.client);
  }

  get men() {
    return this.game().physical?.men ?? [];
  }

  manAt(square) {
    return this.men.find(man => man.at === square) ?? null;
  }

  /** Our hand that holds a man and is led by no pressed pointer. */
  hovering() {
    return [...this.hands.values()].find(hand => hand.pointer === null && this.holds(hand)) ?? null;
  }

  holds(hand) {
    if (performance.now() < hand.until) return hand.believed;
    return this.men.some(man => man.hand === hand.id);
  }

  free() {
    for (let n = 1; ; n++) {
      const id = this.client + "-" + n;
      const hand = this.hands.get(id);
      if (!hand) {
        const fresh = { id, pointer: null, believed: false, until: 0, point: null, over: null };
        this.hands.set(id, fresh);
        return fresh;
      }
      if (hand.pointer === null && !this.holds(hand)) return hand;
    }
  }

  /** Hands that a reload left in the air are still ours. */
  adopt() {
    for (const man of this.men) {
      if (man.hand && this.mine(man.hand) && !this.hands.has(man.hand)) {
        this.hands.set(man.hand, { id: man.hand, pointer: null, believed: true, until: 0, point: null, over: null });
      }
    }
  }

  act(hand, op, more = {}, holds = false) {
    hand.believed = holds;
    hand.until = performance.now() + TRUST;
    if (!holds) hand.point = hand.over = null;
    this.above = null;
    this.over(null);
    return this.post("/hand", { op, hand: hand.id, ...more });
  }

  /** The board could not do it: our belief was wrong. */
  refused(message) {
    const hand = this.hands.get(message.hand);
    if (hand) hand.until = 0;
  }

  /** Where a held man is drawn: led by a pointer, over a square that the keys chose, or over the square that he left. */
  pose(man) {
    if (!man.hand) return man;
    const hand = this.hands.get(man.hand);
    if (!hand) return man;
    return { ...man, mine: true, point: hand.point ?? undefined, over: hand.over ?? undefined };
  }

  /** Tells over which square a man from the board is held, whenever it is another; null: over none. */
  tellOver(hand, square) {
    const man = this.men.find(one => one.hand === hand.id);
    const step = man?.from && square && square !== man.from ? man.from + square : null;
    if (step !== this.above) {
      this.above = step;
      this.over(step);
    }
  }

  // pointers ------------------------------------------------------------------------------------------------------

  down(e) {
    if (!this.game().simulated || this.game().looksOn || e.button > 0) return;
    const held = this.hovering();
    if (held) {
      Object.assign(held, { pointer: e.pointerId, fresh: false });
      e.preventDefault();
      this.lead(held, e);
      return;
    }
    const found = this.find(e);
    if (!found) return;
    e.preventDefault();
    const hand = this.free();
    Object.assign(hand, { pointer: e.pointerId, fresh: true, origin: found.square ?? null, x: e.clientX, y: e.clientY });
    this.act(hand, found.op, found.more, true);
    this.lead(hand, e);
  }

  /** What lies under a pointer: a man on his square, one beside the squares, one in a strange hand. */
  find(e) {
    const laid = e.target.closest?.("[data-take]");
    if (laid) return { op: "take", more: { man: Number(laid.dataset.take) } };
    const spare = e.target.closest?.("[data-box]");
    if (spare) return { op: "box", more: { man: spare.dataset.box } };
    const square = this.board.squareAt(e.clientX, e.clientY);
    if (square && this.manAt(square)) return { op: "lift", more: { square }, square };
    const [file, rank] = this.board.pointAt(e.clientX, e.clientY);
    const near = man => man.file !== undefined && Math.hypot(man.file - file, man.rank - rank) < 0.5;
    const loose = this.men.find(man => near(man) || (man.hand && !this.mine(man.hand) && man.from === square));
    return loose ? { op: "take", more: { man: loose.id }, square } : null;
  }

  move(e) {
    let hand = [...this.hands.values()].find(hand => hand.pointer === e.pointerId);
    if (!hand && e.pointerType === "mouse" && e.buttons === 0) hand = this.hovering();
    if (hand && !(hand.keys && hand.pointer === null)) this.lead(hand, e);
  }

  lead(hand, e) {
    const far = Math.hypot(e.clientX - hand.x, e.clientY - hand.y) > 6;
    if (hand.fresh && (hand.origin ? this.board.squareAt(e.clientX, e.clientY) !== hand.origin : far)) hand.fresh = false;
    const [file, rank] = this.board.pointAt(e.clientX, e.clientY);
    hand.keys = false;
    hand.point = [file - 0.5, rank - 0.5];
    this.tellOver(hand, this.board.squareAt(e.clientX, e.clientY));
    this.redraw();
  }

  up(e) {
    const hand = [...this.hands.values()].find(hand => hand.pointer === e.pointerId);
    if (!hand) return;
    hand.pointer = null;
    if (hand.fresh) {
      // pressed and let go on the spot: the man stays in the air until the next tap
      if (e.pointerType !== "mouse") hand.point = null;
      this.redraw();
      return;
    }
    this.letGo(hand, e);
  }

  letGo(hand, e) {
    const square = this.board.squareAt(e.clientX, e.clientY);
    const tray = document.elementFromPoint(e.clientX, e.clientY)?.closest(".strip");
    if (square) {
      this.board.focusOn(square, false);
      this.act(hand, "place", { square });
    } else if (this.board.onFrame(e.clientX, e.clientY)) {
      const [file, rank] = this.board.pointAt(e.clientX, e.clientY).map(v => Math.min(8, Math.max(0, v)));
      this.act(hand, "between", { file: round(file), rank: round(rank) });
    } else if (tray) {
      this.act(hand, "tray");
    } else if (e.pointerType !== "mouse") {
      hand.point = null;
    }
    this.redraw();
  }

  leave(e) {
    const hand = [...this.hands.values()].find(hand => hand.pointer === e.pointerId);
    if (hand) Object.assign(hand, { pointer: null, point: null });
    this.redraw();
  }

  // keys ----------------------------------------------------------------------------------------------------------

  key(e) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], Home: [-7, 0], End: [7, 0],
      PageUp: [0, 7], PageDown: [0, -7] };
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (steps[e.key]) this.step(...steps[e.key]);
    else if (e.key === "Enter" || e.key === " ") this.grasp();
    else if (e.key === "Delete" || e.key === "Backspace") this.toTray();
    else if (e.key === "Escape") this.back();
    else return;
    e.preventDefault();
  }

  step(dx, dy) {
    const sign = this.board.flipped ? -1 : 1;
    const [file, rank] = place(this.board.focus);
    const within = v => Math.min(7, Math.max(0, v));
    this.board.focusOn("abcdefgh"[within(file + sign * dx)] + (within(rank + sign * dy) + 1));
    const hand = this.hovering();
    if (hand) Object.assign(hand, { point: null, over: this.board.focus, keys: true });
    if (hand) this.tellOver(hand, this.board.focus);
    this.redraw();
  }

  grasp() {
    if (!this.game().simulated || this.game().looksOn) return;
    const square = this.board.focus;
    const held = this.hovering();
    if (held) {
      this.act(held, "place", { square });
      return;
    }
    const man = this.manAt(square);
    const strange = this.men.find(m => m.hand && !this.mine(m.hand) && m.from === square);
    if (!man && !strange) {
      this.tell("empty");
      return;
    }
    const hand = this.free();
    Object.assign(hand, { over: square, keys: true });
    if (man) this.act(hand, "lift", { square }, true);
    else this.act(hand, "take", { man: strange.id }, true);
  }

  toTray() {
    if (!this.game().simulated || this.game().looksOn) return;
    const held = this.hovering();
    if (held) {
      this.act(held, "tray");
    } else if (this.manAt(this.board.focus)) {
      const hand = this.free();
      this.act(hand, "lift", { square: this.board.focus }, true);
      this.act(hand, "tray");
    }
  }

  /** Puts the man in hand back where he came from. */
  back() {
    const held = this.hovering() ?? [...this.hands.values()].find(hand => this.holds(hand));
    const man = held && this.men.find(m => m.hand === held.id);
    if (!man) return;
    held.pointer = null;
    if (man.from) this.act(held, "place", { square: man.from });
    else this.act(held, "tray");
  }
}

/** This tab's own name among the hands; a reload keeps it. */
function client() {
  try {
    let name = sessionStorage.getItem("jadoube.hand");
    if (!name) {
      name = "p" + Math.random().toString(36).slice(2, 10);
      sessionStorage.setItem("jadoube.hand", name);
    }
    return name;
  } catch {
    return "p" + Math.random().toString(36).slice(2, 10);
  }
}

function round(v) {
  return Math.round(v * 100) / 100;
}

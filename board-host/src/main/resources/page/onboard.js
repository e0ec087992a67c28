// A game of the archive that is shown again on the board: what comes next, and the buttons that say where to go.
import { say } from "./words.js";

/** What the lights stand for now, in the reader's words; `positions` are those of the game. */
export function shownText(show, positions, w) {
  const text = w.shown;
  const parked = show.parked ? " " + text.parked : "";
  if (show.state === "leaving") return text.leaving;
  if (show.state === "end") return show.target === 0 ? text.start : text.end;
  const named = ply => positions[ply]?.san ?? "";
  if (show.stood >= 0 && show.target === show.stood + 1) return say(text.forward, { move: named(show.target) });
  if (show.stood >= 0 && show.target === show.stood - 1) return say(text.back, { move: named(show.stood) });
  return say(text.first, { n: Math.floor(show.target / 2) + 1 }) + parked;
}

/** Keeps the part of the room that shows a game on the board; `state()` is { game, ply, words }. */
export class OnBoard {
  constructor(state) {
    this.state = state;
    this.show = null; // what the service tells of it
    this.looksOn = true; // until the service says that this browser may play
    this.wrong = "";
    this.place = document.getElementById("onboard");
    const begin = () => this.post({ do: "begin", game: this.state().game.number, ply: this.state().ply });
    const does = { begin, back: () => this.post({ do: "back" }), forward: () => this.post({ do: "forward" }), arrange: () => this.post({ do: "arrange" }), leave: () => this.post({ do: "leave" }) };
    for (const [id, act] of Object.entries(does)) this.button(id).addEventListener("click", act);
    const stream = new EventSource("/events");
    stream.addEventListener("state", message => {
      this.looksOn = false;
      this.take(JSON.parse(message.data).show);
    });
    stream.addEventListener("you", message => {
      this.looksOn = JSON.parse(message.data).standing === "viewer";
      this.update();
    });
    stream.addEventListener("show", message => this.take(JSON.parse(message.data)));
  }

  button(id) {
    return document.getElementById("onboard-" + id);
  }

  take(show) {
    this.show = show?.active ? show : null;
    this.wrong = "";
    this.update();
    this.state().follow?.(this.show);
  }

  async post(body) {
    const answer = await fetch("/show", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).catch(() => null);
    this.wrong = answer?.ok ? "" : ((await answer?.text()) ?? this.state().words.failed).trim();
    this.update();
  }

  update() {
    const { game, words } = this.state();
    const mine = Boolean(this.show && game && this.show.game === game.number);
    this.place.hidden = !game || this.looksOn;
    this.button("begin").hidden = mine;
    for (const id of ["back", "forward", "leave"]) this.button(id).hidden = !mine;
    this.button("arrange").hidden = !mine || !this.show.simulated || this.show.state !== "guide";
    const text = this.wrong || (mine ? shownText(this.show, game.positions, words) : "");
    document.getElementById("onboard-says").textContent = text;
  }
}

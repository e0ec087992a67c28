// What a browser is told that may only look on: why its buttons are grey, and where it may pair.
import { make } from "./dom.js";

/** Whether `you`, as the service tells it, may change nothing. */
export function looksOn(you) {
  return you?.standing === "viewer";
}

/** The line that says so, with the way to pair where pairing is possible; `words` are those of the page in the reader's language. */
export function lookerLine(you, words) {
  return make("p.looker", { role: "note" }, words.pairing.unpaired,
    ...(you.pairs ? [" ", make("a", { href: "/pair" }, words.pair)] : []));
}

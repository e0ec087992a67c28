// How it stands with a board of wire: what is missing, what does not answer, with a mark beside the heading.
import { make } from "./dom.js";
import { say } from "./words.js";

/** The sentence while there is no board to play on, or null. */
export function waiting(board, words) {
  if (!board || board.state === "here") return null;
  return say(words.wired[board.state], { name: board.name });
}

/** Shows the lines under the sentence; a board that is well, or simulated, shows none. */
export function showWires(place, board, words) {
  const lines = board ? [board.state === "here" ? "" : board.what, ...board.faults].filter(Boolean) : [];
  const key = JSON.stringify([lines, words.name]);
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  place.replaceChildren(...lines.map(line => make("p", {},
    make("span", { class: "mark", "aria-hidden": "true" }, "!"),
    make("span", { lang: "en" }, line))));
  if (lines.length) place.append(make("a", { href: "doctor" }, words.wired.examine));
  place.hidden = lines.length === 0;
  document.body.classList.toggle("faulty", lines.length > 0);
}

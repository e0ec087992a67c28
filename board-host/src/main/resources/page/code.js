// The code by which another browser may pair, as those at the board see it.
import { fill, make } from "./dom.js";
import { say } from "./words.js";

/** The lights that show a code, or null. */
export function codeLights(code) {
  return code ? Object.fromEntries(code.code.split(" ").map(square => [square, "ask"])) : null;
}

/** Shows the line with the code; `refuse` takes it back. */
export function showCode(place, code, words, refuse) {
  place.hidden = !code;
  fill(place, JSON.stringify([code, words.name]), () => code ? [
    make("span", {}, say(words.pairing.asks, code)),
    make("button.say", { type: "button", id: "refuse", onclick: refuse }, words.pairing.refuse),
  ] : []);
}

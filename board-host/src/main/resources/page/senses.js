// The reader's switches for sound, speech, light and children's sentences. This browser remembers them; coach and tips are
// agreements of the game and are sent to it.
import { make } from "./dom.js";
import { noHelp } from "./rules.js";
import { MEANINGS } from "./sounds.js";
import { stored } from "./words.js";

const OFF_AT_FIRST = new Set(["speech", "night", "palette", "child"]);

let usual = {}; // how the board's settings want night and palette where this browser has no wish of its own

/** Whether a switch is on. */
export function wants(name) {
  return (stored("sense." + name) ?? (usual[name] || !OFF_AT_FIRST.has(name) ? "yes" : "no")) === "yes";
}

/** Puts palette and night on the page; `comfort` is what the board's settings say of them. */
export function dress(comfort) {
  usual = comfort ?? usual;
  document.body.classList.toggle("night", wants("night"));
  document.body.classList.toggle("blind", wants("palette"));
}

/** Shows the switches; `changed()` is called when one was turned, `agree(setting)` sends what the game has to know. */
export function showSenses(place, game, words, changed, agree) {
  const w = words.teach;
  const silent = game.rules.base === "fide";
  const learns = game.rules.base === "learn";
  const refused = noHelp(game, words);
  const told = { coach: !refused && (game.head.coach ?? learns), tips: !refused && (game.head.tips ?? learns) };
  const key = JSON.stringify([words.name, silent, refused, told, usual]);
  place.querySelector("summary").textContent = w.settings;
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  const own = (name, label, disabled = false) => sense(name, label, wants(name), disabled, on => {
    stored("sense." + name, on ? "yes" : "no");
    dress();
    changed();
  });
  const shared = name => sense(name, w[name], told[name], Boolean(refused), on => agree({ [name]: on }));
  place.querySelector("div").replaceChildren(
    ...(silent ? [make("p.none", {}, w.silent)] : []),
    make("fieldset", {}, make("legend", {}, w.sounds), ...MEANINGS.map(name => own(name, w.sound[name], silent))),
    own("speech", w.speech, silent), own("night", w.night), own("palette", w.palette), own("child", w.child),
    ...(refused ? [make("p.none", {}, refused)] : []), shared("coach"), shared("tips"));
}

function sense(name, label, on, disabled, turn) {
  const input = make("input", { type: "checkbox", role: "switch", "data-sense": name, onchange: e => turn(e.target.checked) });
  input.checked = on;
  input.disabled = disabled;
  return make("label.sense", {}, input, make("span", {}, label));
}

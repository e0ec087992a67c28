// The arbiter's corner: rulings taken back, the clock corrected, a result declared, what is found only later in the game.
import { fill, make } from "./dom.js";
import { say } from "./words.js";
import { verdict } from "./sentence.js";

const RESULTS = ["1-0", "1/2-1/2", "0-1"];
const FOUND = ["wrong-set-up", "colours-reversed", "board-turned"];
const PLIES = ["claim-illegal", "displaced"];

/** Shows the corner while a human arbiter has anything to say; `input` sends a line. */
export function showArbiter(corner, game, words, input) {
  const may = game.looksOn ? [] : (game.may?.arbiter ?? []);
  corner.hidden = may.length === 0;
  // nothing is taken from under the fingers of somebody who writes
  const writing = document.activeElement?.matches("#arbiter input, #arbiter select");
  if (corner.hidden || writing) return;
  const w = words.arbiter;
  const standing = game.rulings.filter(ruling => !game.overruled.has(ruling.id));
  const plies = game.plies.map(ply => [ply.id, ply.san ?? ply.uci]);
  const speak = (word, more = {}) => input({ say: word, by: "arbiter", ...more });
  corner.querySelector("summary").textContent = w.corner;
  fill(corner.querySelector("div"), JSON.stringify([may, standing, plies, words.name, Boolean(game.clock)]), () => [
    ...(may.includes("overrule") ? [overrules(standing, words, speak)] : []),
    ...(may.includes("set-clock") && game.clock ? [clocks(game, words, speak)] : []),
    ...buttons(may.filter(word => word === "pause" || word === "resume" || word === "new-game"), words.say, speak),
    ...(may.includes("two-hands") ? ["white", "black"].map(side =>
      button("two-hands " + side, say(w["two-hands"], { side: words[side] }), () => input({ say: "two-hands", by: side }))) : []),
    ...(may.includes("result") ? [results(words, speak)] : []),
    ...(may.some(word => FOUND.includes(word)) ? [later(may, plies, words, speak)] : []),
  ]);
}

function button(name, text, onclick) {
  return make("button.say", { type: "button", "data-arbiter": name, onclick }, text);
}

function buttons(names, table, speak) {
  return names.map(name => button(name, table[name] ?? name, () => speak(name)));
}

function overrules(standing, words, speak) {
  return make("section", {}, make("h3", {}, words.arbiter.rulings), ...standing.map(ruling =>
    make("p.standing", {}, make("span", {}, ruling.id + ". " + verdict(words, "ruling." + ruling.kind, { by: ruling.by }) + " (" + ruling.law + ")"),
      button("overrule " + ruling.id, words.arbiter.overrule, () => speak("overrule", { ruling: ruling.id })))));
}

/** Both times as text; what is no time is said in the fields themselves. */
function clocks(game, words, speak) {
  const fields = ["white", "black"].map(side => make("input", {
    type: "text", inputmode: "numeric", size: 8, "data-clock-of": side, "aria-label": words.arbiter.setClock + ": " + words[side], title: words.arbiter.times,
    value: written(game.clock[side]),
  }));
  const set = () => {
    const [white, black] = fields.map(field => readTime(field.value));
    fields.forEach((field, i) => field.setCustomValidity([white, black][i] === null ? words.arbiter.wrongTime : ""));
    if (white !== null && black !== null) speak("set-clock", { white, black });
    else fields.find(field => !field.checkValidity())?.reportValidity();
  };
  return make("section", {}, make("h3", {}, words.arbiter.setClock),
    make("p.standing", {}, ...fields, button("set-clock", words.arbiter.set, set)));
}

function results(words, speak) {
  return make("section", {}, make("h3", {}, words.arbiter.result), make("p.standing", {}, ...RESULTS.map(result =>
    button("result " + result, words.choice[result], () => speak("result", { result, reason: "arbiter" })))));
}

function later(may, plies, words, speak) {
  const w = words.arbiter;
  const which = make("select", { "aria-label": w.move },
    ...plies.slice().reverse().map(([id, san]) => make("option", { value: id }, Math.ceil(id / 2) + (id % 2 ? ". " : "… ") + san)));
  const at = PLIES.filter(word => plies.length && may.includes(word));
  return make("section", {}, make("h3", {}, w.found),
    ...(at.length ? [make("p.standing", {}, which, ...at.map(word =>
      button(word, word === "displaced" ? w.displaced : w.illegal, () => speak(word, { id: Number(which.value) }))))] : []),
    make("p.standing", {}, ...FOUND.filter(word => may.includes(word)).map(word => button(word, w[word], () => speak(word)))));
}

/** 1:30:00. */
function written(ms) {
  const s = Math.ceil(ms / 1000);
  return Math.floor(s / 3600) + ":" + [Math.floor(s / 60) % 60, s % 60].map(n => String(n).padStart(2, "0")).join(":");
}

/** Milliseconds of "1:30:00", "5:00" or "20"; null if it is no time. */
export function readTime(text) {
  if (!/^\d{1,3}(:[0-5]?\d){0,2}$/.test(text.trim())) return null;
  return text.trim().split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

// The room where a browser on another computer says the code that the board shows, and so becomes a player's.
import { make } from "./dom.js";
import { pairLanguages } from "./pair-words.js";
import { languages, preferred, say, stored } from "./words.js";

const SQUARES = 5;
const grid = document.querySelector(".grid");
const form = document.getElementById("say");
const spoken = document.getElementById("sentence");
const chosen = new Set();
let language = preferred();
let stage = "ask"; // ask, say, done
let told = null; // what was said last, as a word of the table with its blanks
let you = null;

const words = () => pairLanguages[language];

for (let rank = 8; rank >= 1; rank--) {
  for (const file of "abcdefgh") {
    const square = file + rank;
    const button = make("button", { type: "button", "data-square": square, "aria-label": square, "aria-pressed": "false", onclick: () => choose(square) },
      make("b", { "aria-hidden": "true" }, square));
    if (("abcdefgh".indexOf(file) + rank) % 2) button.classList.add("dark");
    grid.append(button);
  }
}

function choose(square) {
  if (!chosen.delete(square) && chosen.size < SQUARES) chosen.add(square);
  form.elements.code.value = [...chosen].sort().join(" ");
  told = null;
  show();
}

form.elements.code.addEventListener("input", () => {
  chosen.clear();
  for (const square of form.elements.code.value.toLowerCase().match(/[a-h][1-8]/g) ?? []) {
    if (chosen.size < SQUARES) chosen.add(square);
  }
  told = null;
  show();
});

function show() {
  const w = words();
  document.documentElement.lang = language;
  document.title = "Jadoube – " + w.pair;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = w[element.dataset.word];
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", w[element.dataset.label]);
  for (const button of grid.children) button.setAttribute("aria-pressed", String(chosen.has(button.dataset.square)));
  document.getElementById("ask").hidden = stage !== "ask" || !you?.pairs;
  document.getElementById("code").hidden = form.hidden = stage !== "say";
  document.getElementById("done").hidden = stage !== "done";
  document.getElementById("pair").disabled = chosen.size !== SQUARES;
  spoken.textContent = sentence(w);
}

function sentence(w) {
  if (told) return say(w[told.word], told);
  if (!you) return "";
  if (!you.pairs) return w.closed;
  if (stage === "done") return w.already;
  if (stage === "ask") return w.pair;
  return chosen.size === 0 ? w.tap : chosen.size < SQUARES ? say(w.chosen, { n: chosen.size }) : w.ready;
}

async function post(body) {
  try {
    const answer = await fetch("/pairing", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    return { ok: answer.ok, ...(await answer.json().catch(() => ({}))) };
  } catch {
    return { ok: false };
  }
}

document.getElementById("show").addEventListener("click", async () => {
  const answer = await post({ do: "ask" });
  if (answer.shown) {
    stage = "say";
    told = null;
    chosen.clear();
    form.elements.code.value = "";
  } else {
    told = answer.wait ? { word: "wait", n: Math.ceil(answer.wait / 1000) } : { word: "failed" };
  }
  show();
});

form.addEventListener("submit", async e => {
  e.preventDefault();
  if (chosen.size !== SQUARES) return;
  const answer = await post({ do: "say", code: [...chosen].join(" "), name: form.elements.name.value || kind() });
  told = { word: answer.heard ?? "failed" };
  if (answer.heard === "right") stage = "done";
  else if (answer.heard !== "wrong") stage = "ask";
  else {
    chosen.clear();
    form.elements.code.value = "";
  }
  show();
});

function kind() {
  return matchMedia("(pointer: coarse)").matches ? words().phone : words().computer;
}

const select = document.getElementById("language");
select.replaceChildren(...Object.entries(languages).map(([tag, it]) => make("option", { value: tag, lang: tag }, it.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  show();
});

you = await fetch("/you").then(answer => answer.json(), () => null);
if (you?.standing === "player" || you?.standing === "board") stage = "done";
if (!you) told = { word: "failed" };
form.elements.name.value = kind();
show();

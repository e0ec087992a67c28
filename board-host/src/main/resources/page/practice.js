// The practice room: what there is to practise; a choice sets it up on the board and goes there.
import { make } from "./dom.js";
import { lookerLine, looksOn } from "./looker.js";
import { practiceLanguages } from "./practice-words.js";
import { languages, preferred, say, stored } from "./words.js";

const KINDS = ["line", "guess", "endgame"];
const SIDES = ["white", "black"];

const spoken = document.getElementById("sentence");
let language = preferred();
let exercises = null;
let you = null; // who sits at this browser: {standing, pairs}
let failed = false;
let wrong = "";

const words = () => practiceLanguages[language];

function show() {
  const w = words();
  document.documentElement.lang = language;
  document.title = "Jadoube – " + w.practice;
  document.querySelectorAll("[data-word]").forEach(element => { element.textContent = w[element.dataset.word]; });
  spoken.textContent = failed ? w.none : wrong || w.choose;
  if (exercises) document.getElementById("shelf").replaceChildren(
    ...(looksOn(you) ? [lookerLine(you, languages[language])] : []), ...KINDS.flatMap(kind => group(kind, w)));
}

function group(kind, w) {
  const some = exercises.filter(it => it.kind === kind);
  if (!some.length) return [];
  return [make("section", { "data-kind": kind },
    make("h2", {}, w.kinds[kind]), make("p.says", {}, w.says[kind]), make("ul.cards", {}, ...some.map(it => card(it, w))))];
}

function card(it, w) {
  const moves = Math.ceil(it.plies / 2);
  const size = it.kind === "endgame" ? w.goal[it.goal]
    : it.kind === "guess" ? say(w.moves, { moves })
      : it.lines === 1 ? say(w.oneLine, { moves }) : say(w.lines, { n: it.lines, moves });
  const sides = it.kind === "endgame" ? [it.player] : [it.player, ...SIDES.filter(side => side !== it.player)];
  return make("li.card", { "data-exercise": it.id },
    make("h3", {}, it.titles[language] ?? it.titles.en), make("small", {}, size),
    make("div.go", {}, ...sides.map(side => make("button.say", {
      type: "button", "data-side": side, disabled: looksOn(you) || null, "aria-label": w.as[side] + ": " + (it.titles[language] ?? it.titles.en), onclick: () => begin(it.id, side),
    }, w.as[side]))));
}

async function begin(id, side) {
  try {
    const answer = await fetch("/input", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ practice: { id, side } }),
    });
    if (answer.ok) {
      location.href = "/";
      return;
    }
    const said = (await answer.text()).trim();
    wrong = said.startsWith("a game is on the board") ? words().busy : said.startsWith("an endgame") ? words().noEngine : said;
  } catch {
    failed = true;
  }
  show();
  spoken.scrollIntoView({ block: "nearest" });
}

async function ask() {
  try {
    you = await fetch("/you").then(answer => answer.ok ? answer.json() : null);
    const answer = await fetch("practice.json");
    failed = !answer.ok;
    if (answer.ok) exercises = (await answer.json()).exercises;
  } catch {
    failed = true;
  }
  show();
}

const select = document.getElementById("language");
select.append(...Object.entries(languages).map(([tag, table]) => make("option", { value: tag, lang: tag }, table.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  show();
});
ask();

// The archive's room: which games there are, one of them on the board, and what they say together.
import { OnBoard } from "./onboard.js";
import { make } from "./dom.js";
import { Board } from "./board.js";
import { menOf } from "./game.js";
import { gamesLanguages } from "./games-words.js";
import { squareLabel } from "./sentence.js";
import { languages, preferred, say, stored } from "./words.js";

const RESULTS = ["", "1-0", "1/2-1/2", "0-1", "*"];
const RULES = ["", "fide", "club", "home", "learn"];
const PAUSE = 200; // ms of rest in typing before the list is asked for anew
const LONGEST = 12; // openings in the plot

const filter = document.getElementById("filter");
const spoken = document.getElementById("sentence");
const viewer = document.getElementById("viewer");
let language = preferred();
let archive = null;
let failed = false;
let game = null; // the game on the board
let ply = 0;
let board = null;
let waiting = 0;

const words = () => gamesLanguages[language];
const onBoard = new OnBoard(() => ({ game, ply, words: words(), follow }));

/** The board of this page shows what stands on the real one. */
function follow(show) {
  if (!show || !game || show.game !== game.number || show.stood < 0 || show.stood === ply) return;
  ply = show.stood;
  one(words());
}

// asking ------------------------------------------------------------------------------------------------------------

function query() {
  const said = [...new FormData(filter)].filter(([, value]) => value);
  return new URLSearchParams(said).toString();
}

async function ask() {
  try {
    const answer = await fetch("games.json?" + query());
    failed = !answer.ok;
    if (answer.ok) archive = await answer.json();
  } catch {
    failed = true;
  }
  show();
}

async function open(number) {
  const answer = await fetch("games/" + number + ".json");
  if (!answer.ok) return;
  game = await answer.json();
  ply = game.positions.length - 1;
  await men();
  viewer.hidden = false;
  board ??= new Board(document.getElementById("board"));
  history.replaceState(null, "", "#" + number);
  show();
  viewer.scrollIntoView({ block: "nearest" });
}

/** The pictures of the men stand in the game's page; they are brought over once. */
async function men() {
  if (document.querySelector(".sheet")) return;
  const page = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html");
  document.body.prepend(document.adoptNode(page.querySelector(".sheet")));
}

// showing -----------------------------------------------------------------------------------------------------------

function show() {
  const w = words();
  document.documentElement.lang = language;
  document.title = "Jadoube – " + w.games;
  document.querySelectorAll("[data-word]").forEach(element => { element.textContent = w[element.dataset.word]; });
  document.querySelectorAll("[data-label]").forEach(element => element.setAttribute("aria-label", w[element.dataset.label]));
  choices(filter.elements.result, RESULTS, w);
  choices(filter.elements.rules, RULES, w, ruleName);
  document.querySelector("#table thead tr").replaceChildren(...w.columns.map(name => make("th", { scope: "col" }, name)));
  document.getElementById("export").href = "games.pgn?" + query();
  spoken.textContent = sentence(w);
  if (archive) {
    document.querySelector("#table tbody").replaceChildren(...archive.games.map(row));
    document.getElementById("table").hidden = archive.games.length === 0;
    document.getElementById("export").hidden = archive.games.length === 0;
    document.getElementById("statistics").replaceChildren(...statistics(w));
  }
  one(w);
  onBoard.update();
}

function choices(select, values, w, named = value => value) {
  const now = select.value;
  select.replaceChildren(...values.map(value => make("option", { value }, value ? named(value) : w.any)));
  select.value = now;
}

function sentence(w) {
  if (failed) return w.failed;
  if (!archive) return "";
  if (!archive.count) return query() ? w.noneSuch : w.none;
  if (archive.count > archive.games.length) return say(w.newest, { count: archive.count, shown: archive.games.length });
  return archive.count === 1 ? w.foundOne : say(w.found, { count: archive.count });
}

function row(it) {
  const named = say(words().show, it);
  const look = text => make("button", { type: "button", "aria-label": named, onclick: () => open(it.number) }, text);
  return make(it.number === game?.number ? "tr.now" : "tr", {},
    make("td", {}, String(it.number)), make("td", {}, it.date), make("td.long", {}, look(name(it.white))), make("td.long", {}, name(it.black)),
    make("td", {}, it.result), make("td", {}, String(Math.ceil(it.plies / 2))), make("td.long", {}, it.opening === "?" ? "" : it.opening));
}

/** A rule set in the reader's words, as every other room names it. */
function ruleName(base) {
  return languages[language].before.base[base] ?? base;
}

function name(text) {
  return text === "?" ? "–" : text;
}

function one(w) {
  if (!game || !board) return;
  document.getElementById("title").textContent = name(game.white) + " – " + name(game.black) + "  " + game.result;
  const at = game.positions[ply];
  const placed = menOf(at.fen);
  const lights = at.uci ? { [at.uci.slice(0, 2)]: "last-from", [at.uci.slice(2, 4)]: "last-to" } : {};
  board.show({
    lights,
    men: [...placed].map(([square, man]) => ({ id: square, man, at: square })),
    label: square => squareLabel(square, placed.get(square), lights[square], languages[language]),
  });
  const moves = game.positions.slice(1).flatMap((position, i) => [
    ...(position.number ? [make("li.number", {}, position.number)] : []),
    make("li", {}, make(i + 1 === ply ? "button.now" : "button", { type: "button", onclick: () => step(i + 1) }, position.san)),
  ]);
  document.getElementById("moves").replaceChildren(...moves);
  document.querySelector("#moves .now")?.scrollIntoView({ block: "nearest" });
  for (const id of ["first", "previous"]) document.getElementById(id).disabled = ply === 0;
  for (const id of ["next", "last"]) document.getElementById(id).disabled = ply === game.positions.length - 1;
}

function step(to) {
  ply = Math.max(0, Math.min(game.positions.length - 1, to));
  one(words());
}

function statistics(w) {
  const { all, players, openings, rules } = archive.statistics;
  if (!all.games) return [];
  const scores = Object.entries(players).sort(([, a], [, b]) => b.points - a.points);
  const most = Object.entries(openings).sort(([, a], [, b]) => b.games - a.games).slice(0, LONGEST);
  return [
    make("h2", {}, w.all), bars([[w.all, all]], w),
    ...(scores.length ? [make("h2", {}, w.byPlayer), table(scores, w)] : []),
    make("h2", {}, w.byOpening), bars(most, w),
    make("h2", {}, w.byRules), bars(Object.entries(rules).map(([base, tally]) => [ruleName(base), tally]), w),
  ];
}

function bars(tallies, w) {
  return make("div.bars", {}, ...tallies.map(([name, tally]) => {
    const [p0, p1, p2, p3] = tally.percent.map(it => it.toLocaleString(language, { minimumFractionDigits: 1 }));
    const text = say(w.tally, { ...tally, p0, p1, p2, p3 });
    const parts = ["white", "draws", "black", "open"].map((kind, i) => {
      const part = make("span." + kind, {}, tally.percent[i] >= 8 ? String(tally[kind]) : "");
      part.style.flexGrow = tally[kind];
      return part;
    }).filter((part, i) => tally.percent[i] > 0);
    return make("div", {}, make("span.name", {}, (name === "?" ? w.unknown : name) + " (" + tally.games + ")"),
      make("div.bar", { "aria-hidden": "true" }, ...parts), make("span.says", {}, text));
  }));
}

/** Seconds as 1:02:03. */
function hours(seconds) {
  const two = part => String(part).padStart(2, "0");
  return Math.floor(seconds / 3600) + ":" + two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60);
}

function table(scores, w) {
  const lines = scores.map(([player, score]) => make("tr", {}, make("td", {}, player),
    ...[score.points, score.games, score.wins, score.draws, score.losses, score.asWhite].map(it => make("td", {}, it.toLocaleString(language))),
    ...(score.secondsAMove < 0 ? ["–", "–"] : [hours(score.secondsUsed), score.secondsAMove.toLocaleString(language)]).map(it => make("td", {}, it))));
  return make("div.wide", {}, make("table", {}, make("thead", {}, make("tr", {}, ...w.score.map(it => make("th", { scope: "col" }, it)))), make("tbody", {}, ...lines)));
}

// what a person does ------------------------------------------------------------------------------------------------

for (const kind of ["input", "change"]) {
  filter.addEventListener(kind, () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, PAUSE);
  });
}
filter.addEventListener("submit", e => { e.preventDefault(); ask(); });

const steps = { first: () => 0, previous: () => ply - 1, next: () => ply + 1, last: () => game.positions.length - 1 };
for (const [id, to] of Object.entries(steps)) document.getElementById(id).addEventListener("click", () => step(to()));
viewer.addEventListener("keydown", e => {
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[e.key];
  if (id) {
    step(steps[id]());
    e.preventDefault();
  }
});

const select = document.getElementById("language");
select.replaceChildren(...Object.entries(languages).map(([tag, it]) => make("option", { value: tag, lang: tag }, it.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  show();
});

show();
await ask();
if (location.hash) open(Number(location.hash.slice(1)));

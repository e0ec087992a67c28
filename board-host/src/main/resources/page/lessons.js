// The lessons' room: shows the list, or the lesson on the board; sends what the pupil does and says.
import { make } from "./dom.js";
import { Board, drawn, picture } from "./board.js";
import { menOf } from "./game.js";
import { Hands } from "./hands.js";
import { showList } from "./lessonlist.js";
import { lookerLine, looksOn } from "./looker.js";
import { lessonLanguages } from "./lessons-words.js";
import { dress } from "./senses.js";
import { squareLabel } from "./sentence.js";
import { languages, preferred, say, stored } from "./words.js";

const board = new Board(document.querySelector(".frame"));
const spoken = document.getElementById("sentence");
let language = preferred();
let lesson = null; // the lesson on the board, or null
let list = null;
let you = null; // who sits at this browser: {standing, pairs}
let physical = null; // the men of a simulated board
let alive = null;
let mention = null;
let drawing = false;

const game = {
  get simulated() { return physical !== null && Boolean(lesson); },
  get physical() { return physical; },
  get looksOn() { return looksOn(you); },
};
const hands = new Hands({
  board,
  trays: [document.getElementById("spare")],
  game: () => game,
  post,
  redraw: soon,
  over: () => {}, // what a man held over a square may not do is told when he is set down
  tell: code => note(languages[language].refused[code] ?? languages[language].refused.other),
});

function words() {
  return lessonLanguages[language];
}

// showing -----------------------------------------------------------------------------------------------------------

function soon() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    show();
  });
}

function show() {
  const w = words();
  const open = lesson !== null;
  if (document.body.classList.contains("open") !== open) scrollTo(0, 0);
  for (const id of ["lesson", "desk"]) document.getElementById(id).hidden = !open;
  document.getElementById("list").hidden = open;
  document.body.classList.toggle("open", open);
  document.body.classList.toggle("model", Boolean(lesson?.simulated));
  document.body.classList.toggle("lost", alive === false);
  document.body.classList.toggle("wrong", Boolean(lesson?.wrong));
  document.body.classList.toggle("right", lesson?.phase === "solved");
  if (!open) {
    showList(document.getElementById("list"), list, language, w, (id, task) => post("/lesson", { op: "begin", lesson: id, task }),
      physical ? null : () => post("/lesson", { op: "set-up" }), looksOn(you) ? lookerLine(you, languages[language]) : null);
    return;
  }
  const text = alive === false ? w.lost : (mention ?? lesson[brief() ? "brief" : "say"][language]);
  if (spoken.textContent !== text) spoken.textContent = text;
  showBoard();
  fill("task", [lesson.id, lesson.phase, lesson.task, lesson.parked, lesson.made, brief()], () => taskCard(w));
  fill("choices", [lesson.choices, looksOn(you)], () => choices(w));
  document.getElementById("choices").hidden = !lesson.choices?.length;
  const hint = lesson.hint?.[language] ?? "";
  document.getElementById("hint").hidden = !hint;
  fill("hint", hint, () => hint ? [make("p", {}, hint)] : []);
  fill("doing", [lesson.phase, lesson.hints, lesson.simulated, lesson.task, you], () =>
    looksOn(you) ? [lookerLine(you, languages[language])] : doing(w));
  fill("spare", [physical?.men.filter(man => man.tray !== undefined), lesson.lights, lesson.phase], () => spares());
  document.getElementById("trust").hidden = lesson.phase !== "set-up";
}

function brief() {
  return document.getElementById("brief").checked;
}

function showBoard() {
  const men = seen();
  const standing = new Map(men.filter(man => man.at).map(man => [man.at, man.man]));
  board.show({
    lights: lesson.lights,
    men,
    label: square => squareLabel(square, standing.get(square), lesson.lights[square], languages[language]),
  });
}

/** The men of wood, or on a wired board those that the lesson believes to stand there. */
function seen() {
  if (game.simulated) return physical.men.filter(man => man.tray === undefined).map(man => hands.pose(man));
  return [...menOf(lesson.men)].map(([square, man]) => ({ id: man + square, man, at: square }));
}

function fill(id, what, children) {
  const element = document.getElementById(id);
  const key = language + JSON.stringify(what);
  if (element.dataset.key === key) return;
  element.dataset.key = key;
  element.replaceChildren(...children());
}

function taskCard(w) {
  if (lesson.phase === "men") return [make("p", {}, w.setUp)];
  if (lesson.phase === "leaving" || !lesson.text) return [make("p", {}, lesson.title?.[language] ?? w.parked)];
  return [
    make("p.small", {}, lesson.title[language] + " · " + say(w.at, { n: lesson.task + 1, all: lesson.of })),
    make("p.turn", {}, w[lesson.turn]),
    make("div.posed", {}, drawn(lesson.picture), make("p", { id: "posed" }, (brief() ? lesson.short : lesson.text)[language])),
    ...(lesson.game ? [make("p.small", {}, say(w.from, { game: named(lesson.game), n: Math.floor(lesson.ply / 2) + 1 }))] : []),
    ...(lesson.made ? [make("p.small", { "data-made": lesson.made }, say(w.made, { n: lesson.made }))] : []),
    ...(lesson.parked ? [make("p.small", {}, w.parked)] : []),
  ];
}

/** "morphy-duke-1858" as "Morphy – Duke 1858". */
function named(game) {
  const parts = game.split("-").map(part => part.charAt(0).toUpperCase() + part.slice(1));
  const year = /^\d+$/.test(parts.at(-1)) ? " " + parts.pop() : "";
  return parts.join(" – ") + year;
}

function choices(w) {
  return [make("h2", {}, w.choose), make("div.row", {}, ...(lesson.choices ?? []).map(choice =>
    make("button", { type: "button", "data-choice": choice, disabled: looksOn(you) || null, onclick: () => choose(choice) },
      drawn(lesson.turn[0] + { queen: "Q", rook: "R", bishop: "B", knight: "N" }[choice]), w.choice[choice] ?? choice)))];
}

/** Answers, and crowns the pawn of wood too. */
function choose(choice) {
  post("/lesson", { op: "choose", choice });
  const piece = { queen: "Q", rook: "R", bishop: "B", knight: "N" }[choice];
  const pawn = physical?.men.find(man => man.man.toUpperCase() === "P" && /[18]$/.test(man.at ?? ""));
  if (pawn && lesson.simulated) post("/hand", { hand: hands.client + "-0", op: "exchange", square: pawn.at, man: piece });
}

function doing(w) {
  const last = lesson.task + 1 >= lesson.of;
  const does = (op, word, main, more = {}) => make(main ? "button.main" : "button", {
    type: "button", "data-op": op, onclick: () => {
      post("/lesson", { op, ...more });
      // on a phone the buttons lie below the board
      if (op !== "hint") spoken.scrollIntoView({ block: "nearest" });
    },
  }, word);
  const leave = does("leave", lesson.phase === "finished" ? w.end : w.leave, lesson.phase === "finished");
  if (["leaving", "men"].includes(lesson.phase)) return [does("leave", w.now, false, { now: true })];
  if (lesson.phase === "finished") return [leave];
  const men = ["set-up", "put-back", "unlawful"].includes(lesson.phase);
  return [
    ...(lesson.phase === "solved" ? [does("next", last ? w.end : w.next, true)] : []),
    ...(lesson.simulated && men ? [does("arrange", w.arrange, true)] : []),
    ...(lesson.phase === "task" && lesson.hints < 2 ? [does("hint", lesson.hints ? w.more : w.hint)] : []),
    ...(lesson.phase !== "set-up" ? [does("again", w.again)] : []),
    ...(lesson.phase !== "solved" && !last ? [does("next", w.next)] : []),
    leave,
  ];
}

/** Loose men, one picture a kind with their number, and for what is wanted next one from the box. */
function spares() {
  const wood = languages[language];
  const loose = new Map();
  for (const man of physical?.men ?? []) if (man.tray !== undefined) loose.set(man.man, [...(loose.get(man.man) ?? []), man.id]);
  return [..."KQRBNPkqrbnp"].map(man => {
    const ids = loose.get(man) ?? [];
    const label = wood[(man === man.toUpperCase() ? "white" : "black") + "Piece"][man.toUpperCase()];
    const from = ids.length ? { "data-take": ids[0] } : { "data-box": man };
    return make("span.laid", { ...from, role: "img", "aria-label": label, title: label }, drawn(picture(man)),
      ...(ids.length ? [make("b", {}, String(ids.length))] : []));
  });
}

function note(line) {
  mention = line;
  soon();
  setTimeout(() => {
    if (mention === line) mention = null;
    soon();
  }, 3500);
}

// talking to the board ----------------------------------------------------------------------------------------------

let sending = Promise.resolve();

function post(path, body) {
  const send = () => fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
    .then(async answer => {
      if (!answer.ok) note((await answer.text()).trim());
    }, () => note(words().lost));
  sending = sending.then(send);
  return sending;
}

function took(state) {
  const was = lesson !== null;
  lesson = state?.active ? state : null;
  mention = null;
  if (!lesson && (was || !list)) fetchList();
}

function fetchList() {
  fetch("/lessons.json").then(answer => answer.json()).then(read => {
    list = read;
    soon();
  }, () => {});
}

function listen() {
  const stream = new EventSource("/events");
  const on = (kind, does) => stream.addEventListener(kind, message => {
    does(JSON.parse(message.data));
    soon();
  });
  stream.onopen = () => { alive = true; };
  stream.onerror = () => {
    alive = alive === null ? null : false;
    soon();
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
  on("state", state => {
    alive = true;
    physical = state.physical;
    dress(state.head.comfort);
    took(state.lesson);
    hands.adopt();
  });
  on("you", told => { you = told; });
  on("lesson", took);
  on("physical", men => { physical = men; });
  on("refused", refused => {
    hands.refused(refused);
    if (hands.mine(refused.hand)) note(languages[language].refused[refused.code] ?? languages[language].refused.other);
  });
}

// the reader's own settings -----------------------------------------------------------------------------------------

function speak() {
  const w = words();
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = w[element.dataset.word];
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", w[element.dataset.label]);
  soon();
}

const select = document.getElementById("language");
select.append(...Object.entries(languages).map(([tag, table]) => make("option", { value: tag, lang: tag }, table.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  speak();
});
document.getElementById("brief").checked = stored("brief") === "yes";
document.getElementById("brief").addEventListener("change", () => {
  stored("brief", brief() ? "yes" : "no");
  soon();
});
document.getElementById("turn").addEventListener("click", () => board.turn(!board.flipped));
addEventListener("keydown", e => {
  const typing = e.target.closest?.("input, select, textarea, button, summary");
  if (typing || e.ctrlKey || e.metaKey || e.altKey || !lesson) return;
  if (e.key.toLowerCase() === "f") board.turn(!board.flipped);
  if (looksOn(you)) return;
  if (e.key.toLowerCase() === "h" && lesson.phase === "task") post("/lesson", { op: "hint" });
  if (e.key.toLowerCase() === "n" && lesson.phase === "solved") post("/lesson", { op: "next" });
});
speak();
listen();

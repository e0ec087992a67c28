// The page's one script: listens to the board, shows what it says, sends what hands do and players say.
import { showArbiter } from "./arbiter.js";
import { Aside } from "./aside.js";
import { make } from "./dom.js";
import { Before } from "./before.js";
import { Board, drawn } from "./board.js";
import { Game, menOf } from "./game.js";
import { Hands } from "./hands.js";
import { troubleText } from "./errand.js";
import { sentence, squareLabel } from "./sentence.js";
import { dress, showSenses, wants } from "./senses.js";
import { Signs } from "./signs.js";
import { Ear, spokenMove } from "./sounds.js";
import { childForm, childTip, childWhy, isForChildren, tipText, whyText } from "./teach.js";
import { showWires, waiting } from "./wires.js";
import { showPractice } from "./practicecard.js";
import { codeLights, showCode } from "./code.js";
import { showTonight } from "./tonight.js";
import { languages, preferred, stored } from "./words.js";

const game = new Game();
const board = new Board(document.querySelector(".frame"));
const spoken = document.getElementById("sentence");
const read = new Set(JSON.parse(sessionStorageGet("jadoube.read") ?? "[]"));
let language = preferred();
let letters = stored("letters") === "yes";
let alive = null; // null: not yet, true: connected, false: lost
let said = null; // a line that replaces the sentence for a moment
let drawing = false;
let doubt = null; // why the man in hand may not go to the square that he is held over
const signs = new Signs(board);
const ear = new Ear(() => game, wants);

const aside = new Aside({
  game: () => game,
  words,
  flipped: () => board.flipped,
  letters: () => letters,
  child: () => isForChildren(game, wants("child")),
  input: line => post("/input", line),
  hand: act => post("/hand", { hand: hands.client + "-0", ...act }),
  wasRead: what => read.has(mark(what)),
  read: what => {
    read.add(mark(what));
    sessionStorageSet("jadoube.read", JSON.stringify([...read].slice(-50)));
  },
});
const before = new Before({
  game: () => game,
  words,
  ask: line => post("/input", line, true),
  hand: act => post("/hand", { hand: hands.client + "-0", ...act }),
});
const hands = new Hands({
  board,
  trays: [document.getElementById("top"), document.getElementById("bottom"), document.getElementById("box")],
  game: () => game,
  post,
  redraw: soon,
  tell: code => mention(words().refused[code] ?? words().refused.other),
  over,
});

function words() {
  return languages[language];
}

function mark(what) {
  return [what.event, what.id ?? what.code, what.t].join(":");
}

// showing ---------------------------------------------------------------------------------------------------------

/** Shows everything once in the next frame, however much has changed. */
function soon() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    show();
  });
}

function show() {
  const men = seen();
  const standing = new Map(men.filter(man => man.at).map(man => [man.at, man.man]));
  board.show({
    lights: codeLights(game.code) ?? game.shown?.lights ?? game.lights,
    men,
    blamed: (doubt ?? (game.restore && game.whyNot))?.squares,
    label: square => squareLabel(square, standing.get(square), (codeLights(game.code) ?? game.shown?.lights ?? game.lights)[square], words()),
  });
  aside.show();
  document.getElementById("examine").hidden = !game.examinable || game.looksOn;
  document.getElementById("pair").hidden = !game.looksOn;
  document.getElementById("settings").hidden = game.looksOn;
  showCode(document.getElementById("pairing"), game.code, words(), () => post("/pairing", { do: "refuse" }));
  showArbiter(document.getElementById("arbiter"), game, words(), line => post("/input", line));
  before.show();
  showTonight(document.getElementById("tonight"), game, words(), {
    open: () => before.open(),
    agree: side => post("/input", { say: "agree", by: side }),
  });
  showPractice(document.getElementById("practising"), game, language, line => post("/input", line));
  showWires(document.getElementById("wires"), game.wired, words());
  const text = alive === null ? words().wait : alive === false ? words().lost : (said ?? (game.shown ? words().shown : waiting(game.wired, words())) ?? sentence(game, words()));
  tell(text);
  whisper();
  showSenses(document.getElementById("senses"), game, words(), soon, settings => post("/input", { set: settings }));
  document.body.classList.toggle("lost", alive === false);
  document.body.classList.toggle("asking", Boolean(game.ask));
  document.title = (game.result ? game.result.result + " – " : "") + "Jadoube";
}

/** Writes the sentence, for children its short form with a picture, and lets it be heard. */
function tell(text) {
  const child = alive && !said && !game.shown && isForChildren(game, wants("child")) ? childForm(game, words()) : null;
  const line = child?.text ?? text;
  const key = line + (child?.picture ?? "");
  if (spoken.dataset.key === key) return;
  spoken.dataset.key = key;
  spoken.classList.toggle("child", Boolean(child));
  if (child) spoken.replaceChildren(drawn(child.picture), make("span", {}, line));
  else spoken.textContent = line;
  if (alive) ear.speak(line, language, true);
}

/** The quiet line: why a held man may not go there, else a tip. */
function whisper() {
  const place = document.getElementById("whisper");
  const child = isForChildren(game, wants("child"));
  const why = doubt && (child ? childWhy : whyText)(doubt, game, words());
  const line = why ?? (child ? childTip : tipText)(game, words()) ?? "";
  document.documentElement.classList.toggle("teaches", teaches());
  if (place.textContent !== line) place.textContent = line;
}

/** Whether there may be something to whisper: where help is allowed. */
function teaches() {
  return game.rules.base === "home" || game.rules.base === "learn";
}

let asked = 0;

/** A man is held over another square: asks, once he stays there a moment, why he might not go there. */
function over(step) {
  clearTimeout(asked);
  if (doubt) soon();
  doubt = null;
  if (!step || game.result || !teaches()) return;
  asked = setTimeout(async () => {
    const answer = await fetch("/why-not/" + step).then(got => got.json(), () => ({}));
    if (hands.above !== step || !answer.reason) return;
    doubt = answer;
    soon();
  }, 120);
}

/** The men as they are drawn: those of wood, or on a wired board those of the game with the lifted ones in the air. */
function seen() {
  if (game.simulated) return game.physical.men.filter(man => man.tray === undefined).map(man => hands.pose(man));
  return [...menOf(game.fen)].map(([square, man]) => {
    const id = man + square;
    return game.air.includes(square) ? { id, man, hand: "real", from: square } : { id, man, at: square };
  });
}

/** Says a line in place of the sentence until something happens. */
function mention(line) {
  said = line;
  soon();
  setTimeout(() => {
    if (said === line) said = null;
    soon();
  }, 3500);
}

// talking to the board ---------------------------------------------------------------------------------------------

let sending = Promise.resolve();

/** Sends one message after the other, so that acts arrive in order; promises what was wrong, which is said here unless `quiet`. */
function post(path, body, quiet = false) {
  const send = () => fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
    .then(async answer => {
      if (answer.ok) return null;
      const wrong = answer.status === 403 && game.looksOn ? words().pairing.unpaired : (await answer.text()).trim();
      if (!quiet) mention(wrong);
      return wrong;
    }, () => {
      mention(words().lost);
      return words().lost;
    });
  sending = sending.then(send);
  return sending;
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
    // a browser does not try again after an answer that is no stream
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
  on("state", state => {
    alive = true;
    game.begin(state);
    dress(game.head.comfort);
    hands.adopt();
    tickIfRunning();
  });
  on("event", event => {
    said = null;
    game.on(event);
    ear.hear(event);
    signs.hear(event, game);
    if (event.event === "move" && event.san) ear.speak(spokenMove(event.san, words()), language);
    if (event.event === "clock") tickIfRunning();
    if (event.event === "game") before.began();
  });
  on("you", you => {
    game.you = you;
    if (game.looksOn) before.turnTo();
  });
  on("pairing", pairing => { game.code = pairing.code ? pairing : null; });
  on("head", head => { game.head = head; });
  on("may", may => { game.may = may; });
  on("engine", engine => {
    game.seats = engine.seats;
    // one that sits down anew may go again, and that is told again
    game.seats.filter(seat => seat.state !== "gone").forEach(seat => read.delete("gone:" + seat.side + ":"));
    const trouble = game.seats.find(seat => seat.line && seat.state !== "thinking");
    if (trouble) mention(troubleText(trouble, words()));
  });
  on("practice", practice => { game.practice = practice; });
  on("show", show => { game.shown = show.active ? show : null; });
  on("board", wired => { game.wired = wired; });
  on("physical", physical => { game.physical = physical; });
  on("refused", refused => {
    hands.refused(refused);
    if (hands.mine(refused.hand)) mention(words().refused[refused.code] ?? words().refused.other);
  });
}

let ticking = 0;

/** The clocks tick by themselves between events, and only while one runs. */
function tickIfRunning() {
  clearInterval(ticking);
  ticking = game.clock?.running ? setInterval(tick, 100) : 0;
}

function tick() {
  aside.tick();
  const { running, at } = game.clock;
  ear.time(running, game.clock[running] - (performance.now() - at));
}

// the reader's own settings -----------------------------------------------------------------------------------------

function turnBoard() {
  board.turn(!board.flipped);
  stored("turned", board.flipped ? "yes" : "no");
  soon();
}

function speak() {
  const w = words();
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = w[element.dataset.word];
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", w[element.dataset.label]);
    element.title = element.classList.contains("tool") ? w[element.dataset.label] : "";
  }
  const notation = document.getElementById("notation");
  notation.replaceChildren(letters ? w.letters.N : drawn("wN"));
  notation.classList.toggle("figure", !letters);
  notation.setAttribute("aria-label", letters ? w.lettersWord : w.figures);
  notation.title = letters ? w.lettersWord : w.figures;
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
document.getElementById("notation").addEventListener("click", () => {
  letters = !letters;
  stored("letters", letters ? "yes" : "no");
  speak();
});
document.getElementById("turn").addEventListener("click", turnBoard);
addEventListener("keydown", e => {
  const typing = e.target.closest?.("input, select, textarea");
  if (e.key.toLowerCase() === "f" && !typing && !e.ctrlKey && !e.metaKey && !e.altKey) turnBoard();
});

function sessionStorageGet(key) {
  try { return sessionStorage.getItem(key); } catch { return null; }
}

function sessionStorageSet(key, value) {
  try { sessionStorage.setItem(key, value); } catch { /* private windows may refuse */ }
}

if (stored("turned") === "yes") board.turn(true);
dress();
speak();
before.turnTo();
listen();

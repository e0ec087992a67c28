// The doctor's room: shows what is asked and what the board reads, and sends what the person says.
import { make } from "./dom.js";
import { doctorLanguages } from "./doctor-words.js";
import { languages, preferred, say, stored } from "./words.js";

const SECONDS_A_STEP = 3;
const squares = new Map();
const grid = document.querySelector(".grid");
const spoken = document.getElementById("sentence");
const fault = { kind: "stuck-open", square: "e4", other: "d4" };
let language = preferred();
let doctor = null; // how far the examination has come
let board = null; // how it stands with a board of wire
let alive = null;
let looksOn = false; // this browser is elsewhere and not paired
let begun = false; // whether an examination has begun while this page was open
let pointing = false; // the next square touched is the one that glows
let noted = ""; // the square whose light has been told of
let mention = null;

function words() {
  return doctorLanguages[language];
}

// the board ---------------------------------------------------------------------------------------------------------

for (let rank = 8; rank >= 1; rank--) {
  for (const file of "abcdefgh") {
    const square = file + rank;
    const button = make("button", { type: "button", onclick: () => touched(square) }, make("b", {}, square), make("i"));
    if (("abcdefgh".indexOf(file) + rank) % 2) button.classList.add("dark");
    squares.set(square, button);
    grid.append(button);
  }
}

grid.addEventListener("keydown", e => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }[e.key];
  const next = step && grid.children[[...grid.children].indexOf(document.activeElement) + step];
  if (next) {
    next.focus();
    e.preventDefault();
  }
});

function touched(square) {
  if (pointing) {
    pointing = false;
    light("elsewhere", square);
  } else if (doctor?.simulated && doctor.running) {
    post({ do: "hand", square });
  }
}

function light(how, square) {
  noted = doctor?.act?.square ?? "";
  post({ do: "light", how, square });
  show();
}

// showing -----------------------------------------------------------------------------------------------------------

function show() {
  const w = words();
  const sick = new Set((doctor?.findings ?? []).map(finding => finding.square));
  const marks = { shines: doctor?.glowing ?? [], sees: doctor?.reads ?? [], peg: doctor?.men ?? [] };
  for (const [square, button] of squares) {
    for (const [mark, where] of Object.entries(marks)) button.classList.toggle(mark, where.includes(square));
    button.classList.toggle("ill", sick.has(square));
    button.classList.toggle("can", pointing || Boolean(doctor?.simulated && doctor.running));
    const said = [square, marks.shines.includes(square) && w.keyGlow, marks.sees.includes(square) && w.keyRead];
    button.setAttribute("aria-label", said.filter(Boolean).join(", "));
  }
  document.body.classList.toggle("model", Boolean(doctor?.simulated));
  document.body.classList.toggle("lost", alive === false);
  const text = alive === false ? w.lost : (mention ?? sentence(w));
  if (spoken.textContent !== text) spoken.textContent = text;
  const progress = document.getElementById("progress");
  progress.hidden = !doctor?.running;
  progress.max = doctor?.acts ?? 1;
  progress.value = doctor?.acted ?? 0;
  fill("asked", [doctor?.running, doctor?.act, pointing, noted, doctor?.report.length, alive, board, looksOn], () => asked(w));
  fill("findings", [doctor?.findings, doctor?.running, doctor?.report.length, doctor?.acted === doctor?.acts], () => findings(w));
  fill(document.querySelector("#faults > div"), [doctor?.faults, fault], () => faults(w));
  const facts = (doctor?.report.length ? doctor.report : doctor?.facts ?? []).join("\n");
  document.querySelector("#facts pre").textContent = facts;
  document.getElementById("facts").hidden = !facts;
}

/** Puts new children in only when what they show has changed, so that focus stays. */
function fill(place, what, children) {
  const element = typeof place === "string" ? document.getElementById(place) : place;
  const key = language + JSON.stringify(what);
  if (element.dataset.key === key) return;
  element.dataset.key = key;
  element.replaceChildren(...children());
}

function sentence(w) {
  if (!doctor) return alive === null ? "" : w.none;
  if (pointing) return w.which;
  if (doctor.act) return say(w[doctor.act.kind], { square: doctor.act.square });
  if (doctor.report.length) {
    if (doctor.findings.length) return w.findings;
    return doctor.acted === doctor.acts ? w.nothing : w.broken;
  }
  return w.doctor;
}

function button(word, does, main) {
  return make(main ? "button.main" : "button", { type: "button", onclick: does }, word);
}

function asked(w) {
  if (!doctor || looksOn) return [];
  if (!doctor.running) return [resting(w)];
  const square = doctor.act.square;
  const lit = doctor.act.kind !== "clear";
  const card = make("div.leaf", {},
    make("h2", {}, say(w.step, { at: doctor.acted + 1, of: doctor.acts })),
    make("p.small", {}, doctor.simulated ? w.tap : w.doneWhy),
    make("div.row", {}, button(w.done, () => post({ do: "done" }), true),
      ...(doctor.simulated ? [button(w.clearAll, () => post({ do: "clear" })), button(w.hands, () => post({ do: "hands" }))] : [])));
  if (lit) {
    card.append(make("p", {}, noted === square ? w.noted : say(w.light, { square })), make("div.row", {},
      button(w.dark, () => light("dark")), button(w.dim, () => light("dim")), button(w.colour, () => light("colour")),
      button(w.elsewhere, () => { pointing = !pointing; show(); })));
  }
  card.append(make("div.row", {}, button(w.end, () => post({ do: "end" }))));
  return [card];
}

function resting(w) {
  const minutes = Math.round(doctor.acts * SECONDS_A_STEP / 60);
  const card = make("div.leaf", {});
  for (const line of [board?.what, ...(board?.faults ?? [])].filter(Boolean)) card.append(make("p.trouble", { lang: "en" }, line));
  if (!doctor.report.length) card.append(make("p", {}, say(w.intro, { board: doctor.simulated ? w.model : doctor.board, minutes }) + " " + w.waits));
  else {
    card.append(make("div.row", {}, make("a.button.main", { href: "doctor/report.txt", download: "jadoube-doctor.txt" }, w.report)),
      make("p.small", {}, w.reportWhy));
  }
  if (!board?.what) card.append(make("div.row", {}, button(doctor.report.length ? w.again : w.begin, begin, !doctor.report.length)));
  return card;
}

function begin() {
  begun = true;
  noted = "";
  post({ do: "begin" });
}

function findings(w) {
  if (!doctor || (!doctor.running && !doctor.report.length)) return [];
  const card = make("div.leaf", {}, make("h2", {}, w.findings));
  if (doctor.findings.length) {
    card.append(make("ul", {}, ...doctor.findings.map(finding => make("li", {}, told(finding, w)))));
  } else card.append(make("p.well", {}, doctor.running ? w.sofar : doctor.acted === doctor.acts ? w.nothing : w.broken));
  return [card];
}

/** A finding in words, with the wires to look at where it does not name them itself. */
function told(finding, w) {
  const text = w.finding[finding.kind] ?? finding.kind;
  const wires = finding.detail && !text.includes("{detail}") && finding.kind !== "light-poor" ? ` (${finding.detail}).` : ".";
  return say(text, finding).replace(/\.$/, "") + wires;
}

// faults of the simulated board -------------------------------------------------------------------------------------

function faults(w) {
  const two = ["swapped", "light-elsewhere"].includes(fault.kind);
  const choose = (key, options) => {
    const list = make("select", { "aria-label": key === "kind" ? w.faultsHead : w.square, onchange: e => { fault[key] = e.target.value; show(); } },
      ...options.map(([value, text]) => make("option", { value }, text)));
    list.value = fault[key];
    return list;
  };
  const names = [...squares.keys()].sort().map(square => [square, square]);
  const now = doctor?.faults ?? [];
  const name = text => {
    const [kind, square, other] = text.split(":");
    return `${square} ${w.fault[kind]} ${other ?? ""}`.trim();
  };
  const chosen = [fault.kind, fault.square, ...(two ? [fault.other] : [])].join(":");
  return [
    make("div.row", {}, choose("square", names), choose("kind", Object.entries(w.fault)), ...(two ? [choose("other", names)] : []),
      button(w.add, () => suffer([...now.filter(text => text !== chosen), chosen]))),
    ...now.map(text => make("div.row", {}, make("span", {}, name(text)),
      make("button", { type: "button", "aria-label": say(w.remove, { fault: name(text) }), onclick: () => suffer(now.filter(other => other !== text)) }, "×"))),
    ...(now.length ? [make("div.row", {}, button(w.mend, () => suffer([])))] : []),
  ];
}

function suffer(list) {
  post({ do: "faults", faults: list.join(",") });
}

// talking to the program --------------------------------------------------------------------------------------------

let sending = Promise.resolve();

function post(body) {
  const send = () => fetch("/doctor", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
    .then(async answer => {
      mention = answer.ok ? null : (await answer.text()).trim();
      show();
    }, () => {
      mention = words().lost;
      show();
    });
  sending = sending.then(send);
  return sending;
}

function listen() {
  const stream = new EventSource("/events");
  stream.onerror = () => {
    alive = alive === null ? null : false;
    show();
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
  stream.addEventListener("state", message => {
    alive = true;
    board = JSON.parse(message.data).board;
    take(JSON.parse(message.data).doctor);
  });
  stream.addEventListener("you", message => {
    looksOn = JSON.parse(message.data).standing === "viewer";
    document.getElementById("faults").hidden = looksOn;
  });
  stream.addEventListener("board", message => {
    board = JSON.parse(message.data);
    show();
  });
  stream.addEventListener("doctor", message => take(JSON.parse(message.data)));
}

function take(state) {
  if (state?.act?.square !== doctor?.act?.square) noted = "";
  if (!state?.running) pointing = false;
  doctor = state;
  show();
}

function speak() {
  const w = words();
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = w[element.dataset.word];
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", w[element.dataset.label]);
  show();
}

const select = document.getElementById("language");
select.append(...Object.entries(languages).map(([tag, table]) => make("option", { value: tag, lang: tag }, table.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  speak();
});
// An examination that was begun here ends when the page is left: the game must not wait for a doctor who has gone home.
addEventListener("pagehide", () => {
  if (begun && doctor?.running) navigator.sendBeacon("/doctor", new Blob(['{"do":"end"}'], { type: "application/json" }));
});

speak();
listen();

// The debug room: what the sensors read, the last edges, and the explanations that live. Asked anew when something happens.
import { make } from "./dom.js";
import { menOf } from "./game.js";
import { languages, preferred, say, stored } from "./words.js";

const PAUSE = 120; // ms between two questions at most
const AGEING = 1000; // ms: explanations age though nothing happens

const texts = {
  en: {
    language: "Language", back: "Back to the game", full: "reads full", odd: "differs from the position", living: "Living explanations", edges: "Last edges",
    file: "A move was understood wrongly? Send this file: it holds everything that has reached the board, and replays to the same.", save: "Save the recording",
    now: "{plies} plies stand; {state}. {count} explanations live, {shown} are shown.", bounded: " The search for this move was cut short {bounded} times: the right one may not be among them.", lost: "The service does not answer.",
    columns: ["Moves after these", "Cost", "Behind", "Open squares"], none: "no move", undone: "{count} taken back, ", lift: "lifted", place: "placed",
    states: { ready: "the board stands right", "in-hand": "a man is in the air", ask: "a question is open", restore: "the board is to be put right", over: "the game is over" },
  },
  nl: {
    language: "Taal", back: "Terug naar de partij", full: "meldt bezet", odd: "wijkt af van de stelling", living: "Levende verklaringen", edges: "Laatste signalen",
    file: "Is een zet verkeerd begrepen? Stuur dit bestand: er staat alles in wat het bord heeft bereikt, en het speelt weer hetzelfde af.", save: "Opname bewaren",
    now: "{plies} halve zetten staan; {state}. {count} verklaringen leven, {shown} staan hier.", bounded: " Het zoeken naar deze zet is {bounded} keer afgebroken: de goede kan ontbreken.", lost: "De dienst antwoordt niet.",
    columns: ["Zetten hierna", "Prijs", "Achter", "Open velden"], none: "geen zet", undone: "{count} teruggenomen, ", lift: "opgetild", place: "neergezet",
    states: { ready: "het bord staat goed", "in-hand": "er is een stuk in de lucht", ask: "er staat een vraag open", restore: "het bord moet rechtgezet worden", over: "de partij is uit" },
  },
  da: {
    language: "Sprog", back: "Tilbage til partiet", full: "melder optaget", odd: "afviger fra stillingen", living: "Levende forklaringer", edges: "Seneste signaler",
    file: "Blev et træk forstået forkert? Send denne fil: den rummer alt, hvad der har nået brættet, og spiller det samme igen.", save: "Gem optagelsen",
    now: "{plies} halvtræk står; {state}. {count} forklaringer lever, {shown} vises.", bounded: " Søgningen efter dette træk er afbrudt {bounded} gange: det rigtige kan mangle.", lost: "Tjenesten svarer ikke.",
    columns: ["Træk herefter", "Pris", "Bagefter", "Åbne felter"], none: "intet træk", undone: "{count} taget tilbage, ", lift: "løftet", place: "sat",
    states: { ready: "brættet står rigtigt", "in-hand": "en brik er i luften", ask: "et spørgsmål er åbent", restore: "brættet skal rettes", over: "partiet er slut" },
  },
};

const grid = document.getElementById("grid");
const spoken = document.getElementById("sentence");
let language = preferred();
let inside = null;
let waiting = 0;

const cells = [];
for (let rank = 8; rank >= 1; rank--) {
  for (const [file, letter] of [..."abcdefgh"].entries()) {
    const cell = make("span", {}, letter + rank);
    if ((file + rank) % 2 === 0) cell.classList.add("dark");
    cells.push([letter + rank, BigInt((rank - 1) * 8 + file), cell]);
    grid.append(cell);
  }
}

async function ask() {
  waiting = 0;
  try {
    const answer = await fetch("debug.json");
    inside = answer.ok ? await answer.json() : null;
  } catch {
    inside = null;
  }
  show();
}

function soon() {
  waiting ||= setTimeout(ask, PAUSE);
}

function show() {
  const w = texts[language];
  document.documentElement.lang = language;
  document.querySelectorAll("[data-word]").forEach(element => { element.textContent = w[element.dataset.word]; });
  document.querySelector("#living thead tr").replaceChildren(...w.columns.map(name => make("th", { scope: "col" }, name)));
  if (!inside?.frame) {
    spoken.textContent = w.lost;
    return;
  }
  const text = say(w.now, { plies: inside.plies, state: w.states[inside.state], count: inside.count, shown: inside.living.length })
    + (inside.bounded ? say(w.bounded, { bounded: inside.bounded }) : "");
  if (spoken.textContent !== text) spoken.textContent = text;
  const frame = BigInt("0x" + inside.frame);
  const men = menOf(inside.fen);
  const read = [];
  for (const [square, bit, cell] of cells) {
    const full = (frame >> bit & 1n) === 1n;
    if (full) read.push(square);
    cell.classList.toggle("full", full);
    cell.classList.toggle("odd", full !== men.has(square));
  }
  grid.setAttribute("aria-label", w.full + ": " + read.join(" "));
  document.querySelector("#living tbody").replaceChildren(...inside.living.map(one => make("tr", {},
    make("td", {}, (one.back ? say(w.undone, { count: one.back }) : "") + (one.moves.join(" ") || w.none)),
    make("td.number", {}, one.cost.toFixed(1)), make("td.number", {}, "+" + one.margin.toFixed(1)), make("td", {}, one.open.join(" ")))));
  document.getElementById("edges").replaceChildren(...inside.edges.map(edge =>
    make("li", { value: null }, (edge.t / 1000).toFixed(2) + " s  " + (edge.lift ? w.lift : w.place) + " " + (edge.lift ?? edge.place))));
}

const select = document.getElementById("language");
select.append(...Object.entries(languages).map(([tag, table]) => make("option", { value: tag, lang: tag }, table.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  show();
});

const stream = new EventSource("/events");
for (const kind of ["state", "event", "physical"]) stream.addEventListener(kind, soon);
stream.onerror = soon;
setInterval(() => { if (!document.hidden && inside?.count > 1) soon(); }, AGEING);
ask();

// The room of the settings: what holds from the next start, where it comes from, and which devices may play.
import { make } from "./dom.js";
import { HOUSE, ownHouse } from "./rules.js";
import { MEANINGS } from "./sounds.js";
import { settingsLanguages } from "./settings-words.js";
import { languages, preferred, say, stored } from "./words.js";

const GROUPS = {
  game: ["rules", "house", "clock", "white", "black", "event", "round", "board-number"],
  opponent: ["opponent", "opponent-side"], lamps: ["night", "colour-blind", "buzzer"], mirrors: ["mirror"], log: ["log"],
};
const spoken = document.getElementById("sentence");
let language = preferred();
let settings = null; // what the service says of them
let devices = null;
let you = null;
let told = "";

const words = () => settingsLanguages[language];
const table = () => languages[language].before;

// asking ------------------------------------------------------------------------------------------------------------

async function fetched(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

async function ask() {
  you = await fetched("/you");
  if (!you) told = words().failed;
  settings = you && you.standing !== "viewer" ? await fetched("/settings.json") : null;
  devices = you?.pairs && you.standing !== "viewer" ? await fetched("/pairings.json") : null;
  show();
}

async function post(path, body) {
  try {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    told = answer.ok ? words().saved : (await answer.text()).trim();
  } catch {
    told = words().failed;
  }
  await ask();
}

const change = (key, value) => post("/settings", { key, value });

// showing -----------------------------------------------------------------------------------------------------------

function show() {
  const w = words();
  document.documentElement.lang = language;
  document.title = "Jadoube – " + w.settings;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = w[element.dataset.word];
  spoken.textContent = told || (you?.standing === "viewer" ? w.looks : w.settings);
  const kept = document.getElementById("kept");
  kept.hidden = !settings;
  document.getElementById("all").hidden = !settings;
  const cards = document.getElementById("cards");
  const focused = document.activeElement?.dataset?.key;
  cards.replaceChildren();
  if (settings) {
    kept.textContent = settings.trouble ? say(w.trouble, settings) : say(w.kept, settings);
    kept.classList.toggle("trouble", Boolean(settings.trouble));
    const known = new Map(settings.settings.map(it => [it.key, it]));
    for (const [group, keys] of Object.entries(GROUPS)) {
      const there = keys.map(key => known.get(key)).filter(Boolean);
      if (there.length) cards.append(make("fieldset", {}, make("legend", {}, w.group[group]), ...there.map(it => setting(it, w))));
    }
    document.querySelector("#all dl").replaceChildren(...settings.settings.flatMap(it => line(it, w)));
  }
  if (devices) cards.append(pairings(w));
  if (focused) cards.querySelector(`[data-key="${focused}"]`)?.focus();
}

/** What stands in the file, or else what holds by default. */
function filed(it) {
  return it.isFiled ? it.filed : it.default;
}

function setting(it, w) {
  const [name, reason] = w.name[it.key];
  const usual = it.default ? say(w.isUsual, { default: shown(it, it.default) }) : w.noUsual;
  const lines = [];
  if (it.origin === "command") lines.push(say(w.typed, { value: shown(it, it.value) }));
  else if (it.value !== filed(it) && !it.atOnce) lines.push(say(w.running, { value: shown(it, it.value) }));
  return make("div.setting", { "data-setting": it.key },
    make("b", { id: "name-" + it.key }, name), make("small", {}, reason + " " + usual), ...control(it, w),
    ...lines.map(text => make("small.state", {}, text)),
    ...(it.isFiled && it.editable ? [make("button.say.usual", { type: "button", "data-usual": it.key, onclick: () => change(it.key, null) }, w.usual)] : []),
    ...(!it.editable && !settings.trouble ? [make("small", {}, w.atBoard)] : []));
}

/** A value in the reader's words where there are any. */
function shown(it, value) {
  if (!value) return words().nothing;
  if (it.kind === "flag") return words().flag[value] ?? value;
  if (it.key === "buzzer") return value === "all" ? words().every : value.split(",").map(name => languages[language].teach.sound[name] ?? words().nothing).join(", ");
  if (it.key === "rules") return table().base[value] ?? value;
  if (it.key === "opponent-side") return words().side[value] ?? value;
  return value;
}

function control(it, w) {
  const common = { "data-key": it.key, "aria-labelledby": "name-" + it.key, disabled: it.editable ? null : "" };
  if (it.key === "house") return house(it, common);
  if (it.kind === "flag") {
    const box = make("input", { ...common, type: "checkbox", role: "switch", onchange: e => change(it.key, e.target.checked) });
    box.checked = filed(it) === "true";
    return [make("label.pick.toggle", {}, box, make("span", {}, w.flag[filed(it)]))];
  }
  if (it.key === "buzzer") return sounds(it, common);
  if (it.kind === "choice") {
    const select = make("select", { ...common, onchange: e => change(it.key, e.target.value || null) },
      make("option", { value: "" }, it.key === "opponent" ? w.none : w.unset), ...it.choices.map(value => make("option", { value }, shown(it, value))));
    if (it.isFiled && !it.choices.includes(it.filed)) select.append(make("option", { value: it.filed }, it.filed));
    select.value = it.isFiled ? it.filed : "";
    return [make("label.entry", {}, select)];
  }
  if (it.kind === "list") {
    const known = it.isFiled ? it.filed.split(",").filter(Boolean) : [];
    const one = it.key === "mirror" ? mirrors(it.isFiled ? it.filed : "") : known;
    const fields = () => [...document.querySelectorAll(`[data-list="${it.key}"]`)].map(field => field.value.trim()).filter(Boolean);
    return [...one, ""].map((value, i) => make("label.entry", {}, make("input", {
      ...common, "data-key": it.key + i, "data-list": it.key, type: "text", value, autocomplete: "off", spellcheck: "false",
      onchange: () => change(it.key, fields().length ? fields() : null),
    })));
  }
  return [make("label.entry", {}, make("input", {
    ...common, type: "text", value: it.isFiled ? it.filed : "", placeholder: it.default, autocomplete: "off", spellcheck: "false",
    inputmode: it.kind === "number" ? "numeric" : null,
    onchange: e => change(it.key, e.target.value.trim() ? value(it, e.target.value.trim()) : null),
  }))];
}

function value(it, text) {
  return it.kind === "number" && /^\d+$/.test(text) ? Number(text) : text;
}

/** The sounds of a buzzer as switches; all of them on is the default, and none is a word of its own. */
function sounds(it, common) {
  const on = new Set(it.isFiled ? it.filed.split(",").filter(name => name !== "none") : MEANINGS);
  const flip = (name, wanted) => {
    if (wanted) on.add(name);
    else on.delete(name);
    const left = MEANINGS.filter(each => on.has(each));
    change(it.key, left.length === MEANINGS.length ? null : left.length ? left : ["none"]);
  };
  return MEANINGS.map(name => {
    const box = make("input", { ...common, "data-key": "buzzer-" + name, "aria-labelledby": null, type: "checkbox", role: "switch", onchange: e => flip(name, e.target.checked) });
    box.checked = on.has(name);
    return make("label.pick.toggle", {}, box, make("span", {}, languages[language].teach.sound[name]));
  });
}

/** Mirrors have commas of their own. */
function mirrors(text) {
  return text.split(/,(?=dgt:|livechess|link:)/).filter(Boolean);
}

/** The house rules as switches: those of the base, and what the file adds or takes away. */
function house(it, common) {
  const rules = settings.settings.find(other => other.key === "rules");
  const own = ownHouse(filed(rules));
  const force = new Set(own);
  for (const word of (it.isFiled ? it.filed : "").split(",").filter(Boolean)) {
    if (word.startsWith("-")) force.delete(word.slice(1));
    else force.add(word);
  }
  const flip = (rule, on) => {
    if (on) force.add(rule);
    else force.delete(rule);
    const said = HOUSE.filter(name => force.has(name) !== own.has(name)).map(name => (force.has(name) ? name : "-" + name));
    change("house", said.length ? said : null);
  };
  return HOUSE.map(rule => {
    const box = make("input", { ...common, "data-key": "house-" + rule, "aria-labelledby": null, type: "checkbox", role: "switch", onchange: e => flip(rule, e.target.checked) });
    box.checked = force.has(rule);
    return make("label.pick.toggle", {}, box, make("span", {}, make("b", {}, table().houseRule[rule][0]), make("small", {}, table().houseRule[rule][1])));
  });
}

function line(it, w) {
  const value = (it.value || w.nothing) + " (" + w.from[it.origin] + ")";
  return [make("dt", {}, it.key + ": " + value), make("dd", { lang: "en" }, it.about)];
}

function pairings(w) {
  return make("fieldset", { id: "devices" }, make("legend", {}, w.group.devices),
    ...(devices.pairings.length ? [] : [make("p", {}, w.noDevices)]),
    ...devices.pairings.map(it => make("div.device", {},
      make("span", {}, it.name + (it.you ? " (" + w.you + ")" : ""), " ", make("small", {}, say(w.since, it))),
      make("button.say", { type: "button", "data-forget": it.id, "aria-label": w.forget + ": " + it.name, onclick: () => post("/pairing", { do: "forget", id: it.id }) }, w.forget))));
}

const select = document.getElementById("language");
select.replaceChildren(...Object.entries(languages).map(([tag, it]) => make("option", { value: tag, lang: tag }, it.name)));
select.value = language;
select.addEventListener("change", () => {
  language = select.value;
  stored("language", language);
  told = "";
  show();
});

await ask();

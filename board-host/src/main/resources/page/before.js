// The room before a game: players, lots, rules, clock, start, help, opponent. Whatever is chosen is sent at once; who
// chooses nothing plays. The room has an address of its own: #before.
import { make } from "./dom.js";
import { INITIAL } from "./game.js";
import { BASES, HOUSE, clockText, isClock, lots, noHelp, ownHouse, rulesLine, startNumber } from "./rules.js";
import { say, stored } from "./words.js";
import { drawnText } from "./tonight.js";

const PRESETS = ["180+2", "300+3", "600+5", "900+10", "5400+30"];
const LEVELS = ["none", "targets", "danger", "grades"];
const SIDES = ["white", "black"];
const SETTLED = 300; // ms after which men that were put up have come to rest
const KEPT = 12; // names that are remembered
const OFFERED = 40; // names to choose from
const WIDE = matchMedia("(min-width: 1000px)");

export class Before {
  /** `page` gives game(), words(), ask(line) which promises what was wrong or null, hand(act) and say(line). */
  constructor(page) {
    this.page = page;
    this.place = document.getElementById("before");
    this.arranging = false;
    this.own = null; // "time" or "position" while the reader is about to write one
    addEventListener("hashchange", () => this.turnTo());
    addEventListener("keydown", e => {
      if (e.key === "Escape" && this.isOpen) this.close();
    });
  }

  get isOpen() {
    return location.hash === "#before" && !this.game.looksOn;
  }

  get game() {
    return this.page.game();
  }

  get words() {
    return this.page.words();
  }

  /** Rules, clock and start stand once a move is made. */
  get locked() {
    return this.game.plies.length > 0 || Boolean(this.game.result);
  }

  open() {
    location.hash = "#before";
  }

  close() {
    this.own = null;
    this.name();
    history.pushState(null, "", location.pathname);
    this.turnTo();
    document.querySelector("[data-room=before]")?.focus();
  }

  turnTo() {
    document.body.classList.toggle("before", this.isOpen);
    this.place.hidden = !this.isOpen;
    this.show();
    if (this.isOpen) this.place.querySelector("h1")?.focus({ preventScroll: true });
    if (this.isOpen && !WIDE.matches) scrollTo(0, 0);
  }

  /** A new game has come: the men of the simulated board are put up where this page asked for another start. */
  began() {
    if (!this.arranging) return;
    this.arranging = false;
    if (this.game.simulated) this.page.hand({ op: "arrange", placement: this.game.start.split(" ")[0] });
  }

  show() {
    if (!this.isOpen) return;
    if (this.place.dataset.language !== this.words.name) this.build();
    this.sync();
  }

  // the room -------------------------------------------------------------------------------------------------------

  build() {
    const w = this.words.before;
    this.place.dataset.language = this.words.name;
    this.place.replaceChildren(
      make("h1", { id: "before-title", tabindex: "-1" }, w.title),
      make("p.locked", { role: "status" }, w.locked),
      make("div.cards", {}, this.players(w), this.rules(w), this.clock(w), this.start(w), this.help(w), this.opponent(w),
        this.agreement(w)),
      make("p.foot", {}, make("button.say.first", { type: "button", "data-play": "", onclick: () => this.close() }, w.play)));
    this.offerNames();
  }

  group(name, label, ...children) {
    return make("fieldset", { "data-group": name }, make("legend", {}, label), ...children);
  }

  radio(group, value, label, says, choose) {
    return make("label.pick", {},
      make("input", { type: "radio", name: group, value, onchange: choose }),
      make("span", {}, make("b", {}, label), ...(says ? [make("small", {}, says)] : [])));
  }

  toggle(name, label, says, change) {
    return make("label.pick.toggle", {},
      make("input", { type: "checkbox", role: "switch", "data-switch": name, onchange: e => change(e.target.checked) }),
      make("span", {}, make("b", {}, label), make("small", {}, says)));
  }

  field(name, label, attributes = {}) {
    return make("label.entry", {}, make("span", {}, label),
      make("input", { type: "text", "data-field": name, autocomplete: "off", spellcheck: "false", ...attributes }));
  }

  wrong(name) {
    return make("p.wrong", { "data-wrong": name, role: "alert" });
  }

  button(name, label, does) {
    return make("button.say", { type: "button", "data-do": name, onclick: does }, label);
  }

  players(w) {
    const known = make("datalist", { id: "known" }, ...this.remembered().map(name => make("option", { value: name })));
    const names = SIDES.map(side => this.field(side, this.words[side], {
      list: "known", maxlength: "40", onchange: () => this.name(), onkeydown: e => e.key === "Enter" && this.name(),
    }));
    const record = ["event", "round", "table"].map(key => this.field(key, w.record[key], {
      maxlength: "60", onchange: e => this.set({ [key]: e.target.value.trim() }),
    }));
    return this.group("players", w.players, known, ...names, this.button("swap", w.swap, () => this.swap()), ...record,
      this.field("lots", w.whoBegins, { placeholder: "2", "aria-describedby": "lots-hint", onkeydown: e => e.key === "Enter" && this.draw() }),
      make("small", { id: "lots-hint" }, w.lots + ". " + w.lotsHint), this.wrong("lots"),
      this.button("draw", w.draw, () => this.draw()), make("p.drawn", { role: "status" }));
  }

  rules(w) {
    const house = make("details", { "data-house": "" },
      make("summary", {}, make("b", {}, w.house), " ", make("span.count", {})),
      make("p.none", {}, w.noHouse),
      ...HOUSE.map(rule => this.toggle(rule, ...w.houseRule[rule], on => this.house(rule, on))));
    return this.group("rules", w.rules,
      ...BASES.map(base => this.radio("base", base, w.base[base], w.baseSays[base], () => this.base(base))), house);
  }

  clock(w) {
    const choose = clock => () => this.time(clock);
    return this.group("clock", w.clock, make("div.row", {},
      this.radio("clock", "", w.noClock, "", choose("")),
      ...PRESETS.map(clock => this.radio("clock", clock, clockText(clock, w), "", choose(clock))),
      this.radio("clock", "other", w.otherTime, "", () => this.write("time", "clock"))),
    make("div", { "data-own": "time" },
      this.field("clock", w.otherTime, { inputmode: "text", "aria-describedby": "clock-hint", onchange: e => this.time(e.target.value) }),
      make("small", { id: "clock-hint" }, w.timeHint)), this.wrong("clock"),
    this.toggle("levers", w.levers, w.leversSays, on => this.set({ levers: on })));
  }

  start(w) {
    return this.group("start", w.start,
      this.radio("start", "usual", w.usual, "", () => this.position(INITIAL)),
      this.radio("start", "960", w.chess960, w.chess960Says, () => this.numbered("drawn")),
      make("div.line", { "data-own": "960" },
        this.field("number", w.number, { inputmode: "numeric", maxlength: "3", onchange: e => this.numbered(e.target.value) }),
        this.button("number", w.drawStart, () => this.numbered("drawn")),
        this.button("by-hand", w.byHand, () => this.byHand())),
      this.wrong("number"),
      this.radio("start", "position", w.position, "", () => this.write("position", "fen")),
      make("div.line", { "data-own": "position" },
        this.field("fen", w.fen, { onkeydown: e => e.key === "Enter" && this.position(e.target.value) }),
        this.button("fen", w.setPosition, () => this.position(this.input("fen").value))),
      this.wrong("fen"));
  }

  help(w) {
    const select = side => make("label.entry", {}, make("span", {}, this.words[side]),
      make("select", { "data-help": side, onchange: e => this.set({ help: { [side]: e.target.value } }) },
        ...LEVELS.map(level => make("option", { value: level }, w.level[level]))));
    return this.group("help", w.help, ...SIDES.map(select), make("small.none", {}, w.noHelp),
      this.toggle("far", w.far, w.farSays, on => this.set({ far: on || "" })));
  }

  /** Engines that the service offers; without any the group is hidden. */
  opponent(w) {
    const level = make("select", { "data-opponent": "level" }, ...Array.from({ length: 20 }, (_, i) =>
      make("option", { value: i + 1 }, `${i + 1} – ${w.strength[Object.keys(w.strength).find(most => i < most)]}`)));
    level.value = "5";
    const side = make("select", { "data-opponent": "side" },
      ...["black", "white"].map(value => make("option", { value }, this.words[value])));
    const who = make("select", { "data-opponent": "id" }, make("option", { value: "" }, w.people));
    const send = () => this.page.ask({
      opponent: who.value ? { id: who.value, level: Number(level.value), side: side.value } : null,
    }).then(() => this.sync());
    for (const element of [who, level, side]) element.addEventListener("change", send);
    const field = (label, element) => make("label.entry", {}, make("span", {}, label), element);
    return this.group("opponent", w.opponent, field(w.opponent, who), field(w.engineLevel, level), field(w.engineSide, side));
  }

  agreement(w) {
    return this.group("agree", w.agree, make("p", {}, make("small", {}, w.agreeSays)),
      make("div.line", {}, ...SIDES.map(side => make("button.say", {
        type: "button", "data-agree": side, onclick: () => this.page.ask({ say: "agree", by: side }),
      }, w.agrees[side]))),
      make("p.agreed", { role: "status" }));
  }

  // what the board says ---------------------------------------------------------------------------------------------

  /** Brings what is shown up to date; a field that somebody writes in is left alone. */
  sync() {
    const { game, locked } = this;
    const w = this.words.before;
    this.place.querySelector(".locked").hidden = !locked;
    for (const group of ["rules", "clock", "start", "agree"]) this.group$(group).disabled = locked;
    this.input("lots").disabled = this.place.querySelector("[data-do=draw]").disabled = locked;
    this.syncPlayers(game);
    this.syncRules(game.rules, w);
    this.syncClock(game.head);
    this.syncStart(game);
    this.syncHelp(game);
    this.syncOpponent(game.head.opponents ?? [], game.seats.filter(seat => seat.state !== "gone"));
    this.place.querySelector(".drawn").textContent = drawnText(game, this.words) ?? "";
    for (const side of SIDES) {
      this.group$("agree").querySelector(`[data-agree=${side}]`).setAttribute("aria-pressed", String(Boolean(game.agreed?.[side])));
    }
    this.place.querySelector(".agreed").textContent = game.agreed?.white && game.agreed?.black ? w.agreed : "";
  }

  group$(name) {
    return this.place.querySelector(`[data-group=${name}]`);
  }

  input(name) {
    return this.place.querySelector(`[data-field=${name}]`);
  }

  put(input, value) {
    if (input !== document.activeElement && input.value !== value) input.value = value;
  }

  pick(group, value) {
    for (const radio of this.place.querySelectorAll(`input[name=${group}]`)) radio.checked = radio.value === value;
  }

  tell(name, text) {
    const place = this.place.querySelector(`[data-wrong=${name}]`);
    if (place.textContent !== text) place.textContent = text;
    this.input(name).setAttribute("aria-invalid", String(Boolean(text)));
  }

  syncPlayers(game) {
    const last = JSON.parse(stored("players") ?? "{}");
    const players = game.head.players ?? last;
    for (const side of SIDES) this.put(this.input(side), players[side] ?? "");
    for (const key of ["event", "round", "table"]) this.put(this.input(key), game.head[key] ?? "");
  }

  syncRules(rules, w) {
    this.pick("base", rules.base);
    const fide = rules.base === "fide";
    for (const rule of HOUSE) {
      const toggle = this.place.querySelector(`[data-switch=${rule}]`);
      toggle.checked = rules.house.has(rule);
      toggle.disabled = fide;
    }
    this.place.querySelector("[data-house] .none").hidden = !fide;
    this.place.querySelector(".count").textContent = say(w.inForce, { n: rules.house.size });
  }

  syncClock(head) {
    const clock = head.clock ?? "";
    const preset = clock === "" || PRESETS.includes(clock);
    const own = this.own === "time" || !preset;
    this.pick("clock", own ? "other" : clock);
    this.place.querySelector("[data-own=time]").hidden = !own;
    if (this.own !== "time") this.put(this.input("clock"), preset ? "" : clock);
    const levers = this.place.querySelector("[data-switch=levers]");
    levers.checked = head.levers ?? Boolean(clock);
    levers.closest("label").hidden = !clock;
  }

  syncStart(game) {
    const mixed = Boolean(game.head.chess960);
    const usual = !mixed && game.start.split(" ")[0] === INITIAL.split(" ")[0];
    const kind = this.own === "position" ? "position" : mixed ? "960" : usual ? "usual" : "position";
    this.pick("start", kind);
    this.place.querySelector("[data-own=\"960\"]").hidden = kind !== "960";
    this.place.querySelector("[data-own=position]").hidden = kind !== "position";
    if (mixed) this.put(this.input("number"), String(startNumber(game.start)));
    if (kind === "position" && this.own !== "position") this.put(this.input("fen"), game.start);
  }

  syncHelp(game) {
    const refused = noHelp(game, this.words);
    const may = !refused;
    for (const side of SIDES) {
      const select = this.place.querySelector(`[data-help=${side}]`);
      select.disabled = !may;
      this.put(select, may ? (game.head.help?.[side] ?? "targets") : "none");
    }
    const why = this.group$("help").querySelector(".none");
    why.hidden = may;
    why.textContent = refused ?? "";
    const far = this.place.querySelector("[data-switch=far]");
    far.checked = Boolean(game.head.far);
    // whoever plays from afar does not come nearer while the game goes on
    far.disabled = far.checked && ((game.head.remote ?? "none") !== "none" || game.line.length > 0);
  }

  /** `engines` may be chosen, `seats` are taken. */
  syncOpponent(engines, [seat]) {
    const group = this.group$("opponent");
    group.hidden = engines.length === 0;
    const who = group.querySelector("[data-opponent=id]");
    if (who.options.length !== engines.length + 1) {
      who.append(...engines.map(engine => make("option", { value: engine.id }, engine.name)));
    }
    const seated = seat ? [seat.engine, seat.level, seat.side].join() : "";
    if ((group.dataset.seated ?? "") !== seated) {
      group.dataset.seated = seated;
      who.value = seat?.engine ?? "";
      if (seat) {
        group.querySelector("[data-opponent=level]").value = seat.level;
        group.querySelector("[data-opponent=side]").value = seat.side;
      }
    }
    for (const name of ["level", "side"]) group.querySelector(`[data-opponent=${name}]`).closest("label").hidden = !who.value;
  }

  // what the reader chooses -----------------------------------------------------------------------------------------

  set(changes) {
    return this.page.ask({ set: changes });
  }

  remembered() {
    return JSON.parse(stored("names") ?? "[]");
  }

  /** Offers the names that this browser has seen, and those of the games that are kept. */
  async offerNames() {
    const kept = await fetch("/players.json").then(answer => (answer.ok ? answer.json() : { players: [] }), () => ({ players: [] }));
    const names = [...new Set([...this.remembered(), ...kept.players])].slice(0, OFFERED);
    this.place.querySelector("#known").replaceChildren(...names.map(name => make("option", { value: name })));
  }

  /** Sends the names if they differ from those of the game, and remembers them. */
  name() {
    const players = Object.fromEntries(SIDES.map(side => [side, this.input(side)?.value.trim() ?? ""]));
    const now = this.game.head.players ?? {};
    if (SIDES.every(side => players[side] === (now[side] ?? ""))) return;
    stored("players", JSON.stringify(players));
    stored("names", JSON.stringify([...new Set([...Object.values(players).filter(Boolean), ...this.remembered()])].slice(0, KEPT)));
    this.set({ players });
  }

  swap() {
    const [white, black] = SIDES.map(side => this.input(side).value);
    this.input("white").value = black;
    this.input("black").value = white;
    this.name();
  }

  draw() {
    const names = SIDES.map(side => this.input(side).value.trim());
    const among = lots(this.input("lots").value || (names.every(Boolean) ? names.join(",") : "2"));
    this.tell("lots", among.wrong ? this.words.before[among.wrong] : "");
    if (among.wrong) return;
    this.page.ask({ draw: among }).then(wrong => this.tell("lots", wrong ?? ""));
    // on a narrow screen the board is behind this room, and the light runs on the board
    if (!WIDE.matches) this.close();
  }

  base(base) {
    this.set({ rules: rulesLine(base, ownHouse(base)) });
  }

  house(rule, on) {
    const house = new Set(this.game.rules.house);
    if (on) house.add(rule);
    else house.delete(rule);
    this.set({ rules: rulesLine(this.game.rules.base, house) });
  }

  /** The reader is going to write a time or a position. */
  write(what, field) {
    this.own = what;
    this.sync();
    this.input(field).focus();
  }

  async time(text) {
    const clock = text.trim();
    const known = clock === "" || isClock(clock);
    const wrong = known ? await this.set({ clock: clock || "none" }) : say(this.words.before.noTime, { text: clock });
    this.tell("clock", wrong ?? "");
    if (!wrong) this.own = null;
    this.sync();
  }

  /** The start is set up on the board, man by man; the board lights the squares and a remark says which man is next. */
  byHand() {
    this.arranging = true;
    this.page.ask({ say: "chess960", by: "arbiter" });
    if (!WIDE.matches) this.close();
  }

  async numbered(number) {
    const drawn = number === "drawn";
    const known = drawn || (/^\d{1,3}$/.test(number.trim()) && Number(number) < 960);
    this.tell("number", known ? "" : this.words.before.noNumber);
    if (!known) return;
    this.own = null;
    this.arranging = true;
    const wrong = await this.set({ chess960: true, start960: drawn ? "drawn" : Number(number) });
    this.tell("number", wrong ?? "");
  }

  /** First the men, so that putting them up is no touch of the new game. */
  async position(fen) {
    const placement = fen.trim().split(" ")[0];
    if (this.game.simulated) {
      this.page.hand({ op: "arrange", placement });
      await new Promise(done => setTimeout(done, SETTLED));
    }
    const wrong = await this.set({ fen: fen.trim(), chess960: false });
    this.tell("fen", wrong ?? "");
    if (wrong && this.game.simulated) this.page.hand({ op: "arrange", placement: this.game.fen.split(" ")[0] });
    if (!wrong) this.own = null;
    this.sync();
  }
}

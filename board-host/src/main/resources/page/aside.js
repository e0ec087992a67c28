// Everything beside the board: players, captured men, clocks, questions, words, rulings, moves.
import { drawn, picture } from "./board.js";
import { material, menOf, other, sideOf } from "./game.js";
import { capital, say } from "./words.js";
import { noHelp, swapped } from "./rules.js";
import { fill, make } from "./dom.js";
import { troubleText } from "./errand.js";
import { spelled, verdict } from "./sentence.js";

const ORDER = "QRBNPK";
// what a person may say who only moves the men for two engines: they resign, offer and claim for themselves
const AT_THE_TABLE = new Set(["adjust", "pause", "resume", "need-man", "new-game"]);
const SETTLED = 300; // ms after which men that were put up have come to rest

export class Aside {
  /** `page` gives game(), words(), flipped(), letters(), child(), input(line), hand(act) and remembers what was read. */
  constructor(page) {
    this.page = page;
    this.speaker = null; // whom the buttons speak for, if not the side to move
    this.sure = false;
  }

  show() {
    const { game, words } = this;
    const bottom = this.page.flipped() ? "black" : "white";
    this.strip(document.getElementById("top"), other(bottom));
    this.strip(document.getElementById("bottom"), bottom);
    this.questions(document.getElementById("questions"), game, words);
    this.rulings(document.getElementById("rulings"), game, words);
    this.actions(document.getElementById("actions"), game, words);
    this.moves(document.getElementById("moves"), game, words);
    this.box(document.getElementById("box"), game, words);
    this.tick();
  }

  get game() {
    return this.page.game();
  }

  get words() {
    return this.page.words();
  }

  // players -------------------------------------------------------------------------------------------------------

  strip(element, side) {
    const { game, words } = this;
    const balance = material(game.fen);
    const ahead = side === "white" ? balance.points : -balance.points;
    const tray = this.trayOf(game, other(side), balance);
    const name = game.head.players?.[side] || words[side];
    const clock = game.clock ? "clock" : "";
    const key = JSON.stringify([side, name, ahead, tray, clock, game.looksOn, game.turn, game.result?.result, words.name, game.clock?.running]);
    element.dataset.side = side;
    element.classList.toggle("moving", game.turn === side && !game.result);
    fill(element, key, () => [
      make("span.lampdot", { "aria-hidden": "true" }),
      make("span.who", {}, name),
      make("span.tray", { role: "group", "aria-label": say(words.tray, { side: words[other(side)] }) },
        ...tray.map(man => this.laid(man, words)),
        ...(ahead > 0 ? [make("span.ahead", { "aria-label": say(words.ahead, { n: ahead }) }, "+" + ahead)] : [])),
      ...(game.clock ? [this.clock(side, words)] : []),
    ]);
  }

  /** The men of `side` that are off the board: in the tray of the simulated board, or lost by the game. */
  trayOf(game, side, balance) {
    if (!game.simulated) return balance.lost[side].map(man => ({ man }));
    return game.physical.men
      .filter(man => man.tray !== undefined && sideOf(man.man) === side)
      .map(man => ({ id: man.id, man: man.man }))
      .sort((a, b) => ORDER.indexOf(a.man.toUpperCase()) - ORDER.indexOf(b.man.toUpperCase()) || a.id - b.id);
  }

  laid(man, words) {
    const label = words[sideOf(man.man) + "Piece"][man.man.toUpperCase()];
    return make("span.laid", { "data-take": man.id, role: "img", "aria-label": label, title: label }, drawn(picture(man.man)));
  }

  clock(side, words) {
    const running = this.game.clock.running === side;
    const looks = this.game.looksOn;
    return make((looks ? "span" : "button") + ".clock" + (running ? ".running" : ""), looks ? { "data-clock": side } : {
      type: "button", "data-clock": side, "aria-label": say(words.press, { side: words[side] }),
      onclick: () => this.page.input({ press: side }),
    }, "0:00");
  }

  /** Writes the time on the clocks; called while one runs. */
  tick() {
    const clock = this.game.clock;
    if (!clock) return;
    for (const button of document.querySelectorAll("[data-clock]")) {
      const side = button.dataset.clock;
      const gone = clock.running === side ? performance.now() - clock.at : 0;
      const text = time(Math.max(0, clock[side] - gone));
      if (button.textContent !== text) button.textContent = text;
    }
  }

  // questions -----------------------------------------------------------------------------------------------------

  questions(element, game, words) {
    const ask = game.result && game.ask?.question !== "result" ? null : game.ask;
    fill(element, JSON.stringify([ask, words.name, game.looksOn]), () => ask ? [
      make("h2", {}, say(words.ask[ask.question] ?? ask.question, { squares: ask.squares.join(" " + words.or + " ") })),
      make("div.choices", {}, ...(game.looksOn ? [] : ask.choices).map(choice => this.choice(ask, choice, game, words))),
    ] : []);
  }

  choice(ask, choice, game, words) {
    const men = menOf(game.fen);
    const piece = { queen: "Q", rook: "R", bishop: "B", knight: "N" }[choice];
    const side = ask.by ?? game.turn;
    const children = [];
    if (piece) children.push(drawn(picture(side === "white" ? piece : piece.toLowerCase())));
    else if (men.has(choice.slice(0, 2))) children.push(drawn(picture(men.get(choice.slice(0, 2)))));
    const text = /^[a-h][1-8][a-h][1-8]/.test(choice) ? spelled(choice, men, words) : (words.choice[choice] ?? choice);
    children.push(make("span", {}, capital(text)));
    return make("button.choice", { type: "button", "data-choice": choice, onclick: () => this.answer(ask, choice, piece) }, ...children);
  }

  /** Answers, and crowns the pawn of wood too. */
  answer(ask, choice, piece) {
    this.page.input({ choose: choice, id: ask.id });
    if (!piece || ask.question !== "promotion") return;
    const pawn = this.game.physical?.men.find(man => man.man.toUpperCase() === "P" && /[18]$/.test(man.at ?? ""));
    if (pawn) this.page.hand({ op: "exchange", square: pawn.at, man: piece });
  }

  // rulings -------------------------------------------------------------------------------------------------------

  rulings(element, game, words) {
    const cards = game.rulings.filter(ruling => !this.page.wasRead(ruling)).slice(-3);
    const notice = game.notice && !this.page.wasRead(game.notice) ? game.notice : null;
    // an engine that is gone is told until it is read, and another one sits down
    const gone = game.seats.filter(seat => seat.state === "gone" && seat.line).map(seat => ({ ...seat, event: "gone", id: seat.side, t: "" }))
      .filter(seat => !this.page.wasRead(seat));
    const faults = game.faults.filter(fault => !this.page.wasRead(fault)).slice(-3);
    fill(element, JSON.stringify([cards, notice, gone, faults, words.name, this.page.child(), [...game.overruled], [...game.rules.house]]), () => [
      ...gone.map(seat => this.card(seat, [troubleText(seat, words)], "remark", words)),
      ...faults.map(fault => this.card(fault, [this.faultText(fault, words)], "remark", words)),
      ...cards.map(ruling => this.card(ruling, this.rulingText(ruling, words), "ruling", words)),
      ...(notice ? [this.card(notice, [this.noticeText(notice, words)], "remark", words)] : []),
    ]);
  }

  /** A sentence of the arbiter or the board; for children its short form, where it is a long one. */
  told(key, words, sides, holes = {}) {
    const short = this.page.child() && words.cards[key];
    return short ? say(short, holes) : verdict(words, key, sides, holes);
  }

  noticeText(notice, words) {
    const [first, second] = (notice.with ?? []).map(name => words.before.houseRule[name]?.[0] ?? words.before.base[name] ?? name);
    return this.told(notice.words ?? "notice." + notice.code, words, { by: notice.by }, { first, second }) ?? notice.code;
  }

  /** What the board cannot see, by square or line. */
  faultText(fault, words) {
    const first = fault.squares[0];
    const line = fault.fault === "silent-row" ? first[1] : first[0];
    return this.told("sensor." + fault.fault, words, {}, { squares: fault.squares.join(", "), line }) ?? fault.fault;
  }

  /** What was ruled and why, what it costs, and whether the Laws leave room. */
  rulingText(ruling, words) {
    const lines = [this.told("ruling." + ruling.kind, words, { by: ruling.by }) ?? ruling.kind];
    if (ruling.kind === "illegal-move" && !this.game.rules.house.has("no-touch-move")) lines.push(this.told("ruling.touched", words));
    if (ruling.offence) lines.push(verdict(words, "ruling.count", { by: ruling.by }, { count: ruling.offence }));
    if (ruling.penalty) lines.push(verdict(words, "ruling.penalty", { to: ruling.penalty.to }, { seconds: ruling.penalty.addSeconds }));
    if (ruling.judgement) lines.push(this.told("ruling.judgement", words));
    if (this.game.overruled.has(ruling.id)) lines.push(words.arbiter.overruled);
    return lines;
  }

  card(what, lines, kind, words) {
    const law = lawText(what.law, words);
    const open = kind === "ruling" && what.judgement && !this.game.looksOn && !this.game.overruled.has(what.id);
    return make("div.card." + kind, { role: kind === "ruling" ? "alert" : "status" },
      make("p", {}, ...(this.page.child() ? [drawn(cardPicture(what, kind))] : []), lines[0]),
      ...lines.slice(1).map(line => make("p.more", {}, line)),
      make("footer", {}, make("span.law", {}, law),
        make("span.buttons", {},
          ...(open ? [make("button.read", { type: "button", "data-overrule": what.id, onclick: () => this.overrule(what) }, words.arbiter.overrule)] : []),
          make("button.read", { type: "button", onclick: () => { this.page.read(what); this.show(); } }, words.gotIt))));
  }

  /** A human decides otherwise (12.9). */
  overrule(ruling) {
    this.page.input({ say: "overrule", by: "arbiter", ruling: ruling.id });
  }

  // what may be said ----------------------------------------------------------------------------------------------

  actions(element, game, words) {
    const asked = game.offer?.by ?? game.takebackAsked;
    const side = this.person(this.speaker ?? (asked ? other(asked) : game.turn));
    const sayings = game.looksOn ? [] : this.sayings(game, side);
    const key = JSON.stringify([side, sayings, words.name, this.sure, Boolean(game.restore), game.simulated, game.looksOn, noHelp(game, words)]);
    fill(element, key, () => [
      ...(sayings.length && !this.seated(side) ? [this.speakers(side, words)] : []),
      ...sayings.map(word => this.saying(word, side, words)),
      ...(game.simulated && game.restore && !game.looksOn
        ? [make("button.say.wide", { type: "button", "data-say": "set-right", onclick: () => this.setRight() }, words.setRight)]
        : []),
    ]);
  }

  /** The side itself, or the other if an engine sits at it, which speaks for itself. */
  person(side) {
    return this.seated(side) && !this.seated(other(side)) ? other(side) : side;
  }

  /** Whether an engine sits at a side. */
  seated(side) {
    return this.game.seats.some(seat => seat.side === side && seat.state !== "gone");
  }

  /** The words that mean something now, for a side; the service says which. */
  sayings(game, side) {
    const can = (game.may?.[side] ?? []).filter(word => !this.seated(side) || AT_THE_TABLE.has(word));
    if (this.mayWantHint(game, side)) can.push("hint");
    const swaps = game.result && game.head.players && !game.rules.house.has("swap-colours");
    return swaps && can.includes("new-game") ? [...can, "swap-new-game"] : can;
  }

  /** Whether a hint is something to ask for: an engine is there, it is the player's turn, and he has not declined help. */
  mayWantHint(game, side) {
    return !game.result && side === game.turn && game.head.help?.[side] !== "none"
      && Boolean(game.head.opponents?.length) && !this.seated(side);
  }

  speakers(side, words) {
    return make("button.speaker", {
      type: "button", "data-speaker": side,
      onclick: () => { this.speaker = other(side) === this.game.turn ? null : other(side); this.sure = false; this.show(); },
    }, drawn(side === "white" ? "wK" : "bK"), make("span", {}, say(words.says, { side: words[side] })));
  }

  saying(word, side, words) {
    const unsure = word === "resign" && this.sure;
    const why = word === "hint" ? noHelp(this.game, words) : null;
    if (why) return make("button.say", { type: "button", "data-say": word, disabled: true, title: why }, words.say[word], make("small", {}, why));
    return make("button.say" + (unsure ? ".sure" : "") + (word.startsWith("accept") ? ".first" : ""), {
      type: "button", "data-say": word,
      onclick: () => {
        if (word === "resign" && !this.sure) {
          this.sure = true;
        } else {
          this.sure = false;
          this.speak(word, side);
          this.speaker = null;
        }
        this.show();
      },
    }, unsure ? words.really : (words.say[word] ?? words.before.swapNext));
  }

  speak(word, side) {
    if (word === "swap-new-game") {
      const players = swapped(this.game.head.players);
      const engine = this.game.seats.find(seat => seat.state !== "gone");
      this.speak("new-game", side);
      // the game that is over keeps its names
      // an engine changes sides with its name
      const remote = engine && { remote: other(engine.side) };
      setTimeout(() => this.page.input({ set: { players, ...remote } }), this.game.simulated ? SETTLED : 0);
      return;
    }
    if (word === "new-game" && this.game.simulated) {
      // first the men, so that putting them up is no touch of the new game
      this.page.hand({ op: "arrange", placement: this.game.start.split(" ")[0] });
      setTimeout(() => this.page.input({ say: word, by: side }), SETTLED);
      return;
    }
    // the last move is what people mean to take back, and whoever made it must ask; an engine asks for nothing, so who plays
    // one asks for his own last move
    const asks = word === "takeback" && !this.seated(other(side)) ? other(this.game.turn) : side;
    this.page.input({ say: word, by: asks });
  }

  setRight() {
    this.page.hand({ op: "arrange", placement: this.game.fen.split(" ")[0] });
  }

  // moves ---------------------------------------------------------------------------------------------------------

  moves(element, game, words) {
    const list = element.querySelector("ol");
    const likely = likelySan(game);
    const key = JSON.stringify([game.line, likely, words.name, this.page.letters(), game.result, game.start]);
    if (list.dataset.key === key) return;
    fill(list, key, () => this.rows(game, likely, words));
    element.querySelector(".none").hidden = game.line.length > 0 || Boolean(game.provisional);
    element.scrollTop = element.scrollHeight;
  }

  rows(game, expected, words) {
    const rows = [];
    let [, side, , , , number] = game.start.split(" ");
    number = Number(number);
    let row = null;
    const put = (san, likely) => {
      if (!row || side === "w") {
        row = make("li.pair", {}, make("span.number", {}, number + "."));
        if (side === "b") row.append(make("span.ply.gap", {}, "…"));
        rows.push(row);
      }
      row.append(make("span.ply" + (likely ? ".likely" : ""), {}, ...this.figures(san, side === "w", words)));
      if (side === "b") { number++; row = null; }
      side = side === "w" ? "b" : "w";
    };
    for (const entry of game.line) {
      if (entry.uci) {
        put(entry.san ?? entry.uci, false);
      } else {
        rows.push(make("li.note." + entry.note, {}, this.note(entry, words)));
        row = null;
      }
    }
    if (expected && !game.result) put(expected, true);
    if (game.result) rows.push(make("li.note.result", {}, game.result.result.replace("1/2-1/2", "½–½").replace("-", "–")));
    return rows;
  }

  note(entry, words) {
    switch (entry.note) {
      case "ruling": return this.rulingText(entry.ruling, words)[0] + " " + (entry.ruling.law ?? "");
      case "claim": return this.claimText(entry.claim, words);
      case "overruled": return verdict(words, "notice.overruled") + " (" + entry.id + ")";
      case "taken": return say(words.taken, { move: this.lettered(entry.move, words) });
      default: return say(words.amended, { from: this.lettered(entry.to, words), to: this.lettered(entry.from, words) });
    }
  }

  claimText(claim, words) {
    const key = "claim." + claim.kind + (claim.accepted ? ".accepted" : ".rejected");
    return (this.told(key, words, { by: claim.by }, { proof: claim.proof.join(", ") }) ?? claim.kind) + " " + (claim.law ?? "");
  }

  lettered(san, words) {
    return (san ?? "").replace(/[KQRBN]/g, letter => words.letters[letter]);
  }

  /** A move with its men drawn, or in the letters of the language. */
  figures(san, white, words) {
    if (this.page.letters()) return [this.lettered(san, words)];
    return san.split(/([KQRBN])/).filter(Boolean).map(part => {
      if (!/^[KQRBN]$/.test(part)) return part;
      return make("span.figure", {}, drawn((white ? "w" : "b") + part), make("span.hidden", {}, words.letters[part]));
    });
  }

  // box -----------------------------------------------------------------------------------------------------------

  box(element, game, words) {
    element.hidden = !game.simulated || game.looksOn;
    element.querySelector("summary").textContent = words.box;
    fill(element.querySelector("div"), words.name, () => [..."QRBNPqrbnp"].map(man => {
      const label = words[sideOf(man) + "Piece"][man.toUpperCase()];
      return make("span.laid", { "data-box": man, role: "img", "aria-label": label, title: label }, drawn(picture(man)));
    }));
  }
}

/** The move that is made and not settled; what a pawn becomes is not known while that is asked. */
function likelySan(game) {
  const san = game.provisional?.san;
  return game.ask?.question === "promotion" ? san?.replace(/=[QRBN].*$/, "=?") : san;
}

/** What a child sees beside the words of a card: what goes back, whom it is about, or that there is a question. */
function cardPicture(what, kind) {
  if (kind === "ruling") return "lamp-remove";
  return what.by ? (what.by === "white" ? "wK" : "bK") : "lamp-ask";
}

/** What stands under a card: the article, or that a house rule says so; what the board itself remarks has no law. */
function lawText(law, words) {
  if (!law || law === "house:board") return "";
  return law.startsWith("house:") ? words.houseRule : say(words.article, { law });
}

/** 5:00, 1:02:03, under twenty seconds 19.9. */
function time(ms) {
  if (ms < 20000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const s = Math.ceil(ms / 1000);
  const [h, m, sec] = [Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60];
  return (h ? h + ":" + String(m).padStart(2, "0") : m) + ":" + String(sec).padStart(2, "0");
}

// The card beside the board that says how practice goes.
import { make } from "./dom.js";
import { lookerLine } from "./looker.js";
import { practiceLanguages } from "./practice-words.js";
import { languages, say } from "./words.js";

/** What the player is to do, in a few words. */
export function practiceText(practice, w) {
  const said = w.state[practice.state];
  const kind = typeof said === "string" ? said : said[practice.kind];
  return typeof kind === "string" ? kind : kind[practice.goal];
}

/** Shows the card while something is practised; `send` posts a line. */
export function showPractice(place, game, language, send) {
  const practice = game.practice;
  place.hidden = !practice;
  const key = JSON.stringify([practice, language, game.looksOn]);
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  if (!practice) return place.replaceChildren();
  const w = practiceLanguages[language];
  const count = practice.kind === "endgame" ? say(w.found, { n: practice.moves }) : say(w.points, practice);
  const over = practice.state === "done" || practice.state === "missed";
  place.replaceChildren(
    make("h2", {}, practice.titles[language] ?? practice.titles.en),
    make("p.state", { role: "status" }, practiceText(practice, w)),
    ...(practice.comment ? [make("p.comment", {}, practice.comment)] : []),
    make("p.count", {}, count),
    game.looksOn ? lookerLine(game.you, languages[language]) : make("p.do", {},
      ...(over ? [make("button.say.first", {
        type: "button", "data-practice": "again", onclick: () => send({ practice: { id: practice.id, side: practice.player } }),
      }, w.again)] : []),
      make("button.say", { type: "button", "data-practice": "stop", onclick: () => send({ practice: null }) }, w.stop)));
}

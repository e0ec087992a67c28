// "Our rules tonight" beside the board: what is agreed, in a few words, before and during the game.
import { make } from "./dom.js";
import { INITIAL } from "./game.js";
import { clockText, departures, startText } from "./rules.js";

/** Shows the card; `open` goes to the room before a game, `agree` says that a side agrees. */
export function showTonight(place, game, words, { open, agree }) {
  const w = words.before;
  const locked = game.plies.length > 0;
  const asked = !locked && !game.practice && !game.looksOn && game.agreed && !(game.agreed.white && game.agreed.black);
  const parts = [w.base[game.rules.base], clockText(game.head.clock, w), startText(game.head, game.start, INITIAL, w)];
  const house = departures(game.rules, w);
  const key = JSON.stringify([words.name, locked, asked, game.looksOn, game.agreed, parts, house]);
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  const agrees = ["white", "black"].map(side => make("button.say", {
    type: "button", "data-agree": side, "aria-pressed": String(Boolean(game.agreed?.[side])), onclick: () => agree(side),
  }, w.agrees[side]));
  place.replaceChildren(
    make("h2", {}, w.tonight),
    ...(game.looksOn ? [] : [make("button.say", { type: "button", "data-room": "before", onclick: open }, locked ? w.look : w.change)]),
    make("p.terms", {}, parts.filter(Boolean).join(" · ")),
    ...(house.length ? [make("p.house", {}, house.join(" · "))] : []),
    ...(asked ? [make("p.agrees", {}, ...agrees)] : []));
}

/** Who begins, once lots are drawn, or null. */
export function drawnText(game, words) {
  const order = game.drawn?.order;
  if (!order || game.plies.length) return null;
  const w = words.before;
  const [name, other] = order.map(who => (/^\d+$/.test(who) ? w.player.replace("{n}", who) : who));
  const text = order.length === 2 && !/^\d+$/.test(order[0]) ? w.begins : w.beginsFirst;
  const said = text.replace("{name}", name).replace("{other}", other);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

// The list of lessons with how far the pupil has come.
import { make } from "./dom.js";
import { say } from "./words.js";

/** The first task that is not solved yet, or the first of all. */
function next(lesson) {
  const open = lesson.tasks.findIndex(task => !task.solved);
  return open < 0 ? 0 : open;
}

/** One lesson as a card: title, progress, and a button that begins where the pupil stopped. */
function card(lesson, language, words, begin, looker) {
  const disabled = looker ? true : null;
  const solved = lesson.tasks.filter(task => task.solved).length;
  const all = lesson.tasks.length;
  const word = solved === 0 ? words.begin : solved === all ? words.repeat : words.goOn;
  const progress = say(words.progress, { solved, all });
  return make("li.leaf", {},
    make("h2", {}, lesson.title[language]),
    make("progress", { max: all, value: solved, "aria-label": progress }),
    make("p.small", {}, progress),
    make("div.row", {},
      make("button.main", { type: "button", "data-begin": lesson.id, disabled, onclick: () => begin(lesson.id, next(lesson)) }, word),
      make("details", {},
        make("summary", {}, words.tasks),
        make("div.row", {}, ...lesson.tasks.map((task, n) => make("button.task" + (task.solved ? ".solved" : ""), {
          type: "button", disabled, onclick: () => begin(lesson.id, n),
          "aria-label": say(words.number, { n: n + 1 }) + (task.solved ? ", " + words.solved : ""),
        }, String(n + 1) + (task.solved ? " ✓" : "")))))));
}

/** Shows the list in `place`. `begin` takes a lesson's name and the number of a task; `setUp` has the men of the game set up, null if they stand by themselves; `looker` is the line for a browser that may only look on, or null. */
export function showList(place, list, language, words, begin, setUp, looker) {
  const key = JSON.stringify([list, language, Boolean(setUp), looker?.outerHTML]);
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  place.replaceChildren(
    make("p", {}, list ? words.intro : words.wait),
    ...(looker ? [looker] : []),
    ...(setUp && !looker ? [make("div.row", {}, make("button", { type: "button", "data-set-up": "", onclick: setUp }, words.setUp))] : []),
    make("ul", {}, ...(list?.lessons ?? []).map(lesson => card(lesson, language, words, begin, looker))),
    ...(list?.complaints.length ? [make("div.leaf", {},
      make("h2", {}, words.complaints),
      make("ul.faults", { lang: "en" }, ...list.complaints.map(line => make("li", {}, line))))] : []));
}

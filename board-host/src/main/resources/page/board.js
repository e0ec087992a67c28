// The board: 64 squares with a lamp in each, and the men above them.
import { sideOf } from "./game.js";

const FILES = "abcdefgh";
const SVG = "http://www.w3.org/2000/svg";

/** A picture from the sheet in the page, by its name there. */
export function drawn(name, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  if (className) svg.setAttribute("class", className);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#" + name);
  svg.append(use);
  return svg;
}

/** The name of a man's picture: wK, bP ... */
export function picture(man) {
  return (sideOf(man) === "white" ? "w" : "b") + man.toUpperCase();
}

export class Board {
  constructor(frame) {
    this.frame = frame;
    this.grid = frame.querySelector(".squares");
    this.layer = frame.querySelector(".men");
    this.flipped = false;
    this.cells = new Map();
    this.shown = new Map(); // man's number -> element
    this.focus = "e2";
    for (let rank = 8; rank >= 1; rank--) {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      for (const file of FILES) row.append(this.cell(file + rank));
      this.grid.append(row);
    }
    this.coordinates();
    this.focusOn(this.focus, false);
  }

  cell(square) {
    const cell = document.createElement("div");
    const [file, rank] = place(square);
    cell.className = "square " + ((file + rank) % 2 ? "light" : "dark");
    cell.dataset.square = square;
    cell.setAttribute("role", "gridcell");
    cell.tabIndex = -1;
    // shifts the grain so that no two neighbours are cut from the same piece of wood
    cell.style.setProperty("--cut", ((file * 37 + rank * 61) % 97) + "px");
    this.cells.set(square, cell);
    return cell;
  }

  coordinates() {
    const files = [...FILES];
    const ranks = [..."87654321"];
    const write = (part, names) => {
      this.frame.querySelectorAll(part).forEach(edge => {
        edge.replaceChildren(...names.map(name => Object.assign(document.createElement("span"), { textContent: name })));
      });
    };
    write(".files", this.flipped ? files.reverse() : files);
    write(".ranks", this.flipped ? ranks.reverse() : ranks);
  }

  turn(flipped) {
    this.flipped = flipped;
    const rows = [...this.grid.children];
    const upright = rows[0].firstElementChild.dataset.square === "a8";
    if (upright === flipped) {
      rows.reverse().forEach(row => {
        [...row.children].reverse().forEach(cell => row.append(cell));
        this.grid.append(row);
      });
    }
    this.coordinates();
    this.frame.classList.toggle("turned", flipped);
    this.shown.forEach(element => this.seat(element));
    this.layer.querySelectorAll(".sign").forEach(sign => this.seat(sign));
  }

  /** Lays something over a square, above the men. */
  lay(square, element) {
    element.where = { at: square };
    this.layer.append(element);
    this.seat(element);
  }

  /** Which square a point of the window is on, or null. */
  squareAt(x, y) {
    const [file, rank] = this.pointAt(x, y);
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? FILES[Math.floor(file)] + (Math.floor(rank) + 1) : null;
  }

  /** The same in squares from the outer corner of a1. */
  pointAt(x, y) {
    const box = this.grid.getBoundingClientRect();
    const file = ((x - box.left) / box.width) * 8;
    const rank = ((box.bottom - y) / box.height) * 8;
    return this.flipped ? [8 - file, 8 - rank] : [file, rank];
  }

  onFrame(x, y) {
    const box = this.frame.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  focusOn(square, really = true) {
    this.cells.get(this.focus).tabIndex = -1;
    this.focus = square;
    const cell = this.cells.get(square);
    cell.tabIndex = 0;
    if (really) cell.focus({ preventScroll: true });
  }

  /** Shows lamps, focus and men. `view` has lights, men (id, man, at | hand, from | file, rank) and a label for a square. */
  show(view) {
    for (const [square, cell] of this.cells) {
      const light = view.lights[square] ?? "";
      if (cell.dataset.light !== light) {
        cell.dataset.light = light;
        cell.replaceChildren(...(light ? [lamp(light)] : []));
      }
      cell.classList.toggle("blamed", Boolean(view.blamed?.includes(square)));
      const label = view.label(square);
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    }
    const left = new Set(this.shown.keys());
    for (const man of view.men) {
      left.delete(man.id);
      const element = this.shown.get(man.id) ?? this.bring(man);
      if (element.dataset.man !== man.man) {
        element.dataset.man = man.man;
        element.replaceChildren(drawn(picture(man.man)));
      }
      element.where = man;
      element.classList.toggle("held", man.hand !== undefined);
      element.classList.toggle("strange", man.hand !== undefined && !man.mine);
      this.seat(element);
    }
    for (const id of left) {
      this.shown.get(id).remove();
      this.shown.delete(id);
    }
  }

  bring(man) {
    const element = document.createElement("div");
    element.className = "man";
    this.shown.set(man.id, element);
    this.layer.append(element);
    return element;
  }

  /** Moves a man's picture to where the man is. */
  seat(element) {
    const man = element.where;
    let file, rank;
    if (man.point) {
      [file, rank] = man.point;
    } else if (man.file !== undefined) {
      [file, rank] = [man.file - 0.5, man.rank - 0.5];
    } else {
      [file, rank] = place(man.at ?? man.over ?? man.from ?? "e5");
    }
    if (this.flipped) [file, rank] = [7 - file, 7 - rank];
    element.classList.toggle("led", man.point !== undefined);
    element.style.transform = `translate(${file * 100}%, ${(7 - rank) * 100}%)`;
  }
}

/** File and rank of a square from 0. */
export function place(square) {
  return [FILES.indexOf(square[0]), Number(square[1]) - 1];
}

function lamp(light) {
  const lamp = document.createElement("span");
  lamp.className = "lamp";
  lamp.append(drawn("lamp-" + light));
  return lamp;
}

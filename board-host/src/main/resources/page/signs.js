// A small sign of its own for check, promotion, mate and draw. It runs beside the game and nothing waits for it.
import { menOf } from "./game.js";

const SHAPES = {
  check: "M50 8A42 42 0 1 1 49.9 8",
  promotion: "M20 40L14 12 35 28 50 6 65 28 86 12 80 40Z",
  mate: "M14 14L86 86M86 14L14 86",
  draw: "M18 40H82M18 60H82",
};
const PASSING = 1000; // ms
const SVG = "http://www.w3.org/2000/svg";

export class Signs {
  /** The signs are drawn over the squares of `board`. */
  constructor(board) {
    this.board = board;
  }

  /** Shows what an event of the game is worth. */
  hear(event, game) {
    if (event.event === "move" && /[+]/.test(event.san ?? "")) this.show("check", [king(game, game.turn)], true);
    if (event.event === "move" && event.uci?.length === 5) this.show("promotion", [event.uci.slice(2, 4)], true);
    if (event.event === "result") this.result(event, game);
    if (event.event === "game" || event.event === "takeback" || event.event === "amend") this.clear();
  }

  result(event, game) {
    this.clear();
    if (event.reason === "checkmate") this.show("mate", [king(game, event.result === "1-0" ? "black" : "white")], false);
    else if (event.result === "1/2-1/2") this.show("draw", [king(game, "white"), king(game, "black")], false);
  }

  show(kind, squares, passes) {
    for (const square of squares.filter(Boolean)) {
      const sign = document.createElement("span");
      sign.className = "sign " + kind;
      sign.setAttribute("aria-hidden", "true");
      const svg = document.createElementNS(SVG, "svg");
      svg.setAttribute("viewBox", "0 0 100 100");
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("d", SHAPES[kind]);
      svg.append(path);
      sign.append(svg);
      this.board.lay(square, sign);
      if (passes) setTimeout(() => sign.remove(), PASSING);
    }
  }

  clear() {
    for (const sign of this.board.frame.querySelectorAll(".sign")) sign.remove();
  }
}

function king(game, side) {
  const wanted = side === "white" ? "K" : "k";
  return [...menOf(game.fen)].find(([, man]) => man === wanted)?.[0];
}

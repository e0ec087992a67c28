// Sounds by meaning, made on the spot by the browser, and the browser's own speech. Silent by the rules of a competition.
import { say } from "./words.js";

export const MEANINGS = ["move", "capture", "check", "illegal", "ask", "end", "low"];

// each sound is a row of tones: pitch in Hz, start and length in s, kind of wave
const TONES = {
  move: [[330, 0, .07, "triangle"]],
  capture: [[262, 0, .06, "triangle"], [196, .07, .1, "triangle"]],
  check: [[660, 0, .09, "sine"], [880, .11, .14, "sine"]],
  illegal: [[165, 0, .16, "square"], [139, .19, .22, "square"]],
  ask: [[523, 0, .1, "sine"], [659, .14, .18, "sine"]],
  end: [[523, 0, .14, "sine"], [659, .16, .14, "sine"], [784, .32, .34, "sine"]],
  low: [[988, 0, .05, "sine"], [988, .12, .05, "sine"], [988, .24, .05, "sine"]],
};
const LOUD = .18;
const LOW = 20000; // ms

/** What an event of the game means to the ear; null: nothing. */
export function meaning(event) {
  switch (event.event) {
    case "move": return event.san?.includes("#") ? null : event.san?.includes("+") ? "check" : event.san?.includes("x") ? "capture" : "move";
    case "ruling": return "illegal";
    case "restore": return event.place.length + event.remove.length && event.reason === "illegal-move" ? "illegal" : null;
    case "ask": return "ask";
    case "result": return "end";
    default: return null;
  }
}

export class Ear {
  /** `game()` is the game, `wants(name)` says whether a sound, or "speech", is switched on. */
  constructor(game, wants) {
    Object.assign(this, { game, wants, audio: null, warned: new Set(), said: null, wrong: false });
  }

  get silent() {
    return this.game().rules.base === "fide";
  }

  /** Lets an event be heard. */
  hear(event) {
    if (event.event === "game") this.warned.clear();
    if (event.event === "restore") {
      // an unlawful act sounds once, not again with each man put back
      const wrong = Boolean(meaning(event));
      if (wrong && this.wrong) return;
      this.wrong = wrong;
    }
    const what = meaning(event);
    if (what) this.play(what);
  }

  /** The clock shows `left` ms for `side`. */
  time(side, left) {
    if (left >= LOW) this.warned.delete(side);
    else if (left > 0 && !this.warned.has(side)) {
      this.warned.add(side);
      this.play("low");
    }
  }

  play(what) {
    if (this.silent || !this.wants(what)) return;
    try {
      this.audio ??= new AudioContext();
      if (this.audio.state === "suspended") this.audio.resume();
      for (const [pitch, after, length, wave] of TONES[what]) this.tone(pitch, this.audio.currentTime + after, length, wave);
    } catch {
      // a browser without sound plays on in silence
    }
  }

  tone(pitch, at, length, wave) {
    const voice = this.audio.createOscillator();
    const loud = this.audio.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(LOUD, at + .01);
    loud.gain.exponentialRampToValueAtTime(.001, at + length);
    voice.connect(loud).connect(this.audio.destination);
    voice.start(at);
    voice.stop(at + length + .02);
  }

  /** Speaks a text in a language, in place of what is still being said of the same kind. */
  speak(text, language, after = false) {
    if (this.silent || !this.wants("speech") || !text || this.said === text || !("speechSynthesis" in window)) return;
    this.said = text;
    if (!after) speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    speechSynthesis.speak(words);
  }
}

/** A move as a person would say it: "knight takes f3, check". */
export function spokenMove(san, words) {
  const w = words.teach.san;
  const end = san.includes("#") ? ", " + w.mate : san.includes("+") ? ", " + w.check : "";
  if (/^O-O-O|^0-0-0/.test(san)) return w.long + end;
  if (/^O-O|^0-0/.test(san)) return w.short + end;
  const piece = words.piece[/^[KQRBN]/.test(san) ? san[0] : "P"];
  const to = san.match(/[a-h][1-8](?!.*[a-h][1-8])/)?.[0] ?? "";
  const crown = san.match(/=([QRBN])/);
  return piece + " " + (san.includes("x") ? say(w.takes, { to }) : to) + (crown ? ", " + say(w.crown, { piece: words.piece[crown[1]] }) : "") + end;
}

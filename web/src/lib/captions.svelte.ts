/** Captions for sounds. */
import type { Cue } from "../sound";

const SHOWN = 2500; // milliseconds

class Captions {
  last: Cue | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(name: Cue): void {
    this.last = name;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.last = null), SHOWN);
  }
}

export const captions = new Captions();

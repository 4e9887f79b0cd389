/** What others do is shown at the pace that somebody likes. Updates wait here between the link and the table: each is
 * shown so long after the one before it, sooner when many wait, and at once when waiting could cost anything. */
import { prefs, type PaceName } from "./prefs.svelte";
import type { Told, Update } from "./wire";

/** An update, and what of it is news. */
export interface News {
  update: Update;
  events: Told[];
}
export interface Circumstances {
  /** Does a clock run while somebody looks at a question? */
  clocked(): boolean;
  /** Is the page in sight? */
  seen(): boolean;
}

export const PAUSE: Record<PaceName, number> = { instant: 0, quick: 400, steady: 1000, slow: 2000, step: Infinity };
const GATHERED = 32; // milliseconds: even at once, what comes in one breath is drawn once
const MANY = 3; // more than these go twice as fast,
const TOO_MANY = 8; // and more than these at once

export class Pace {
  /** How many updates wait. */
  waiting = $state(0);
  /** Milliseconds that motion may take for what was shown last; 0: show how it is, without motion. */
  beat = $state(0);
  #queue: News[] = [];
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (news: News) => void,
    readonly around: Circumstances,
  ) {}

  take(news: News): void {
    this.#queue.push(news);
    this.waiting = this.#queue.length;
    if (this.#isUrgent(news.update)) this.rush();
    else this.#plan();
  }

  /** Show the next one now. */
  next(): void {
    if (PAUSE[prefs.now.pace] === 0) return this.rush();
    const news = this.#queue.shift();
    if (news) this.#present(news, this.#pause());
    this.#plan();
  }

  /** Show everything that waits, as one. */
  rush(): void {
    const all = this.#queue.splice(0);
    const last = all.at(-1);
    if (last) this.#present({ update: last.update, events: all.flatMap((one) => one.events) }, 0);
    this.#plan();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Our own command led here; or our time would run, or nobody looks. */
  #isUrgent(update: Update): boolean {
    if (update.ack !== "" || this.#last === -Infinity || !this.around.seen()) return true;
    return update.question !== null && this.around.clocked();
  }

  #pause(): number {
    const pause = PAUSE[prefs.now.pace];
    return this.#queue.length > MANY ? pause / 2 : pause;
  }

  #present(news: News, beat: number): void {
    this.#last = Date.now();
    this.waiting = this.#queue.length;
    this.beat = Number.isFinite(beat) ? beat : PAUSE.steady;
    this.show(news);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#queue.length) return;
    if (this.#queue.length > TOO_MANY) return this.rush();
    const left = this.#last + (this.#pause() || GATHERED) - Date.now();
    if (left <= 0) this.next();
    else if (Number.isFinite(left)) this.#timer = setTimeout(() => this.next(), left);
  }
}

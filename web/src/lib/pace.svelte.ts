/** Shows what others do at the player's chosen pace. Updates wait here between the link and the table: with a pause
 * after each, longer after decisive events, shorter if many wait, and none if waiting would cost the player time. */
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
  /** How many times the usual pause does this deserve? */
  weight(news: News): number;
}

export const PAUSE: Record<PaceName, number> = { instant: 0, quick: 400, steady: 1000, slow: 2000, step: Infinity };
const GATHERED = 32; // milliseconds in which updates are collected and drawn once, even at the pace "at once"
/** [24, 4]: if more than 24 updates wait, they are shown 4 times faster. A round of five bots is about 20. */
const HASTE = [
  [24, 4],
  [10, 2],
] as const;
const TOO_MANY = 80; // more than these are shown at once, because the player was away

export class Pace {
  /** How many updates wait. */
  waiting = $state(0);
  /** Milliseconds that animations of the last update may take; 0: no animation. */
  beat = $state(0);
  #queue: News[] = [];
  #last = -Infinity;
  #weight = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (news: News) => void,
    readonly around: Circumstances,
  ) {}

  take(news: News): void {
    const before = this.#queue.at(-1);
    if (before && !news.events.length)
      before.update = news.update; // nothing visible changed, so it needs no pause
    else this.#queue.push(news);
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

  /** Show all waiting updates as one; with animations only if it is a single one. */
  rush(): void {
    const all = this.#queue.splice(0);
    const last = all.at(-1);
    const beat = all.length === 1 ? PAUSE[prefs.now.pace] : 0;
    if (last) this.#present({ update: last.update, events: all.flatMap((one) => one.events) }, beat);
    this.#plan();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Must it be shown at once? Yes if it answers our own command, is the first, starts our clock, or the page is
   * hidden. */
  #isUrgent(update: Update): boolean {
    if (update.ack !== "" || this.#last === -Infinity || !this.around.seen()) return true;
    return update.question !== null && this.around.clocked();
  }

  #pause(): number {
    const [, haste] = HASTE.find(([many]) => this.#queue.length > many) ?? [0, 1];
    return (PAUSE[prefs.now.pace] * this.#weight) / haste;
  }

  #present(news: News, beat: number): void {
    this.#last = Date.now();
    this.waiting = this.#queue.length;
    this.beat = Number.isFinite(beat) ? beat : PAUSE.steady;
    this.#weight = this.around.weight(news);
    this.show(news);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#queue.length) return;
    if (this.#queue.length > TOO_MANY && prefs.now.pace !== "step") return this.rush();
    const left = this.#last + (this.#pause() || GATHERED) - Date.now();
    if (left <= 0) this.next();
    else if (Number.isFinite(left)) this.#timer = setTimeout(() => this.next(), left);
  }
}

/** Animations of events: pawns walk, counters turn, tiles fall, the temple turns. The board already shows the final
 * state. Any press finishes running animations. */
import type { Point } from "../art/svg";
import type { Cue } from "../sound";
import { cue } from "../lib/sounds";
import type { IslandEvent, Told } from "../lib/wire";

export const TIME = { step: 180, flip: 240, slam: 420, dial: 600, roll: 420 } as const;
const LASTS: Partial<Record<IslandEvent["event"], number>> = {
  rolled: TIME.roll,
  cast: TIME.roll,
  templeturned: TIME.dial,
  laid: TIME.slam,
  faced: TIME.flip,
  lockturned: TIME.flip,
};
const CUES: Partial<Record<IslandEvent["event"], Cue>> = {
  rolled: "rattle",
  cast: "rattle",
  walked: "slide",
  back: "slide",
  laid: "thud",
  faced: "drum",
  challenged: "drum",
  templeturned: "creak",
  lockturned: "creak",
  won: "horn",
};
const MANY = 10; // events: more than these run twice as fast,
const TOO_MANY = 40; // and more than these are not animated

export interface Ground {
  island: Element;
  at: ReadonlyMap<number, Point>;
  /** The fields of a walk from one to another. */
  walk: (from: number, to: number) => number[];
  /** Where a seat's pawn stands now. */
  stands: (seat: number) => number;
}
export interface Stop {
  time: number;
  field: number;
}

export interface Timetable {
  /** Start times and places of each pawn's moves. */
  stops: Map<number, Stop[]>;
  /** When each event begins. */
  when: number[];
}

/** Schedule the events one after another. */
export function timetable(events: readonly IslandEvent[], ground: Pick<Ground, "walk">): Timetable {
  const stops = new Map<number, Stop[]>();
  let time = 0;
  const go = (seat: number, path: readonly number[], from?: number) => {
    const way = stops.get(seat) ?? (from === undefined ? [] : [{ time: 0, field: from }]);
    const last = way.at(-1);
    if (last && last.time < time) way.push({ time, field: last.field });
    for (const field of path) way.push({ time: (time += TIME.step), field });
    stops.set(seat, way);
  };
  const when = events.map((event) => {
    const begins = time;
    if (event.event === "walked") go(event.seat, ground.walk(event.start, event.field), event.start);
    else if (event.event === "back" || event.event === "exiled" || event.event === "flew")
      go(event.seat, [event.field]);
    else time += LASTS[event.event] ?? 0;
    return begins;
  });
  return { stops, when };
}

export class Motion {
  #running: Animation[] = [];
  #sounds: ReturnType<typeof setTimeout>[] = [];

  /** Finish all running animations. */
  finish(): void {
    for (const one of this.#running) one.finish();
    this.#sounds.forEach(clearTimeout);
    this.#running = [];
    this.#sounds = [];
  }

  /** Animate the events; with `calm` only play their sounds. */
  play(told: readonly Told[], ground: Ground, calm: boolean): void {
    this.finish();
    const events = told.map((one) => one.event as IslandEvent);
    if (!events.length || events.length > TOO_MANY) return;
    const speed = events.length > MANY ? 0.5 : 1;
    const { stops, when } = timetable(events, ground);
    events.forEach((event, n) => this.#hear(event, when[n]! * speed));
    if (calm || typeof ground.island.animate !== "function") return;
    for (const [seat, way] of stops) this.#pawn(ground, seat, way, speed);
    events.forEach((event, n) => this.#piece(ground.island, event, when[n]! * speed, speed));
  }

  #add(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    if (element) this.#running.push(element.animate(frames, { easing: "ease-out", fill: "backwards", ...options }));
  }

  #pawn({ island, at, stands }: Ground, seat: number, way: readonly Stop[], speed: number): void {
    const [home, end] = [at.get(stands(seat)), way.at(-1)?.time ?? 0];
    if (!home || !end) return;
    const frames = way.map(({ time, field }) => {
      const [x, y] = at.get(field) ?? home;
      return { transform: `translate(${x - home[0]}px, ${y - home[1]}px)`, offset: time / end };
    });
    this.#add(island.querySelector(`[data-pawn="${seat}"]`), frames, { duration: end * speed, easing: "linear" });
  }

  /** A counter, tile or dial. */
  #piece(island: Element, event: IslandEvent, delay: number, speed: number): void {
    switch (event.event) {
      case "faced":
      case "lockturned": {
        const flip = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
        return this.#add(island.querySelector(`[data-piece="${event.field}"]`), flip, {
          duration: TIME.flip * speed,
          delay,
        });
      }
      case "laid": {
        const fall = [
          { transform: "translateY(-60px) scale(1.2)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ];
        return this.#add(island.querySelector(`[data-tile="${event.tile}"]`), fall, {
          duration: TIME.slam * speed,
          delay,
        });
      }
      case "templeturned": {
        const turn = [{ transform: `rotate(${event.pips * 60}deg)` }, { transform: "none" }];
        return this.#add(island.querySelector(".dial"), turn, { duration: TIME.dial * speed, delay });
      }
    }
  }

  #hear(event: IslandEvent, delay: number): void {
    const name = CUES[event.event];
    const grains = "pips" in event ? event.pips : undefined;
    if (name) this.#sounds.push(setTimeout(() => cue(name, grains), delay));
  }
}

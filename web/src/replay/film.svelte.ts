/** A finished game. Components use it like a table at which nobody is asked. */
import type { Component } from "svelte";
import type { Link, State } from "../lib/link";
import { Pace } from "../lib/pace.svelte";
import type { Table, Value } from "../lib/table.svelte";
import type { ChatLine, Clock, Message, Order, Question, Reel, Scene, Shot, TableInfo, Told } from "../lib/wire";
import { reelOf, sceneOf, type Source } from "./api";

const CHRONICLE = 400;

export class Film implements Pick<Table, keyof Table> {
  info: TableInfo | null = $state.raw(null);
  rules: Record<string, Value> = $state.raw({});
  view: unknown = $state.raw(null);
  help: unknown = $state.raw(null);
  facing: number | null = $state(null);
  asked: number[] = $state.raw([]);
  told: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]);
  trouble: Message | null = $state.raw(null);
  readonly yours: number[] = [];
  readonly host = false;
  readonly orders: Record<number, Order> = {};
  readonly question: Question | null = null;
  readonly clocks: Clock[] = [];
  readonly clockedAt = 0;
  readonly chat: ChatLine[] = [];
  muted: string[] = [];
  readonly state: State = "open";
  readonly sent: string | null = null;
  readonly slow = false;
  readonly since = 0;
  readonly heardAt = (): number => 0;
  readonly doubtful = null;
  readonly lesson = null;
  locate: Table["locate"] = () => undefined;
  readonly helps = false;
  readonly serial = 0;
  readonly link = null as unknown as Link;
  readonly pace = new Pace(() => {}, { clocked: () => false, seen: () => true, weight: () => 1 });
  readonly id: string;

  /** The recorded game, and how many of its events are shown. */
  reel: Reel | null = $state.raw(null);
  at = $state(0);
  get upto(): number {
    return this.at;
  }
  /** How many answers were given by then. */
  answers = $state(0);
  #scenes = new Map<string, Promise<Scene>>();
  #wanted = 0;

  constructor(
    readonly source: Source,
    readonly controls: Component<{ table: Table }>,
  ) {
    this.id = source.table;
  }

  get length(): number {
    return this.reel?.events.length ?? 0;
  }

  /** The turn in which so many events are told. */
  turnAt(at: number): number {
    const starts = this.reel?.starts ?? [];
    return Math.max(
      0,
      starts.findLastIndex((start) => start.at < at),
    );
  }

  /** Show the game as a seat saw it, or as the public did. */
  async look(eye: number | null, at = this.at): Promise<void> {
    const reel = await reelOf(this.source, eye);
    this.reel = reel;
    this.info = reel.table.status === "abandoned" ? reel.table : { ...reel.table, status: "over" };
    this.rules = reel.rules;
    this.facing = eye;
    await this.seek(at);
  }

  /** Go to a moment; with a beat, the last event is animated for so many milliseconds. */
  async seek(to: number, beat = 0): Promise<void> {
    const at = Math.max(0, Math.min(this.length, to));
    const wanted = ++this.#wanted;
    this.at = at;
    const shot = await this.#shot(at);
    if (wanted !== this.#wanted || !shot) return;
    this.pace.beat = beat;
    this.#show(shot, at, beat > 0);
    const turn = this.turnAt(at);
    void this.#scene(turn + 1)?.catch(() => {});
    void this.#scene(turn - 1)?.catch(() => {});
  }

  #show(shot: Shot, at: number, moving: boolean): void {
    const { events } = this.reel!;
    this.view = shot.view;
    this.help = shot.help;
    this.answers = shot.answers;
    this.asked = shot.asked === null ? [] : [shot.asked];
    this.told = events.slice(Math.max(0, at - CHRONICLE), at);
    this.fresh = moving ? events.slice(at - 1, at) : [];
  }

  async #shot(at: number): Promise<Shot | undefined> {
    const scene = await this.#scene(this.turnAt(at));
    return scene?.shots.find((shot) => shot.upto >= at) ?? scene?.shots.at(-1);
  }

  /** A turn is fetched once. */
  #scene(turn: number): Promise<Scene> | undefined {
    if (!this.reel?.starts[turn]) return undefined;
    const { eye } = this.reel;
    const key = `${eye}/${turn}`;
    let found = this.#scenes.get(key);
    if (!found) {
      found = sceneOf(this.source, turn, eye);
      this.#scenes.set(key, found);
      found.catch(() => this.#scenes.delete(key));
    }
    return found;
  }

  /** The moment at which the previous or next turn is announced. */
  turnFrom(at: number, step: 1 | -1): number {
    const starts = (this.reel?.starts ?? []).map((start, n) => (n ? start.at + 1 : 0));
    if (step > 0) return starts.find((start) => start > at) ?? this.length;
    return starts.findLast((start) => start < at) ?? 0;
  }

  // A replay has no answers, chat or seats to take.
  hear(): void {}
  answer(): void {}
  seekHelp(): void {}
  next(): void {}
  type(): Promise<Message[]> {
    return Promise.resolve([]);
  }
  complete(): Promise<string[]> {
    return Promise.resolve([]);
  }
  ready(): void {}
  face(): void {}
  order(): void {}
  say(): void {}
  close(): void {
    this.pace.close();
  }
}

/** The move that somebody plans at this table: step by step with undo, then sent answer after answer. */
import { untrack } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import { cue } from "../lib/sounds";
import type { Table } from "../lib/table.svelte";
import type { CardHelp, CardView } from "../lib/wire";
import { isStep } from "./options";
import { END, fit, lead, next, ON, reach, signOf, unknown, type Ways } from "./plan";

const NONE: Ways = [];
const KEPT = "matanui.way";

export class Planner {
  spaces: number[] = $state.raw([]);
  /** Is the plan being sent, answer by answer? */
  running = $state(false);
  stop = $state(false);
  halted = $state(false);
  broken = $state(false);
  #asked = "";
  #seat = -1;
  #recalled = "";

  constructor(readonly table: Table) {}

  /** Where a move may lead; until that is worked out, its first steps. */
  get ways(): Ways {
    const { question, helps, help } = this.table;
    if (helps) return (help as CardHelp | null)?.ways ?? NONE;
    return question && isStep(question) ? unknown(question) : NONE;
  }
  /** May steps be planned now? */
  get open(): boolean {
    return this.ways.length > 0 && !this.running;
  }
  get plan(): number[] {
    return this.running ? this.spaces : fit(this.ways, this.spaces).map((n) => this.ways[n]![1]);
  }
  get reached(): Map<number, number> {
    return reach(this.ways);
  }
  get sign(): number {
    return signOf(this.ways, this.spaces);
  }
  get mayStop(): boolean {
    return this.sign === ON || this.sign === END;
  }
  get mayGoOn(): boolean {
    return this.sign === ON;
  }

  choose(space: number): void {
    if (!this.open) return;
    this.broken = false;
    this.spaces = lead(this.ways, this.plan, space);
    this.#keep();
    cue("knock");
    if (prefs.now.confirm === "never") this.commit(false);
  }
  undo(): void {
    if (this.running) return;
    this.spaces = this.plan.slice(0, -1);
    this.#keep();
    cue("creak");
  }
  clear(): void {
    this.spaces = [];
    this.running = this.stop = this.halted = this.broken = false;
    this.#keep();
  }
  #keep(): void {
    sessionStorage.setItem(KEPT, JSON.stringify({ key: this.table.question?.key, spaces: this.spaces }));
  }
  /** After a reload, restore the plan for this question, up to its first step that is no longer legal. */
  #recall(key: string): void {
    if (this.#recalled === key) return;
    this.#recalled = key;
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as { key?: string; spaces?: number[] };
      if (kept.key === key && kept.spaces) this.spaces = kept.spaces;
    } catch {
      sessionStorage.removeItem(KEPT);
    }
  }
  /** Send the plan; with `stop` the move ends where the plan ends. */
  commit(stop: boolean): void {
    if (!this.open || !this.plan.length) return;
    this.spaces = this.plan;
    this.stop = stop && this.sign === ON;
    this.running = true;
    this.#seat = this.table.facing ?? -1;
    this.follow();
  }

  /** Called whenever the question may have changed: sends the plan's next answer, or waits. */
  follow(): void {
    const { question, sent } = this.table;
    const turn = (this.table.view as CardView | null)?.turn;
    untrack(() => {
      if (!this.running) {
        if (turn !== this.table.facing) this.spaces = [];
        else if (question) this.#recall(question.key);
        return;
      }
      if (turn !== this.#seat || this.table.facing !== this.#seat) return this.clear();
      if (!question || sent || question.key === this.#asked) return;
      const step = next(question, this.spaces, this.stop);
      if (typeof step === "object") {
        this.#asked = question.key;
        this.spaces = step.rest;
        this.halted = false;
        this.table.answer(step.answer, true);
        if (!step.rest.length && !this.stop) this.clear();
      } else if (step === "wait") this.halted = true;
      else {
        this.clear();
        this.broken = step === "broken";
      }
    });
  }
}

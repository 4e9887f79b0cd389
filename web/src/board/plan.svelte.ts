/** The planned answer: it can be changed and undone until it is sent, and survives a reload. */
import type { Question } from "../lib/wire";

const KEPT = "matanui.plan";

export class Plan {
  #key = $state("");
  #tried: number[] = $state.raw([]);

  /** The answer that is planned for this question. */
  at(question: Question | null): number | null {
    return question && question.key === this.#key ? (this.#tried.at(-1) ?? null) : null;
  }

  choose(question: Question, answer: number): void {
    const tried = question.key === this.#key ? this.#tried : [];
    this.#keep(question.key, tried.at(-1) === answer ? tried : [...tried, answer]);
  }

  undo(): void {
    this.#keep(this.#key, this.#tried.slice(0, -1));
  }

  clear(): void {
    this.#keep("", []);
  }

  /** After a reload: what was planned for this question. */
  recall(question: Question): void {
    if (question.key === this.#key) return;
    try {
      const { key, tried } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as { key?: string; tried?: number[] };
      const offered = new Set(question.choices.map((choice) => choice.answer));
      if (key === question.key && tried)
        this.#keep(
          key,
          tried.filter((answer) => offered.has(answer)),
        );
    } catch {
      sessionStorage.removeItem(KEPT);
    }
  }

  #keep(key: string, tried: number[]): void {
    this.#key = key;
    this.#tried = tried;
    sessionStorage.setItem(KEPT, JSON.stringify({ key, tried }));
  }
}

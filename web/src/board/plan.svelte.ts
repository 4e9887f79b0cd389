/** The planned answer: it can be changed and undone until it is sent, and survives a reload. */
import type { Choice, Question } from "../lib/wire";

const KEPT = "matanui.plan";

export class Plan {
  #key = $state("");
  #tried: string[] = $state.raw([]);

  /** The option that is planned for this question. */
  at(question: Question | null): Choice | null {
    const last = question?.key === this.#key ? this.#tried.at(-1) : undefined;
    return question?.choices.find(({ id }) => id === last) ?? null;
  }

  choose(question: Question, { id }: Choice): void {
    const tried = question.key === this.#key ? this.#tried : [];
    this.#keep(question.key, tried.at(-1) === id ? tried : [...tried, id]);
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
      const { key, tried } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as { key?: string; tried?: string[] };
      const offered = new Set(question.choices.map((choice) => choice.id));
      if (key === question.key && tried)
        this.#keep(
          key,
          tried.filter((id) => offered.has(id)),
        );
    } catch {
      sessionStorage.removeItem(KEPT);
    }
  }

  #keep(key: string, tried: string[]): void {
    this.#key = key;
    this.#tried = tried;
    sessionStorage.setItem(KEPT, JSON.stringify({ key, tried }));
  }
}

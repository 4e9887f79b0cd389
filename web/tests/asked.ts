/** Questions for tests. */
import type { Choice, Question } from "../src/lib/wire";

export const option = (kind: string, n: number, id = `${kind}-${n}`): Choice => ({ id, kind, n, say: null });

export const asked = (topic: string, ...choices: Choice[]): Question => ({
  key: "k",
  seat: 0,
  prompt: "",
  topic,
  reaction: false,
  nothing: choices.find(({ kind }) => kind === "pass")?.id ?? null,
  final: true,
  say: null,
  choices,
  early: false,
  deadline: null,
});

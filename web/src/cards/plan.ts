/** A move planned as a whole, from the steps that the server allows. */
import type { CardInsight, Question } from "../lib/wire";

export type Ways = CardInsight["ways"];
const [AFTER, SPACE, SIGN] = [0, 1, 2] as const;
/** After a step: the player may stop or go on; the plan ends because something happens; the player must go on. */
export const ON = 0;
export const END = 1;
export const THROUGH = 2;
/** Answers besides spaces. */
export const MOVE = 0;
export const STOP = -1;

/** The steps that may follow. */
const following = (ways: Ways, after: number): number[] => ways.flatMap((way, n) => (way[AFTER] === after ? [n] : []));

/** The longest legal beginning of a plan, as nodes of the server's steps. */
export function fit(ways: Ways, spaces: readonly number[]): number[] {
  const found: number[] = [];
  for (const space of spaces) {
    const next = following(ways, found.at(-1) ?? -1).find((n) => ways[n]![SPACE] === space);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

/** The spaces from the start to a node. */
function route(ways: Ways, end: number): number[] {
  const spaces: number[] = [];
  for (let n = end; n >= 0; n = ways[n]![AFTER]) spaces.unshift(ways[n]![SPACE]);
  return spaces;
}

const within = (ways: Ways, n: number, last: number): boolean =>
  last < 0 || n === last || (n >= 0 && within(ways, ways[n]![AFTER], last));

/** A plan that leads to this space: the current plan shortened, extended, or replaced by the shortest route. */
export function lead(ways: Ways, plan: readonly number[], space: number): number[] {
  const back = plan.indexOf(space);
  if (back >= 0) return plan.slice(0, back + 1);
  const last = fit(ways, plan).at(-1) ?? -1;
  const there = ways.flatMap((way, n) => (way[SPACE] === space ? [n] : []));
  const end = there.find((n) => within(ways, n, last)) ?? there[0];
  return end === undefined ? [...plan] : route(ways, end);
}

/** Every space that a plan may lead to, and after how many steps at least. */
export function reach(ways: Ways): Map<number, number> {
  const far = new Map<number, number>();
  const steps: number[] = [];
  ways.forEach((way, n) => {
    steps[n] = way[AFTER] < 0 ? 1 : steps[way[AFTER]]! + 1;
    if (!far.has(way[SPACE])) far.set(way[SPACE], steps[n]);
  });
  return far;
}

/** What a step means for the plan that ends with it. */
export const signOf = (ways: Ways, plan: readonly number[]): number => {
  const last = fit(ways, plan).at(-1);
  return last === undefined ? THROUGH : ways[last]![SIGN];
};

/** How a running plan reacts to a question: it answers, waits because another question came in between, or ends. */
export type Next = { answer: number; rest: number[] } | "wait" | "broken" | "done";

export function next(question: Question, plan: readonly number[], stop: boolean): Next {
  const offers = (answer: number) => question.choices.some((choice) => choice.answer === answer);
  if (question.prompt === "act" && plan.length && offers(MOVE)) return { answer: MOVE, rest: [...plan] };
  if (question.prompt !== "step") return plan.length || stop ? "wait" : "done";
  if (plan.length) return offers(plan[0]!) ? { answer: plan[0]!, rest: plan.slice(1) } : "broken";
  return stop && offers(STOP) ? { answer: STOP, rest: [] } : "done";
}

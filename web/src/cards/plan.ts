/** A move planned as a whole, from the steps that the server allows. */
import type { CardHelp, CardKind, Question } from "../lib/wire";
import { isStep, spacesOf } from "./options";

export type Ways = CardHelp["ways"];
const [AFTER, SPACE, SIGN] = [0, 1, 2] as const;
/** After a step: the player may stop or go on; the plan ends because something happens; the player must go on. */
export const ON = 0;
export const END = 1;
export const THROUGH = 2;
const WAY: CardKind = "way";
/** The way to use a turn that is a movement. */
const MOVE = "move";

/** The steps on offer, as long as nobody knows what comes of them. */
export const unknown = (question: Question): Ways => spacesOf(question).map(({ n }) => [-1, n, THROUGH]);

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
export type Next = { answer: string; rest: number[] } | "wait" | "broken" | "done";

export function next(question: Question, plan: readonly number[], stop: boolean): Next {
  const start = question.choices.find(({ kind, id }) => kind === WAY && id === MOVE);
  if (start && plan.length) return { answer: start.id, rest: [...plan] };
  if (!isStep(question)) return plan.length || stop ? "wait" : "done";
  const step = spacesOf(question).find(({ n }) => n === plan[0]);
  if (plan.length) return step ? { answer: step.id, rest: plan.slice(1) } : "broken";
  return stop && question.nothing ? { answer: question.nothing, rest: [] } : "done";
}

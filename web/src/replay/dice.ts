/** How the dice fell: counts of each face beside what is to be expected, and how remarkable the longest run is. */
import type { ChanceDraw } from "../lib/wire";

export interface Tally {
  sides: number;
  n: number;
  /** How often 1, 2, 3, … came. */
  counts: number[];
  expected: number;
  /** The longest run of one face, and which. */
  run: number;
  face: number;
  /** How likely fair dice bring a run of that length, or a longer one. */
  likely: number;
}

/** The longest run of equal values; the first of several. */
export function longestRun(rolls: readonly number[]): [run: number, face: number] {
  let [best, face, run] = [0, 0, 0];
  rolls.forEach((roll, i) => {
    run = roll === rolls[i - 1] ? run + 1 : 1;
    if (run > best) [best, face] = [run, roll];
  });
  return [best, face];
}

/** How likely it is that n rolls of a fair die with so many sides have a run of this length somewhere: exactly, by the
 * length of the run that the last roll belongs to. */
export function likelyRun(n: number, sides: number, run: number): number {
  if (run <= 1 || sides === 1) return n >= run ? 1 : 0;
  let lengths: number[] = [0, 1, ...Array<number>(run - 2).fill(0)];
  for (let i = 1; i < n; i++) {
    const all = lengths.reduce((sum, chance) => sum + chance, 0);
    lengths = lengths.map((_, length) =>
      length === 1 ? (all * (sides - 1)) / sides : (lengths[length - 1] ?? 0) / sides,
    );
    lengths[0] = 0;
  }
  return n < run ? 0 : Math.max(0, 1 - lengths.reduce((sum, chance) => sum + chance, 0));
}

/** One tally for each kind of die, small dice first. */
export function tallies(draws: readonly ChanceDraw[], dice: readonly string[]): Tally[] {
  const rolls = new Map<number, number[]>();
  for (const { stream, of, picks } of draws)
    if (dice.includes(stream)) rolls.set(of, [...(rolls.get(of) ?? []), picks[0]! + 1]);
  return [...rolls].sort(([a], [b]) => a - b).map(([sides, all]) => tally(sides, all));
}

function tally(sides: number, rolls: readonly number[]): Tally {
  const counts = Array.from({ length: sides }, (_, i) => rolls.filter((roll) => roll === i + 1).length);
  const [run, face] = longestRun(rolls);
  const n = rolls.length;
  return { sides, n, counts, expected: n / sides, run, face, likely: likelyRun(n, sides, run) };
}

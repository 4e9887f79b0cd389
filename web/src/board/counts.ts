/** Counts of what is printed on tiles and held in hands. */
import type { Tile } from "../art/box";

export const PRINTED = ["mosquito", "scorpion", "tiger", "mask", "key"] as const;
export type PrintedKind = (typeof PRINTED)[number];

/** What a tile brings, by kind; kinds that it does not bring are left out. */
export function brings(tile: Tile): [PrintedKind, number][] {
  return PRINTED.map((kind): [PrintedKind, number] => [
    kind,
    tile.fields.filter((field) => field.printed === kind).length,
  ]).filter(([, many]) => many);
}

const [FIRST_MASK, A_MASK, TURAGA] = [10, 16, 20];
/** A hand by what its counters are, as far as they are known. */
export function held(hand: readonly number[]): { key: number; mask: number; turaga: number; unknown: number } {
  const many = (fits: (thing: number) => boolean) => hand.filter(fits).length;
  return {
    key: many((thing) => thing < FIRST_MASK),
    mask: many((thing) => thing >= FIRST_MASK && thing < TURAGA && thing !== A_MASK),
    turaga: many((thing) => thing >= TURAGA),
    unknown: many((thing) => thing === A_MASK),
  };
}

/** Faces with how many there are of each, in order. */
export const tally = (things: readonly number[]): [number, number][] =>
  [...new Set(things)].sort((a, b) => a - b).map((one) => [one, things.filter((thing) => thing === one).length]);

/** Counters by their number, as the engine counts them. */
import type { Face } from "../art/counters";
import { ELEMENTS, LETTER } from "../art/elements";
import type { Power } from "../art/maskforms";
import type { Message } from "../i18n/words";

const MASKS: readonly Power[] = ["hau", "pakari", "kakama", "kaukau", "miru", "akaku"];
const [JOKER, A_KEY, HAU, A_MASK, TURAGA] = [6, 7, 10, 16, 20];
const ELDERS = ["vakama", "nokama", "matau", "whenua", "nuju", "onewa"];
const NAMES: Record<number, string> = Object.fromEntries([
  ...[...ELEMENTS, "joker", "key"].map((name, n) => [n, name]),
  ...[...MASKS, "mask"].map((name, n) => [HAU + n, name]),
  ...ELDERS.map((name, n) => [TURAGA + n, name]),
]);
const KINDS = ["mosquito", "scorpion", "tiger"] as const;
export type Kind = (typeof KINDS)[number];

export function faceOf(thing: number): Face {
  if (thing === A_KEY) return { kind: "back", of: "key" };
  if (thing === A_MASK) return { kind: "back", of: "mask" };
  if (thing === JOKER) return { kind: "key", sign: "joker" };
  if (thing < JOKER) return { kind: "key", sign: ELEMENTS[thing]! };
  if (thing >= TURAGA) {
    const element = ELEMENTS[thing - TURAGA]!;
    return { kind: "turaga", element, letter: LETTER[element] };
  }
  return { kind: "mask", power: MASKS[thing - HAU]! };
}

export const rahiFace = (beast: Kind, strength: number): Face =>
  strength ? { kind: "rahi", beast, strength } : { kind: "rahi", beast };

/** The id of a counter, as in the box. */
export const idOf = (thing: number): string => NAMES[thing] ?? "mask";

/** Whose Turaga a counter is: the number of a Toa, or nobody's. */
export const pupilOf = (thing: number): number => (thing >= TURAGA ? thing - TURAGA : -1);

/** What a counter is called, for sentences. */
export function counterWords(thing: number): Message {
  return { id: `counter-${idOf(thing)}` };
}

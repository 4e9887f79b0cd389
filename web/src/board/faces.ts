/** Counters by their number, as the engine counts them. */
import type { Face } from "../art/counters";
import { ELEMENTS, LETTER, type Element } from "../art/elements";
import type { Power } from "../art/maskforms";
import type { Message } from "../i18n/words";
import { IDS } from "./tokens";

const [A_KEY, FIRST_MASK, A_MASK, TURAGA] = [7, 10, 16, 20];
const KINDS = ["mosquito", "scorpion", "tiger"] as const;
export type Kind = (typeof KINDS)[number];

export function faceOf(thing: number): Face {
  if (thing === A_KEY) return { kind: "back", of: "key" };
  if (thing === A_MASK) return { kind: "back", of: "mask" };
  if (thing < FIRST_MASK) return { kind: "key", sign: idOf(thing) as Element | "joker" };
  if (thing >= TURAGA) {
    const element = ELEMENTS[thing - TURAGA]!;
    return { kind: "turaga", element, letter: LETTER[element] };
  }
  return { kind: "mask", power: idOf(thing) as Power };
}

export const rahiFace = (beast: Kind, strength: number): Face =>
  strength ? { kind: "rahi", beast, strength } : { kind: "rahi", beast };

/** The id of a counter, as in the box. */
export const idOf = (thing: number): string => IDS.get(thing) ?? (thing === A_KEY ? "key" : "mask");

/** Whose Turaga a counter is: the number of a Toa, or nobody's. */
export const pupilOf = (thing: number): number => (thing >= TURAGA ? thing - TURAGA : -1);

/** What a counter is called, for sentences. */
export function counterWords(thing: number): Message {
  return { id: `counter-${idOf(thing)}` };
}

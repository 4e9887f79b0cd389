/** Counters by their number, as the engine counts them. */
import type { Face } from "../art/counters";
import { ELEMENTS, LETTER } from "../art/elements";
import type { Power } from "../art/maskforms";

const MASKS: readonly Power[] = ["hau", "pakari", "kakama", "kaukau", "miru", "akaku"];
const [JOKER, A_KEY, HAU, A_MASK, TURAGA] = [6, 7, 10, 16, 20];
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

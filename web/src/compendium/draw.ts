/** Drawings of what is no card: counters, tiles and masks. */
import { TILES } from "../art/box";
import type { RahiKind } from "../art/beasts";
import { token, type Face, type KeySign } from "../art/counters";
import { ELEMENT_OF, LETTER, type Element, type Toa } from "../art/elements";
import { mask } from "../art/masks";
import type { Power } from "../art/maskforms";
import { tilePicture } from "../art/tile";
import type { Entry } from "../lib/wire";

/** The picture of a thing, or nothing for a card: cards have words on them, so they are a component. */
export function pictureOf(entry: Entry): string {
  switch (entry.shelf) {
    case "counter":
      return token(faceOf(entry));
    case "tile":
      return tilePicture(TILES.find((tile) => tile.id === entry.id)!);
    case "mask":
      return mask(entry.id as Power, { rank: entry.kind as "great", element: ELEMENT_OF[entry.toa as Toa] });
    default:
      return "";
  }
}

function faceOf(entry: Entry): Face {
  switch (entry.kind) {
    case "mask":
      return { kind: "mask", power: entry.id as Power };
    case "turaga": {
      const element = ELEMENT_OF[entry.toa as Toa];
      return { kind: "turaga", element, letter: LETTER[element] };
    }
    case "key":
      return { kind: "key", sign: entry.id as KeySign };
    case "lock":
      return { kind: "lock", code: entry.code as Element[] };
    default:
      return { kind: "rahi", beast: entry.id.split("-")[0] as RahiKind, strength: entry.strength };
  }
}

/** The face of each game: a mask that tells it from the others wherever it is named. */
import { mask, type MaskLook } from "./masks";
import type { Power } from "./maskforms";

export const GAMES = ["makuta", "masks", "bohrok", "rshl"] as const;
const FACES: Record<string, readonly [Power, MaskLook]> = {
  makuta: ["hau", { element: "fire" }],
  masks: ["akaku", { element: "ice" }],
  bohrok: ["pakari", { element: "stone", infected: true }],
  rshl: ["miru", { element: "air", rank: "nuva" }],
};

export const face = (game: string): string => mask(...(FACES[game] ?? FACES["makuta"]!));

/** The face of each game: a mask that tells it from the others wherever it is named. */
import { mask, type MaskLook } from "./masks";
import type { Power } from "./maskforms";
import { bevel, cut, fill, path, picture, theme } from "./svg";

export const GAMES = ["makuta", "masks", "bohrok", "rshl"] as const;
const FACES: Record<string, readonly [Power, MaskLook]> = {
  makuta: ["hau", { element: "fire" }],
  masks: ["akaku", { element: "ice" }],
  bohrok: ["pakari", { element: "stone", infected: true }],
  rshl: ["miru", { element: "air", rank: "nuva" }],
};

/** A slab with a pawn on it, for games that have no face here. */
function slab(): string {
  const rim = "M-44-52H44L52-44V44L44 52H-44L-52 44V-44z";
  return picture(
    "-60 -60 120 120",
    path(rim, { fill: theme("slab"), stroke: theme("cut"), "stroke-width": 3 }) +
      bevel(rim, 4, 0.3) +
      cut("M-38-38H38V38H-38z", 2, 0.5) +
      fill("M-18 28Q-14 12-7 6A14 14 0 1 1 7 6Q14 12 18 28z", theme("accent")),
  );
}

export const face = (game: string): string => (FACES[game] ? mask(...FACES[game]) : slab());

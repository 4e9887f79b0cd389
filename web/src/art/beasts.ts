/** Rahi: silhouettes of bone, each known by its outline. */
import { curve, cut, fill, line, mirror, path, picture, points, stroke, whole } from "./svg";

interface Beast {
  /** Shapes on the middle line, from head to tail. */
  body: readonly string[];
  /** Shapes that come in pairs. */
  pairs: readonly string[];
  /** Limbs: open lines in pairs. */
  limbs: readonly string[];
  /** Fangs and the like, in pairs before the body; stripes in the colour of the ink. */
  fangs?: readonly string[];
  stripes?: readonly string[];
  /** What is cut into them. */
  cuts: readonly string[];
  eyes: string;
}

const BEASTS = {
  mosquito: {
    body: ["0,-30! 1.5,-17 5,-14 5,-8 0,-6", "0,-9 5,-8 6,-2 4,3 0,4", "0,3 5,4 5,14 3,23 0,31!"],
    pairs: ["4,-5 14,-19 29,-25! 28,-13 18,-4 5,0", "5,1 18,1 27,8! 19,13 6,6"],
    limbs: ["4,2 13,14 10,25", "3,0 17,19 20,27"],
    cuts: ["7,-5 26,-21", "9,-3 25,-14", "0,9 4,9", "0,14 4,14", "0,19 3,19", "8,3 22,8"],
    eyes: "2,-14 5,-13 5,-9 2,-9",
  },
  scorpion: {
    body: ["0,-2 8,0 11,8 8,18 0,23", "0,-31! 4,-24 3,-19 5,-15 4,-10 5,-6 4,-1 0,0"],
    pairs: ["15,-9 14,-22 18,-29! 19,-17! 25,-30! 29,-20 26,-10 20,-6"],
    limbs: ["8,3 17,5 20,-6", "10,10 22,8 27,16", "9,14 19,16 22,24", "7,18 13,23 14,29"],
    cuts: ["0,5 8,6", "0,11 10,12", "0,17 7,18", "0,-19 3,-19", "0,-13 4,-13", "0,-7 4,-7"],
    eyes: "2,1 5,2 4,4 2,3",
  },
  tiger: {
    body: ["0,-20 6,-22 11,-31! 20,-29! 22,-16 30,-9! 26,-2! 31,6! 23,10! 16,20 8,22 0,20"],
    pairs: [],
    limbs: [],
    fangs: ["3,15! 9.5,13! 8,29! 6,33! 4,27!"],
    stripes: [
      "0,-20! 2.4,-20! 0,-8!",
      "5.5,-21! 8.5,-22! 6,-11!",
      "12,-20! 15.5,-21! 10.5,-12!",
      "29,-8! 18,-6! 27,-4!",
      "30,6! 18,1! 26,1!",
      "22,11! 14,6! 19,12!",
      "0,5! 5,5! 2,10! 0,11!",
    ],
    cuts: ["0,10 0,13 4,16 11,14", "13,-26 16,-20", "6,2 5,6"],
    eyes: "5,-3! 16,-8! 15,-2! 9,1!",
  },
  tarakava: {
    body: ["0,-30! 4,-22 9,-18 10,-8 7,0 8,10 4,24 0,31!"],
    pairs: ["13,0 20,-7 28,-5 31,4 27,13 18,14 13,8", "9,-12 16,-20 22,-18! 15,-11 9,-7"],
    limbs: ["8,4 13,5", "6,14 14,20 20,28"],
    cuts: ["0,-27 0,-14", "18,-2 18,7", "22,-3 22,8", "26,-1 26,7", "0,6 5,6", "0,12 5,12", "0,18 4,18"],
    eyes: "3,-14 7,-15 7,-10 4,-9",
  },
  bull: {
    body: ["0,-14 9,-17 14,-12 13,2 10,16 8,25 0,28"],
    pairs: ["11,-13! 20,-14 27,-20 30,-31! 32,-17 26,-6 14,-5!"],
    limbs: [],
    cuts: ["20,-13 21,-7", "25,-17 27,-10", "0,-11 0,6", "5,-13 5,-6", "9,12 0,14", "5,19 2,20", "12,0 7,2"],
    eyes: "5,-4! 11,-7! 11,-1! 7,0!",
  },
  crab: {
    body: ["0,-15 12,-16 21,-7 18,6 8,14 0,16"],
    pairs: ["20,-10 19,-22 24,-31! 24,-19! 31,-26! 31,-12 26,-5"],
    limbs: ["19,-4 25,-6", "19,3 28,6 31,14", "15,9 24,14 26,22", "9,13 16,20 16,28"],
    cuts: ["0,-12 9,-12 15,-5 11,4 0,8", "0,-6 6,-6 8,-1 0,3", "23,-22 25,-14"],
    eyes: "5,-17 8,-20 10,-16 7,-13",
  },
} as const satisfies Record<string, Beast>;

export type RahiKind = keyof typeof BEASTS;
export const RAHI = Object.keys(BEASTS) as RahiKind[];
/** The beasts of the cards by breed. */
export const BREED_BEAST: Record<string, RahiKind> = {
  "nui-rama": "mosquito",
  "nui-jaga": "scorpion",
  muaka: "tiger",
  tarakava: "tarakava",
  "kane-ra": "bull",
  manas: "crab",
};

const pair = (shape: string, closed: boolean): string => {
  const half = points(shape);
  return curve(half, closed) + curve(mirror(half), closed);
};

/** The beast around 0,0 within 32 of it. */
export function beast(kind: RahiKind, colour = "#efe6d2", ink = "#14181d"): string {
  const of: Beast = BEASTS[kind];
  const limbs = of.limbs.map((limb) => pair(limb, false)).join("");
  const joints = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  const pairs = of.pairs.map((shape) => pair(shape, true)).join("");
  const solid = (d: string) => path(d, { fill: colour, stroke: ink, "stroke-width": 1.6, "stroke-linejoin": "round" });
  const cuts = of.cuts.map((one) =>
    one.startsWith("0,") && one.split(" ").every((p) => p.startsWith("0,")) ? line(points(one)) : pair(one, false),
  );
  return (
    stroke(limbs, ink, 4.6, joints) +
    stroke(limbs, colour, 2.4, joints) +
    solid(pairs) +
    of.body.map((shape) => solid(curve(whole(points(shape)), true))).join("") +
    solid((of.fangs ?? []).map((shape) => pair(shape, true)).join("")) +
    cut(cuts.join(""), 1.1, 0.75) +
    fill([...(of.stripes ?? []), of.eyes].map((shape) => pair(shape, true)).join(""), ink)
  );
}

/** Its outline alone, for small places. */
export function beastMark(kind: RahiKind, colour: string): string {
  const of: Beast = BEASTS[kind];
  const body = of.body.map((shape) => curve(whole(points(shape)), true)).join("");
  return (
    stroke(of.limbs.map((limb) => pair(limb, false)).join(""), colour, 3) +
    path(body + [...of.pairs, ...(of.fangs ?? []), of.eyes].map((shape) => pair(shape, true)).join(""), {
      fill: colour,
      "fill-rule": kind === "tiger" ? "evenodd" : undefined,
    })
  );
}

export const rahi = (kind: RahiKind, label = ""): string => picture("-34 -34 68 68", beast(kind), label);

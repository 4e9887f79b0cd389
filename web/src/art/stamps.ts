/** Small things that stand in a landscape. A stamp is a list of layers; layers of the same style become one path. */
import { curve, line, n, path, points, type Point } from "./svg";

/** A style: fill or stroke width, the theme's colour, opacity. `of` keeps layers of different things apart. */
export type Layer = readonly [style: string, d: string, of?: string];
type Part = readonly [style: string, shape: string];

/** Shapes around 0,0; closed unless the style is a stroke (`2|colour`). Points without ! are round. */
const PARTS = {
  canopy: [
    ["f|cut|.4", "-9,3 -6,-5 3,-6 10,-1 12,5 6,10 -3,11 -9,8"],
    ["f|le2", "-10,1 -9,-7 -3,-10 4,-10 9,-6 11,1 7,7 0,8 -7,7"],
    ["f|le3", "-9,-1 -7,-7 -1,-9 5,-7 7,-2 3,2 -4,3"],
    ["1|lef", "-5,-3 -3,-6 0,-4"],
    ["1|lef", "1,-4 3,-7 6,-4"],
    ["1|lef", "-2,0 0,-2 2,0"],
  ],
  vine: [
    ["1.6|lef", "-8,6 -4,-4 2,3 7,-7"],
    ["f|leg", "7,-7! 11,-8 9,-4"],
    ["f|leg", "-4,-3! -8,-5 -5,-6"],
  ],
  reeds: [
    ["1.3|gag", "0,7 -1,0 -4,-8"],
    ["1.3|gag", "1,7 1,0 0,-10"],
    ["1.3|gag", "2,7 3,1 6,-7"],
    ["2.4|pog", "0,-6 0,-10"],
    ["2.4|pog", "-3,-5 -4,-8"],
  ],
  wave: [["1.3|gaf|.8", "-9,0 -6,-4 -3,0 0,3 3,0 6,-4 9,0"]],
  lily: [
    ["f|gag|.9", "-5,0 -4,-4 2,-4 6,0! 1,0! 5,2 0,4 -4,3"],
    ["f|bone|.9", "-1,-2 1,-3 1,-1"],
  ],
  rock: [
    ["f|cut|.4", "-6,5! 2,-3! 11,3! 9,8! -4,8!"],
    ["f|po3", "-8,4! -5,-5! 1,-8! 7,-3! 9,5! 2,7! -6,7!"],
    ["f|po2", "1,-8! 7,-3! 9,5! 2,7! 3,-1!"],
    ["f|pof|.7", "-5,-5! 1,-8! 3,-1! -3,0!"],
  ],
  scree: [
    ["f|pog", "-7,3! -4,-2! -1,3!"],
    ["f|pog", "1,6! 4,2! 6,6!"],
    ["f|pof|.8", "2,0! 4,-4! 6,0!"],
  ],
  dune: [
    ["f|pof|.35", "-13,3! -4,-6 8,-4 13,3! 4,-1 -5,-1"],
    ["1.1|pog|.7", "-13,3 -4,-6 8,-4 13,3"],
    ["1|pog|.35", "-8,6 0,2 9,6"],
  ],
  mesa: [
    ["f|cut|.4", "-13,8! -4,-6! 14,-4! 19,9! -10,11!"],
    ["f|po2", "-14,7! -10,-5! 10,-6! 14,7! 2,10! -12,9!"],
    ["f|po3", "-10,-5! -3,-9! 8,-9! 10,-6! 3,-3! -8,-3!"],
    ["1|pog|.8", "-13,2 -2,5 13,1"],
    ["1|pog|.8", "-11,-2 -2,1 12,-3"],
    ["1|pof|.5", "-14,5 -2,8 14,4"],
  ],
  peak: [
    ["f|cut|.35", "-8,9! 4,-8! 17,10!"],
    ["f|kog", "-11,8! 0,-13! 12,8! 0,10!"],
    ["f|kof", "0,-13! -11,8! -5,5! -4,9! 0,2! -1,-3!"],
    ["f|ko3", "0,-13! 5,-3! 2,-2! 3,3! 0,0!"],
  ],
  drift: [
    ["1.4|kof|.9", "-12,2 -4,-3 3,0 12,-3"],
    ["1.2|ko2", "-9,5 0,1 8,4"],
  ],
  ice: [
    ["f|kog|.8", "0,-9! 4,-3! 3,6! -1,7!"],
    ["f|kof", "0,-9! -1,7! -4,4! -3,-4!"],
    ["f|ko3", "6,-3! 9,1! 8,6! 4,6! 4,1!"],
  ],
  vent: [
    ["f|cut|.4", "-7,7! 4,-5! 15,8!"],
    ["f|ta2", "-11,7! -4,-6! 4,-6! 11,7! 0,9!"],
    ["f|ta3", "-11,7! -4,-6! -1,-5! -3,8!"],
    ["f|taf", "-4,-6 0,-8 4,-6 0,-4"],
    ["1.5|taf", "1,-5 2,0 0,3 2,7"],
    ["f|tag", "-2,-6 0,-7 2,-6 0,-5"],
  ],
  shard: [
    ["f|cut|.4", "-4,6! 2,-4! 9,6!"],
    ["f|ta3", "-6,5! -2,-6! 2,-8! 0,6!"],
    ["f|ta2", "2,-8! 7,4! 0,6!"],
    ["1|taf|.8", "-7,7 -1,7 6,6"],
  ],
  crystal: [
    ["f|cut|.4", "-3,6! 3,-4! 9,6!"],
    ["f|onuf", "0,-10! 3,-4! 2,6! -3,6! -3,-4!"],
    ["f|onug|.9", "0,-10! -3,-4! -3,6! -1,6! 0,-3!"],
    ["f|onuf", "6,-2! 8,2! 7,7! 4,7! 4,2!"],
  ],
  mound: [
    ["f|onu2", "-10,6! -6,-3 4,-4 10,6!"],
    ["1.1|onuf|.7", "-10,6 -6,-3 4,-4 10,6"],
    ["1.1|onuf|.6", "-4,5 -2,0 3,0 5,5"],
  ],
  steps: [["1.5|onuf|.75", "-8,6! -8,-6! 8,-6! 8,2! -2,2! -2,-2! 3,-2!"]],
  hut: [
    ["f|cut|.45", "-6,7! -1,-5 10,-4 13,7!"],
    ["f|wood", "-9,7! -9,-2 -4,-9 4,-9 9,-2 9,7!"],
    ["f|rope", "-10,0! -7,-8 0,-12! 7,-8 10,0! 4,-1 -4,-1"],
    ["1|wood", "0,-11 0,-1"],
    ["1|wood", "-3,-9 -5,-1"],
    ["1|wood", "3,-9 5,-1"],
    ["f|cut", "-3,7! -3,2 3,2 3,7!"],
  ],
  menhir: [
    ["f|cut|.4", "-2,7! 2,-8! 10,6!"],
    ["f|kini3", "-4,7! -4,-7! 0,-10! 4,-7! 4,7!"],
    ["f|kini2", "0,-10! 4,-7! 4,7! 1,7!"],
    ["1.2|kinig|.9", "-2,-3! 2,-3! 2,1! -1,1!"],
  ],
} as const satisfies Record<string, readonly Part[]>;
export type Stamp = keyof typeof PARTS;

/** A stamp at a place, as layers. */
export function stamp(name: Stamp, [x, y]: Point, size: number): Layer[] {
  return PARTS[name].map(([style, shape]) => {
    const there = points(shape).map(([px, py, sharp]): Point => [x + px * size, y + py * size, sharp]);
    return [style, curve(there, style.startsWith("f")), name];
  });
}

/** Layers in the order in which their styles first appear, each style one path. */
export function pressed(layers: readonly Layer[]): string {
  const merged = new Map<string, string>();
  for (const [style, d, of = ""] of layers) merged.set(`${style}/${of}`, (merged.get(`${style}/${of}`) ?? "") + d);
  return [...merged].map(([key, d]) => drawn(key.slice(0, key.indexOf("/")), d)).join("");
}

function drawn(style: string, d: string): string {
  const [kind, name, opacity] = style.split("|");
  const colour = `var(--${name})`;
  if (kind === "f") return path(d, { fill: colour, "fill-opacity": opacity });
  return path(d, {
    fill: "none",
    stroke: colour,
    "stroke-width": kind,
    "stroke-opacity": opacity,
    "stroke-linecap": "round",
  });
}

/** A wobbling ring around a place. */
export function ring([x, y]: Point, r: number, luck: () => number, wobble = 0.18, squash = 1): string {
  const around = Array.from({ length: 11 }, (_, i): Point => {
    const [a, far] = [(i * Math.PI * 2) / 11, r * (1 - wobble / 2 + luck() * wobble)];
    return [x + far * Math.cos(a), y + far * squash * Math.sin(a)];
  });
  return curve(around, true);
}

/** A wandering line through places. */
export const wander = (through: readonly Point[]): string => curve(through);
export const straight = (through: readonly Point[]): string => line(through);
export const dot = (x: number, y: number): string => `M${n(x)} ${n(y)}h0`;

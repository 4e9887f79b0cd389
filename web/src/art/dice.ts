/** Dice of bone and stone: six, eight and twelve sides. */
import { written } from "./elements";
import { bevel, fill, line, path, picture, points, pores, stroke, type Point } from "./svg";

export type DieSize = 6 | 8 | 12;
const INK = "#14181d";
/** The white, the red and the green die, and what is written on them. */
const COLOUR: Record<DieSize, readonly [string, string]> = {
  6: ["#efe6d2", INK],
  8: ["#b3301f", "#f4efe6"],
  12: ["#4f7d33", "#f4efe6"],
};
const PIPS: readonly (readonly Point[])[] = [
  [],
  ...[
    "0,0",
    "-9,-9 9,9",
    "-10,-10 0,0 10,10",
    "-9,-9 9,-9 -9,9 9,9",
    "-10,-10 10,-10 0,0 -10,10 10,10",
    "-9,-11 9,-11 -9,0 9,0 -9,11 9,11",
  ].map(points),
];
const round = (sides: number, r: number, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const a = ((i + turn) * 2 * Math.PI) / sides;
    return [r * Math.sin(a), -r * Math.cos(a)];
  });

/** A die that shows a value, around 0,0 within 28 of it. */
export function dieShape(size: DieSize, value: number, colour = COLOUR[size][0], ink = COLOUR[size][1]): string {
  if (size === 6) return d6(value, colour, ink);
  return size === 8 ? d8(value, colour, ink) : d12(value, colour, ink);
}

const body = (d: string, colour: string): string =>
  path(d, { fill: INK, "fill-opacity": 0.5, transform: "translate(1 2)" }) +
  path(d, { fill: colour, stroke: INK, "stroke-width": 2.4, "stroke-linejoin": "round" });

function d6(value: number, colour: string, ink: string): string {
  const d = "M-16-22H16Q22-22 22-16V16Q22 22 16 22H-16Q-22 22-22 16V-16Q-22-22-16-22z";
  const lips = PIPS[value]!.map(([x, y]) => [x + 0.8, y + 0.9] as const);
  return body(d, colour) + bevel(d, 4, 0.4) + pores(lips, "#fff", 8, 0.7) + pores(PIPS[value]!, ink, 7.4, 1);
}

function d8(value: number, colour: string, ink: string): string {
  const rim = round(6, 26);
  const face: Point[] = [rim[0]!, rim[2]!, rim[4]!];
  const sides =
    fill(line([rim[0]!, rim[1]!, rim[2]!], true), "#000", 0.18) +
    fill(line([rim[2]!, rim[3]!, rim[4]!], true), "#000", 0.36);
  return (
    body(line(rim, true), colour) +
    sides +
    fill(line([rim[4]!, rim[5]!, rim[0]!], true), "#fff", 0.25) +
    bevel(line(face, true), 2, 0.4) +
    written(String(value), ink, 9, 21)
  );
}

function d12(value: number, colour: string, ink: string): string {
  const [rim, ends, face] = [round(10, 27), round(5, 25.4), round(5, 17)];
  const spokes = face.map((p, i) => line([p, ends[i]!])).join("");
  const shade = [1, 2]
    .map((i) => line([face[i]!, rim[i * 2]!, rim[i * 2 + 1]!, rim[i * 2 + 2]!, face[i + 1]!], true))
    .join("");
  return (
    body(line(rim, true), colour) +
    fill(shade, "#000", 0.28) +
    stroke(spokes, ink, 1.4, { "stroke-opacity": 0.6 }) +
    bevel(line(face, true), 2.4, 0.4) +
    stroke(line(face, true), ink, 1.4) +
    written(String(value), ink, 6.5, 18)
  );
}

export const die = (size: DieSize, value: number, label = "", colour?: string, ink?: string): string =>
  picture("-30 -30 60 60", dieShape(size, value, colour, ink), label);

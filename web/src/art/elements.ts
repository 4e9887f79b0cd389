/** The six elements: silhouette, inner mark, letter and colour, so that none is ever told by colour alone. */
import { bevel, curve, cut, fill, group, line, path, picture, points, stroke, tag, whole } from "./svg";

export const TOA = ["tahu", "gali", "lewa", "onua", "kopaka", "pohatu"] as const;
export type Toa = (typeof TOA)[number];
export const ELEMENTS = ["fire", "water", "air", "earth", "ice", "stone"] as const;
export type Element = (typeof ELEMENTS)[number];

export interface Material {
  /** The element's own colour, for badges. */
  colour: string;
  /** Larger carved surfaces of it, and what glows in its cuts. */
  body: string;
  glow: string;
  /** What is written on it. */
  on: string;
}
export const MATERIAL: Record<Element, Material> = {
  fire: { colour: "#b51f13", body: "#b3301f", glow: "#ffb04a", on: "#f4efe6" },
  water: { colour: "#5275c1", body: "#4a6cb3", glow: "#9be7ff", on: "#f4efe6" },
  air: { colour: "#a0df2a", body: "#86b53a", glow: "#f0ff9e", on: "#14181d" },
  earth: { colour: "#11131d", body: "#2e3038", glow: "#8ef0a8", on: "#f4efe6" },
  ice: { colour: "#f9f9f9", body: "#dfe6ea", glow: "#6fc3ff", on: "#14181d" },
  stone: { colour: "#b78a6b", body: "#a87f5e", glow: "#ffd28a", on: "#14181d" },
};
export const PUMICE: Material = { colour: "#c9bda3", body: "#bfb296", glow: "#ffd28a", on: "#14181d" };

export const ELEMENT_OF = Object.fromEntries(TOA.map((toa, i) => [toa, ELEMENTS[i]!])) as Record<Toa, Element>;
export const LETTER: Record<Element, string> = { fire: "T", water: "G", air: "L", earth: "O", ice: "K", stone: "P" };

const RIM = "#f4efe6";
const INK = "#14181d";
const star = (outer: number, inner: number) =>
  line(
    Array.from({ length: 12 }, (_, i) => {
      const [r, a] = [i % 2 ? inner : outer, (i * Math.PI) / 6];
      return [r * Math.sin(a), -r * Math.cos(a)] as const;
    }),
    true,
  );

const SILHOUETTE: Record<Element, string> = {
  fire: line(points("0,-27 29,23 -29,23"), true),
  water: curve(whole(points("0,-31! 8,-16 23,2 21,26 0,27")), true),
  air: line(whole(points("25,-25 12,0 25,25")), true),
  earth: line(points("-23,-23 23,-23 23,23 -23,23"), true),
  ice: star(29, 15.5),
  stone: line(points("-11,-26 11,-26 26,-11 26,11 11,26 -11,26 -26,11 -26,-11"), true),
};
const MARK: Record<Element, string> = {
  fire: line(points("0,-6 10,13 -10,13"), true),
  water: curve(points("-13,8 -8,2 -3,8 3,13 8,8 13,2")) + curve(points("-9,-1 -5,-6 0,-1 5,3 9,-2")),
  air: line(whole(points("11,-13 5,0 11,13")), true),
  earth: line(points("-12,12 -12,-12 12,-12 12,6 -3,6 -3,-3 4,-3")),
  ice: line(points("0,-11 8,0 0,11 -8,0"), true),
  stone: line(points("-7,-12 -7,12")) + line(points("7,-12 7,12")),
};
const SOLID = new Set<Element>(["fire", "air", "ice"]);

/** The glyph alone, around 0,0 within 32 of it, to be put into other drawings. */
export function glyph(element: Element, letter = false): string {
  const { colour, on } = MATERIAL[element];
  const shape = SILHOUETTE[element];
  const sign = SOLID.has(element)
    ? fill(MARK[element], on, 0.92)
    : stroke(MARK[element], on, element === "stone" ? 6 : 4, {
        "stroke-linejoin": "miter",
        "stroke-linecap": "butt",
      });
  return (
    path(shape, { fill: INK, stroke: INK, "stroke-width": 9, "stroke-linejoin": "round" }) +
    path(shape, { fill: colour, stroke: RIM, "stroke-width": 4.5, "stroke-linejoin": "round" }) +
    bevel(shape, 3, 0.3) +
    (letter ? written(LETTER[element], on, element === "fire" ? 15 : 9, 24) : sign)
  );
}

/** A letter in the middle of something. */
export const written = (text: string, colour: string, y: number, size: number): string =>
  tag("text", { y, "text-anchor": "middle", "font-size": size, "font-weight": 700, fill: colour }, text);

export const badge = (element: Element, label = "", letter = false): string =>
  picture("-36 -36 72 72", glyph(element, letter), label, "badge");

/** The glyph lashed to a post: who sits here. */
export function totem(element: Element, label = ""): string {
  const post = line(points("-13,20 13,20 11,66 -11,66"), true);
  const rope = line(points("-14,34 14,30")) + line(points("-14,39 14,35")) + line(points("-13,44 13,40"));
  const cap = line(points("-17,62 17,62 20,70 -20,70"), true);
  const wood =
    path(post, { fill: "#6f4e33", stroke: INK, "stroke-width": 3 }) +
    cut(line(points("-5,46 -4,61")) + line(points("4,48 5,60")) + line(points("0,22 0,30")), 1.2, 0.5) +
    bevel(post, 4, 0.4);
  const lashing =
    stroke(rope, INK, 5.4) +
    stroke(rope, "#d9b981", 3.4) +
    stroke(rope, "#8a6a3e", 3.4, { "stroke-dasharray": ".8 2.6" });
  const foot = path(cap, { fill: "#3a4149", stroke: INK, "stroke-width": 3 }) + bevel(cap, 3, 0.4);
  return picture(
    "-40 -42 80 116",
    wood + foot + lashing + group(glyph(element), { transform: "translate(0 -4)" }),
    label,
  );
}

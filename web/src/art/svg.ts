/** The basics of every drawing: points, paths, cuts in stone, and repeatable random numbers. */
import { clip } from "./sheet";

export type Point = readonly [x: number, y: number, sharp?: boolean | undefined];

/** A number as short as it can be. */
export const n = (x: number): string => String(Math.round(x * 10) / 10);

/** Random numbers in [0, 1) from a text; the same text gives the same numbers. */
export function luck(text: string): () => number {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points from "x,y x,y! …"; a point with ! keeps its corner. */
export const points = (text: string): Point[] =>
  text.split(" ").map((pair) => {
    const [x, y] = pair.replace("!", "").split(",");
    return [Number(x), Number(y), pair.endsWith("!")];
  });

export const mirror = (shape: readonly Point[]): Point[] => shape.map(([x, y, sharp]) => [-x, y, sharp]);

/** A half from top to bottom and its mirror image as one closed outline. */
export const whole = (half: readonly Point[]): Point[] => [
  ...half,
  ...mirror(half)
    .toReversed()
    .filter(([x]) => Math.abs(x) > 0.01),
];

export const line = (shape: readonly Point[], closed = false): string =>
  `M${shape.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${closed ? "z" : ""}`;

/** A line with rounded corners, except at sharp points. */
export function curve(shape: readonly Point[], closed = false): string {
  const count = shape.length;
  const at = (i: number) => shape[(i + count) % count]!;
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const say = ([x, y]: Point) => `${n(x)} ${n(y)}`;
  const first = closed ? mid(at(-1), at(0)) : at(0);
  let d = `M${say(first)}`;
  for (let i = closed ? 0 : 1; i < count; i++) {
    const last = !closed && i === count - 1;
    const to = last ? at(i) : mid(at(i), at(i + 1));
    d += at(i)[2] || last ? `L${say(at(i))}${last ? "" : `L${say(to)}`}` : `Q${say(at(i))} ${say(to)}`;
  }
  return d + (closed ? "z" : "");
}

type Attributes = Record<string, string | number | undefined>;
const attributes = (of: Attributes): string =>
  Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? +value.toFixed(2) : value}"`)
    .join("");

export const tag = (name: string, of: Attributes, inside = ""): string =>
  inside ? `<${name}${attributes(of)}>${inside}</${name}>` : `<${name}${attributes(of)}/>`;
export const path = (d: string, of: Attributes): string => (d ? tag("path", { d, ...of }) : "");
export const fill = (d: string, colour: string, opacity?: number): string =>
  path(d, { fill: colour, "fill-opacity": opacity });
export const stroke = (d: string, colour: string, width: number, of: Attributes = {}): string =>
  path(d, { fill: "none", stroke: colour, "stroke-width": width, ...of });
export const group = (inside: string, of: Attributes): string => (inside ? tag("g", of, inside) : "");
export const moved = (x: number, y: number, inside: string, scale = 1, turn = 0): string => {
  const steps = [`translate(${n(x)} ${n(y)})`];
  if (turn) steps.push(`rotate(${n(turn)})`);
  if (scale !== 1) steps.push(`scale(${+scale.toFixed(3)})`);
  return group(inside, { transform: steps.join(" ") });
};
export const circle = (cx: number, cy: number, r: number, of: Attributes): string =>
  tag("circle", { cx: n(cx), cy: n(cy), r: n(r), ...of });

/** A cut: dark, with the light on its lower right lip. */
export const cut = (d: string, width = 1.6, depth = 0.6): string =>
  stroke(d, "#fff", width * 0.6, { "stroke-opacity": depth * 0.5, transform: "translate(.8 .8)" }) +
  stroke(d, "#000", width, { "stroke-opacity": depth });

/** What lies inside a shape. */
export const clipped = (d: string, inside: string): string => group(inside, { "clip-path": `url(#${clip(d)})` });

/** The light on the upper left edge of a raised shape, and the shade on its lower right. */
export function bevel(d: string, width = 2, strength = 0.45): string {
  const edge = (colour: string, shift: number) =>
    stroke(d, colour, width, { "stroke-opacity": strength, transform: `translate(${n(shift)} ${n(shift)})` });
  return clipped(d, edge("#000", -width * 0.35) + edge("#fff", width * 0.35));
}

/** Pores of pumice: many dots as one path. */
export function pores(d: readonly Point[], colour: string, width: number, opacity: number): string {
  const dots = d.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join("");
  return stroke(dots, colour, width, { "stroke-linecap": "round", "stroke-opacity": opacity });
}

export const theme = (name: string): string => `var(--${name})`;

/** A finished drawing; decoration unless it has a label. */
export function picture(box: string, inside: string, label = "", name = ""): string {
  const escaped = label.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const said = label ? ` role="img" aria-label="${escaped}"` : ' aria-hidden="true"';
  return `<svg viewBox="${box}"${said}${name ? ` class="${name}"` : ""}>${inside}</svg>`;
}

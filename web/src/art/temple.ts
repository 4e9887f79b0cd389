/** The temple: a dial of six segments, each with its glyph and Makuta's strength. */
import { glyph, MATERIAL, type Element } from "./elements";
import { bevel, circle, curve, cut, fill, group, line, moved, path, points, stroke, tag, theme, whole } from "./svg";

export interface TempleLook {
  /** Strengths of the six segments, clockwise from the top; without them the dial shows glyphs alone. */
  strengths?: readonly number[];
  /** The segment that faces you, or none. */
  segment?: number;
  /** Which segment lies at each of the six places, clockwise; else as they are printed. */
  order?: readonly number[];
}
/** The dial's segments in the order of the printed list. */
export const SEGMENTS: readonly Element[] = ["ice", "fire", "air", "stone", "water", "earth"];
const INK = "#14181d";

const wedge = (i: number, inner: number, outer: number): string => {
  const at = (r: number, a: number) => `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  const [from, to] = [((i - 0.5) * Math.PI) / 3, ((i + 0.5) * Math.PI) / 3];
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;
};

/** How a temple that has turned lies on its tile: each segment before the entrance that it faces. */
export const facing = (turn: number, temple: number): number[] =>
  SEGMENTS.map((_, place) => (((1 - place - turn + temple) % 6) + 6) % 6);

/** The dial alone, around 0,0 within 36 of it; segment 0 is at the top, or with an order between two corners. */
export function dial({ strengths, segment, order }: TempleLook): string {
  const segments = SEGMENTS.map((_, place) => {
    const [which, i] = order ? [order[place]!, place + 0.5] : [place, place];
    const element = SEGMENTS[which]!;
    const d = wedge(i, 13, 35);
    const [x, y] = [24.5 * Math.sin((i * Math.PI) / 3), -24.5 * Math.cos((i * Math.PI) / 3)];
    const number = strengths
      ? tag(
          "text",
          {
            x: x.toFixed(1),
            y: (y + 8.6).toFixed(1),
            "text-anchor": "middle",
            "font-size": 7.5,
            "font-weight": 700,
            fill: MATERIAL[element].on,
            stroke: MATERIAL[element].colour,
            "stroke-width": 1.6,
            "paint-order": "stroke",
          },
          String(strengths[which]),
        )
      : "";
    const chosen =
      which === segment
        ? stroke(d, theme("selected"), 3.4, { "stroke-linejoin": "round" }) +
          stroke(d, INK, 1, { "stroke-dasharray": "2 2" })
        : "";
    return (
      path(d, { fill: MATERIAL[element].body, stroke: INK, "stroke-width": 1.6 }) +
      bevel(d, 1.8, 0.45) +
      moved(x, y - (strengths ? 3.4 : 0), glyph(element), strengths ? 0.2 : 0.26) +
      number +
      chosen
    );
  });
  return segments.join("") + moved(0, 0, gaze(), 0.42);
}

/** What waits in the middle: a shattered face. */
function gaze(): string {
  const face = curve(whole(points("0,-29! 12,-24 24,-27! 28,-8 22,12 12,24! 0,30!")), true);
  const eyes = "M-5-2L-20-9-17 2-8 4zM5-2L20-9 17 2 8 4z";
  return (
    circle(0, 0, 31, { fill: "#0c0e12", stroke: INK, "stroke-width": 3 }) +
    path(face, { fill: "#3a3340", stroke: "#000", "stroke-width": 2 }) +
    cut(
      line(points("0,-29 3,-14 -2,-4 4,8 0,30")) +
        line(points("3,-14 13,-17 20,-24")) +
        line(points("4,8 14,12 22,10")) +
        line(points("-2,-4 -9,8 -22,12")),
      2,
      0.9,
    ) +
    bevel(face, 2.4, 0.5) +
    fill(eyes, "#000") +
    group(fill(eyes, "#ff3b24"), { transform: "translate(0 -.4) scale(.82 .7)" })
  );
}

/** Paved rings around the dial, for the Makuta tile. */
export function temple(look: TempleLook): string {
  const paving = [92, 80, 66].map((r) => `M0-${r}a${r} ${r} 0 1 1-.1 0z`).join("");
  const joints = Array.from({ length: 24 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 12), Math.cos((i * Math.PI) / 12)];
    const [a, b] = i % 2 ? [66, 80] : [80, 104];
    return line([
      [a * s, -a * c],
      [b * s, -b * c],
    ]);
  }).join("");
  return (
    circle(0, 0, 92, { fill: theme("kini2"), "fill-opacity": 0.6 }) +
    circle(0, 0, 66, { fill: theme("kini3"), "fill-opacity": 0.5 }) +
    stroke(paving + joints, theme("cut"), 1.6, { "stroke-opacity": 0.55 }) +
    stroke(paving, theme("kinif"), 0.8, { "stroke-opacity": 0.4, transform: "translate(.8 1)" }) +
    circle(0, 0, 37.5, { fill: INK }) +
    group(dial(look), { class: "dial" })
  );
}

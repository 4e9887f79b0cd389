/** Petroglyphs: rings of plain geometry around a sign, grown from a card's name. */
import { sign, type Sign } from "./signs";
import { circle, cut, fill, luck, n, stroke } from "./svg";

type Motif = (r: number, count: number) => { cuts?: string; solid?: string };
const at = (r: number, a: number): string => `${n(r * Math.sin(a))} ${n(-r * Math.cos(a))}`;
const around = (count: number, draw: (a: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count, i)).join("");

const MOTIFS: readonly Motif[] = [
  (r, count) => ({
    solid: around(count, (a) => `M${at(r + 4, a)}L${at(r - 4, a + 1.6 / count)}L${at(r - 4, a - 1.6 / count)}z`),
  }),
  (r, count) => ({ cuts: around(count, (a) => `M${at(r - 4, a)}L${at(r + 4, a)}`) }),
  (r, count) => ({
    cuts: around(count, (a) => `M${at(r, a - 2.4 / count)}Q${at(r + 9, a)} ${at(r, a + 2.4 / count)}`),
  }),
  (r, count) => ({
    cuts: around(count, (a) => `M${at(r - 3, a - 2 / count)}L${at(r + 4, a)}L${at(r - 3, a + 2 / count)}`),
  }),
  (r, count) => ({
    cuts: around(
      count,
      (a) =>
        `M${at(r + 3, a - 1.8 / count)}L${at(r - 3, a - 1.8 / count)}L${at(r - 3, a + 0.9 / count)}L${at(r + 1, a + 0.9 / count)}`,
    ),
  }),
  (r, count) => ({
    solid: around(
      count,
      (a) => `M${at(r + 4, a)}L${at(r, a + 1.3 / count)}L${at(r - 4, a)}L${at(r, a - 1.3 / count)}z`,
    ),
  }),
  (r, count) => ({
    cuts: around(
      count,
      (a, i) =>
        `${i ? "" : `M${at(r, a)}`}Q${at(r + (i % 2 ? -6 : 6), a + Math.PI / count)} ${at(r, a + (2 * Math.PI) / count)}`,
    ),
  }),
];

/** A petroglyph around 0,0 within 50 of it. */
export function sigil(name: string, middle: Sign, accent: string): string {
  const chance = luck(name);
  const counts = [6, 8, 10, 12, 14, 16];
  const rings = [26, 36, 46].map((r, i) => {
    const motif = MOTIFS[Math.floor(chance() * MOTIFS.length)]!;
    const { cuts = "", solid = "" } = motif(r, counts[Math.floor(chance() * (3 + i))]!);
    return (cuts ? stroke(cuts, accent, 1.8, { "stroke-linejoin": "round" }) : "") + (solid ? fill(solid, accent) : "");
  });
  const edge = `M0-${n(31)}a31 31 0 1 1-.1 0zM0-41a41 41 0 1 1-.1 0z`;
  return (
    cut(edge, 1.2, 0.8) +
    rings.join("") +
    circle(0, 0, 20, { fill: accent, stroke: "#0c0e12", "stroke-width": 2 }) +
    `<g transform="scale(1.1)">${sign(middle, "#14181d", 2.8)}</g>`
  );
}

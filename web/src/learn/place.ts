/** The place of the teacher's panel: never over what must be pressed, and if possible not over what she points at. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Weighed extends Box {
  /** The cost of covering this box. */
  weight: number;
}
/** A box with a ring; `must` marks the one to be pressed. */
export type Ring = Box & { kind: string };
/** A cost per pixel that outweighs everything else on a screen. */
export const MUST = 1e9;
const SPOKEN = 50;
const EDGE = 8;
const HEADING = 60; // the height of a table's own heading

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The cost of covering a ring; the one to be pressed includes its border. */
export function weighed({ kind, x, y, width, height }: Ring): Weighed {
  if (kind !== "must") return { x, y, width, height, weight: SPOKEN };
  return { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE, weight: MUST };
}

export const covers = (panel: Box, avoid: readonly Weighed[]): boolean =>
  avoid.some((one) => one.weight >= MUST && overlap(panel, one) > 0);

/** Just above and just below what is to be pressed. */
const beside = (height: number, avoid: readonly Weighed[]): number[] =>
  avoid.filter(({ weight }) => weight >= MUST).flatMap((one) => [one.y - height, one.y + one.height]);

/** The cheapest of the candidate places; the first of equal ones. */
export function placed(panel: { width: number; height: number }, view: Box, avoid: readonly Weighed[]): Box {
  const low = view.height - panel.height - EDGE;
  const xs = [view.width - panel.width - EDGE, EDGE, (view.width - panel.width) / 2];
  const near = beside(panel.height, avoid).filter((y) => y >= EDGE && y <= low);
  const ys = [EDGE, HEADING, (view.height - panel.height) / 2, low, ...near];
  const places = ys.flatMap((y) => xs.map((x) => ({ x: Math.max(0, x), y: Math.max(0, y), ...panel })));
  const cost = (box: Box): number => avoid.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
  return places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

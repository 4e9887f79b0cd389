/** Where the teacher's panel stands: never on what she speaks of, if there is any other place. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Weighed extends Box {
  /** How bad it is to be in the way of this. */
  weight: number;
}
const EDGE = 8;
const HEADING = 60; // the height of a table's own heading

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The best of a dozen places; of equal ones, the first. */
export function placed(panel: { width: number; height: number }, view: Box, avoid: readonly Weighed[]): Box {
  const xs = [view.width - panel.width - EDGE, EDGE, (view.width - panel.width) / 2];
  const ys = [EDGE, HEADING, (view.height - panel.height) / 2, view.height - panel.height - EDGE];
  const places = ys.flatMap((y) => xs.map((x) => ({ x: Math.max(0, x), y: Math.max(0, y), ...panel })));
  const cost = (box: Box): number => avoid.reduce((sum, one) => sum + overlap(box, one) * one.weight, 0);
  return places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

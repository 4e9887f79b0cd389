/** The marks of the timeline: small ones for turns, large ones for rounds, as many as can be told apart. */
export interface Knot {
  /** From 0 to 1. */
  x: number;
  big: boolean;
}
const APART = 6; // pixels: a line of two and a gap of four

/** Of marks that would overlap, rounds are kept before turns, and earlier ones before later ones. */
export function thinned(knots: readonly Knot[], width: number): Knot[] {
  const kept: Knot[] = [];
  for (const knot of [...knots.filter(({ big }) => big), ...knots.filter(({ big }) => !big)])
    if (kept.every(({ x }) => Math.abs(x - knot.x) * width >= APART)) kept.push(knot);
  return kept.sort((a, b) => a.x - b.x);
}

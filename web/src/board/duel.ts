/** A set of counters for a duel: bits over the positions of a hand, as the engine offers them. */
import type { IslandBet } from "../lib/wire";

export const facesOf = (mask: number, hand: readonly number[]): number[] =>
  hand.filter((_, n) => (mask >> n) & 1).sort((a, b) => a - b);

/** The offered set with the same counters; copies of a counter are as good as each other. */
export function offeredAs(mask: number, offered: readonly number[], hand: readonly number[]): number | null {
  if (offered.includes(mask)) return mask;
  const wanted = facesOf(mask, hand).join();
  return offered.find((one) => facesOf(one, hand).join() === wanted) ?? null;
}

/** Positions that some offered set uses, or a copy of them. */
export function usable(offered: readonly number[], hand: readonly number[]): number[] {
  const faces = new Set(offered.flatMap((mask) => facesOf(mask, hand)));
  return hand.flatMap((face, n) => (faces.has(face) ? [n] : []));
}

/** Of all bets that add the same, the one that shows least; the strongest first. */
export function worthwhile(bets: readonly IslandBet[]): IslandBet[] {
  const best = new Map<number, IslandBet>();
  for (const bet of bets) {
    const known = best.get(bet.bonus);
    if (!known || bet.shows.length < known.shows.length) best.set(bet.bonus, bet);
  }
  return [...best.values()].sort((a, b) => b.bonus - a.bonus);
}

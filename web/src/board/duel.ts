/** A set of counters for a duel: bits over the positions of a hand, as the engine offers them. */
import type { IslandBet } from "../lib/wire";
import { cases } from "./badges";

export const facesOf = (mask: number, hand: readonly number[]): number[] =>
  hand.filter((_, n) => (mask >> n) & 1).sort((a, b) => a - b);

/** The offered set with the same counters; copies of a counter are interchangeable. */
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

/** How likely a bet is won, and how likely it is not lost. */
const won = ({ odds }: IslandBet): number => odds.win / cases(odds);
const kept = ({ odds }: IslandBet): number => (odds.win + odds.tie) / cases(odds);

/** Does one bet dominate another: nowhere worse, and better or cheaper in something? */
function beats(one: IslandBet, other: IslandBet): boolean {
  const gains = [won(one) - won(other), kept(one) - kept(other), other.shows.length - one.shows.length];
  return gains.every((gain) => gain >= 0) && (one.bonus < other.bonus || gains.some((gain) => gain > 0));
}

/** The bets that no other dominates, the sure one or the best chance first; and the dominated ones. */
export interface Ranked {
  first: IslandBet[];
  more: IslandBet[];
}
export function ranked(bets: readonly IslandBet[], sure: number | null): Ranked {
  const all = worthwhile(bets);
  const more = all.filter((bet) => all.some((one) => beats(one, bet)));
  const better = (a: IslandBet, b: IslandBet): number =>
    Number(b.answer === sure) - Number(a.answer === sure) ||
    won(b) - won(a) ||
    kept(b) - kept(a) ||
    a.shows.length - b.shows.length;
  return { first: all.filter((bet) => !more.includes(bet)).sort(better), more };
}

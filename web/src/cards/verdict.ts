/** How the last challenge ended, from what this seat was told: the sums, who won, and what came of it. */
import type { CardEvent, CardFightView, CardPoints, CardSettled, CardTopic, Question, Told } from "../lib/wire";

export interface Verdict extends CardSettled {
  /** The number of the event, which identifies it. */
  at: number;
  told: Told;
  winner: number;
  /** False if a card decided the challenge, so that no sums were compared. */
  summed: boolean;
  prizes: Told[];
}
const PRIZES = new Set(["maskwon", "kranataken", "knockedoff", "took", "bound", "attached"]);
const MOST = 3;
const eventOf = (told: Told): CardEvent => told.event as CardEvent;

export function verdictOf(told: readonly Told[], upto: number): Verdict | null {
  const n = told.findLastIndex((one) => eventOf(one).event === "settled");
  if (n < 0) return null;
  const settled = eventOf(told[n]!) as CardSettled;
  const after = told.slice(n + 1);
  if (after.some((one) => isOld(eventOf(one), settled))) return null;
  const next = after.findIndex((one) => ["turn", "stepped"].includes(eventOf(one).event));
  return {
    ...settled,
    at: upto - told.length + n,
    told: told[n]!,
    winner: settled.won ? settled.seat : settled.victim,
    summed: settled.total >= 0 && settled.total + settled.against > 0,
    prizes: after
      .slice(0, next < 0 ? undefined : next)
      .filter((one) => PRIZES.has(eventOf(one).event))
      .slice(0, MOST),
  };
}

/** Is the result out of date? So it is after another challenge, or when its challenger has another turn. */
const isOld = (event: CardEvent, { seat }: CardSettled): boolean =>
  event.event === "challenged" || (event.event === "turn" && event.seat === seat);

/** The ledger at the moment of the result: the last one seen plus what was counted since; null if that does not give
 * the sums. */
export function closed(fight: CardFightView, since: readonly Told[], verdict: Verdict): CardFightView | null {
  if (fight.challenger !== verdict.seat || fight.defender !== verdict.victim) return null;
  const late = since.map(eventOf).filter((event): event is CardPoints => event.event === "points");
  const entries = late.map(({ seat, card, amount }) => ({ seat, why: "played" as const, of: card, amount, by: -1 }));
  const more = (seat: number) => late.reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0), 0);
  const totals: [number, number] = [fight.totals[0] + more(fight.challenger), fight.totals[1] + more(fight.defender)];
  const same = Math.max(0, totals[0]) === verdict.total && Math.max(0, totals[1]) === verdict.against;
  return same ? { ...fight, totals, ledger: [...fight.ledger, ...entries] } : null;
}

/** Questions about a challenge, or about what was won in it. */
const ABOUT: Record<CardTopic, boolean> = {
  fight: true,
  swarm: true,
  hand: false,
  masks: false,
  mission: false,
  move: false,
  others: false,
  placing: false,
  setup: false,
};
export const isAbout = ({ topic }: Question): boolean => ABOUT[topic as CardTopic] ?? false;

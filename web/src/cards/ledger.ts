/** A challenge as two columns of lines. The sums come from the server; the lines explain them. */
import { SKILLS } from "../art/signs";
import { say } from "../lib/app.svelte";
import type { CardEntry, CardFightView } from "../lib/wire";
import { nameOf, NO_CARD } from "./book.svelte";

export interface Line {
  label: string;
  amount: number;
  /** With its sign; the first line is what the side begins with. */
  sign: string;
}
export interface Side {
  seat: number;
  total: number;
  leads: boolean;
  lines: Line[];
}

function label(entry: CardEntry): string {
  if (entry.why === "skill") return say(`skill-${SKILLS[entry.of]}`);
  const what = entry.of === NO_CARD ? say("ui-card-other") : nameOf(entry.of);
  return entry.by === NO_CARD ? what : `${nameOf(entry.by)}, ${what}`;
}
const signed = (amount: number, first: boolean): string =>
  first ? String(Math.max(0, amount)) : `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;

export function ledger(fight: CardFightView): Side[] {
  return [fight.challenger, fight.defender].map((seat, side) => ({
    seat,
    total: Math.max(0, fight.totals[side]!),
    leads: fight.skills.length > 0 && fight.leader === seat,
    lines: fight.ledger
      .filter((entry) => entry.seat === seat)
      .map((entry, n) => ({ label: label(entry), amount: entry.amount, sign: signed(entry.amount, n === 0) })),
  }));
}

/** How many Krana of a hand count for the win, by public knowledge. */
import type { CardHelp, CardView } from "../lib/wire";

export interface Bounds {
  least: number;
  most: number;
  words: string;
}

export function bounds(view: CardView, help: CardHelp | null, seat: number): Bounds | null {
  if (!view.krana_to_win) return null;
  const [least, most] = help?.krana[seat] ?? [view.heroes[seat]!.krana, view.heroes[seat]!.krana];
  return { least, most, words: least === most ? `${least}` : `${least}–${most}` };
}

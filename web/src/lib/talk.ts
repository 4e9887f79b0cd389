/** Merges talk into the events, each line where it was heard. */
import type { ChatLine, Told } from "./wire";

export type Line = { told: Told; talk?: undefined } | { talk: ChatLine; told?: undefined };

/** The last so many events, with what was said between and after them. `heard` tells how many things had been told when
 * a line was heard; `upto`, how many have been told in all. */
export function woven(
  told: readonly Told[],
  upto: number,
  chat: readonly ChatLine[],
  heard: (line: ChatLine) => number,
  most = Infinity,
): Line[] {
  const skipped = Math.max(0, told.length - most);
  const first = upto - told.length + skipped;
  const talks = chat.filter((line) => skipped === 0 || heard(line) > first);
  const lines: Line[] = [];
  let next = 0;
  const talk = (before: number) => {
    while (next < talks.length && heard(talks[next]!) < before) lines.push({ talk: talks[next++]! });
  };
  told.slice(skipped).forEach((one, n) => {
    talk(first + n + 1);
    lines.push({ told: one });
  });
  talk(Infinity);
  return lines;
}

/** Identifies the speaker of a line, for muting; not everybody has a name. */
export const voice = ({ name, seat }: ChatLine): string => name || `#${seat}`;

/** What is in the box besides tiles, from the engine's own data file. */
import file from "@matanui/games/makuta/data/tokens.toml";
import { ELEMENTS, type Element } from "../art/elements";

interface Row {
  id: string;
  copies: number;
  bonus?: number;
  own?: number;
}
interface Box {
  room: { mask: number; turaga: number; key: number };
  mask: Row[];
  turaga: Row[];
  key: Row[];
  rahi: { id: string; classic: number[]; us: number[] }[];
  lock: { code: string[] }[];
  segment: Record<string, number>[];
}
const BOX = file as unknown as Box;
const copies = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.copies, 0);

/** The three signs of each lock. */
export const CODES = BOX.lock.map(({ code }) => code.map((sign) => ELEMENTS.find((one) => one === sign) as Element));
/** Makuta's strength on each segment of the temple, as this table's rules have it. */
export const strengths = (table: unknown): number[] => BOX.segment.map((segment) => segment[String(table)] ?? 0);
/** How many counters there are of each back. */
export const TOTAL = {
  rahi: BOX.rahi.map((one) => one.classic.length),
  mask: copies(BOX.mask) + copies(BOX.turaga),
  key: copies(BOX.key),
};
/** What a mask or a Turaga adds to a roll in a duel, by its row in the box. */
export function bonusOf(id: string, own: boolean, turaga: unknown): number {
  const elder = BOX.turaga.find((one) => one.id === id);
  if (elder) return (own ? elder.own : turaga === "all" ? elder.bonus : 0) ?? 0;
  return BOX.mask.find((one) => one.id === id)?.bonus ?? 0;
}
/** How much of each kind fits into a hand. */
export const ROOM = BOX.room;

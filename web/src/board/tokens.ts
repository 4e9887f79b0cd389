/** What is in the box besides tiles, from the engine's own data file. */
import sets from "@matanui/games/makuta/data/sets.toml";
import file from "@matanui/games/makuta/data/tokens.toml";
import { ELEMENTS, type Element } from "../art/elements";

interface Row {
  no: number;
  id: string;
  bonus?: number;
  own?: number;
}
interface Box {
  room: { mask: number; turaga: number; key: number };
  mask: Row[];
  turaga: Row[];
  key: Row[];
  rahi: Row[];
  lock: { no: number; code: string[] }[];
  segment: ({ no: number } & Record<string, number>)[];
}
interface Held {
  mask: Record<string, number>;
  turaga: Record<string, number>;
  key: Record<string, number>;
  rahi: Record<string, { classic: number[] }>;
}
const BOX = file as unknown as Box;
const SETS = (sets as unknown as { counters: Record<string, Held> }).counters;
const inOrder = <R extends { no: number }>(rows: R[]): R[] => [...rows].sort((a, b) => a.no - b.no);
const copies = (...held: Record<string, number>[]): number =>
  held.flatMap((one) => Object.values(one)).reduce((sum, many) => sum + many, 0);

/** The id of every counter by its number. */
export const IDS: ReadonlyMap<number, string> = new Map(
  [...BOX.key, ...BOX.mask, ...BOX.turaga].map(({ no, id }) => [no, id]),
);
/** The three signs of each lock. */
export const CODES = inOrder(BOX.lock).map(({ code }) =>
  code.map((sign) => ELEMENTS.find((one) => one === sign) as Element),
);
/** Makuta's strength on each segment of the temple, as this table's rules have it. */
export const strengths = (table: unknown): number[] => inOrder(BOX.segment).map((one) => one[String(table)] ?? 0);
/** How many counters of each back are in the box, by the name of their set. */
export function totals(set: unknown): { rahi: number[]; mask: number; key: number } {
  const { mask, turaga, key, rahi } = SETS[String(set)]!;
  const beasts = inOrder(BOX.rahi).map(({ id }) => rahi[id]!.classic.length);
  return { rahi: beasts, mask: copies(mask, turaga), key: copies(key) };
}
/** What a mask or a Turaga adds to a roll in a duel, by its row in the box. */
export function bonusOf(id: string, own: boolean, turaga: unknown): number {
  const elder = BOX.turaga.find((one) => one.id === id);
  if (elder) return (own ? elder.own : turaga === "all" ? elder.bonus : 0) ?? 0;
  return BOX.mask.find((one) => one.id === id)?.bonus ?? 0;
}
/** How much of each kind fits into a hand. */
export const ROOM = BOX.room;

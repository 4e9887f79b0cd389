/** Any view of any game, in words that a reader understands. */

const ELSEWHERE: ReadonlySet<string> = new Set(["viewer"]); // who looks, which the page shows anyway
const SIGNS = new Map<unknown, string>([
  [null, "–"],
  ["", "–"],
  [true, "✓"],
  [false, "✗"],
]);

export const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
export const textOf = (value: unknown): string => SIGNS.get(value) ?? String(value);
/** `masks_to_win` as people write it. */
export const labelOf = (key: string): string => key.replaceAll(/[_-]/g, " ");

/** What a view has, field by field. */
export const fieldsOf = (view: unknown): [string, unknown][] =>
  isPlain(view) ? [] : Object.entries(view as object).filter(([key]) => !ELSEWHERE.has(key));

/** Is it a list of records, one for each seat? */
export const isBySeat = (value: unknown, seats: number): value is unknown[] =>
  Array.isArray(value) && value.length === seats && value.every((one) => !isPlain(one) && !Array.isArray(one));

/** What the view has for each seat, of one of them. */
export const ofSeat = (fields: readonly [string, unknown][], seat: number, seats: number): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap(([key, value]) => (isBySeat(value, seats) ? [[key, value[seat]]] : [])));

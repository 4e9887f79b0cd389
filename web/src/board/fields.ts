/** Fields by their number, as the engine counts them: tile after tile in name order, whatever is laid where. */
import { hexAt, TILES, type Field } from "../art/box";
import type { Laid } from "../art/island";
import { fieldAt } from "../art/tile";
import type { Point } from "../art/svg";
import type { Message } from "../i18n/words";

export interface Spot {
  tile: number;
  field: Field;
}
export interface Hex {
  q: number;
  r: number;
  turn: number;
}
export const SPOTS: readonly Spot[] = TILES.flatMap((tile, n) => tile.fields.map((field) => ({ tile: n, field })));
export const START = SPOTS.findIndex(({ field }) => field.kind === "start");
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Where every field of the laid tiles lies. */
export function places(laid: readonly Laid[]): Map<number, Point> {
  const lying = new Map(laid.map((one) => [one[0], one]));
  const found = new Map<number, Point>();
  SPOTS.forEach(({ tile, field }, number) => {
    const one = lying.get(tile);
    if (!one) return;
    const [x, y] = hexAt(one[1], one[2]);
    const [dx, dy] = fieldAt(field, one[3]);
    found.set(number, [x + dx, y + dy]);
  });
  return found;
}

/** The hex beyond a gate. */
function outside(gate: number, laid: readonly Laid[]): { q: number; r: number; edge: number } | null {
  const place = SPOTS[gate];
  const one = place && laid.find(([tile]) => tile === place.tile);
  if (!place || !one || place.field.kind !== "gate") return null;
  const edge = (place.field.edge + one[3]) % 6;
  const [dq, dr] = AROUND[edge]!;
  return { q: one[1] + dq, r: one[2] + dr, edge };
}

/** Where a tile would lie by an answer to "place": beyond its gate, turned so many sixths. */
export function spotOf(answer: number, laid: readonly Laid[]): Hex | null {
  const beyond = outside(Math.floor(answer / 6), laid);
  return beyond && { q: beyond.q, r: beyond.r, turn: answer % 6 };
}

/** Gates with nothing beyond them. */
export const openGates = (laid: readonly Laid[]): Set<number> =>
  new Set(
    SPOTS.flatMap((_, gate) => {
      const beyond = outside(gate, laid);
      return beyond && !laid.some(([, q, r]) => q === beyond.q && r === beyond.r) ? [gate] : [];
    }),
  );

/** Which fields are a step apart, as they are drawn. */
export function neighbours(laid: readonly Laid[]): Map<number, number[]> {
  const number = new Map(SPOTS.map(({ field }, n) => [field, n]));
  const near = new Map<number, number[]>();
  const join = (a: number, b: number) => near.set(a, [...(near.get(a) ?? []), b]);
  for (const [tile] of laid)
    for (const [a, b] of TILES[tile]!.steps) {
      join(number.get(a)!, number.get(b)!);
      join(number.get(b)!, number.get(a)!);
    }
  const gates = new Map<string, number>();
  SPOTS.forEach((_, n) => {
    const beyond = outside(n, laid);
    const [tile] = [laid.find(([one]) => one === SPOTS[n]!.tile)];
    if (beyond && tile) gates.set([tile[1], tile[2], beyond.edge].join(), n);
  });
  for (const [key, gate] of gates) {
    const [, , edge] = key.split(",").map(Number) as [number, number, number];
    const { q, r } = outside(gate, laid)!;
    const other = gates.get([q, r, (edge + 3) % 6].join());
    if (other !== undefined) join(gate, other);
  }
  return near;
}

/** Where the fields lie that are a step away from one. */
export const beside = (
  field: number,
  near: ReadonlyMap<number, number[]>,
  at: ReadonlyMap<number, Point>,
): readonly Point[] => (near.get(field) ?? []).map((one) => at.get(one)!);

/** A shortest walk as it would be drawn, without the first field; empty if there is none. */
export function walk(near: Map<number, number[]>, from: number, to: number, around: ReadonlySet<number>): number[] {
  const came = new Map([[from, from]]);
  for (const field of came.keys()) {
    if (field === to) break;
    if (field !== from && around.has(field)) continue;
    for (const next of near.get(field) ?? []) if (!came.has(next)) came.set(next, field);
  }
  const found: number[] = [];
  for (let at = to; came.has(at) && at !== from; at = came.get(at)!) found.unshift(at);
  return found;
}

/** What a field is called. */
export function nameOf(number: number): Message {
  const { tile, field } = SPOTS[number]!;
  if (number === START) return { id: "field-start" };
  const where = { id: `tile-${TILES[tile]!.id}` };
  if (field.kind === "gate" || field.kind === "entrance")
    return { id: `field-${field.kind}`, args: { tile: where, edge: field.edge } };
  return { id: "field-path", args: { tile: where, cell: field.name } };
}

export interface Noun {
  field?: number;
  tile?: number;
  toa?: string;
}
/** What a message names that is on the board. */
export function nounOf({ id, args = {} }: Message): Noun | null {
  if (id.startsWith("toa-") && id !== "toa-unknown") return { toa: id.slice(4) };
  const tileOf = (name: string) => TILES.findIndex((tile) => tile.id === name.slice(5));
  if (id.startsWith("tile-")) return { tile: tileOf(id) };
  if (id === "field-start") return { field: START };
  if (!id.startsWith("field-")) return null;
  const tile = tileOf((args["tile"] as Message).id);
  const name = id === "field-path" ? args["cell"] : `${id === "field-gate" ? "g" : "e"}${args["edge"] as number}`;
  const field = SPOTS.findIndex((spot) => spot.tile === tile && spot.field.name === name);
  return field < 0 ? null : { field };
}

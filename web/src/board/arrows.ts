/** Which field a key leads to from the one in focus: a step as a pawn would take it, or the next tile. */
import { hexAt } from "../art/box";
import type { Laid } from "../art/island";
import type { Point } from "../art/svg";
import { SPOTS } from "./fields";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = Math.cos((75 * Math.PI) / 180); // a neighbour further off the arrow's direction does not count
const TILE: Record<string, number> = { PageUp: -1, PageDown: 1 };

/** Does this key move the focus between fields? */
export const isWalking = (key: string): boolean => key in ARROWS || key in TILE;

/** The neighbour that lies most nearly where the arrow points. */
function step(
  key: string,
  from: number,
  near: ReadonlyMap<number, number[]>,
  at: ReadonlyMap<number, Point>,
): number | undefined {
  const [[u, v], [x, y]] = [ARROWS[key]!, at.get(from)!];
  const along = (field: number) => {
    const [a, b] = at.get(field)!;
    return ((a - x) * u + (b - y) * v) / Math.hypot(a - x, b - y);
  };
  const ahead = (near.get(from) ?? []).filter((field) => along(field) > ASIDE);
  return ahead.sort((a, b) => along(b) - along(a))[0];
}

/** A field of the tile before or after this one, as they are read: one that is on offer, or the one in the middle. */
function leap(
  by: number,
  from: number,
  laid: readonly Laid[],
  at: ReadonlyMap<number, Point>,
  offered: ReadonlyMap<number, unknown>,
): number | undefined {
  const middle = ([, q, r]: Laid) => hexAt(q, r);
  const tiles = [...laid].sort((a, b) => middle(a)[1] - middle(b)[1] || middle(a)[0] - middle(b)[0]);
  const n = tiles.findIndex(([tile]) => tile === SPOTS[from]!.tile);
  const next = tiles[(n + by + tiles.length) % tiles.length];
  if (!next) return undefined;
  const [x, y] = middle(next);
  const far = (field: number) =>
    Math.hypot(at.get(field)![0] - x, at.get(field)![1] - y) + (offered.has(field) ? 0 : 1000);
  const fields = [...at.keys()].filter((field) => SPOTS[field]!.tile === next[0]);
  return fields.sort((a, b) => far(a) - far(b))[0];
}

export interface Ground {
  laid: readonly Laid[];
  at: ReadonlyMap<number, Point>;
  near: ReadonlyMap<number, number[]>;
}

export function toward(
  key: string,
  from: number,
  { laid, at, near }: Ground,
  offered: ReadonlyMap<number, unknown>,
): number | undefined {
  const by = TILE[key];
  return by === undefined ? step(key, from, near, at) : leap(by, from, laid, at, offered);
}

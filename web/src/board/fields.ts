/** Fields by their number, as the engine counts them: tile after tile in name order, whatever is laid where. */
import { hexAt, TILES, type Field } from "../art/box";
import type { Laid } from "../art/island";
import { fieldAt } from "../art/tile";
import type { Point } from "../art/svg";

export interface Spot {
  tile: number;
  field: Field;
}
export const SPOTS: readonly Spot[] = TILES.flatMap((tile, n) => tile.fields.map((field) => ({ tile: n, field })));

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

/** The island of the board game as it has been laid so far, in its sea. */
import { beyond, hexAt, TILES, tilesIn } from "./box";
import { remembered } from "./sheet";
import { moved, n, path, stroke, theme, type Point } from "./svg";
import type { TempleLook } from "./temple";
import { HEX, tileShape } from "./tile";

/** A laid tile: its number, where it lies, and how it is turned. */
export type Laid = readonly [tile: number, q: number, r: number, turn: number];

/** The printed island, for pictures and for the game that begins with all of it. */
export const TRUE_MAP: readonly Laid[] = tilesIn("printed").map(({ no, place: [q, r] }) => [no, q, r, 0]);

/** The part of the plane to show: x, y, width, height. */
export function islandBox(laid: readonly Laid[], margin = 60): readonly [number, number, number, number] {
  const places = laid.map(([, q, r]) => hexAt(q, r));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 87 - margin, Math.min(...ys) - 100 - margin];
  return [left, top, Math.max(...xs) + 87 + margin - left, Math.max(...ys) + 110 + margin - top];
}

const HALO = [
  [96, "sea-2"],
  [48, "sea-3"],
] as const;

/** Shallows around the land. Draw it below the tiles, on the colour of the sea. */
export const shallows = (laid: readonly Laid[]): string =>
  HALO.map(([width, colour]) =>
    laid
      .map(([, q, r]) => moved(...at(q, r), stroke(HEX, theme(colour), width, { "stroke-linejoin": "round" })))
      .join(""),
  ).join("");

const at = (q: number, r: number): [number, number] => hexAt(q, r) as unknown as [number, number];

/** All laid tiles, the northern ones behind the southern. */
export const islandShape = remembered(
  (laid: readonly Laid[], look: TempleLook = {}): string =>
    shallows(laid) +
    [...laid]
      .sort((a, b) => b[2] - a[2])
      .map(([tile, q, r, turn]) => moved(...at(q, r), tileShape(TILES[tile]!, turn, look)))
      .join(""),
  4,
);

/** The empty hex beyond a gate: where a tile may be laid. */
export const ghost = (q: number, r: number): string =>
  moved(
    ...at(q, r),
    path(HEX, {
      fill: theme("sea-3"),
      "fill-opacity": 0.25,
      stroke: theme("legal"),
      "stroke-width": 3,
      "stroke-dasharray": "10 8",
    }),
    0.94,
  );

/** Where a gate on a world edge of a hex is. */
export function edgeAt(q: number, r: number, edge: number): Point {
  const [[x, y], [dx, dy]] = [hexAt(q, r), beyond(edge, 86.6)];
  return [x + dx, y + dy];
}

export const islandPicture = (laid: readonly Laid[], look: TempleLook = {}, label = ""): string => {
  const [x, y, width, height] = islandBox(laid).map((value) => n(value));
  const named = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg viewBox="${x} ${y} ${width} ${height}" ${named}><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--sea)"/>${islandShape(laid, look)}</svg>`;
};

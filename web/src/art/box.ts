/** The tiles of the board game as its data file draws them. Coordinates are those of a hexagon of radius 100. */
import sets from "@matanui/games/makuta/data/sets.toml";
import file from "@matanui/games/makuta/data/tiles.toml";
import type { Point } from "./svg";

export type Region = "ta" | "ga" | "le" | "po" | "onu" | "ko" | "kini";
export type Printed = "" | "mosquito" | "scorpion" | "tiger" | "mask" | "key";
export interface Field {
  name: string;
  kind: "path" | "gate" | "start" | "entrance";
  printed: Printed;
  /** The edge of a gate or entrance, counted from the east against the clock; else −1. */
  edge: number;
  at: Point;
}
export interface Tile {
  /** Its permanent number, by which the engine knows it. */
  no: number;
  id: string;
  role: "land" | "start" | "makuta";
  region: Region;
  place: readonly [q: number, r: number];
  fields: readonly Field[];
  /** Pairs of fields that are one step apart. */
  steps: readonly (readonly [Field, Field])[];
}

const ACROSS = 38;
const DOWN = ACROSS * Math.sqrt(0.75);
const SIGNS: Record<string, Printed> = { m: "mosquito", s: "scorpion", t: "tiger", K: "mask", y: "key" };
const EDGES: Record<string, number> = { "2,0": 0, "1,2": 1, "-1,2": 2, "-2,0": 3, "-1,-2": 4, "1,-2": 5 };

/** The middle of the hex across an edge, from the middle of this one. */
export const beyond = (edge: number, far = 2 * 86.6): Point => [
  far * Math.cos((edge * Math.PI) / 3),
  -far * Math.sin((edge * Math.PI) / 3),
];
/** Where a hex lies: axial coordinates with r going north. */
export const hexAt = (q: number, r: number): Point => [173.2 * (q + r / 2), -150 * r];
/** A place on a tile that is turned so many sixths against the clock. */
export function turned([x, y, sharp]: Point, turn: number): Point {
  const [c, s] = [Math.cos((turn * Math.PI) / 3), Math.sin((turn * Math.PI) / 3)];
  return [x * c + y * s, y * c - x * s, sharp];
}

function drawnField(sign: string, column: number, row: number): Field {
  const [i, j] = [column - 2, 2 - row];
  const at: Point = [i * ACROSS, -j * DOWN];
  const edge = sign === "g" ? EDGES[`${i},${j}`]! : -1;
  const kind = sign === "g" ? "gate" : sign === "S" ? "start" : "path";
  return { name: edge < 0 ? `${"abcde"[column]}${j + 3}` : `g${edge}`, kind, printed: SIGNS[sign] ?? "", edge, at };
}

function templeFields(): Field[] {
  return Array.from({ length: 6 }, (_, edge): Field[] => [
    { name: `g${edge}`, kind: "gate", printed: "", edge, at: beyond(edge, 2 * ACROSS) },
    { name: `e${edge}`, kind: "entrance", printed: "", edge, at: beyond(edge, 47) },
  ]).flat();
}

/** One step: side by side or above each other; an entrance lies before its own gate. */
function beside(a: Field, b: Field): boolean {
  if (a.kind === "entrance" || b.kind === "entrance") return a.kind !== b.kind && a.edge === b.edge;
  return Math.abs(Math.abs(a.at[0] - b.at[0]) / ACROSS + Math.abs(a.at[1] - b.at[1]) / DOWN - 1) < 0.01;
}

interface Row extends Omit<Tile, "fields" | "steps"> {
  grid: string;
}
function tileOf({ grid, ...row }: Row): Tile {
  const rows = grid.trim().split("\n");
  const drawn = rows.flatMap((text, y) =>
    text
      .trim()
      .split(" ")
      .flatMap((sign, x) => (sign === "~" ? [] : [drawnField(sign, x, y)])),
  );
  const fields = row.role === "makuta" ? templeFields() : drawn;
  const steps = fields.flatMap((a, i) =>
    fields
      .slice(i + 1)
      .filter((b) => beside(a, b))
      .map((b) => [a, b] as const),
  );
  return { ...row, fields: fields.sort((a, b) => (a.name < b.name ? -1 : 1)), steps };
}

/** Every tile in the place of its number. */
export const TILES: readonly Tile[] = (file as { tile: Row[] }).tile.map(tileOf).sort((a, b) => a.no - b.no);
const SETS = (sets as unknown as { tiles: Record<string, string[]> }).tiles;
/** The tiles that are in the box, by the name of their set. */
export const tilesIn = (set: string): Tile[] => TILES.filter((tile) => SETS[set]?.includes(tile.id));

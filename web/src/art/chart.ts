/** The map of the card games as its data file draws it: spaces, kinds, regions. */
import file from "@matanui/games/cards/data/maps/first.toml";
import { TOA, type Toa } from "./elements";

export type SpaceKind = "blank" | "action" | "challenge" | "mission" | "portal";
export interface Space {
  /** Column letter and row number: g10. */
  name: string;
  column: number;
  row: number;
  kind: SpaceKind;
  times: number;
  region: Toa;
  /** Whose start it is, and whether Bohrok are controlled here where they are played. */
  start?: Toa;
  bohrok: boolean;
}
interface MapFile {
  columns: number;
  rows: number;
  grid: string;
  sign: { sign: string; kind: SpaceKind; times?: number }[];
  start: { toa: Toa; at: string }[];
  bohrok: { at: string }[];
}

const MAP: MapFile = file;
export const COLUMNS = MAP.columns;
export const ROWS = MAP.rows;
const GRID = MAP.grid
  .trim()
  .split("\n")
  .map((row) => row.trim().split(" "));
export const isLand = (column: number, row: number): boolean => (GRID[row]?.[column] ?? "~") !== "~";
const nameOf = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`;

/** Steps over land from a space to all others. */
function stepsFrom(name: string): Map<string, number> {
  const far = new Map([[name, 0]]);
  for (const here of far.keys()) {
    const [column, row] = [here.charCodeAt(0) - 97, Number(here.slice(1)) - 1];
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const next = nameOf(column + dx, row + dy);
      if (isLand(column + dx, row + dy) && !far.has(next)) far.set(next, far.get(here)! + 1);
    }
  }
  return far;
}

function spaces(): Space[] {
  const ways = MAP.start.map(({ toa, at }) => ({ toa, far: stepsFrom(at) }));
  const starts = new Map(MAP.start.map(({ toa, at }) => [at, toa]));
  return GRID.flatMap((signs, row) =>
    signs.flatMap((sign, column): Space[] => {
      if (sign === "~") return [];
      const name = nameOf(column, row);
      const of = MAP.sign.find((one) => one.sign === sign);
      const region = ways.reduce((best, way) => (way.far.get(name)! < best.far.get(name)! ? way : best)).toa;
      const start = starts.get(name);
      const bohrok = MAP.bohrok.some(({ at }) => at === name);
      return [
        {
          name,
          column,
          row,
          kind: of?.kind ?? "blank",
          times: of?.times ?? 1,
          region,
          bohrok,
          ...(start ? { start } : {}),
        },
      ];
    }),
  );
}

export const SPACES: readonly Space[] = spaces();
export const SPACE: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [space.name, space]));
export const REGION_OF: Record<Toa, "ta" | "ga" | "le" | "onu" | "ko" | "po"> = Object.fromEntries(
  TOA.map((toa, i) => [toa, ["ta", "ga", "le", "onu", "ko", "po"][i]]),
) as never;

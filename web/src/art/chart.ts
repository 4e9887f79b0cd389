/** The maps of the card games as their data files draw them: spaces, kinds, regions. */
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

const FILES = import.meta.glob<MapFile>("@matanui/games/cards/data/maps/*.toml", { eager: true, import: "default" });
const nameOf = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`;

/** One map. Numbers of spaces are places in `spaces`. */
export class Chart {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly Space[];
  readonly space: ReadonlyMap<string, Space>;
  readonly #grid: readonly string[][];

  constructor(file: MapFile) {
    this.columns = file.columns;
    this.rows = file.rows;
    this.#grid = file.grid
      .trim()
      .split("\n")
      .map((row) => row.trim().split(" "));
    this.spaces = this.#spaces(file);
    this.space = new Map(this.spaces.map((space) => [space.name, space]));
  }

  readonly isLand = (column: number, row: number): boolean => (this.#grid[row]?.[column] ?? "~") !== "~";

  /** The space in a column and a row, if there is land. */
  at(column: number, row: number): Space | undefined {
    return this.space.get(nameOf(column, row));
  }

  /** Steps over land from a space to all others. */
  #stepsFrom(name: string): Map<string, number> {
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
        if (this.isLand(column + dx, row + dy) && !far.has(next)) far.set(next, far.get(here)! + 1);
      }
    }
    return far;
  }

  #spaces(file: MapFile): Space[] {
    const ways = file.start.map(({ toa, at }) => ({ toa, far: this.#stepsFrom(at) }));
    const starts = new Map(file.start.map(({ toa, at }) => [at, toa]));
    return this.#grid.flatMap((signs, row) =>
      signs.flatMap((sign, column): Space[] => {
        if (sign === "~") return [];
        const name = nameOf(column, row);
        const of = file.sign.find((one) => one.sign === sign);
        const region = ways.reduce((best, way) => (way.far.get(name)! < best.far.get(name)! ? way : best)).toa;
        const start = starts.get(name);
        const bohrok = file.bohrok.some(({ at }) => at === name);
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
}

/** All maps by name. */
export const CHARTS: ReadonlyMap<string, Chart> = new Map(
  Object.entries(FILES).map(([path, file]) => [path.replace(/^.*\/(.+)\.toml$/, "$1"), new Chart(file)]),
);
/** The map that a table is played on; before its rules are known, any. */
export const chartOf = (rules: Record<string, boolean | number | string>): Chart =>
  CHARTS.get(String(rules["map"])) ?? CHARTS.get("first")!;

export const REGION_OF: Record<Toa, "ta" | "ga" | "le" | "onu" | "ko" | "po"> = Object.fromEntries(
  TOA.map((toa, i) => [toa, ["ta", "ga", "le", "onu", "ko", "po"][i]]),
) as never;

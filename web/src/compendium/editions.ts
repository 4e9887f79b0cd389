/** Editions side by side: a row for each switch, a cell for each edition, marked where it differs from the first. */
import type { GameInfo, Message, SwitchInfo } from "../lib/wire";

export interface Cell {
  says: Message;
  differs: boolean;
}
export interface Row {
  name: string;
  say: Message;
  source: string;
  cells: Cell[];
  differs: boolean;
}
export interface Table {
  /** Columns: an edition of the board game, or one of the three card games. */
  columns: string[];
  rows: Row[];
}

/** The words that say what a switch decides. */
export const switchId = (book: string, name: string): string =>
  `${book === "makuta" ? "" : "cards-"}switch-${name.replaceAll("_", "-")}`;

/** The editions of one game, the one that we advise first. */
export function ofEditions(game: GameInfo): Table {
  const others = game.editions.map((one) => one.name).filter((name) => name !== game.default_edition);
  const columns = [game.default_edition, ...others];
  return { columns, rows: game.switches.map((one) => row(columns.map((name) => [one, name]))) };
}

/** Several games that share their switches, each in its own edition. */
export function ofGames(games: readonly GameInfo[]): Table {
  const rows = games[0]!.switches
    .filter((one) => one.name !== "box")
    .map((one) =>
      row(games.map((game) => [game.switches.find((other) => other.name === one.name)!, game.default_edition])),
    );
  return { columns: games.map((game) => game.id), rows };
}

function row(of: [SwitchInfo, string][]): Row {
  const [first, edition] = of[0]!;
  const cells = of.map(([one, name]) => ({
    says: one.says[name]!,
    differs: one.editions[name] !== first.editions[edition],
  }));
  const { name, say, source } = first;
  return { name, say, source, cells, differs: cells.some((cell) => cell.differs) };
}

/** The table component of a game, for live games and replays. Only the needed one is fetched, with its words. */
import type { Component } from "svelte";
import { app } from "../lib/app.svelte";
import { meet, tableOf, type TableKind } from "../lib/games.svelte";
import type { Table } from "../lib/table.svelte";

export type Laid = Component<{ table: Table }>;

const TABLES: Record<TableKind, () => Promise<{ default: Laid }>> = {
  board: () => import("../board/BoardTable.svelte"),
  cards: () => import("../cards/CardTable.svelte"),
  plain: () => import("./PlainTable.svelte"),
};

export async function laid(game: string): Promise<Laid> {
  const kind = tableOf(game);
  const [found] = await Promise.all([TABLES[kind](), app.learn(kind), meet(game)]);
  return found.default;
}

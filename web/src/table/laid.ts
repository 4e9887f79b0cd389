/** The table component of a game, for live games and replays. Only the needed one is fetched, with its words. */
import type { Component } from "svelte";
import { app } from "../lib/app.svelte";
import type { Table } from "../lib/table.svelte";

export type Laid = Component<{ table: Table }>;

const board = () => import("../board/BoardTable.svelte");
const cards = () => import("../cards/CardTable.svelte");

export async function laid(game: string): Promise<Laid> {
  const [words, fetch] = game === "makuta" ? (["board", board] as const) : (["cards", cards] as const);
  const [found] = await Promise.all([fetch(), app.learn(words)]);
  return found.default;
}

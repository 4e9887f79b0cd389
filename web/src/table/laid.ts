/** What a game is played on, live or in a replay: only the table that somebody sits at is fetched, with its words. */
import type { Component } from "svelte";
import { app } from "../lib/app.svelte";
import type { Table } from "../lib/table.svelte";

export type Laid = Component<{ table: Table }>;
interface Kind {
  words: string[];
  fetch: () => Promise<{ default: Laid }>;
}
const BOARD: Kind = { words: ["command", "boardtable"], fetch: () => import("../board/BoardTable.svelte") };
const CARDS: Kind = { words: ["command", "cardtable"], fetch: () => import("../cards/CardTable.svelte") };

export async function laid(game: string): Promise<Laid> {
  const { words, fetch } = game === "makuta" ? BOARD : CARDS;
  const [found] = await Promise.all([fetch(), ...words.map((part) => app.learn(part))]);
  return found.default;
}

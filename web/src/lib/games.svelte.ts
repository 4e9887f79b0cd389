/** Games by their ids: at which table each is played, and its name. The server may have other games, from other packages:
 * they are played at a plain table, and bring their name and their words. */
import { BROUGHT } from "../i18n/load";
import { Words } from "../i18n/words";
import { api } from "./api";
import { app, say } from "./app.svelte";
import type { GameInfo } from "./wire";

export type TableKind = "board" | "cards" | "plain";
const TABLES: Record<string, TableKind> = { makuta: "board", masks: "cards", bohrok: "cards", rshl: "cards" };

export const tableOf = (game: string): TableKind => TABLES[game] ?? "plain";

/** Fetch the words of games from other packages, if one of these games is. What has no words even so is spelled out. */
export async function meet(...games: string[]): Promise<void> {
  if (games.every((game) => tableOf(game) !== "plain")) return;
  Words.spells = true;
  await app.learn(BROUGHT);
}

let others: GameInfo[] = $state.raw([]);
let asked = false;
/** Fetch the catalogue, once, to name a game that is not from here. */
async function fetchOthers(game: string): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    [others] = await Promise.all([api.games(), meet(game)]);
  } catch {
    asked = false;
  }
}

export function gameName(game: string): string {
  if (tableOf(game) !== "plain") return say(`game-${game}`);
  void fetchOthers(game);
  const found = others.find(({ id }) => id === game);
  return found ? say(found.say) : game;
}

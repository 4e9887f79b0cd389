/** Games by their ids: at which table each is played, and what it is called. Others than these may come from the server:
 * they are played at a plain table, and called what its catalogue says. */
import { Words } from "../i18n/words";
import { api } from "./api";
import { app, say } from "./app.svelte";
import type { GameInfo } from "./wire";

export type TableKind = "board" | "cards" | "plain";
const TABLES: Record<string, TableKind> = { makuta: "board", masks: "cards", bohrok: "cards", rshl: "cards" };

export const tableOf = (game: string): TableKind => TABLES[game] ?? "plain";

/** What a game says that has no words here is spelled out from now on. */
export function meet(...games: string[]): void {
  if (games.some((game) => tableOf(game) === "plain")) Words.spells = true;
}

let others: GameInfo[] = $state.raw([]);
let asked = false;
/** The catalogue is fetched when a game is first met that has no words here. */
function fetchOthers(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    (found) => (others = found),
    () => (asked = false),
  );
}

export function gameName(game: string): string {
  if (tableOf(game) !== "plain") return say(`game-${game}`);
  meet(game);
  fetchOthers();
  const found = others.find(({ id }) => id === game);
  return found && app.words ? say(found.say) : game;
}

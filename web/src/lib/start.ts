/** From a click to a game. */
import { api } from "./api";
import { keepInvite } from "./invite";
import { note } from "./notes";
import type { NewTable } from "./wire";

const BOTS = 3;

/** A table for one person and bots. The name of the table. */
export function playNow(game: string): Promise<string> {
  const bots = Array.from({ length: BOTS }, () => ({ kind: "bot" as const, bot: "greedy" }));
  return open({ game, seats: [{ kind: "here" }, ...bots] });
}

/** Make a table and remember our seats. */
export async function open(plan: NewTable): Promise<string> {
  const made = await api.create(plan);
  note(made.table.id, ...made.claims);
  keepInvite(made.table.id, made.invite);
  return made.table.id;
}

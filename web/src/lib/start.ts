/** Creates tables. */
import { api } from "./api";
import { keepInvite } from "./invite";
import { note } from "./notes";
import type { NewTable } from "./wire";

const BOTS = 3;

/** Create a table for one person and bots. Returns its id. */
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

/** What this browser keeps of its seats. The cookie is enough to play; a token moves a seat to another browser. */
import type { Claim } from "./wire";

const KEY = "matanui.seats";

function all(): Record<string, Claim[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Claim[]>;
  } catch {
    return {};
  }
}

export const noteOf = (table: string): Claim[] => all()[table] ?? [];

export function note(table: string, ...claims: Claim[]): void {
  const kept = all();
  const seats = new Set(claims.map((claim) => claim.seat));
  kept[table] = [...(kept[table] ?? []).filter((claim) => !seats.has(claim.seat)), ...claims];
  localStorage.setItem(KEY, JSON.stringify(kept));
}

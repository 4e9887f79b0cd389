/** The seals of the dice that this browser saw while a game was played: afterwards nobody can say it was another one. */
const KEY = "matanui.seals";
const MOST = 200;

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const sealOf = (table: string): string | null => all()[table] ?? null;

/** The first one counts. */
export function keepSeal(table: string, seal: string): void {
  const kept = all();
  if (kept[table] !== undefined) return;
  const entries = [...Object.entries(kept), [table, seal]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

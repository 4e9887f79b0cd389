/** Keeps the seal of each game's dice as seen during play, to compare it with the one shown afterwards. */
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

/** Keep a seal, unless one is kept already. */
export function keepSeal(table: string, seal: string): void {
  const kept = all();
  if (kept[table] !== undefined) return;
  const entries = [...Object.entries(kept), [table, seal]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

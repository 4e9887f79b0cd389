/** Returns the new value, but reuses the old objects where they are equal. A comparison by identity then finds what
 * is unchanged, and it is not drawn again. */
export function kept<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = Object.keys(now);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    now[name] = kept(old[name], now[name]);
    same &&= now[name] === old[name] && name in old;
  }
  return same ? (before as T) : after;
}

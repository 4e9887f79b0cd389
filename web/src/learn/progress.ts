/** How far this browser is in each lesson: kept here, and nowhere else. */
const KEY = "matanui.lessons";

export interface Progress {
  table: string;
  step: number;
  of: number;
  done: boolean;
}
type Kept = Record<string, Progress>;

export function kept(store: Storage = localStorage): Kept {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {};
  }
}

/** Where a lesson is now. Once it was finished it stays so. */
export function keep(lesson: string, now: Progress, store: Storage = localStorage): void {
  const all = kept(store);
  store.setItem(KEY, JSON.stringify({ ...all, [lesson]: { ...now, done: now.done || !!all[lesson]?.done } }));
}

/** A lesson that can be gone on with. */
export const isOpen = (progress: Progress | undefined): boolean =>
  progress !== undefined && progress.step > 1 && progress.step < progress.of;

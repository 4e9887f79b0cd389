/** This browser's progress in each lesson, kept in local storage only. */
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

/** Store the progress of a lesson. A finished lesson stays finished. */
export function keep(lesson: string, now: Progress, store: Storage = localStorage): void {
  const all = kept(store);
  store.setItem(KEY, JSON.stringify({ ...all, [lesson]: { ...now, done: now.done || !!all[lesson]?.done } }));
}

/** Can the lesson be continued? */
export const isOpen = (progress: Progress | undefined): boolean =>
  progress !== undefined && progress.step > 1 && progress.step < progress.of;

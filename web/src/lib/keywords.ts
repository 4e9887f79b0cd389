/** Keys and what they do, in words. */
import { say } from "./app.svelte";
import type { KeyName } from "./keys";

const NAMED: Record<string, string> = {
  " ": "space",
  Enter: "enter",
  Escape: "escape",
  Backspace: "backspace",
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What stands on a key. */
export function keyWord(key: string): string {
  if (!key) return say("keys-none");
  const name = NAMED[key];
  if (name) return say(`keys-key-${name}`);
  if (key.length > 1) return key;
  return key !== key.toLowerCase() ? say("keys-shift", { key }) : key.toUpperCase();
}

/** What a key is for. */
export function nameWord(name: KeyName): string {
  const seat = /^seat-(\d)$/.exec(name);
  return seat ? say("keys-do-seat", { n: Number(seat[1]) }) : say(`keys-do-${name}`);
}

/** Keys and what they do, in words. */
import { say } from "./app.svelte";
import { tableOf } from "./games.svelte";
import { CARD_KEYS, keyOf, KEYS, keysAt, type CardKeyName, type KeyName } from "./keys";

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
export function nameWord(name: KeyName | CardKeyName): string {
  const seat = /^seat-(\d)$/.exec(name);
  return seat ? say("keys-do-seat", { n: Number(seat[1]) }) : say(`keys-do-${name}`);
}

const isSeat = (name: KeyName): boolean => name.startsWith("seat-");

/** Every key of a game's table with what it is for; the keys of the players are one line. */
export function sheet(game: string): { key: string; does: string }[] {
  const names = keysAt(game);
  const seats = names.filter(isSeat);
  const usual = seats.every((name) => keyOf(name) === KEYS[name]);
  const rows = names
    .filter((name) => !isSeat(name) || name === seats[0])
    .map((name) => ({ key: keyWord(keyOf(name)), does: nameWord(name) }));
  const players = rows[names.indexOf(seats[0]!)]!;
  players.key = usual ? "1–6" : seats.map((name) => keyWord(keyOf(name))).join(" ");
  players.does = say("keys-do-seats");
  if (tableOf(game) !== "cards") return rows;
  const fixed = Object.entries(CARD_KEYS) as [CardKeyName, string][];
  return [...rows, ...fixed.map(([name, key]) => ({ key: keyWord(key), does: nameWord(name) }))];
}

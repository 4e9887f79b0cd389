/** The keys of a table. Components listen to the default keys; a player's own keys are translated to them first, so
 * no component knows the settings. Tab is never bound: it belongs to the browser. */
import { tableOf, type TableKind } from "./games.svelte";
import { prefs } from "./prefs.svelte";

export const KEYS = {
  help: "?",
  command: "/",
  commit: "Enter",
  clear: "Escape",
  undo: "Backspace",
  primary: " ",
  end: "e",
  "seat-1": "1",
  "seat-2": "2",
  "seat-3": "3",
  "seat-4": "4",
  "seat-5": "5",
  "seat-6": "6",
  hand: "h",
  log: "l",
  map: "m",
  chat: "c",
  left: "t",
  turn: "r",
  "turn-back": "R",
  closer: "+",
  farther: "-",
  whole: "0",
  fit: "f",
  before: "[",
  after: "]",
  active: "g",
  odds: "o",
  mute: "M",
  kanohi: "k",
  key: "y",
  gate: "x",
  rahi: "v",
  rival: "q",
} as const;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = Object.keys(KEYS) as KeyName[];
/** Keys for which only the board game has a use: its drawn tile, its camera, what can be reached on the island. */
const ON_BOARD: ReadonlySet<KeyName> = new Set<KeyName>([
  ...(["left", "turn", "turn-back", "closer", "farther", "whole", "fit"] as const),
  ...(["kanohi", "key", "gate", "rahi", "rival"] as const),
]);
/** Keys of the card table, which cannot be changed: what to be asked while others act, and to let it pass. */
export const CARD_KEYS = { "order-always": "a", "order-could": "d", "order-quiet": "s", pass: "p" } as const;
export type CardKeyName = keyof typeof CARD_KEYS;
/** Keys that ask in the command line for what only some games have. */
const ASKING: ReadonlySet<KeyName> = new Set<KeyName>(["end", "odds", "active", "map"]);
const LACKS: Record<TableKind, (name: KeyName) => boolean> = {
  board: () => false,
  cards: (name) => ON_BOARD.has(name),
  plain: (name) => ON_BOARD.has(name) || ASKING.has(name),
};
/** The keys that do something at the table of a game. */
export const keysAt = (game: string): KeyName[] => KEY_NAMES.filter((name) => !LACKS[tableOf(game)](name));
const FIXED = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock", "Dead", "Unidentified"]);
const TYPED = "input, textarea, select, [contenteditable]";

/** The key that is bound to this. */
export const keyOf = (name: KeyName): string => prefs.now.keys[name] ?? KEYS[name];

/** Bind another key; if it was bound already, the other binding is removed. Some keys cannot be bound. */
export function bind(name: KeyName, key: string): boolean {
  if (FIXED.has(key)) return false;
  const others = KEY_NAMES.filter((other) => other !== name && keyOf(other) === key);
  const freed = Object.fromEntries(others.map((other) => [other, ""]));
  prefs.set("keys", { ...prefs.now.keys, ...freed, [name]: key });
  return true;
}

/** A letter, digit or sign, as opposed to Enter or an arrow. */
export const isSign = (key: string): boolean => key.length === 1 && key !== " ";

export const isTyping = (event: KeyboardEvent): boolean => (event.target as Element | null)?.closest?.(TYPED) != null;

/** Runs before all other listeners: passes default keys, translates bound ones, stops disabled ones. */
export function translate(event: KeyboardEvent): void {
  if (!event.isTrusted || isTyping(event) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (isSign(event.key) && !prefs.now.letters) return event.stopImmediatePropagation();
  const meant = KEY_NAMES.find((name) => keyOf(name) === event.key);
  if (meant && KEYS[meant] !== event.key) {
    event.stopImmediatePropagation();
    event.preventDefault();
    const key = KEYS[meant];
    const shiftKey = key !== key.toLowerCase() && isSign(key);
    event.target?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
  } else if (!meant && isSign(event.key) && KEY_NAMES.some((name) => KEYS[name] === event.key))
    event.stopImmediatePropagation();
}

/** What a default key is for, unless somebody is typing or the event is handled already. */
export function named(event: KeyboardEvent): KeyName | undefined {
  if (event.defaultPrevented || isTyping(event) || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return KEY_NAMES.find((name) => KEYS[name] === event.key);
}

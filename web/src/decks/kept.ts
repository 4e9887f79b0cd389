/** Decks in this browser, and decks in a link. */
import { hex } from "../lib/random";
import type { CardDeck } from "../lib/wire";

export interface Kept {
  id: string;
  name: string;
  deck: CardDeck;
  switches: Record<string, boolean>;
}
const KEY = "matanui.decks";
const MOST = 40;

export function keptDecks(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Keep a deck, the newest first; the oldest of too many is forgotten. */
export function keep(deck: Kept): Kept[] {
  const others = keptDecks().filter((one) => one.id !== deck.id);
  return write([deck, ...others].slice(0, MOST));
}

export const forget = (id: string): Kept[] => write(keptDecks().filter((one) => one.id !== id));

function write(decks: Kept[]): Kept[] {
  localStorage.setItem(KEY, JSON.stringify(decks));
  return decks;
}

/** A deck as a word that an address can hold. */
export function packed(deck: Omit<Kept, "id">): string {
  const bytes = new TextEncoder().encode(JSON.stringify([deck.name, deck.deck, deck.switches]));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The deck of such a word, or null. The server checks whether it is legal. */
export function unpacked(word: string): Kept | null {
  try {
    const text = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(found) || typeof found[0] !== "string" || !isDeck(found[1])) return null;
    return { id: hex(16), name: found[0], deck: found[1], switches: switchesOf(found[2]) };
  } catch {
    return null;
  }
}

const words = (thing: unknown): boolean => Array.isArray(thing) && thing.every((one) => typeof one === "string");
function isDeck(thing: unknown): thing is CardDeck {
  if (typeof thing !== "object" || thing === null) return false;
  const { toa, actions, foils, missions, challenges, bohrok } = thing as Record<string, unknown>;
  const numbers = typeof actions === "object" && actions !== null && Object.values(actions).every(Number.isInteger);
  return words(toa) && numbers && [foils, missions, challenges, bohrok].every((one) => one == null || words(one));
}

function switchesOf(thing: unknown): Record<string, boolean> {
  const pairs = typeof thing === "object" && thing !== null ? Object.entries(thing) : [];
  return Object.fromEntries(pairs.filter(([, value]) => value === true)) as Record<string, boolean>;
}

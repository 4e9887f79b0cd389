/** The small language of the search: words, "whole phrases", keys such as type:mission, and a minus to leave out. */
export const KEYS = ["game", "shelf", "set", "type", "toa", "skill", "mask", "when"] as const;
export type Key = (typeof KEYS)[number];
/** The names of keys in the language of the page, folded; the English ones always work beside them. */
export type Names = Readonly<Record<string, Key>>;
export interface Term {
  key: Key | "";
  value: string;
  not: boolean;
}
export interface Query {
  terms: Term[];
  /** Unknown keys: a search with one of them finds nothing. */
  unknown: string[];
}
/** What a thing can be found by: everything folded. */
export interface Findable {
  name: string;
  text: string;
  keys: Record<Key, string[]>;
}

const TOKEN = /(-?)(?:([\p{L}]+):)?(?:"([^"]*)"?|[“„«]\s*([^”“»]*?)\s*[”“»]|(\S+))/gu;

/** Fold case, accents and kinds of apostrophes, so that any spelling matches. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();

/** The key that a name stands for. */
const keyOf = (name: string, names: Names): Key | undefined =>
  KEYS.find((key) => key === name.toLowerCase()) ?? names[fold(name)];
/** A key whose value is still to be typed. */
const isBegun = (word: string | undefined, names: Names): boolean =>
  word?.endsWith(":") === true && keyOf(word.slice(0, -1), names) !== undefined;

export function parse(text: string, names: Names = {}): Query {
  const terms: Term[] = [];
  const unknown: string[] = [];
  for (const [, minus, name = "", straight, curly, word] of text.matchAll(TOKEN)) {
    const value = fold(straight ?? curly ?? word ?? "");
    const key = name && keyOf(name, names);
    if (key === undefined) unknown.push(name);
    else if (value && !isBegun(word, names)) terms.push({ key, value, not: minus === "-" });
  }
  return { terms, unknown };
}

/** Every word must be there; of several values of one key, one is enough. */
export function fits(thing: Findable, { terms, unknown }: Query): boolean {
  if (unknown.length) return false;
  const wanted = new Map<Key, boolean>();
  for (const term of terms) {
    const found = term.key ? has(thing, term.key, term.value) : `${thing.name} ${thing.text}`.includes(term.value);
    if (term.not ? found : !term.key && !found) return false;
    if (!term.not && term.key) wanted.set(term.key, (wanted.get(term.key) ?? false) || found);
  }
  return [...wanted.values()].every(Boolean);
}

const has = (thing: Findable, key: Key, value: string): boolean =>
  value.split(",").some((one) => one !== "" && thing.keys[key].some((known) => known === one || starts(known, one)));
/** Words of three letters or more match as prefixes. */
const starts = (known: string, part: string): boolean => part.length > 2 && known.startsWith(part);

/** What fits, things whose name has the words first. */
export function search<T extends Findable>(things: readonly T[], query: Query): T[] {
  const words = query.terms.filter((term) => !term.key && !term.not).map((term) => term.value);
  const found = things.filter((thing) => fits(thing, query));
  const named = (thing: T) => words.length > 0 && words.every((word) => thing.name.includes(word));
  return [...found.filter(named), ...found.filter((thing) => !named(thing))];
}

/** The value that a key has in a text, if it has one. */
export function valueOf(text: string, key: Key, names: Names = {}): string {
  const found = parse(text, names).terms.filter((term) => term.key === key && !term.not);
  return found.length === 1 ? found[0]!.value : "";
}

/** The text with this value for a key; "" takes the key out. */
export function withValue(text: string, key: Key, value: string, names: Names = {}): string {
  const rest = text.replaceAll(TOKEN, (whole, minus: string, name?: string) =>
    !minus && name && keyOf(name, names) === key ? "" : whole,
  );
  return [rest.replace(/\s+/g, " ").trim(), value ? `${key}:${value}` : ""].filter(Boolean).join(" ");
}

/** Languages, each a chunk of its own that is fetched when somebody first speaks it, and one that explains the rules. */
import { Words } from "./words";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  nl: () => import("./nl"),
  de: () => import("./de"),
  fr: () => import("./fr"),
};
const MORE: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.more"),
  nl: () => import("./nl.more"),
  de: () => import("./de.more"),
  fr: () => import("./fr.more"),
};
const loaded = new Map<Language, Promise<Words>>();

export function words(language: Language): Promise<Words> {
  let found = loaded.get(language);
  if (!found) {
    found = CATALOGUES[language]().then((chunk) => new Words(language, chunk.default));
    loaded.set(language, found);
  }
  return found;
}

const explained = new Map<Language, Promise<Words>>();
/** The same words, and those about rules and switches. */
export function allWords(language: Language): Promise<Words> {
  let found = explained.get(language);
  if (!found) {
    found = Promise.all([words(language), MORE[language]()]).then(([known, chunk]) => known.learn(chunk.default));
    explained.set(language, found);
  }
  return found;
}

/** Words of one screen or one tool, each fetched with it: a file of the catalogues, named here. */
const PARTS = import.meta.glob<string>(
  "@matanui/i18n/*/{boardtable,cardtable,command,compendium,deckbuilder,lessons,replay,room,settings}.ftl",
  {
    import: "default",
  },
);
const known = new Map<string, Promise<Words>>();
/** The same words, and those of a part. */
export function partWords(language: Language, part: string): Promise<Words> {
  const name = `/${language}/${part}.ftl`;
  let found = known.get(name);
  if (!found) {
    const fetch = Object.entries(PARTS).find(([path]) => path.endsWith(name))?.[1];
    if (!fetch) throw new Error(`no such part: ${part}`);
    found = Promise.all([words(language), fetch()]).then(([all, text]) => all.learn(text));
    known.set(name, found);
  }
  return found;
}

/** The first of these locales that we speak, else English: nl-BE is nl. */
export function spoken(wanted: readonly string[]): Language {
  const short = wanted.map((locale) => locale.toLowerCase().split(/[-_.@]/)[0]);
  return LANGUAGES.find((language) => language === short.find((s) => LANGUAGES.some((l) => l === s))) ?? "en";
}

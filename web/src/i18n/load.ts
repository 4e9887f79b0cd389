/** Languages, each in chunks of its own that are fetched when somebody first needs them. */
import { Words } from "./words";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words of a screen, a tool or a family of games, each fetched with it. */
const PARTS = import.meta.glob<string>(
  [
    "./{en,nl,de,fr}{,.board,.cards,.more}.ts",
    "@matanui/i18n/{en,nl,de,fr}/{compendium,deckbuilder,lessons,replay,room,settings}.ftl",
  ],
  { import: "default" },
);
const known = new Map<string, Promise<Words>>();

function once(name: string, found: () => Promise<Words>): Promise<Words> {
  let words = known.get(name);
  if (!words) known.set(name, (words = found()));
  return words;
}

async function fetched(language: Language, part: string): Promise<string> {
  const ends = [`/${language}/${part}.ftl`, part ? `/${language}.${part}.ts` : `/${language}.ts`];
  const path = Object.keys(PARTS).find((one) => ends.some((end) => one.endsWith(end)));
  if (!path) throw new Error(`no such part: ${part}`);
  return PARTS[path]!();
}

/** What is said everywhere. */
export function words(language: Language): Promise<Words> {
  return once(language, async () => new Words(language, await fetched(language, "")));
}

/** The same words, and those of a part. */
export function partWords(language: Language, part: string): Promise<Words> {
  return once(`${language} ${part}`, async () => {
    const [all, text] = await Promise.all([words(language), fetched(language, part)]);
    return all.learn(text);
  });
}

/** The same words, and those of all games, their rules and switches. */
export async function allWords(language: Language): Promise<Words> {
  await Promise.all(["board", "cards", "more"].map((part) => partWords(language, part)));
  return words(language);
}

/** The first of these locales that we speak, else English: nl-BE is nl. */
export function spoken(wanted: readonly string[]): Language {
  const short = wanted.map((locale) => locale.toLowerCase().split(/[-_.@]/)[0]);
  return LANGUAGES.find((language) => language === short.find((s) => LANGUAGES.some((l) => l === s))) ?? "en";
}

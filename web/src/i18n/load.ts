/** Languages, each in chunks of its own that are fetched when somebody first needs them. */
import parts from "virtual:words";
import { Words } from "./words";

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const known = new Map<string, Promise<Words>>();

function once(name: string, found: () => Promise<Words>): Promise<Words> {
  let words = known.get(name);
  if (!words) known.set(name, (words = found()));
  return words;
}

/** The part that the server has: words of games from other packages. */
export const BROUGHT = "brought";
async function brought(language: Language): Promise<string> {
  const reply = await fetch(`/api/words/${language}`).catch(() => null);
  return reply?.ok ? ((await reply.json()) as string) : "";
}

/** The words of a screen, a tool or a family of games, fetched with it. */
async function fetched(language: Language, part: string): Promise<string> {
  if (part === BROUGHT) return brought(language);
  const found = parts[part ? `${language}.${part}` : language];
  if (!found) throw new Error(`no such part: ${part}`);
  return found();
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

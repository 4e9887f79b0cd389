/** What holds for the whole page: the language and its words, the look, and where we are. */
import { LANGUAGES, partWords, spoken, words, type Language } from "../i18n/load";
import type { Argument, Message, Words } from "../i18n/words";
import { route, type Route } from "./router";
import { preferred, wear, type Theme } from "./theme";

const LANGUAGE = "matanui.language";

class App {
  language: Language = $state(kept());
  words: Words | null = $state.raw(null);
  theme: Theme = $state(preferred());
  here: Route = $state.raw(route(location.hash));

  #parts = new Set<string>();

  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#parts].map((part) => partWords(language, part)));
    this.words = await words(language);
    this.language = language;
    localStorage.setItem(LANGUAGE, language);
    document.documentElement.lang = language;
  }

  /** Load the words of a part, also for languages that are chosen later. */
  async learn(part: string): Promise<void> {
    this.#parts.add(part);
    await partWords(this.language, part);
  }

  look(theme: Theme): void {
    this.theme = theme;
    wear(theme);
  }
}

function kept(): Language {
  const language = localStorage.getItem(LANGUAGE);
  return LANGUAGES.find((one) => one === language) ?? spoken(navigator.languages);
}

export const app = new App();

/** A message in the language of this page. */
export function say(message: Message | string, args: Record<string, Argument> = {}): string {
  return app.words ? app.words.say(message, args) : "";
}

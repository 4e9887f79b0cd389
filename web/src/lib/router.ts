/** Screens by the path behind the hash: `#/gallery/masks` is the screen `gallery` with the rest `["masks"]`. */
import type { Component } from "svelte";

export interface Route {
  screen: string;
  rest: string[];
}
/** Screens take the rest of the path, or nothing. */
export type Screen = Component<{ rest: string[] }>;
type Any = Component<never>;
/** Loads a screen together with its words. */
export async function screenOf(module: Promise<{ default: Any }>, ...words: Promise<void>[]): Promise<Screen> {
  await Promise.all(words);
  return (await module).default as unknown as Screen;
}

export function route(hash: string): Route {
  const [screen = "", ...rest] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  return { screen, rest };
}

export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

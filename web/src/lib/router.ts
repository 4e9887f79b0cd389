/** Screens by the path behind the hash: `#/gallery/masks` is the screen `gallery` with the rest `["masks"]`. */
import type { Component } from "svelte";

export interface Route {
  screen: string;
  rest: string[];
}
export type Screen = Component<{ rest: string[] }>;

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

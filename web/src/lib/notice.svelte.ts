/** It is your turn: a dot on the page's sign, and a horn, also when the page is behind others. Nothing flashes. */
import { cue } from "./sounds";
import { prefs } from "./prefs.svelte";

const DOT = '<circle cx="40" cy="-40" r="26" fill="#ffb02e" stroke="#14181d" stroke-width="8"/></svg>';
let plain = "";
let dotted = "";

async function signs(link: HTMLLinkElement): Promise<void> {
  plain = link.href;
  const drawing = await (await fetch(plain)).text();
  dotted = `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<\/svg>\s*$/, DOT))}`;
}

/** Show whether somebody is waited for here. */
export async function mark(mine: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (!dotted) await signs(link).catch(() => (dotted = plain));
  link.href = mine ? dotted : plain;
}

/** Let it be heard that a turn has come. */
export function call(): void {
  if (prefs.now.turnSound) cue("horn");
}

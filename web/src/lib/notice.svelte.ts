/** Tells a player in another tab that it is their turn: a dot on the icon and a horn. Nothing flashes. */
import { cue } from "./sounds";
import { prefs } from "./prefs.svelte";

const DOT = '<circle cx="40" cy="-40" r="26" fill="#ffb02e" stroke="#14181d" stroke-width="8"/></svg>';
const SETTLED = 300; // milliseconds to wait, so that a short turn does not change the icon
let plain = "";
let dotted = "";
let timer: ReturnType<typeof setTimeout> | undefined;

async function signs(link: HTMLLinkElement): Promise<void> {
  plain = link.href;
  const drawing = await (await fetch(plain)).text();
  dotted = `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<\/svg>\s*$/, DOT))}`;
}

/** Show on the icon whether an answer is awaited, after a short delay. */
export function mark(mine: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => void draw(mine), SETTLED);
}

async function draw(mine: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  if (!dotted) await signs(link).catch(() => (dotted = plain));
  const sign = mine ? dotted : plain;
  if (link.href !== sign) link.href = sign;
}

/** Sound the horn for a new turn. */
export function call(): void {
  if (prefs.now.turnSound) cue("horn");
}

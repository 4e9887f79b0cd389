/** It is your turn: a dot on the page's sign, and a horn, also when the page is behind others. Nothing flashes. */
import { cue } from "./sounds";
import { prefs } from "./prefs.svelte";

const DOT = '<circle cx="40" cy="-40" r="26" fill="#ffb02e" stroke="#14181d" stroke-width="8"/></svg>';
const SETTLED = 300; // milliseconds: a sign that comes and goes is drawn for nobody
let plain = "";
let dotted = "";
let timer: ReturnType<typeof setTimeout> | undefined;

async function signs(link: HTMLLinkElement): Promise<void> {
  plain = link.href;
  const drawing = await (await fetch(plain)).text();
  dotted = `data:image/svg+xml,${encodeURIComponent(drawing.replace(/<\/svg>\s*$/, DOT))}`;
}

/** Show whether somebody is waited for here, once that has settled. */
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

/** Let it be heard that a turn has come. */
export function call(): void {
  if (prefs.now.turnSound) cue("horn");
}

/** The places that keys jump to, as selectors that hold for every table. */
import type { KeyName } from "./keys";

const PLACES: Partial<Record<KeyName, string[]>> = {
  hand: [".hand button", ".tray button", ".tray", ".hand"],
  log: ["aside ol"],
  chat: ["aside form input"],
  map: [".island .target", ".map .target", ".island .plane", ".map .frame"],
  kanohi: [".target.kanohi", ".target.mask", ".target.prize"],
  key: [".target.key"],
  gate: [".target.gate"],
  rahi: [".target.rahi", ".target.duel", ".target.fight"],
  rival: [".target.rival", ".target.toa"],
};
const OFFERED = "body:not([data-sent]) .question .choices button";
const ACTS = "button, a, summary, [role=button]";

function focus(found: Element | null | undefined): boolean {
  const one = found as HTMLElement | SVGElement | null | undefined;
  if (!one) return false;
  if (!one.matches("button, input, a, [tabindex]")) one.setAttribute("tabindex", "-1");
  one.focus();
  return document.activeElement === one;
}

/** Focus the place of this name; if there are several, the next one. */
export function jump(name: KeyName): boolean {
  for (const place of PLACES[name] ?? []) {
    const all = [...document.querySelectorAll(place)];
    const next = all[(all.indexOf(document.activeElement!) + 1) % all.length];
    if (next) return focus(next);
  }
  return false;
}

/** The entry of the chronicle before or after the one in focus; without one, the last. */
export function leaf(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll("aside ol li")];
  const now = all.indexOf(document.activeElement as Element);
  return focus(now < 0 ? all.at(-1) : all[Math.min(all.length - 1, Math.max(0, now + by))]);
}

/** Does the focused element handle Enter and Space itself? */
export const isActing = (event: KeyboardEvent): boolean => (event.target as Element | null)?.closest?.(ACTS) != null;

/** Is the planned place or option focused? Then Enter sends the plan. */
export const isPlanned = (event: KeyboardEvent): boolean =>
  (event.target as Element | null)?.closest?.('.target[aria-pressed="true"], .choices [aria-pressed="true"]') != null;

/** Send what is planned. */
export function commit(): boolean {
  const go = document.querySelector<HTMLElement>("body:not([data-sent]) .go");
  go?.click();
  return go !== null;
}

/** Send the plan, or the only answer; else, or right after a new question, focus the answers. */
export function primary(rash: boolean): boolean {
  if (!rash && commit()) return true;
  const offered = [...document.querySelectorAll<HTMLElement>(OFFERED)];
  const only = !rash && offered.length === 1;
  if (only) offered[0]!.click();
  return only || focus(offered[0]);
}

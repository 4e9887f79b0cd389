/** A player's lasting effects in words, and the state of a mask. */
import { SKILLS } from "../art/signs";
import { say } from "../lib/app.svelte";
import type { CardHeroView } from "../lib/wire";
import { nameOf } from "./book.svelte";

const UNTIL_CHALLENGE = 99;

export function effects(hero: CardHeroView): string[] {
  const found = Object.entries(hero.lingering).map(([card, n]) =>
    say("ui-card-turns-left", { name: nameOf(Number(card)), n }),
  );
  if (hero.skips) found.push(say("ui-card-skips", { n: hero.skips }));
  if (hero.extra) found.push(say("ui-card-extra", { n: hero.extra }));
  const [skill, value] = hero.gamble;
  if (skill !== undefined) {
    found.push(say("ui-card-gamble", { skill: say(`skill-${SKILLS[skill]}`), value: `${value}` }));
  }
  const burden = hero.burdens.reduce((sum, one) => sum + one, 0);
  if (burden) found.push(say("ui-card-burden", { points: String(burden) }));
  found.push(...Object.keys(hero.bars).map((bar) => say(`ui-card-bar-${bar}`)));
  return [...found, ...hero.face_up.map(nameOf)];
}

export interface Rest {
  words: string;
  /** On a small seal: turns left, or a sign. */
  seal: string;
  resting: boolean;
}

export function rest(hero: CardHeroView, card: number): Rest {
  if (card === hero.worn || card === hero.guide) return { words: say("ui-card-worn"), seal: "◆", resting: false };
  const turns = hero.resting[card];
  if (turns === undefined) return { words: say("web-card-ready"), seal: "✓", resting: false };
  if (turns < UNTIL_CHALLENGE)
    return { words: say("ui-card-rests-turns", { n: turns }), seal: `◔${turns}`, resting: true };
  const id = turns === UNTIL_CHALLENGE ? "ui-card-rests" : "ui-card-rests-great";
  return { words: say(id), seal: "◔", resting: true };
}

export const pips = (done: number, need: number): string =>
  "●".repeat(Math.min(done, need)) + "○".repeat(Math.max(0, need - done));

/** The cards by number: what each is called, says and looks like. */
import type { CardLook } from "../art/card";
import type { Toa } from "../art/elements";
import type { Power } from "../art/maskforms";
import type { Skill } from "../art/signs";
import type { BohrokForm, Breed, KranaType } from "../art/swarm";
import { api } from "../lib/api";
import { app, say } from "../lib/app.svelte";
import type { CardInfo, Message } from "../lib/wire";

/** BACK + pile is a card of which you see only the back. */
export const BACK = 2000;
export const NO_CARD = -1;
const AGAIN = 2000;
export const PILES = ["challenge", "mission", "action", "rahi", "va", "krana", "bohrok"] as const;
export const KRANA = 5;
const BACK_OF = ["challenge", "mission", "action", "rahi", "bohrok", "krana", "bohrok"] as const;

class Book {
  /** Numbers have gaps. */
  cards: (CardInfo | undefined)[] = $state.raw([]);

  /** Fetch the cards; retry until the server answers. */
  async open(): Promise<void> {
    if (this.cards.length) return;
    try {
      const cards: (CardInfo | undefined)[] = [];
      for (const card of await api.cards()) cards[card.no] = card;
      this.cards = cards;
    } catch {
      setTimeout(() => void this.open(), AGAIN);
    }
  }
}
export const book = new Book();

/** The number of a Toa's card. */
export const toaCard = (toa: string | undefined, nuva: boolean): number =>
  book.cards.findIndex((card) => card?.kind === "toa" && card.toa === toa && card.nuva === nuva);

export const pileOf = (n: number): number => (n >= BACK ? n - BACK : (book.cards[n]?.pile ?? -1));

export function nameOf(n: number): string {
  if (n >= BACK) return say(`back-${PILES[n - BACK]}`);
  const card = book.cards[n];
  return card ? say(card.name) : "";
}

/** A short caption that tells similar cards apart: the values, the skills, or else the name. */
export function captionOf(n: number): string {
  const card = book.cards[n];
  const skills = listed(card?.skills.map((skill) => say(`skill-${skill}`)) ?? []);
  if (card?.kind === "challenge") return skills;
  if (card?.kind === "rahi") return `${nameOf(n)} ${skills}`;
  if (card?.kind !== "rahi-challenge") return nameOf(n);
  const { better, rahi } = card.text.args as { better: string; rahi: Message[] };
  return rahi.length ? `${card.value}/${better} ${listed(rahi.map((one) => say(one)))}` : `${card.value}`;
}

export function textOf(n: number): string {
  const card = book.cards[n];
  return card ? say(card.text) : "";
}

/** The line above the text: which kind of card this is. */
export function kindOf(n: number): string {
  const card = book.cards[n];
  if (!card) return "";
  return card.kind === "action" ? say(`action-${card.type}`) : say(`kind-${card.kind}`);
}

export function lookOf(n: number): CardLook {
  const card = book.cards[n];
  return card && n < BACK ? faceOf(card) : { kind: "back", of: BACK_OF[pileOf(n)] ?? "great" };
}

export function faceOf(card: CardInfo): CardLook {
  const [toa, power] = [card.toa as Toa, card.mask as Power];
  const breed = card.breed ? { breed: card.breed as Breed } : {};
  switch (card.kind) {
    case "action":
      return { kind: "action", id: card.id, type: card.type as "bonus" };
    case "challenge":
      return { kind: "challenge", skills: card.skills as Skill[] };
    case "great":
      return { kind: "great", toa, power, foil: card.foil, nuva: card.nuva };
    case "noble":
      return { kind: "noble", toa, power };
    case "turaga":
      return { kind: "turaga", toa };
    case "toa":
      return { kind: "toa", toa, power, nuva: card.nuva };
    case "rahi":
      return { kind: "rahi", breed: card.breed };
    case "rahi-challenge":
      return { kind: "rahi-challenge", value: card.value };
    case "rahi-effect":
    case "rahi-defend":
      return { kind: card.kind, id: card.id };
    case "bohrok":
      return { kind: "bohrok", ...breed, ...(breed.breed ? { form: card.form as BohrokForm } : {}) };
    case "va":
      return { kind: "va", breed: card.breed as Breed };
    case "krana":
      return { kind: "krana", ...breed, ...(card.type ? { type: card.type as KranaType } : {}) };
    default:
      return { kind: "mission", id: card.id };
  }
}

/** Join parts with the separator of the language. */
export const listed = (parts: string[]): string => (app.words && parts.length ? app.words.list(parts) : "");

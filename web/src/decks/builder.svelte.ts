/** The deck that is being built. It is kept in this browser; the server checks it. */
import { hex } from "../lib/random";
import { api, Refused } from "../lib/api";
import { say } from "../lib/app.svelte";
import type { CardDeck, CardInfo, DeckOffer, Message, PoolCard, Verdict } from "../lib/wire";
import { keep, keptDecks, type Kept } from "./kept";

export const PARTS = ["actions", "missions", "challenges", "bohrok"] as const;
export type Part = (typeof PARTS)[number];
type Listed = Exclude<Part, "actions">;
const PAUSE = 150; // milliseconds without a change before the deck is checked

const blank = (): CardDeck => ({ toa: ["tahu"], actions: {}, foils: [], missions: [], challenges: [], bohrok: [] });

class Builder {
  offer: DeckOffer | null = $state.raw(null);
  cards: Map<string, CardInfo> = $state.raw(new Map());
  id = $state("");
  name = $state("");
  deck: CardDeck = $state(blank());
  switches: Record<string, boolean> = $state({});
  verdict: Verdict | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  saved: Kept[] = $state.raw(keptDecks());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  async open(): Promise<void> {
    const [offer, cards] = await Promise.all([api.decks(), api.cards()]);
    this.offer = offer;
    this.cards = new Map(cards.toReversed().map((card) => [card.id, card]));
    if (this.id) return;
    if (this.saved[0]) this.take(this.saved[0]);
    else this.start("");
  }

  /** A new deck: empty, or a ready-made one together with common decks that are legal. */
  start(theme: string): void {
    const found = this.offer?.themes.find((one) => one.name === theme);
    const { missions, challenges, bohrok } = this.offer!;
    const deck = found ? { ...found.deck, missions, challenges, bohrok } : blank();
    this.take({ id: hex(16), name: found ? say(found.say) : "", deck, switches: {} });
    this.changed();
  }

  take(kept: Kept): void {
    this.id = kept.id;
    this.name = kept.name;
    this.deck = structuredClone(kept.deck);
    this.switches = { ...kept.switches };
    this.verdict = null;
    void this.judge();
  }

  /** A deck file, as the terminal reads it. */
  async read(name: string, file: string): Promise<void> {
    try {
      const { deck } = await api.checkDeck({ file, switches: $state.snapshot(this.switches) });
      this.take({ id: hex(16), name, deck, switches: $state.snapshot(this.switches) });
      this.changed();
    } catch (wrong) {
      this.trouble = wrong instanceof Refused ? wrong.say : { id: "deckbuilder-offline" };
    }
  }

  changed(): void {
    this.saved = keep({
      id: this.id,
      name: this.name,
      ...$state.snapshot({ deck: this.deck, switches: this.switches }),
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.judge(), PAUSE);
  }

  async judge(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const verdict = await api.checkDeck($state.snapshot({ deck: this.deck, switches: this.switches }));
      if (asked === this.#asked) [this.verdict, this.trouble] = [verdict, null];
    } catch (wrong) {
      if (asked === this.#asked)
        this.trouble =
          wrong instanceof Refused && wrong.why !== "server-trouble" ? wrong.say : { id: "deckbuilder-offline" };
    }
  }

  // --- cards

  /** What may be added with the switches of the table. */
  pool(part: Part): PoolCard[] {
    return (this.offer?.pool ?? []).filter((one) => one.part === part && (!one.needs || this.switches[one.needs]));
  }

  count(part: Part, card: string): number {
    if (part === "actions") return this.deck.actions[card] ?? 0;
    return (this.deck[part] ?? []).filter((one) => one === card).length;
  }

  /** The cards of a part, each once. */
  listed(part: Part): string[] {
    return part === "actions" ? Object.keys(this.deck.actions) : [...new Set(this.deck[part] ?? [])];
  }

  add(part: Part, card: string): void {
    if (part === "actions") this.deck.actions[card] = this.count(part, card) + 1;
    else this.deck[part] = [...(this.deck[part] ?? []), card];
    this.changed();
  }

  remove(part: Part, card: string): void {
    if (part === "actions") {
      const left = this.count(part, card) - 1;
      if (left > 0) this.deck.actions[card] = left;
      else delete this.deck.actions[card];
    } else this.deck[part] = (this.deck[part] ?? []).toSpliced((this.deck[part] ?? []).indexOf(card), 1);
    this.changed();
  }

  /** A common deck is brought, or left to the table. */
  bring(part: Listed, yes: boolean): void {
    this.deck[part] = yes ? (this.offer?.[part] ?? []) : null;
    this.changed();
  }

  toggle(what: "toa" | "foils", one: string): void {
    const have: string[] = this.deck[what] ?? [];
    const next = have.includes(one) ? have.filter((other) => other !== one) : [...have, one];
    if (what === "toa" && next.length === 0) return;
    this.deck = { ...this.deck, [what]: next };
    this.changed();
  }
}
export const builder = new Builder();

/** What a card is called. */
export const named = (id: string): string => {
  const card = builder.cards.get(id);
  return card ? say(card.name) : id;
};

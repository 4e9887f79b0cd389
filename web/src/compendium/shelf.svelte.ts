/** What the compendium holds, indexed in the language of the page; and what was looked for last. */
import { api } from "../lib/api";
import { app, say } from "../lib/app.svelte";
import type { Entry, Ruling } from "../lib/wire";
import { fold, KEYS, parse, search, type Findable, type Names } from "./query";

export const GAMES = ["makuta", "masks", "bohrok", "rshl"] as const;
export const SHELVES = ["card", "counter", "tile", "mask"] as const;
export const PAGE = 48;

export interface Thing extends Findable {
  entry: Entry;
}

class Shelf {
  entries: Entry[] = $state.raw([]);
  rulings: Ruling[] = $state.raw([]);
  text = $state("");
  shown = $state(PAGE);
  readonly things: Thing[] = $derived(app.words ? this.entries.map(indexed) : []);
  readonly names: Names = $derived(
    app.words ? Object.fromEntries(KEYS.map((key) => [fold(say(`compendium-key-${key}`)), key])) : {},
  );
  readonly query = $derived(parse(this.text, this.names));
  readonly found: Thing[] = $derived(search(this.things, this.query));

  async open(): Promise<void> {
    [this.entries, this.rulings] = await Promise.all([api.compendium(), api.rulings()]);
  }

  look(text: string): void {
    this.text = text;
    this.shown = PAGE;
  }

  more(): void {
    this.shown += PAGE;
  }

  entry(kind: string, id: string): Entry | undefined {
    return this.entries.find((one) => one.shelf === kind && one.id === id);
  }

  ruling(key: string): Ruling | undefined {
    return this.rulings.find((one) => `${one.book}/${one.id}` === key);
  }
}
export const shelf = new Shelf();

/** What kind of thing this is, in words. */
export function kindOf(entry: Entry): string {
  if (entry.shelf !== "card") return say(`compendium-kind-${entry.kind}`);
  return entry.kind === "action" ? say(`action-${entry.face!.type}`) : say(`kind-${entry.kind}`);
}

export const setOf = (set: string): string => say(`compendium-set-${set.replace("/", "-")}`);

function indexed(entry: Entry): Thing {
  const skills = entry.skills.map((skill) => say(`skill-${skill}`));
  const kinds = [entry.kind, entry.face?.type ?? "", kindOf(entry)];
  const keys = {
    game: Object.keys(entry.games).flatMap((game) => [game, say(`game-${game}`)]),
    shelf: [entry.shelf, say(`compendium-shelf-${entry.shelf}`)],
    set: [entry.set, entry.set.replace("/", "-"), setOf(entry.set)],
    type: entry.shelf === "card" ? [...kinds, say(`kind-${entry.kind}`)] : kinds,
    toa: entry.toa ? [entry.toa, say(`toa-${entry.toa}`)] : [],
    skill: [...entry.skills, ...skills],
    mask: entry.mask ? [entry.mask] : [],
    when: entry.when ? [entry.when, say(`compendium-when-${entry.when.replace("_", "-")}`)] : [],
  };
  const folded = Object.fromEntries(Object.entries(keys).map(([key, all]) => [key, all.filter(Boolean).map(fold)]));
  const text = [...entry.text.map((one) => say(one)), ...kinds.slice(2), ...skills, entry.id].join(" ");
  return { entry, name: fold(say(entry.name)), text: fold(text), keys: folded as Thing["keys"] };
}

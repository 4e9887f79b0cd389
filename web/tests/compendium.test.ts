import { expect, test } from "vitest";
import raw from "./things.json?raw";
import { cardPicture } from "../src/art/card";
import { faceOf } from "../src/cards/book.svelte";
import { pictureOf } from "../src/compendium/draw";
import { ofEditions } from "../src/compendium/editions";
import { chapters, inline } from "../src/compendium/pages";
import { fits, fold, KEYS, parse, search, valueOf, withValue, type Findable } from "../src/compendium/query";
import { shelf } from "../src/compendium/shelf.svelte";
import { LANGUAGES } from "../src/i18n/load";
import { app, say } from "../src/lib/app.svelte";
import type { Entry, GameInfo } from "../src/lib/wire";

const things: Entry[] = JSON.parse(raw);
const thing = (name: string, text: string, keys: Partial<Findable["keys"]> = {}): Findable => ({
  name: fold(name),
  text: fold(text),
  keys: { ...(Object.fromEntries(KEYS.map((key) => [key, []])) as unknown as Findable["keys"]), ...keys },
});
const errand = thing("Errand", "Go to a Portal", { type: ["mission"], game: ["masks", "bohrok"] });
const focus = thing("Focus", "Speed +100", { type: ["action", "bonus"], skill: ["speed"], toa: ["gali"] });
const found = (text: string): string[] => search([errand, focus], parse(text)).map((one) => one.name);

test("words, phrases and keys find things", () => {
  expect(found("")).toEqual(["errand", "focus"]);
  expect(found("portal")).toEqual(["errand"]);
  expect(found('"a portal"')).toEqual(["errand"]);
  expect(found('"portal a"')).toEqual([]);
  expect(found("type:mission")).toEqual(["errand"]);
  expect(found("TYPE:Bonus skill:speed toa:gali")).toEqual(["focus"]);
  expect(found("skill:speed type:mission")).toEqual([]);
});

test("of several values of one key, one is enough; a minus leaves out", () => {
  expect(found("type:mission type:bonus")).toEqual(["errand", "focus"]);
  expect(found("type:mission,bonus")).toEqual(["errand", "focus"]);
  expect(found("-type:mission")).toEqual(["focus"]);
  expect(found("-portal")).toEqual(["focus"]);
});

test("accents, case and apostrophes do not matter, and a beginning of a value is enough", () => {
  const french = thing("Éclair d’été", "", { skill: ["vitesse"] });
  expect(fits(french, parse("eclair"))).toBe(true);
  expect(fits(french, parse("d'ete"))).toBe(true);
  expect(fits(french, parse("skill:vit"))).toBe(true);
  expect(fits(french, parse("skill:v"))).toBe(false);
  expect(fits(thing("Tür", "„Portal“"), parse("„portal“"))).toBe(true);
});

test("a key that nobody knows is told, and finds nothing", () => {
  expect(parse("colour:red portal")).toMatchObject({ unknown: ["colour"], terms: [{ key: "", value: "portal" }] });
  expect(found("colour:red")).toEqual([]);
  expect(found("colour:red portal")).toEqual([]);
});

test("keys have names in the language of the page, beside the English ones", () => {
  const names = { soort: "type", fahigkeit: "skill" } as const;
  const there = (text: string): string[] => search([errand, focus], parse(text, names)).map((one) => one.name);
  expect(there("soort:mission")).toEqual(["errand"]);
  expect(there("Fähigkeit:speed type:bonus")).toEqual(["focus"]);
  expect(there("soort:mission type:bonus")).toEqual(["errand", "focus"]);
  expect(there("-soort:mission")).toEqual(["focus"]);
  expect(valueOf("portal soort:mission", "type", names)).toBe("mission");
  expect(withValue("soort:mission portal", "type", "bonus", names)).toBe("portal type:bonus");
});

test("a key whose value is still to be typed takes nothing away", () => {
  expect(found("type:")).toEqual(["errand", "focus"]);
  expect(found("portal -type:")).toEqual(["errand"]);
});

test.each(LANGUAGES)("what the search shows as an example finds something in %s", async (language) => {
  await Promise.all(["board", "cards", "more", "compendium"].map((part) => app.learn(part)));
  await app.speak(language);
  shelf.entries = things;
  shelf.look(say("compendium-search-example"));
  expect(shelf.query.unknown).toEqual([]);
  expect(shelf.query.terms.every((term) => term.key)).toBe(true);
  expect(shelf.found.map(({ entry }) => entry.kind)).toContain("rahi");
  const here = shelf.found.length;
  shelf.look("type:rahi skill:speed");
  expect(shelf.found.length).toBe(here);
  expect(new Set(Object.values(shelf.names))).toEqual(new Set(KEYS));
});

test("things whose name has the word come first", () => {
  const all = [thing("Errand", "focus"), thing("Focus", "")];
  expect(search(all, parse("focus")).map((one) => one.name)).toEqual(["focus", "errand"]);
});

test("filters are words of the search", () => {
  expect(withValue("portal", "type", "mission")).toBe("portal type:mission");
  expect(withValue("portal type:mission toa:gali", "type", "bonus")).toBe("portal toa:gali type:bonus");
  expect(withValue("type:mission", "type", "")).toBe("");
  expect(withValue('"a b" -type:x', "type", "y")).toBe('"a b" -type:x type:y');
  expect(valueOf("portal type:mission", "type")).toBe("mission");
  expect(valueOf("type:mission type:bonus", "type")).toBe("");
});

test("every card, counter, tile and mask of the boxes is there, and drawn", () => {
  const count = (shelf: string) => things.filter((one) => one.shelf === shelf).length;
  expect([count("card"), count("counter"), count("tile"), count("mask")]).toEqual([486, 51, 20, 12]);
  for (const entry of things) {
    const svg = entry.face ? cardPicture(faceOf(entry.face)) : pictureOf(entry);
    expect(svg, entry.id).toMatch(/^<svg /);
    expect(svg, entry.id).not.toMatch(/NaN|undefined|null/);
  }
}, 60_000);

test("what is no card looks different from everything else", () => {
  const drawn = things.filter((one) => !one.face).map((one) => pictureOf(one));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a page has chapters, lists and marks; shared chapters are taken in and added to", () => {
  const shared = chapters("# x\n\n## Moving {#moving}\n\nWalk.");
  const page = "# t\n\n## Aim {#aim}\n\nBeat **him**. [en, Aim] [A1, A2]\n\n- a `gate_tile`\n- b\n\n> moving\n\nFast.";
  const [aim, moving] = chapters(page, shared);
  expect(aim!.blocks).toEqual([{ is: "p", parts: inline("Beat **him**. [en, Aim] [A1, A2]") }, expect.anything()]);
  expect(aim!.blocks[1]).toMatchObject({
    is: "ul",
    items: [[{ is: "text" }, { is: "switch", text: "gate_tile" }], [{}]],
  });
  expect(inline("[en, Aim] [A1, A2]").map((part) => part.is)).toEqual(["cite", "text", "ruling", "text", "ruling"]);
  expect(moving).toMatchObject({ id: "moving", title: "Moving" });
  expect(moving!.blocks.length).toBe(2);
  expect(shared[0]!.blocks.length).toBe(1);
});

test("an edition is marked where it differs from the first", () => {
  const one = { name: "gate_tile", say: { id: "a" }, source: "", values: [], meanings: [] };
  const editions = { en: "may", de: "must" };
  const game = {
    default_edition: "en",
    editions: [{ name: "de" }, { name: "en" }],
    switches: [{ ...one, editions, says: { en: { id: "m" }, de: { id: "n" } } }],
  } as unknown as GameInfo;
  const table = ofEditions(game);
  expect(table.columns).toEqual(["en", "de"]);
  expect(table.rows[0]).toMatchObject({ differs: true, cells: [{ differs: false }, { differs: true }] });
});

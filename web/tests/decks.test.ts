import { beforeEach, expect, test } from "vitest";
import { forget, keep, keptDecks, packed, unpacked, type Kept } from "../src/decks/kept";

const deck: Kept = {
  id: "1",
  name: "Glut & Gezeiten ✓",
  deck: { toa: ["tahu", "gali"], actions: { focus: 2 }, foils: [], missions: null, challenges: ["a"], bohrok: [] },
  switches: { rahi: true },
};

beforeEach(() => localStorage.clear());

test("a deck fits into an address and comes out as it was", () => {
  const word = packed(deck);
  expect(word).toMatch(/^[\w-]+$/);
  expect({ ...unpacked(word), id: "1" }).toEqual(deck);
});

test("what is no deck comes to nothing", () => {
  const odd = [
    null,
    7,
    ["x"],
    ["x", {}],
    ["x", { toa: [1], actions: {} }],
    ["x", { toa: ["tahu"], actions: { a: "2" } }],
  ];
  for (const one of odd) expect(unpacked(btoa(JSON.stringify(one)))).toBeNull();
  for (const word of ["", "§§", "AAAA"]) expect(unpacked(word)).toBeNull();
});

test("decks are kept, the newest first, and forgotten one by one", () => {
  keep(deck);
  keep({ ...deck, id: "2" });
  keep({ ...deck, name: "again" });
  expect(keptDecks().map((one) => [one.id, one.name])).toEqual([
    ["1", "again"],
    ["2", deck.name],
  ]);
  expect(forget("1").map((one) => one.id)).toEqual(["2"]);
  for (let n = 0; n < 50; n++) keep({ ...deck, id: `n${n}` });
  expect(keptDecks().length).toBe(40);
  localStorage.setItem("matanui.decks", "{");
  expect(keptDecks()).toEqual([]);
});

import { expect, test } from "vitest";
import { faceOf } from "../src/cards/book.svelte";
import { isStep, optionsOf, spacesOf } from "../src/cards/options";
import type { CardInfo } from "../src/lib/wire";
import { asked, option } from "./asked";

const PASS = option("pass", -1, "pass");

test("a card to play is found by its number, whatever is asked", () => {
  const { cards, places } = optionsOf(asked("fight", option("play", 42), PASS));
  expect([...cards.keys()]).toEqual([42]);
  expect(places.size).toBe(0);
});

test("a card to give up is found by its place in the hand", () => {
  const { cards, places } = optionsOf(asked("hand", option("held-card", 0), option("held-card", 2)));
  expect([...places.keys()]).toEqual([0, 2]);
  expect(cards.size).toBe(0);
});

test("a mask to wear is found by its number; passing is no card", () => {
  expect([...optionsOf(asked("masks", option("card", 7), PASS)).cards.keys()]).toEqual([7]);
});

test("spaces are marked only where spaces are asked for, and a card played on the way is none", () => {
  const step = asked("move", option("space", 12), option("space", 13), option("play", 42), PASS);
  expect(spacesOf(step).map(({ n }) => n)).toEqual([12, 13]);
  expect(spacesOf(asked("fight", option("seat", 0), option("seat", 1)))).toEqual([]);
  expect(spacesOf(null)).toEqual([]);
});

test("a Toa to choose is found by its card; what only has words is no card", () => {
  const found = optionsOf(asked("setup", option("toa", 3), option("deck", 1)), (toa) => 90 + toa);
  expect([...found.cards.keys()]).toEqual([93]);
});

test("only a space of the own movement is a step", () => {
  expect(isStep(asked("move", option("space", 12), PASS))).toBe(true);
  expect(isStep(asked("placing", option("space", 12), PASS))).toBe(false);
  expect(isStep(asked("move", option("play", 42), PASS))).toBe(false);
});

test("a Bahrag has no breed, and no form that only breeds have", () => {
  const card = { id: "cahdok", kind: "bohrok", breed: "", form: "bahrag" } as CardInfo;
  expect(faceOf(card)).toEqual({ kind: "bohrok" });
  expect(faceOf({ ...card, breed: "tahnok", form: "kal" })).toEqual({ kind: "bohrok", breed: "tahnok", form: "kal" });
});

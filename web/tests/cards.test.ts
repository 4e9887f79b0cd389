import { expect, test } from "vitest";
import { faceOf } from "../src/cards/book.svelte";
import { optionsOf, spacesOf } from "../src/cards/options";
import type { CardInfo, Question } from "../src/lib/wire";

const asked = (prompt: string, ...answers: number[]): Question =>
  ({ key: "k", prompt, choices: answers.map((answer) => ({ answer, say: null })) }) as unknown as Question;

test("a card to play is found by its number, whatever is asked", () => {
  const { cards, places } = optionsOf(asked("fight", 10_042, -1));
  expect([...cards.keys()]).toEqual([42]);
  expect(places.size).toBe(0);
});

test("a card to give up is found by its place in the hand", () => {
  const { cards, places } = optionsOf(asked("discard", 0, 2));
  expect([...places.keys()]).toEqual([0, 2]);
  expect(cards.size).toBe(0);
});

test("a mask to wear is found by its number; passing is no card", () => {
  expect([...optionsOf(asked("wear", 7, -1)).cards.keys()]).toEqual([7]);
});

test("spaces are marked only where spaces are asked for, and a card played on the way is none", () => {
  expect(spacesOf(asked("step", 12, 13, 10_042, -1)).map(({ answer }) => answer)).toEqual([12, 13]);
  expect(spacesOf(asked("challenge", 0, 1))).toEqual([]);
  expect(spacesOf(null)).toEqual([]);
});

test("a Bahrag has no breed, and no form that only breeds have", () => {
  const card = { id: "cahdok", kind: "bohrok", breed: "", form: "bahrag" } as CardInfo;
  expect(faceOf(card)).toEqual({ kind: "bohrok" });
  expect(faceOf({ ...card, breed: "tahnok", form: "kal" })).toEqual({ kind: "bohrok", breed: "tahnok", form: "kal" });
});

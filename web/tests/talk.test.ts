import { expect, test } from "vitest";
import { woven } from "../src/lib/talk";
import type { ChatLine, Told } from "../src/lib/wire";

const told = (...names: string[]): Told[] => names.map((event) => ({ event, say: null }));
const said = (...texts: string[]): ChatLine[] => texts.map((text, n) => ({ n, seat: 0, name: "A", text, at: 0 }));
const words = (lines: ReturnType<typeof woven>) => lines.map(({ told, talk }) => (told ? told.event : talk!.text));

test("what was said stands where it was heard", () => {
  const heard = [0, 1, 1, 3];
  const lines = woven(told("a", "b", "c"), 3, said("hello", "oh", "no", "bye"), ({ n }) => heard[n]!);
  expect(words(lines)).toEqual(["hello", "a", "oh", "no", "b", "c", "bye"]);
});

test("a short chronicle leaves out what was said before it", () => {
  const heard = [1, 4, 5];
  const lines = woven(told("c", "d", "e"), 5, said("old", "new", "now"), ({ n }) => heard[n]!, 2);
  expect(words(lines)).toEqual(["d", "new", "e", "now"]);
});

test("before anything happens there is only talk", () => {
  expect(words(woven([], 0, said("hello"), () => 0, 30))).toEqual(["hello"]);
});

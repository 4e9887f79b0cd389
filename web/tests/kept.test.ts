import { expect, test } from "vitest";
import { kept } from "../src/lib/kept";

const before = () => ({
  turn: 1,
  seats: [
    { at: 3, keys: ["a"] },
    { at: 4, keys: [] },
  ],
  rahi: { 7: 2 },
  foe: null,
});

test("what is as it was is the very same thing, and what is not is new", () => {
  const [old, now] = [before(), before()];
  now.seats[1]!.at = 5;
  const found = kept(old, now);
  expect(found).toEqual({
    ...before(),
    seats: [
      { at: 3, keys: ["a"] },
      { at: 5, keys: [] },
    ],
  });
  expect(found).not.toBe(old);
  expect(found.seats[0]).toBe(old.seats[0]);
  expect(found.seats[1]).not.toBe(old.seats[1]);
  expect(found.rahi).toBe(old.rahi);
});

test("nothing has changed: everything is the same", () => {
  const old = before();
  expect(kept(old, before())).toBe(old);
});

test.each([
  ["something is gone", { a: 1, b: 2 }, { a: 1 }],
  ["something has come", { a: 1 }, { a: 1, b: undefined }],
  ["another name", { a: 1 }, { b: 1 }],
  ["a list is no record", ["x"], { 0: "x" }],
  ["nothing becomes something", { a: null }, { a: {} }],
  ["a list grows", [1, 2], [1, 2, 3]],
])("%s", (_, old, now) => {
  const wanted = structuredClone(now);
  const found = kept(old, now);
  expect(found).toStrictEqual(wanted);
  expect(found).not.toBe(old);
});

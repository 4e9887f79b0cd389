import { expect, test } from "vitest";
import { END, fit, lead, next, ON, reach, signOf, THROUGH, unknown, type Ways } from "../src/cards/plan";
import { beside, framed, strikes } from "../src/cards/marks";
import { CHARTS } from "../src/art/chart";
import type { CardHelp } from "../src/lib/wire";
import { asked, option } from "./asked";

// 10 → 11 → 12, 10 → 20 (somebody stands there) → 21, and 13 (a Mission) beside the start.
const WAYS: Ways = [
  [-1, 10, ON],
  [-1, 13, END],
  [0, 11, ON],
  [0, 20, THROUGH],
  [2, 12, END],
  [3, 21, END],
];
const PASS = option("pass", -1, "pass");
const step = (...spaces: number[]) => asked("move", ...spaces.map((n) => option("space", n)));
const stop = (...spaces: number[]) => asked("move", ...spaces.map((n) => option("space", n)), PASS);

test("a press far away plans the whole way there, the next one goes on from its end", () => {
  expect(lead(WAYS, [], 12)).toEqual([10, 11, 12]);
  expect(lead(WAYS, [10], 11)).toEqual([10, 11]);
  expect(lead(WAYS, [10, 11], 21)).toEqual([10, 20, 21]);
  expect(lead(WAYS, [10, 11], 13)).toEqual([13]);
});

test("a press on the way goes back to there; one on what cannot be reached changes nothing", () => {
  expect(lead(WAYS, [10, 11, 12], 10)).toEqual([10]);
  expect(lead(WAYS, [10], 99)).toEqual([10]);
});

test("of a plan only that is left which can still be walked", () => {
  expect(fit(WAYS, [10, 11, 12])).toEqual([0, 2, 4]);
  expect(fit(WAYS, [10, 12])).toEqual([0]);
  expect(fit(WAYS, [99])).toEqual([]);
});

test("where a move must not stop, a plan does not end", () => {
  expect(signOf(WAYS, [10])).toBe(ON);
  expect(signOf(WAYS, [10, 20])).toBe(THROUGH);
  expect(signOf(WAYS, [13])).toBe(END);
  expect(signOf(WAYS, [])).toBe(THROUGH);
});

test("every space is as far as the shortest way to it", () => {
  expect([...reach(WAYS)]).toEqual([
    [10, 1],
    [13, 1],
    [11, 2],
    [20, 2],
    [12, 3],
    [21, 3],
  ]);
});

test("a plan is answered step by step, and waits while something else is asked", () => {
  const begin = asked("move", option("play", 42), option("way", 0, "move"), option("way", 2, "rest"));
  expect(next(begin, [10, 11], true)).toEqual({ answer: "move", rest: [10, 11] });
  expect(next(step(10, 13), [10, 11], true)).toEqual({ answer: "space-10", rest: [11] });
  expect(next(asked("hand", option("draw", 1), PASS), [11], true)).toBe("wait");
  expect(next(asked("placing", option("space", 11)), [11], true)).toBe("wait");
  expect(next(stop(11, 20), [11], true)).toEqual({ answer: "space-11", rest: [] });
  expect(next(stop(12), [], true)).toEqual({ answer: "pass", rest: [] });
  expect(next(stop(12), [], false)).toBe("done");
  expect(next(stop(20), [11], true)).toBe("broken");
});

test("until the help has come a plan has one step, and does not end there", () => {
  const first = unknown(stop(10, 13));
  expect([...reach(first).keys()]).toEqual([10, 13]);
  expect(signOf(first, lead(first, [], 13))).toBe(THROUGH);
});

test("closed spaces are struck once or twice; who stands somewhere is seen anyway", () => {
  const closed = [
    { space: 1, why: "mission" },
    { space: 2, why: "mission-blank" },
    { space: 3, why: "taken" },
  ];
  const found = strikes({ closed } as unknown as CardHelp);
  expect(found.map(({ space, shut }) => [space, shut])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(strikes(null)).toEqual([]);
});

const FIRST = CHARTS.get("first")!;
const at = (name: string) => FIRST.spaces.findIndex((space) => space.name === name);

test("arrow keys lead to the neighbours of a space, and never over the sea", () => {
  expect(beside(FIRST, at("g10"), "ArrowUp")).toBe(at("g9"));
  expect(beside(FIRST, at("g10"), "ArrowRight")).toBe(at("h10"));
  expect(beside(FIRST, at("b11"), "ArrowLeft")).toBe(at("a11"));
  expect(beside(FIRST, at("a11"), "ArrowLeft")).toBeUndefined();
  expect(beside(FIRST, at("g10"), "Enter")).toBeUndefined();
});

test("arrow keys reach every space", () => {
  const found = new Set([at("g10")]);
  for (const space of found)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const there = beside(FIRST, space, key);
      if (there !== undefined) found.add(there);
    }
  expect(found.size).toBe(FIRST.spaces.length);
});

test("spaces that lie far apart are not looked at closely", () => {
  expect(framed(FIRST, [at("g10"), at("h10")], 370, 370)).toEqual({ fits: true, middle: [7 * 48, 9.5 * 48] });
  expect(framed(FIRST, [at("g1"), at("g19")], 370, 370).fits).toBe(false);
  expect(framed(FIRST, [at("g10")], 370, 370).fits).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, PAUSE, type News } from "../src/lib/pace.svelte";
import { prefs, PACES } from "../src/lib/prefs.svelte";
import type { Question, Update } from "../src/lib/wire";

let [shown, clocked, seen]: [string[][], boolean, boolean] = [[], false, true];
const words = (news: News) => news.events.map(({ say }) => say!.id);
const news = (name: string, more: Partial<Update> = {}): News => ({
  update: { is: "update", ack: "", question: null, ...more } as Update,
  events: [{ event: {}, say: { id: name, args: {} } }] as News["events"],
});
const question = { key: "k" } as Question;
/** A table at which something was shown already, long ago. */
function table(): Pace {
  const pace = new Pace((one) => shown.push(words(one)), {
    clocked: () => clocked,
    seen: () => seen,
    weight: (one) => (words(one).includes("judged") ? 3 : 1),
  });
  pace.take(news("first"));
  vi.advanceTimersByTime(60_000);
  shown = [];
  return pace;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [shown, clocked, seen] = [[], false, true];
  prefs.set("pace", "quick");
});
afterEach(() => vi.useRealTimers());

test("what comes slowly is shown at once, what comes quickly one after the other", () => {
  const pace = table();
  for (const name of ["a", "b", "c"]) pace.take(news(name));
  expect(shown).toEqual([["a"]]);
  expect(pace.waiting).toBe(2);
  vi.advanceTimersByTime(PAUSE.quick);
  expect(shown).toEqual([["a"], ["b"]]);
  vi.advanceTimersByTime(PAUSE.quick);
  expect(shown).toEqual([["a"], ["b"], ["c"]]);
});

test("when more than ten wait it goes twice as fast, more than 24 four times, more than eighty at once", () => {
  const pace = table();
  const come = (many: number) => {
    for (let n = 0; n < many; n++) pace.take(news(String(n)));
  };
  come(13);
  vi.advanceTimersByTime(PAUSE.quick / 2);
  expect([shown.length, pace.waiting]).toEqual([2, 11]);
  come(20);
  vi.advanceTimersByTime(PAUSE.quick / 4);
  expect([shown.length, pace.waiting]).toEqual([3, 30]);
  come(51);
  expect(shown.length).toBe(4);
  expect([pace.waiting, pace.beat]).toEqual([0, 0]);
});

test("step by step nothing is skipped, however much waits", () => {
  prefs.set("pace", "step");
  const pace = table();
  for (let n = 0; n < 100; n++) pace.take(news(String(n)));
  expect([shown.length, pace.waiting]).toEqual([0, 100]);
});

test("what decides something is seen three times as long, also if we did it ourselves", () => {
  const pace = table();
  for (const one of [news("judged", { ack: "mine" }), news("b"), news("c")]) pace.take(one);
  vi.advanceTimersByTime(3 * PAUSE.quick - 1);
  expect(shown).toEqual([["judged"]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([["judged"], ["b"]]);
  vi.advanceTimersByTime(PAUSE.quick);
  expect(shown.at(-1)).toEqual(["c"]);
});

test("where nothing happens nobody waits", () => {
  const pace = table();
  for (const name of ["a", "b"]) pace.take(news(name));
  pace.take({ ...news("", { question }), events: [] });
  expect(pace.waiting).toBe(1);
  vi.advanceTimersByTime(PAUSE.quick);
  expect([shown, pace.waiting]).toEqual([[["a"], ["b"]], 0]);
});

test("a question waits its turn, but not while a clock runs", () => {
  const calm = table();
  for (const one of [news("a"), news("b"), news("c", { question })]) calm.take(one);
  expect(shown).toEqual([["a"]]);
  clocked = true;
  const hurried = table();
  for (const one of [news("a"), news("b"), news("c", { question })]) hurried.take(one);
  expect(shown).toEqual([["a"], ["b", "c"]]);
});

test("what we did ourselves is shown at once, and so is everything when nobody looks", () => {
  const pace = table();
  for (const one of [news("a"), news("b"), news("c", { ack: "mine" })]) pace.take(one);
  expect(shown).toEqual([["a"], ["b", "c"]]);
  seen = false;
  pace.take(news("d"));
  pace.take(news("e"));
  expect(shown.slice(2)).toEqual([["d"], ["e"]]);
});

test("step by step, nothing moves until somebody says so", () => {
  prefs.set("pace", "step");
  const pace = table();
  for (const name of "abc") pace.take(news(name));
  vi.advanceTimersByTime(600_000);
  expect(shown).toEqual([]);
  pace.next();
  expect(shown).toEqual([["a"]]);
  pace.rush();
  expect(shown).toEqual([["a"], ["b", "c"]]);
});

test("whoever wants no pause has none, and the choice is kept", () => {
  prefs.set("pace", "instant");
  const pace = table();
  for (const name of "abc") pace.take(news(name));
  expect(shown).toEqual([["a"]]);
  vi.advanceTimersByTime(40); // a blink: what came in one breath is drawn once
  expect(shown).toEqual([["a"], ["b", "c"]]);
  expect(pace.beat).toBe(0);
  expect(JSON.parse(localStorage.getItem("matanui.likes")!)).toMatchObject({ pace: "instant" });
  expect(PACES.every((name) => PAUSE[name] >= 0)).toBe(true);
});

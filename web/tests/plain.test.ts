import { afterEach, expect, test } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { face } from "../src/art/games";
import { Words } from "../src/i18n/words";
import { meet, tableOf } from "../src/lib/games.svelte";
import { keysAt } from "../src/lib/keys";
import { fieldsOf, labelOf, ofSeat, textOf } from "../src/table/plain";
import PlainValue from "../src/table/PlainValue.svelte";

afterEach(() => (Words.spells = false));

test("games of this house have their tables, any other has the plain one", () => {
  expect(["makuta", "masks", "bohrok", "rshl", "chess"].map(tableOf)).toEqual([
    "board",
    "cards",
    "cards",
    "cards",
    "plain",
  ]);
  expect(face("chess")).not.toBe(face("makuta"));
  expect(keysAt("chess")).not.toContain("turn");
  expect(keysAt("chess")).toContain("chat");
});

test("what a game says that brought no words is spelled out; without such a game it is an error", async () => {
  const words = new Words("en", "toa-tahu = Tahu");
  const message = { id: "lot-drawn", args: { who: { id: "toa-tahu" }, n: 3 } };
  expect(() => words.say(message)).toThrow("no words for lot-drawn");
  await meet("makuta", "rshl");
  expect(() => words.say(message)).toThrow("no words for lot-drawn");
  await meet("lots");
  expect(words.say(message)).toBe("lot drawn: Tahu, 3");
  expect(words.parts(message).map(({ text }) => text)).toContain("Tahu");
  words.learn("lot-drawn = { $who } draws { $n }.");
  expect(words.say(message)).toBe("Tahu draws 3.");
});

test("a view is told field by field, and of each seat what is its own", () => {
  const view = { viewer: 1, best_of: 5, players: [{ hand: [1] }, { hand: [2, 3] }], rows: [[1], [2]], done: false };
  expect(fieldsOf(view).map(([key]) => labelOf(key))).toEqual(["best of", "players", "rows", "done"]);
  expect(ofSeat(fieldsOf(view), 1, 2)).toEqual({ players: { hand: [2, 3] } });
  expect([textOf(false), textOf(null), textOf(0), textOf("d6")]).toEqual(["✗", "–", "0", "d6"]);
  expect(fieldsOf(null)).toEqual([]);
});

test.each([
  [3, "3"],
  [[1, 2], "1, 2"],
  [[], "–"],
  [{}, "–"],
  [{ pips_left: 2, way: [4, 5] }, "pips left 2 way 4, 5"],
  [[{ at: 1 }, { at: null }], "1 at 1 2 at –"],
])("%j is read as %s", (value, read) => {
  const page = mount(PlainValue, { target: document.body, props: { value } });
  flushSync();
  const words = document.body.querySelectorAll("span, dt");
  const text = [...words].map((one) => one.textContent.trim()).join(" ");
  void unmount(page);
  document.body.replaceChildren();
  expect(text).toBe(read);
});

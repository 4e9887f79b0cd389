import { afterEach, beforeEach, expect, test } from "vitest";
import { app, say } from "../src/lib/app.svelte";
import { bind, CARD_KEYS, isSign, KEY_NAMES, KEYS, keyOf, keysAt, named, translate } from "../src/lib/keys";
import { sheet } from "../src/lib/keywords";
import { prefs } from "../src/lib/prefs.svelte";

const heard: string[] = [];
const listen = (event: KeyboardEvent) => void heard.push(event.key);
/** A key that a person presses: browsers trust it. */
function press(key: string, on: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, "isTrusted", { value: true });
  on.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  prefs.reset();
  heard.length = 0;
  document.body.innerHTML = "<input>";
  window.addEventListener("keydown", translate as EventListener, true);
  window.addEventListener("keydown", listen as EventListener);
});
afterEach(() => {
  window.removeEventListener("keydown", translate as EventListener, true);
  window.removeEventListener("keydown", listen as EventListener);
});

test("no two things have the same key, and none has Tab", () => {
  expect(new Set(Object.values(KEYS)).size).toBe(KEY_NAMES.length);
  expect(Object.values(KEYS)).not.toContain("Tab");
  expect(bind("help", "Tab")).toBe(false);
});

test("a chosen key is heard as the usual one, and the usual one no more", () => {
  expect(bind("turn", "z")).toBe(true);
  press("z");
  press("r");
  expect(heard).toEqual(["r"]);
});

test("a key that is taken is taken away from what it did", () => {
  bind("turn", "h");
  expect([keyOf("turn"), keyOf("hand")]).toEqual(["h", ""]);
  press("h");
  expect(heard).toEqual(["r"]);
});

test("letters, digits and signs can be switched off; Enter, Escape and arrows stay", () => {
  prefs.set("letters", false);
  for (const key of ["r", "?", "/", "1", "Enter", "Escape", " ", "ArrowUp"]) press(key);
  expect(heard).toEqual(["Enter", "Escape", " ", "ArrowUp"]);
  expect(["r", "?", " ", "Enter"].map(isSign)).toEqual([true, true, false, false]);
});

test("whoever types is left alone", () => {
  prefs.set("letters", false);
  const input = document.querySelector("input")!;
  press("r", input);
  expect(heard).toEqual(["r"]);
  expect(named(press("r", input))).toBeUndefined();
});

test("keys have names", () => {
  for (const name of KEY_NAMES) {
    const event = new KeyboardEvent("keydown", { key: KEYS[name] });
    Object.defineProperty(event, "target", { value: document.body });
    expect(named(event)).toBe(name);
  }
});

test.each(["makuta", "masks", "bohrok", "rshl"])("the sheet of %s shows the keys of its own table", async (game) => {
  await app.learn("settings");
  await app.speak("en");
  const rows = sheet(game);
  const keys = rows.map((row) => row.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(rows.map((row) => row.does)).size).toBe(rows.length);
  expect(rows.filter((row) => row.key === "1–6")).toEqual([{ key: "1–6", does: say("keys-do-seats") }]);
  const board = game === "makuta";
  expect(keys.includes("X") && keys.includes("R")).toBe(board);
  expect(["A", "D", "S", "P"].every((key) => keys.includes(key))).toBe(!board);
});

test("who has chosen a key for a player sees which", async () => {
  await app.learn("settings");
  await app.speak("en");
  bind("seat-2", "z");
  expect(sheet("masks").map((row) => row.key)).toContain("1 Z 3 4 5 6");
});

test("the keys of the card table are not those of anything else there", () => {
  const others = new Set(keysAt("masks").map((name) => KEYS[name].toLowerCase()));
  expect(Object.values(CARD_KEYS).filter((key) => others.has(key))).toEqual([]);
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { bind, isSign, KEY_NAMES, KEYS, keyOf, named, translate } from "../src/lib/keys";
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

import { expect, test } from "vitest";
import parts from "virtual:words";
import text from "./sentences.json?raw";
import { allWords, LANGUAGES, spoken, words } from "../src/i18n/load";
import { Words, type Message } from "../src/i18n/words";

type Row = { message: Message } & Record<(typeof LANGUAGES)[number], string>;
const rows: Row[] = JSON.parse(text);

test.each(LANGUAGES)("the browser says in %s what Python says", async (language) => {
  const say = await allWords(language);
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.map((row) => say.say(row.message))).toEqual(rows.map((row) => row[language]));
});

test("lists are joined as people join them", async () => {
  const [en, fr] = [await words("en"), await words("fr")];
  expect([en.list([]), en.list(["a"]), en.list(["a", "b", "c"])]).toEqual(["nothing", "a", "a, b and c"]);
  expect(fr.list(["a", "b"])).toBe("a et b");
});

test("nobody sees a raw id, or a sentence with a hole", async () => {
  const en = await words("en");
  expect(() => en.say("no-such-thing")).toThrow("no words for no-such-thing");
  expect(() => en.say("join-comma", { left: "a" })).toThrow("right");
});

test("the first language that we speak wins", () => {
  expect([spoken(["nl-BE", "fr"]), spoken(["pt", "de-AT"]), spoken(["pt"]), spoken([])]).toEqual([
    "nl",
    "de",
    "en",
    "en",
  ]);
});

test("the rules are explained to those who ask", async () => {
  const fresh = new Words("en", await parts["en"]!());
  expect(fresh.has("topic-aim")).toBe(false);
  expect((await allWords("en")).has("topic-aim")).toBe(true);
});

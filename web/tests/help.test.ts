import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Question, Reply } from "../src/lib/wire";
import { asked, option } from "./asked";

/** A connection that only writes down what is sent. */
class Wire {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static sent: { do: string; id: string }[] = [];
  readyState = Wire.OPEN;
  send(text: string): void {
    Wire.sent.push(JSON.parse(text));
  }
  close(): void {}
}
const helps = () => Wire.sent.filter((one) => one.do === "help");
const QUESTION = asked("move", option("field", 3), option("field", 4));
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("requestAnimationFrame", (deed: () => void) => setTimeout(deed));
  Wire.sent = [];
  table = new Table("t");
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function update(serial: number, question: Question | null): void {
  const rest = { ack: "mine", since: 0, upto: 0, events: [], view: {}, facing: 0, asked: [], clocks: [], lesson: null };
  table.hear({ is: "update", serial, question, ...rest } as Reply);
}
const help = (serial: number, key: string, ways: unknown) =>
  table.hear({ is: "help", id: "h", serial, question: key, help: ways } as Reply);

test("help is asked for once for each update, and belongs to its question", () => {
  update(1, QUESTION);
  table.seekHelp();
  table.seekHelp();
  vi.advanceTimersByTime(20);
  expect(helps().length).toBe(1);
  expect(table.helps).toBe(false);
  help(1, "k", ["way"]);
  expect([table.helps, table.help]).toEqual([true, ["way"]]);
  update(2, { ...QUESTION, key: "other" });
  expect(table.helps).toBe(false);
  table.seekHelp();
  vi.advanceTimersByTime(20);
  expect(helps().length).toBe(2);
});

test("help for an update that is not shown is no help", () => {
  update(1, QUESTION);
  help(2, "k", ["late"]);
  expect([table.helps, table.help]).toEqual([false, null]);
});

test("nobody asks for help while an answer is under way", () => {
  update(1, QUESTION);
  table.answer("field-3", true);
  table.seekHelp();
  vi.advanceTimersByTime(20);
  expect(helps()).toEqual([]);
  expect(Wire.sent[0]).toMatchObject({ do: "answer", question: "k", answer: "field-3" });
});

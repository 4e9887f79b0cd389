import { expect, test } from "vitest";
import { closed, isAbout, verdictOf } from "../src/cards/verdict";
import type { CardFightView, Told } from "../src/lib/wire";
import { asked, option } from "./asked";

const told = (event: string, more: object = {}): Told => ({ event: { event, ...more }, say: null });
const SETTLED = told("settled", { seat: 1, victim: 0, total: 900, against: 500, won: true });
const FIGHT = { challenger: 1, defender: 0, totals: [700, 500], ledger: [] } as unknown as CardFightView;

test("a challenge that is over has its sums, its winner and what was won", () => {
  const found = verdictOf([told("challenged"), SETTLED, told("maskwon", { seat: 1, card: 3 }), told("drew")], 104)!;
  expect([found.total, found.against, found.winner, found.summed]).toEqual([900, 500, 1, true]);
  expect(found.prizes.map((one) => (one.event as { event: string }).event)).toEqual(["maskwon"]);
  expect(found.at).toBe(101);
});

test("whoever stands firm has won", () => {
  expect(verdictOf([told("settled", { seat: 1, victim: 0, total: 1, against: 2, won: false })], 1)!.winner).toBe(0);
});

test("where a card has decided, nothing was summed up", () => {
  expect(verdictOf([told("settled", { seat: 1, victim: 0, total: 0, against: 0, won: true })], 1)!.summed).toBe(false);
  expect(verdictOf([told("settled", { seat: 1, victim: 0, total: -1, against: 5, won: false })], 1)!.summed).toBe(
    false,
  );
});

test("what happens in the next turn was not won here", () => {
  expect(verdictOf([SETTLED, told("turn", { seat: 2 }), told("took")], 3)!.prizes).toEqual([]);
});

test("the next challenge, or a whole round, ends it", () => {
  expect(verdictOf([], 0)).toBeNull();
  expect(verdictOf([SETTLED, told("challenged", { seat: 2 })], 2)).toBeNull();
  expect(verdictOf([SETTLED, told("turn", { seat: 2 })], 2)).not.toBeNull();
  expect(verdictOf([SETTLED, told("turn", { seat: 2 }), told("turn", { seat: 1 })], 3)).toBeNull();
});

test("lines that were counted in at the very end are in the ledger, or there is none", () => {
  const verdict = verdictOf([SETTLED], 1)!;
  const late = [told("points", { seat: 1, card: 9, amount: 200 })];
  expect(closed(FIGHT, late, verdict)!.totals).toEqual([900, 500]);
  expect(closed(FIGHT, late, verdict)!.ledger.map(({ of, amount }) => [of, amount])).toEqual([[9, 200]]);
  expect(closed(FIGHT, [], verdict)).toBeNull();
  expect(closed({ ...FIGHT, defender: 2 }, late, verdict)).toBeNull();
});

test("a verdict stands while its prizes are chosen, and goes with the next question", () => {
  expect(isAbout(asked("swarm", option("krana-choice", 0)))).toBe(true);
  expect(isAbout(asked("fight", option("card", 7)))).toBe(true);
  expect(isAbout(asked("move", option("way", 0)))).toBe(false);
});

import { expect, test } from "vitest";
import { TILES } from "../src/art/box";
import type { Laid } from "../src/art/island";
import type { Point } from "../src/art/svg";
import { facing, SEGMENTS } from "../src/art/temple";
import { toward } from "../src/board/arrows";
import { atBest, badges, byInterest, fraction, isLikely, percent, short, type Badge } from "../src/board/badges";
import { cell } from "../src/board/cells";
import { brings, held, tally } from "../src/board/counts";
import { offeredAs, ranked, usable, worthwhile } from "../src/board/duel";
import { beside, nameOf, neighbours, nounOf, openGates, places, SPOTS, spotOf, START, walk } from "../src/board/fields";
import { TIME, timetable } from "../src/board/motion";
import { asks, isDuel, isSham, spotAsked } from "../src/board/kinds";
import { Plan } from "../src/board/plan.svelte";
import { CHANCE, wide } from "../src/board/signs";
import { CODES, strengths, totals } from "../src/board/tokens";
import { Words } from "../src/i18n/words";
import type { IslandEvent, IslandHelp, IslandView } from "../src/lib/wire";
import { asked, option } from "./asked";

const tile = (id: string) => TILES.findIndex((one) => one.id === id);
const field = (name: string) => {
  const [where, cell] = name.split(".");
  return SPOTS.findIndex((spot) => TILES[spot.tile]!.id === where && spot.field.name === cell);
};
/** The landing place with the volcano west of it, not turned. */
const LAID: Laid[] = [
  [tile("toa-landing"), 0, 0, 0],
  [tile("mangai"), -1, 0, 0],
];
const view = (over: Partial<IslandView> = {}) =>
  ({ rahi: {}, prizes: [], lying: {}, tiles: [1], ...over }) as unknown as IslandView;

test("gates of neighbouring tiles are a step apart, and all others stand open", () => {
  const near = neighbours(LAID);
  expect(near.get(field("toa-landing.g3"))).toContain(field("mangai.g0"));
  expect(near.get(field("mangai.g0"))).toContain(field("toa-landing.g3"));
  const open = openGates(LAID);
  expect(open.has(field("toa-landing.g3"))).toBe(false);
  expect(open.has(field("mangai.g3"))).toBe(true);
});

test("a field answers as far as its neighbours leave room, and two gates that touch part halfway between them", () => {
  const [at, near] = [places(LAID), neighbours(LAID)];
  const [one, other] = ["toa-landing.g3", "mangai.g0"].map((name) => at.get(field(name))!) as [Point, Point];
  const halfway = (one[0] + other[0]) / 2;
  const ends = (d: string) => [...d.matchAll(/[M ](-?[\d.]+) (-?[\d.]+)(?=[Az])/g)].map(([, x]) => Number(x));
  for (const name of ["toa-landing.g3", "mangai.g0"]) {
    const found = ends(cell(at.get(field(name))!, beside(field(name), near, at)));
    expect(found.length).toBe(2);
    for (const x of found) expect(x).toBeCloseTo(halfway, 0);
  }
  expect(cell([0, 0], [])).toBe("M-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0z");
  expect(cell([0, 0], [[0, 36]])).toContain("a18 18 ");
});

test("a walk is drawn from field to field, and around whoever stands in the way", () => {
  const near = neighbours(LAID);
  const [from, to] = [field("mangai.d3"), field("mangai.b3")];
  expect(walk(near, from, to, new Set())).toEqual([field("mangai.c3"), to]);
  const around = walk(near, from, to, new Set([field("mangai.c3")]));
  expect(around).not.toContain(field("mangai.c3"));
  expect(around.at(-1)).toBe(to);
  expect(walk(near, from, field("ta-koro.c3"), new Set())).toEqual([]);
});

test("arrow keys take the step that lies most nearly where they point, and none that lies aside", () => {
  const ground = { laid: LAID, at: places(LAID), near: neighbours(LAID) };
  const from = (name: string, key: string) => toward(key, field(name), ground, new Map());
  expect(from("mangai.d3", "ArrowLeft")).toBe(field("mangai.c3"));
  expect(from("mangai.c3", "ArrowRight")).toBe(field("mangai.d3"));
  expect(from("mangai.g0", "ArrowRight")).toBe(field("toa-landing.g3"));
  expect(from("mangai.g3", "ArrowLeft")).toBeUndefined();
  for (const [one, steps] of ground.near)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const found = toward(key, one, ground, new Map());
      if (found !== undefined) expect(steps).toContain(found);
    }
});

test("every field can be walked to by arrow keys", () => {
  const ground = { laid: LAID, at: places(LAID), near: neighbours(LAID) };
  const seen = new Set([START]);
  for (const one of seen)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const found = toward(key, one, ground, new Map());
      if (found !== undefined) seen.add(found);
    }
  expect([...ground.near.keys()].filter((one) => !seen.has(one))).toEqual([]);
});

test("the page keys go from tile to tile, to what is on offer there or to its middle", () => {
  const ground = { laid: LAID, at: places(LAID), near: neighbours(LAID) };
  const offered = new Map([[field("mangai.g3"), 0]]);
  expect(toward("PageUp", START, ground, offered)).toBe(field("mangai.g3"));
  expect(SPOTS[toward("PageDown", START, ground, new Map())!]!.tile).toBe(tile("mangai"));
  expect(SPOTS[toward("PageDown", field("mangai.c3"), ground, offered)!]!.tile).toBe(tile("toa-landing"));
});

test("a drawn tile lies beyond its gate, turned as the answer says", () => {
  expect(spotOf(field("mangai.g3") * 6 + 2, LAID)).toEqual({ q: -2, r: 0, turn: 2 });
  expect(spotOf(field("ta-koro.g3") * 6, LAID)).toBeNull();
});

test("badges tell Rahi, gates and prizes apart, with steps and odds as the server counts them", () => {
  const [tiger, gate, mask, plain] = ["mangai.c3", "mangai.g3", "mangai.b3", "mangai.c2"].map(field) as [
    number,
    number,
    number,
    number,
  ];
  const odds = { win: 5, tie: 1, lose: 2 };
  const help = { ways: [{ answer: tiger, path: [plain, tiger], odds }] } as unknown as IslandHelp;
  const choices = [...[gate, plain, mask, tiger].map((n) => option("field", n)), option("fly", -2)];
  const found = badges(choices, view({ rahi: { [tiger]: 0 }, prizes: [mask] }), openGates(LAID), help);
  expect([...found.values()].map(({ kind }) => kind)).toEqual(["gate", "plain", "prize", "duel"]);
  expect(found.get(tiger)).toMatchObject({ steps: 2, odds });
  expect(found.get(plain)).toMatchObject({ steps: 0, odds: null });
  expect([...found.values()].sort(byInterest).map(({ kind }) => kind)).toEqual(["prize", "gate", "duel", "plain"]);
  const noTiles = badges(choices, view({ tiles: [] }), openGates(LAID), null);
  expect(noTiles.get(gate)!.kind).toBe("plain");
});

test("what brings something comes before duels, and of these the hopeless ones last", () => {
  const duel = (at: number, win: number) => ({ field: at, kind: "duel", odds: { win, tie: 0, lose: 8 - win } });
  const all = [duel(1, 0), duel(2, 5), { field: 3, kind: "prize", odds: null }, duel(4, 8), duel(5, 0)] as Badge[];
  expect(all.sort(byInterest).map(({ field: at }) => at)).toEqual([3, 4, 2, 1, 5]);
});

test("a chance that depends on what somebody brings in is a chance at best", () => {
  const of = (win: number) => ({ win, tie: 0, lose: 8 - win });
  expect([0, 3, 4, 8].map((win) => atBest(of(win)))).toEqual(["0%", "≤38%", "≤50%", "100%"]);
  expect([0, 3, 4, 8].map((win) => isLikely(of(win)))).toEqual([false, false, true, true]);
});

test("a chance has room on its plate, which reaches no number of the fields around", () => {
  const [from, to] = [CHANCE.left, CHANCE.left + wide("≤62%")];
  expect(wide("100%")).toBeGreaterThan(wide("0%"));
  expect(from).toBeGreaterThan(-11.5 + 6.2 - 1);
  expect(to).toBeLessThan(38 - 11.5 - 3); // the number of the next field, whose top is round
  expect(CHANCE.top + CHANCE.high).toBeLessThan(-11.5);
});

test("odds are exact, in the numbers of a language, and certain only when they are", () => {
  const odds = { win: 5, tie: 1, lose: 2 };
  expect(percent(odds.win, odds, "en")).toBe("62.5%");
  expect(percent(odds.win, odds, "de")).toMatch(/^62,5\s%$/);
  expect(fraction(odds.win, odds)).toBe("5/8");
  expect(fraction(0, odds)).toBe("");
  expect(short({ win: 999, tie: 0, lose: 1 })).toBe("99%");
  expect(short({ win: 1, tie: 0, lose: 999 })).toBe("1%");
  expect(short({ win: 1, tie: 0, lose: 0 })).toBe("100%");
});

test("of two counters that are the same, either may be brought in", () => {
  const hand = [10, 5, 10, 11];
  const offered = [0, 1, 5, 8, 9, 13];
  expect(offeredAs(4, offered, hand)).toBe(1);
  expect(offeredAs(12, offered, hand)).toBe(9);
  expect(offeredAs(2, offered, hand)).toBeNull();
  expect(usable(offered, hand)).toEqual([0, 2, 3]);
});

test("of bets that add the same, the one that shows least is worth it", () => {
  const odds = { win: 1, tie: 0, lose: 0 };
  const bets = [
    { answer: 1, bonus: 5, shows: [10], odds },
    { answer: 2, bonus: 5, shows: [], odds },
    { answer: 3, bonus: 10, shows: [10], odds },
  ];
  expect(worthwhile(bets).map(({ answer }) => answer)).toEqual([3, 2]);
});

test("the sure bet comes first, and what another beats in everything comes last", () => {
  const bet = (answer: number, bonus: number, shows: number[], win: number) => ({
    answer,
    bonus,
    shows,
    odds: { win, tie: 0, lose: 6 - win },
  });
  const bets = [bet(0, 0, [], 0), bet(1, 15, [11], 3), bet(2, 20, [11, 20], 6), bet(3, 25, [11, 20], 6)];
  const { first, more } = ranked([...bets, bet(4, 5, [10], 0)], 2);
  expect(first.map(({ answer }) => answer)).toEqual([2, 1, 0]);
  expect(more.map(({ answer }) => answer)).toEqual([3, 4]);
});

test("what tiles bring and hands hold is counted by kind", () => {
  expect(brings(TILES[tile("mangai")]!)).toEqual([
    ["mosquito", 2],
    ["scorpion", 1],
    ["tiger", 1],
    ["mask", 1],
    ["key", 1],
  ]);
  expect(held([3, 7, 10, 16, 21])).toEqual({ key: 2, mask: 1, turaga: 1, unknown: 1 });
  expect(tally([5, 3, 5])).toEqual([
    [3, 1],
    [5, 2],
  ]);
  expect(totals("printed")).toEqual({ rahi: [28, 21, 8], mask: 36, key: 24 });
  expect(CODES.every((code) => code.length === 3)).toBe(true);
  expect(strengths("18-28").at(-1)).toBe(28);
});

test("the temple shows each entrance the segment that the engine counts for it", () => {
  for (const turn of [0, 2, 5])
    for (const temple of [0, 1, 4]) {
      const order = facing(turn, temple);
      expect([...order].sort()).toEqual(SEGMENTS.map((_, n) => n));
      SEGMENTS.forEach((_, place) => {
        const edge = (((1 - place - turn) % 6) + 12) % 6; // of the tile, where this place of the dial looks
        expect(order[place]).toBe((edge + temple) % 6);
      });
    }
});

test("names in the chronicle lead to places", () => {
  const where = { id: "tile-toa-landing" };
  expect(nounOf({ id: "field-gate", args: { tile: where, edge: 3 } })).toEqual({ field: field("toa-landing.g3") });
  expect(nounOf({ id: "field-path", args: { tile: where, cell: "b3" } })).toEqual({ field: field("toa-landing.b3") });
  expect(nounOf({ id: "field-start" })).toEqual({ field: START });
  expect(nounOf({ id: "toa-gali" })).toEqual({ toa: "gali" });
  expect(nounOf({ id: "counter-hau" })).toBeNull();
  expect(places(LAID).has(START)).toBe(true);
  for (const one of places(LAID).keys()) expect(nounOf(nameOf(one))).toEqual({ field: one });
});

test("a sentence in parts is the same sentence", () => {
  const words = new Words(
    "en",
    'walked = { $who } walks to { FORM($field, form: "the") }.\ntoa = Tahu\nf = { $tile } c3\n    .the = the { $tile } c3\nt = Volcano',
  );
  const message = { id: "walked", args: { who: { id: "toa" }, field: { id: "f", args: { tile: { id: "t" } } } } };
  const parts = words.parts(message);
  expect(parts.map(({ text }) => text).join("")).toBe(words.say(message));
  expect(parts.filter(({ of }) => of).map(({ text, of }) => [text, of!.id])).toEqual([
    ["Tahu", "toa"],
    ["the Volcano c3", "f"],
  ]);
});

test("pawns walk step by step, one after another", () => {
  const events = [
    { event: "rolled", seat: 0, die: 6, pips: 2 },
    { event: "walked", seat: 0, start: 1, field: 3 },
    { event: "faced", seat: 0, field: 3, strength: 7 },
    { event: "back", seat: 0, field: 2 },
  ] as unknown as IslandEvent[];
  const { stops, when } = timetable(events, { walk: () => [2, 3] });
  expect(when).toEqual([0, TIME.roll, TIME.roll + 2 * TIME.step, TIME.roll + 2 * TIME.step + TIME.flip]);
  expect(stops.get(0)!.map((stop) => stop.field)).toEqual([1, 1, 2, 3, 3, 2]);
  expect(stops.get(0)!.at(-1)!.time).toBe(TIME.roll + 3 * TIME.step + TIME.flip);
});

test("a plan is taken back one by one, belongs to its question, and survives a reload", () => {
  const fields = [1, 2, 3].map((n) => option("field", n));
  const question = (key: string) => ({ ...asked("move", ...fields), key });
  const plan = new Plan();
  plan.choose(question("a"), fields[0]!);
  plan.choose(question("a"), fields[1]!);
  expect(plan.at(question("a"))).toBe(fields[1]);
  expect(plan.at(question("b"))).toBeNull();
  const after = new Plan();
  after.recall(question("a"));
  expect(after.at(question("a"))).toBe(fields[1]);
  after.undo();
  expect(after.at(question("a"))).toBe(fields[0]);
  after.undo();
  expect(after.at(question("a"))).toBeNull();
  const other = new Plan();
  other.recall(question("b"));
  expect(other.at(question("b"))).toBeNull();
});

test("a question is shown where its options are chosen", () => {
  const walk = asked("move", option("field", 3), option("fly", -2));
  expect([asks(walk, "island"), asks(walk, "tile"), isDuel(walk)]).toEqual([true, false, false]);
  expect(asks(asked("tile", option("placement", 14)), "tile")).toBe(true);
  expect(isDuel(asked("duel", option("yes-no", 1), option("yes-no", 0)))).toBe(true);
});

test("what is asked on the spot is about the field of who is asked, or of whose counters they choose from", () => {
  const nobody = view({ victim: null });
  expect(spotAsked({ ...asked("temple", option("yes-no", 1)), seat: 2 }, nobody)).toBe(2);
  expect(spotAsked({ ...asked("counters", option("held-counter", 0)), seat: 2 }, view({ victim: 1 }))).toBe(1);
  expect(spotAsked(asked("temple", option("field", 3)), nobody)).toBeNull();
  expect(spotAsked(asked("move", option("die", 6)), nobody)).toBeNull();
  expect(spotAsked(null, nobody)).toBeNull();
});

test("whoever has but one die, or nothing to do, is told why they are asked at all", () => {
  expect(isSham(asked("duel", option("die", 6)))).toBe(true);
  expect(isSham(asked("move", option("die", 6)))).toBe(false);
  expect(isSham(asked("counters", option("pass", -1, "pass")))).toBe(true);
  expect(isSham(asked("move", option("field", 3)))).toBe(false);
  expect(isSham(asked("duel", option("die", 6), option("die", 8)))).toBe(false);
});

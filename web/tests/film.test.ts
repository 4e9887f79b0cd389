import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reel, Scene } from "../src/lib/wire";
import { Film } from "../src/replay/film.svelte";

/** Twelve events in three turns; every second answer led to two of them. */
const EVENTS = Array.from({ length: 12 }, (_, n) => ({ event: { n }, say: null }));
const STARTS = [0, 4, 8].map((at, round) => ({ at, round, seat: round - 1 }));
const reel = (eye: number | null): Reel =>
  ({
    table: { id: "t", status: "over", seats: [] },
    rules: {},
    eye,
    length: 6,
    starts: STARTS,
    events: EVENTS,
    answers: [],
  }) as unknown as Reel;
const scene = (turn: number, eye: number | null): Scene => ({
  turn,
  shots: [0, 2, 4].map((k) => {
    const upto = turn * 4 + k;
    return { upto, answers: upto / 2, asked: null, view: `${eye}:${upto}`, help: null };
  }),
});
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = /replay(?:\/(\d+))?(?:\?seat=(\d))?$/.exec(path)!;
    const eye = found[2] === undefined ? null : Number(found[2]);
    const body = found[1] === undefined ? reel(eye) : scene(Number(found[1]), eye);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(body) });
  });
});
afterEach(() => vi.unstubAllGlobals());
const made = async (at = 0): Promise<Film> => {
  const film = new Film({ table: "t", film: "" }, null as never);
  await film.look(null, at);
  return film;
};

test("a moment shows the table after the answer that led to it", async () => {
  const film = await made(5);
  expect([film.at, film.view, film.answers, film.told.length]).toEqual([5, "null:6", 3, 5]);
  await film.seek(4);
  expect(film.view).toBe("null:4");
  await film.seek(0);
  expect([film.view, film.told]).toEqual(["null:0", []]);
  await film.seek(99);
  expect([film.at, film.view]).toEqual([12, "null:12"]);
  await film.seek(-3);
  expect(film.at).toBe(0);
});

test("a turn is fetched once, and its neighbours in advance", async () => {
  const film = await made(6);
  expect(asked.filter((path) => path.includes("/replay/"))).toEqual([1, 2, 0].map((n) => `/api/tables/t/replay/${n}`));
  asked = [];
  await film.seek(1);
  await film.seek(11);
  expect(asked).toEqual([]);
});

test("another seat is another film", async () => {
  const film = await made(6);
  await film.look(1);
  expect([film.at, film.view, film.facing]).toEqual([6, "1:6", 1]);
});

test("whoever seeks sees nothing move, and hears nothing", async () => {
  const film = await made(3);
  expect([film.fresh, film.pace.beat]).toEqual([[], 0]);
  await film.seek(4, 500);
  expect([film.fresh, film.pace.beat]).toEqual([[EVENTS[3]], 500]);
  await film.seek(9);
  expect([film.fresh, film.pace.beat]).toEqual([[], 0]);
});

test("of many wishes the last one counts", async () => {
  const film = await made(0);
  await Promise.all([film.seek(9), film.seek(2)]);
  expect([film.at, film.view]).toEqual([2, "null:2"]);
});

test("turns are stepped through where they are announced", async () => {
  const film = await made(0);
  const on = [0, 5, 6].map((at) => film.turnFrom(at, 1));
  expect(on).toEqual([5, 9, 9]);
  expect(film.turnFrom(10, 1)).toBe(12);
  expect([12, 9, 5, 3].map((at) => film.turnFrom(at, -1))).toEqual([9, 5, 0, 0]);
});

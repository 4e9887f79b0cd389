import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import type { ChanceDraw, Proof } from "../src/lib/wire";
import { likelyRun, longestRun, tallies } from "../src/replay/dice";
import { thinned } from "../src/replay/knots";
import { isProved, mixed, prove, Stream } from "../src/replay/proof";

// What Python's hashlib and the server's dice give for the same inputs.
const SEED = "3660315a9af3df255d8f19ab077e4797822b41488a0e2a04bc6af71213c23274";
const SEAL = "61f7bcacd47968e042ba5f765655e55c6f0ad4c7a2a1f7a165fc3c61d03f584a";
const ROOT = "68fea3d5912688c02973bdd49c5a27f1f6c5b2915db2202805bc2813abdef3fd";
const NONCES = ["abc", "x~y"];
const ROLLS = "0041002012431424222311244511303033513224";
const WIDE = [1572582144, 710861453, 2345404089, 1191915147, 292110448, 881939745, 2854882809, 2263150242];

test("a stream of chance is the server's", () => {
  const root = mixed(SEED, NONCES, "terms");
  expect(bytesToHex(root)).toBe(ROOT);
  expect(bytesToHex(mixed(SEED, [], "terms"))).toBe(SEED);
  const dice = new Stream(root, "roll");
  expect([...ROLLS].map(() => dice.below(6)).join("")).toBe(ROLLS);
  const wide = new Stream(root, "odd");
  expect(WIDE.map(() => wide.below(3_000_000_000))).toEqual(WIDE);
});

const PROOF: Proof = {
  commitment: SEAL,
  nonces: NONCES,
  terms: "terms",
  seed: SEED,
  root: ROOT,
  past: [],
  prescribed: [],
};
const DRAWS: ChanceDraw[] = [...ROLLS].map((pick, n) => ({ n: n * 3, stream: "roll", of: 6, picks: [Number(pick)] }));
const verdict = (proof: Partial<Proof>, draws = DRAWS, seen: string | null = SEAL): string[] =>
  prove({ ...PROOF, ...proof }, draws, seen).flatMap(({ id, ok }) => (ok === false ? [id] : []));

test("a true game is proved", () => {
  const checks = prove(PROOF, DRAWS, SEAL);
  expect(isProved(checks)).toBe(true);
  expect(checks.at(-1)).toEqual({ id: "replay-check-draws", args: { right: 40, n: 40 }, ok: true });
  expect(verdict({}, DRAWS, null)).toEqual([]);
});

test("whatever was changed is found", () => {
  const other = SEED.replace("3", "4");
  expect(verdict({ seed: other })).toEqual(["replay-check-seal", "replay-check-root", "replay-check-draws"]);
  expect(verdict({ seed: null })).toEqual(["replay-check-seal"]);
  expect(verdict({}, DRAWS, "another seal")).toEqual(["replay-check-seen"]);
  expect(verdict({ nonces: ["abc"] })).toEqual(["replay-check-root", "replay-check-draws"]);
  const loaded = DRAWS.map((draw, i) => (i === 7 ? { ...draw, picks: [(draw.picks[0]! + 1) % 6] } : draw));
  expect(verdict({}, loaded)).toEqual(["replay-check-draws"]);
});

test("in a game that was continued, the dice of the past count up to there", () => {
  const old = { upto: 30, commitment: SEAL, seed: SEED, nonces: NONCES };
  const fresh = { commitment: bytesToHex(sha256(hexToBytes(SEAL))), seed: SEAL, nonces: [], root: SEAL, past: [old] };
  const later = new Stream(hexToBytes(SEAL), "roll");
  const all = DRAWS.map(() => later.below(6));
  const draws = DRAWS.map((draw, i) => (draw.n < 30 ? draw : { ...draw, picks: [all[i]!] }));
  expect(verdict(fresh, draws, null)).toEqual([]);
  expect(verdict({ ...fresh, past: [] }, draws, null)).toEqual(["replay-check-draws"]);
  expect(verdict({ ...fresh, past: [{ ...old, commitment: "x" }] }, draws, null)).toEqual(["replay-check-past"]);
});

test("dice are counted by their kind, draws from bags are not", () => {
  const draw = (stream: string, of: number, pick: number): ChanceDraw => ({ n: 0, stream, of, picks: [pick] });
  const draws = [draw("roll", 6, 0), draw("order", 12, 11), draw("roll", 6, 0), draw("mask", 6, 3), draw("duel", 6, 5)];
  const [small, large, ...more] = tallies(draws, ["roll", "duel", "order"]);
  expect(more).toEqual([]);
  expect(small).toMatchObject({ sides: 6, n: 3, counts: [2, 0, 0, 0, 0, 1], expected: 0.5, run: 2, face: 1 });
  expect(large).toMatchObject({ sides: 12, n: 1, run: 1, face: 12, likely: 1 });
  expect(tallies([], ["roll"])).toEqual([]);
});

test("the longest run is the first of the longest", () => {
  expect(longestRun([])).toEqual([0, 0]);
  expect(longestRun([2, 3, 3, 1, 1, 2])).toEqual([2, 3]);
  expect(longestRun([4, 4, 4, 4])).toEqual([4, 4]);
});

test("how likely a run is, counted by hand and in all cases", () => {
  expect(likelyRun(2, 6, 2)).toBeCloseTo(1 / 6);
  expect(likelyRun(3, 2, 2)).toBeCloseTo(6 / 8);
  expect(likelyRun(1, 6, 2)).toBe(0);
  expect(likelyRun(5, 6, 1)).toBe(1);
  for (const [n, sides, run] of [
    [6, 3, 3],
    [8, 2, 4],
    [5, 4, 2],
  ] as const) {
    const all = Array.from({ length: sides ** n }, (_, i) =>
      Array.from({ length: n }, (_, place) => Math.floor(i / sides ** place) % sides),
    );
    const having = all.filter((rolls) => longestRun(rolls)[0] >= run).length;
    expect(likelyRun(n, sides, run)).toBeCloseTo(having / all.length);
  }
});

const KNOTS = Array.from({ length: 150 }, (_, n) => ({ x: n / 150, big: n % 3 === 0 }));

test("the rope has no more knots than can be told apart", () => {
  const kept = thinned(KNOTS, 368);
  expect(kept.length).toBeGreaterThan(30);
  kept.slice(1).forEach(({ x }, n) => expect((x - kept[n]!.x) * 368).toBeGreaterThanOrEqual(6));
});

test("the rope keeps all its knots where there is room", () => {
  expect(thinned(KNOTS, 1240)).toEqual(KNOTS);
});

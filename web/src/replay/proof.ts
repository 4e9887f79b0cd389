/** The dice of a finished game, rolled again in this page. How they are made stands in `core/chance.py` in four lines. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ChanceDraw, Proof } from "../lib/wire";

const SPAN = 2 ** 32;
const SEED = 32; // bytes
const sealed = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** One stream of random numbers, sixteen from each hash. */
export class Stream {
  readonly #key: Uint8Array;
  #n = 0;
  #block: DataView = new DataView(new ArrayBuffer(64));

  constructor(root: Uint8Array, name: string) {
    this.#key = blake2b(utf8ToBytes(name), { key: root, dkLen: SEED });
  }

  /** The next number from 0 to k - 1. Numbers that would favour low results are skipped. */
  below(k: number): number {
    const fair = SPAN - (SPAN % k);
    for (;;) {
      const found = this.#next();
      if (found < fair) return found % k;
    }
  }

  #next(): number {
    const place = this.#n % 16;
    if (place === 0) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(Math.floor(this.#n / 16)), true);
      this.#block = new DataView(blake2b(new Uint8Array(number.buffer), { key: this.#key }).buffer);
    }
    this.#n++;
    return this.#block.getUint32(place * 4, true);
  }
}

/** All streams of one seed, which holds up to an answer. */
class Dice {
  readonly #streams = new Map<string, Stream>();

  constructor(
    readonly root: Uint8Array,
    readonly upto: number,
  ) {}

  below(name: string, k: number): number {
    let stream = this.#streams.get(name);
    if (!stream) this.#streams.set(name, (stream = new Stream(this.root, name)));
    return stream.below(k);
  }
}

/** The seed of a game's dice: the sealed one, with the terms and what people added, a line each. */
export function mixed(seed: string, nonces: readonly string[], terms: string): Uint8Array {
  const key = hexToBytes(seed);
  return nonces.length ? blake2b(utf8ToBytes([terms, ...nonces].join("\n")), { key, dkLen: SEED }) : key;
}

/** How many draws agree with the seeds. Every seed rolls from the beginning of the game; the first one that still
 * holds at a draw decides it. */
export function recount(proof: Proof, draws: readonly ChanceDraw[]): number {
  const games = [...proof.past, { upto: Infinity, seed: proof.seed ?? "", nonces: proof.nonces }];
  const dice = games.map(({ upto, seed, nonces }) => new Dice(mixed(seed, nonces, proof.terms), upto));
  let right = 0;
  for (const { n, stream, of, picks } of draws) {
    const rolls = dice.filter(({ upto }) => n < upto).map((one) => one.below(stream, of));
    if (picks.includes(rolls[0] ?? -1)) right++;
  }
  return right;
}

/** One sentence of the proof: it holds, it does not, or nobody can say. */
export interface Check {
  id: string;
  args: Record<string, number>;
  ok: boolean | null;
}

/** Everything that can be checked, in the order of the argument. `seen` is the seal that this browser kept. */
export function prove(proof: Proof, draws: readonly ChanceDraw[], seen: string | null): Check[] {
  const seed = proof.seed ?? "";
  if (!seed) return [{ id: "replay-check-seal", args: {}, ok: false }];
  const right = recount(proof, draws);
  const pasts = proof.past.map(({ upto, seed: old, commitment }) => ({
    id: "replay-check-past",
    args: { n: upto },
    ok: sealed(old) === commitment,
  }));
  const added = proof.nonces.filter((nonce) => nonce).length;
  return [
    { id: "replay-check-seal", args: {}, ok: sealed(seed) === proof.commitment },
    seen === null
      ? { id: "replay-check-unseen", args: {}, ok: null }
      : { id: "replay-check-seen", args: {}, ok: seen === proof.commitment },
    { id: "replay-check-nonces", args: { n: added }, ok: added ? true : null },
    { id: "replay-check-root", args: {}, ok: bytesToHex(mixed(seed, proof.nonces, proof.terms)) === proof.root },
    ...pasts,
    { id: "replay-check-draws", args: { right, n: draws.length }, ok: right === draws.length },
  ];
}

export const isProved = (checks: readonly Check[]): boolean => checks.every(({ ok }) => ok !== false);

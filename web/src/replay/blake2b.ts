/** BLAKE2b with a key, as the dice use it (RFC 7693): no browser brings it, and a proof must not ask the server. */
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
/** Which word of the block comes when, a hexadecimal digit each; the rounds after the tenth begin anew. */
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const MIX = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;
const ROUNDS = 12;
const word = (n: bigint): bigint => BigInt.asUintN(64, n);
const turned = (n: bigint, by: bigint): bigint => word((n >> by) | (n << (64n - by)));

function mix(v: bigint[], [a, b, c, d]: (typeof MIX)[number], x: bigint, y: bigint): void {
  v[a] = word(v[a]! + v[b]! + x);
  v[d] = turned(v[d]! ^ v[a], 32n);
  v[c] = word(v[c]! + v[d]);
  v[b] = turned(v[b]! ^ v[c], 24n);
  v[a] = word(v[a] + v[b] + y);
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = word(v[c] + v[d]);
  v[b] = turned(v[b] ^ v[c], 63n);
}

function compress(h: bigint[], block: DataView, length: number, last: boolean): void {
  const m = Array.from({ length: 16 }, (_, i) => block.getBigUint64(i * 8, true));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(length);
  if (last) v[14] = word(~v[14]!);
  for (let round = 0; round < ROUNDS; round++) {
    const order = SIGMA[round % SIGMA.length]!;
    MIX.forEach((places, i) => mix(v, places, m[order[2 * i]!]!, m[order[2 * i + 1]!]!));
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[i + 8]!;
}

/** The hash of a text or of bytes, `size` bytes long. */
export function blake2b(data: string | Uint8Array, key: Uint8Array = new Uint8Array(), size = 64): Uint8Array {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const begin = key.length ? BLOCK : 0;
  const whole = new Uint8Array(Math.max(BLOCK, Math.ceil((begin + bytes.length) / BLOCK) * BLOCK));
  whole.set(key);
  whole.set(bytes, begin);
  const h: bigint[] = [...IV];
  h[0]! ^= 0x01010000n ^ BigInt(key.length << 8) ^ BigInt(size);
  for (let at = 0; at < whole.length; at += BLOCK) {
    const last = at + BLOCK >= whole.length;
    compress(h, new DataView(whole.buffer, at, BLOCK), last ? begin + bytes.length : at + BLOCK, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((n, i) => out.setBigUint64(i * 8, n, true));
  return new Uint8Array(out.buffer, 0, size);
}

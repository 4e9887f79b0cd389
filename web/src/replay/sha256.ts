/** SHA-256 in hexadecimal: the browser's own, or ours where it has none to offer (pages of a plain `http` address). */
const ROUNDS = 64;
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
/** The first 32 bits behind the point of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes(ROUNDS).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function compress(h: number[], block: DataView): void {
  const w = Array.from({ length: 16 }, (_, i) => block.getInt32(i * 4));
  for (let i = 16; i < ROUNDS; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, last] = h as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const one = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, last].forEach((n, i) => (h[i] = (h[i]! + n) | 0));
}

/** Our own, which anybody may compare. */
export function plainSha256(bytes: Uint8Array): string {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  const h = [...START];
  for (let at = 0; at < whole.length; at += 64) compress(h, new DataView(whole.buffer, at, 64));
  return h.map((n) => (n >>> 0).toString(16).padStart(8, "0")).join("");
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export async function sha256(bytes: Uint8Array): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return plainSha256(bytes);
  return hex(new Uint8Array(await subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)));
}

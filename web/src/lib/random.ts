/** So many random bytes, written in hexadecimal. Not `crypto.randomUUID`: a page that friends open by the plain address
 * of a machine in the house has none. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, "0")).join("");
}

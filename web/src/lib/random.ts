/** Random bytes in hexadecimal. Not `crypto.randomUUID`, which is missing on pages without HTTPS. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (one) => one.toString(16).padStart(2, "0")).join("");
}

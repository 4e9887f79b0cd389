/** On a shared screen the curtain is down until the next player to answer has confirmed to sit there. */
import type { Table } from "../lib/table.svelte";

export const nextAt = (table: Table): number | undefined => table.asked.find((seat) => table.yours.includes(seat));

export function isDown(table: Table): boolean {
  const next = nextAt(table);
  return table.yours.length > 1 && next !== undefined && table.facing !== next;
}

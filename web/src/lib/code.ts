/** A link as a square code for a phone's camera: one path of an SVG, a unit for each module. */
import { encode } from "uqr";

export interface Code {
  size: number;
  path: string;
}

export function codeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  return {
    size,
    path: data
      .map((row, y) =>
        runs(row)
          .map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`)
          .join(""),
      )
      .join(""),
  };
}

/** Where dark modules begin in a row, and how many there are side by side. */
function runs(row: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    if (row[x - 1]) found[found.length - 1]![1] += 1;
    else found.push([x, 1]);
  });
  return found;
}

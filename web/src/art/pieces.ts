/** What stands and shows on a board: pawns, marks of state, and how several share a place. */
import { glyph, type Element } from "./elements";
import { circle, fill, moved, n, path, picture, stroke, theme, type Point } from "./svg";

/** A Toa's piece: it stands on 0,0 and is about 26 high. */
export const pawn = (element: Element): string =>
  fill("M-9 1a9 3.6 0 1 0 18 0a9 3.6 0 1 0-18 0", "#000", 0.45) +
  path("M-8-1L-5-6H5L8-1Q0 3-8-1z", { fill: "#3a4149", stroke: "#14181d", "stroke-width": 1.4 }) +
  moved(0, -15, glyph(element), 0.4);

export type MarkState = "legal" | "selected" | "threat" | "fresh";
/** Rings around places, as one shape: many small ones take long to draw. */
export const rings = (at: readonly Point[], r: number): string =>
  at.map(([x, y]) => `M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 1-.01 0z`).join("");

/** A mark around each place: dashes for legal, two rings for selected, teeth for danger, dots for new. */
export function marks(state: MarkState, places: readonly Point[], r = 15): string {
  const colour = theme(state);
  const ringAt = (far: number) => rings(places, far);
  const halo = stroke(ringAt(r), theme("cut"), 5.4, { "stroke-opacity": 0.75 });
  if (state === "legal")
    return (
      halo +
      stroke(ringAt(r), colour, 3, {
        "stroke-dasharray": `${n(r * 0.45)} ${n(r * 0.33)}`,
        "stroke-linecap": "round",
      })
    );
  if (state === "selected")
    return (
      stroke(ringAt(r + 1.5), theme("cut"), 9) +
      stroke(ringAt(r - 1), colour, 2.2) +
      stroke(ringAt(r + 3.6), colour, 2.2)
    );
  if (state === "fresh")
    return halo + stroke(ringAt(r), colour, 4, { "stroke-dasharray": `.1 ${n(r * 0.392)}`, "stroke-linecap": "round" });
  const teethAt = ([x, y]: Point) =>
    Array.from({ length: 12 }, (_, i) => {
      const at = (far: number, a: number) => `${n(x + far * Math.sin(a))} ${n(y - far * Math.cos(a))}`;
      const a = (i * Math.PI) / 6;
      return `M${at(r + 5, a - 0.17)}L${at(r - 3, a)}L${at(r + 5, a + 0.17)}z`;
    }).join("");
  const teeth = places.map(teethAt).join("");
  return (
    halo + stroke(ringAt(r + 3), colour, 2) + path(teeth, { fill: colour, stroke: theme("cut"), "stroke-width": 0.8 })
  );
}

export const mark = (state: MarkState, r = 15): string => marks(state, [[0, 0]], r);

/** Small slabs for numbers of steps that are written over them. */
export const stepSlabs = (at: readonly Point[], r: number): string =>
  path(rings(at, r), { fill: theme("ink"), stroke: theme("legal"), "stroke-width": r / 5 });

/** How far to step a planned way: a number on a small slab. */
export const stepNumber = (steps: number): string =>
  circle(0, 0, 8, { fill: theme("ink"), stroke: theme("legal"), "stroke-width": 1.6 }) +
  `<text y="3.8" text-anchor="middle" font-size="11" font-weight="700" fill="var(--bone)">${steps}</text>`;

/** Where so many pieces stand when they share a place. */
export function crowd(count: number, apart = 9): Point[] {
  if (count === 1) return [[0, 0]];
  const rows = count <= 3 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  return rows.flatMap((many, row) =>
    Array.from(
      { length: many },
      (_, i): Point => [(i - (many - 1) / 2) * apart * 1.7, (row - (rows.length - 1) / 2) * apart * 1.3],
    ),
  );
}

export const pawnPicture = (element: Element, label = ""): string => picture("-16 -32 32 40", pawn(element), label);
export const markPicture = (state: MarkState, label = ""): string =>
  picture(
    "-24 -24 48 48",
    circle(0, 0, 13, { fill: theme("field"), stroke: theme("cut"), "stroke-width": 1.4 }) + mark(state),
    label,
  );

/** A round table of stone, and who may sit at it. */
import { bevel, circle, cut, path, picture, stroke, theme } from "./svg";

export type SeatKind = "here" | "link" | "open" | "bot";

/** Worn smooth, with steps carved around its rim and a groove to every seat. */
export function roundTable(seats: number): string {
  const at = (r: number, turn: number) => {
    const a = Math.PI * (0.5 + 2 * turn);
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  const rim = "M0-96a96 96 0 1 1-.1 0z";
  const steps = Array.from(
    { length: 36 },
    (_, i) => `M${at(84, i / 36)}L${at(91, (i + 0.5) / 36)}L${at(84, (i + 1) / 36)}`,
  );
  const grooves = Array.from({ length: seats }, (_, i) => `M${at(62, i / seats)}L${at(80, i / seats)}`);
  return picture(
    "-100 -100 200 200",
    circle(2, 4, 96, { fill: "#000", "fill-opacity": 0.35 }) +
      path(rim, { fill: theme("slab"), stroke: theme("cut"), "stroke-width": 3 }) +
      bevel(rim, 5, 0.3) +
      cut(steps.join(""), 1.6, 0.5) +
      cut("M0-58a58 58 0 1 1-.1 0z", 2, 0.5) +
      stroke(grooves.join(""), theme("accent"), 4, { "stroke-linecap": "round" }),
  );
}

const SIGNS: Record<SeatKind, string> = {
  here: "M-9 12V6Q-9-1 0-1T9 6V12zM0-4a5.5 5.5 0 1 1 .1 0z",
  link: "M-3-5L-7-1a5 5 0 0 0 7 7l3-3M3 5l4-4a5 5 0 0 0-7-7l-3 3",
  open: "M-8 12V-10H8V12M3-10V12L-4 9V-7z",
  bot: "M-8-6H8V9H-8zM0-6V-11M-3.5-1V2M3.5-1V2M-4 5.5H4",
};
/** A person, a link of a chain, an open door, a wooden head. */
export const seatSign = (kind: SeatKind): string =>
  picture(
    "-16 -16 32 32",
    stroke(SIGNS[kind], "currentColor", 2.4, { "stroke-linejoin": "round", "stroke-linecap": "round" }),
  );

/** What is drawn over the map: closed spaces, ways and where everybody stands. */
import type { Chart } from "../art/chart";
import type { Toa } from "../art/elements";
import { CELL, spaceAt } from "../art/map";
import { crowd, mark, stepNumber } from "../art/pieces";
import { line, moved, stroke, theme, type Point } from "../art/svg";
import type { CardHelp, CardView } from "../lib/wire";

/** Reasons for which a space may be entered but does nothing. */
const BLANK = new Set(["tried-blank", "drawn-blank", "mission-blank", "challenges"]);
/** Reasons that are visible anyway, so that no mark is drawn for them. */
const SEEN = new Set(["taken", "walked"]);

export interface Strike {
  space: number;
  why: string;
  /** One stroke: nothing happens on the space. Two strokes: nobody may enter it. */
  shut: boolean;
}
export const strikes = (help: CardHelp | null): Strike[] =>
  (help?.closed ?? []).flatMap(({ space, why }) => (!SEEN.has(why) ? [{ space, why, shut: !BLANK.has(why) }] : []));

export const at = (chart: Chart, space: number): Point => spaceAt(chart.spaces[space]!);
const points = (chart: Chart, spaces: readonly number[]): Point[] =>
  spaces.flatMap((n) => (chart.spaces[n] ? [at(chart, n)] : []));

/** A dotted way with a number on every space but the first. */
export function way(
  chart: Chart,
  spaces: readonly number[],
  colour: "selected" | "fresh" | "legal",
  numbers: boolean,
): string {
  const found = points(chart, spaces);
  if (found.length < 2) return "";
  const dots = { "stroke-dasharray": "3 7", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const under = stroke(line(found), theme("cut"), 9, { ...dots, "stroke-dasharray": "none", "stroke-opacity": 0.55 });
  const steps = found.map(([x, y], i) => (i && numbers ? moved(x + 15, y - 15, stepNumber(i)) : ""));
  return under + stroke(line(found), theme(colour), 5, dots) + steps.join("");
}

/** A ring at the end of a route. */
export function ring(chart: Chart, space: number): string {
  const [x, y] = at(chart, space);
  return moved(x, y, mark("fresh", 21));
}

export interface Piece {
  seat: number;
  toa: Toa;
  x: number;
  y: number;
}
/** Where each piece stands; those that share a space stand beside each other. */
export function pieces(chart: Chart, view: CardView, toa: (seat: number) => Toa | undefined): Piece[] {
  const here = new Map<number, number[]>();
  view.heroes.forEach((hero, seat) => {
    if (toa(seat) && chart.spaces[hero.at]) here.set(hero.at, [...(here.get(hero.at) ?? []), seat]);
  });
  return [...here]
    .flatMap(([space, seats]) =>
      crowd(seats.length).map(([dx, dy], i): Piece => {
        const [x, y] = at(chart, space);
        return { seat: seats[i]!, toa: toa(seats[i]!)!, x: x + dx, y: y + dy + 8 };
      }),
    )
    .sort((a, b) => a.seat - b.seat);
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** The space that an arrow key leads to: the neighbour on that side, if there is land. */
export function beside({ spaces }: Chart, from: number, key: string): number | undefined {
  const [by, here] = [ARROWS[key], spaces[from]!];
  if (!by) return undefined;
  const there = spaces.findIndex(({ column, row }) => column === here.column + by[0] && row === here.row + by[1]);
  return there < 0 ? undefined : there;
}

/** Whether all these spaces fit into the view, and their centre. */
export function framed(
  chart: Chart,
  spaces: readonly number[],
  wide: number,
  high: number,
): { fits: boolean; middle: Point } {
  const found = points(chart, spaces);
  const span = (axis: 0 | 1): [number, number] => {
    const all = found.map((point) => point[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  const fits = right - left + CELL <= wide && bottom - top + CELL <= high;
  return { fits, middle: [(left + right) / 2, (top + bottom) / 2] };
}

/** What is drawn over the map: closed spaces, ways and where everybody stands. */
import { SPACES } from "../art/chart";
import type { Toa } from "../art/elements";
import { spaceAt } from "../art/map";
import { crowd, mark, stepNumber } from "../art/pieces";
import { line, moved, stroke, theme, type Point } from "../art/svg";
import type { CardInsight, CardView } from "../lib/wire";

/** Reasons for which a space may be entered but does nothing. */
const BLANK = new Set(["tried-blank", "drawn-blank", "mission-blank", "challenges"]);
/** These are seen anyway: who stands there, and where one came from. */
const SEEN = new Set(["taken", "walked"]);

export interface Strike {
  space: number;
  why: string;
  /** One line: nothing happens there; two: nobody may go there. */
  shut: boolean;
}
export const strikes = (insight: CardInsight | null): Strike[] =>
  (insight?.closed ?? []).flatMap(({ space, why }) =>
    SPACES[space] && !SEEN.has(why) ? [{ space, why, shut: !BLANK.has(why) }] : [],
  );

export const at = (space: number): Point => spaceAt(SPACES[space]!);
const points = (spaces: readonly number[]): Point[] => spaces.flatMap((n) => (SPACES[n] ? [at(n)] : []));

/** A dotted way with a number on every space but the first. */
export function way(spaces: readonly number[], colour: "selected" | "fresh" | "legal", numbers: boolean): string {
  const found = points(spaces);
  if (found.length < 2) return "";
  const dots = { "stroke-dasharray": "3 7", "stroke-linecap": "round", "stroke-linejoin": "round" };
  const under = stroke(line(found), theme("cut"), 9, { ...dots, "stroke-dasharray": "none", "stroke-opacity": 0.55 });
  const steps = found.map(([x, y], i) => (i && numbers ? moved(x + 15, y - 15, stepNumber(i)) : ""));
  return under + stroke(line(found), theme(colour), 5, dots) + steps.join("");
}

/** Where a way leads. */
export const ring = (space: number): string => moved(at(space)[0], at(space)[1], mark("fresh", 21));

export interface Piece {
  seat: number;
  toa: Toa;
  x: number;
  y: number;
}
/** Where each piece stands; those that share a space stand beside each other. */
export function pieces(view: CardView, toa: (seat: number) => Toa | undefined): Piece[] {
  const here = new Map<number, number[]>();
  view.heroes.forEach((hero, seat) => {
    if (toa(seat) && SPACES[hero.at]) here.set(hero.at, [...(here.get(hero.at) ?? []), seat]);
  });
  return [...here]
    .flatMap(([space, seats]) =>
      crowd(seats.length).map(([dx, dy], i): Piece => {
        const [x, y] = at(space);
        return { seat: seats[i]!, toa: toa(seats[i]!)!, x: x + dx, y: y + dy + 8 };
      }),
    )
    .sort((a, b) => a.seat - b.seat);
}

/** The target that lies in the direction of an arrow key, the nearest first. */
export function beside(from: number, key: string, targets: readonly number[]): number | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  if (!dx && !dy) return undefined;
  const start = SPACES[from]!;
  const far = (n: number): number => {
    const [x, y] = [SPACES[n]!.column - start.column, SPACES[n]!.row - start.row];
    const along = x * dx! + y * dy!;
    return along > 0 ? along + 2 * Math.abs(x * dy! + y * dx!) : Infinity;
  };
  return targets.filter((n) => n !== from && far(n) < Infinity).sort((a, b) => far(a) - far(b))[0];
}

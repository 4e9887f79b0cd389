/** The marks at the offered fields. All marks of a kind are one path, because dozens of small elements take long to
 * draw. */
import { marks, rings, stepSlabs, type MarkState } from "../art/pieces";
import { path, n, stroke, theme, type Point } from "../art/svg";

export interface Sign {
  x: number;
  y: number;
  state: MarkState;
  /** Does the field show a number of steps, or an open gate? */
  steps: boolean;
  gate: boolean;
  /** A chance to win as it is written, and whether that is good. */
  odds: string;
  likely: boolean;
}

const DOOR = "v-5.44a3.4 3.4 0 0 1 6.8 0v5.44z";

const shifted = (all: readonly Sign[], dx: number, dy: number): Point[] => all.map(({ x, y }) => [x + dx, y + dy]);
const each = (all: readonly Sign[], dx: number, dy: number, shape: string): string =>
  shifted(all, dx, dy)
    .map(([x, y]) => `M${n(x)} ${n(y)}${shape}`)
    .join("");

const LETTER = 8;
const WIDTHS: Record<string, number> = { "%": 0.95, "≤": 0.84 };
/** A chance is written above its field, beside the steps, where it covers neither a pawn nor a number. */
export const CHANCE = { left: -5.5, top: -24.6, high: 9.6, base: -16.9, letter: LETTER };
export const wide = (text: string): number =>
  3 + LETTER * [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.7), 0);

const plate = ({ x, y, odds }: Sign): string => {
  const [straight, up] = [n(wide(odds) - 4), n(CHANCE.high - 4)];
  const corner = (dx: number, dy: number) => `a2 2 0 0 1 ${dx} ${dy}`;
  return (
    `M${n(x + CHANCE.left + 2)} ${n(y + CHANCE.top)}h${straight}${corner(2, 2)}v${up}${corner(-2, 2)}` +
    `h-${straight}${corner(-2, -2)}v-${up}${corner(2, -2)}z`
  );
};
const plates = (all: readonly Sign[]): string =>
  [true, false]
    .map((likely) => all.filter((one) => one.odds && one.likely === likely).map(plate))
    .map((drawn, n) =>
      path(drawn.join(""), { fill: theme("ink"), stroke: theme(n ? "threat" : "legal"), "stroke-width": 1.3 }),
    )
    .join("");

/** Gates with no tile beyond them. */
const doors = (all: readonly Sign[]): string =>
  path(rings(shifted(all, 11, 11), 6.8), { fill: theme("ink"), stroke: theme("rope"), "stroke-width": 1.3 }) +
  path(each(all, 7.6, 14.9, DOOR), { fill: theme("rope") }) +
  stroke(each(all, 9.4, 11.5, "h3.2") + each(all, 11, 9.9, "v3.2"), theme("ink"), 1.3);

export function signs(all: readonly Sign[]): string {
  const around = (state: MarkState) => all.filter((one) => one.state === state);
  return (
    (["legal", "threat", "selected"] as const)
      .map((state) => marks(state, shifted(around(state), 0, 0), 14.5))
      .join("") +
    stepSlabs(
      shifted(
        all.filter((one) => one.steps),
        -11.5,
        -11.5,
      ),
      6.2,
    ) +
    plates(all) +
    doors(all.filter((one) => one.gate && !one.odds))
  );
}

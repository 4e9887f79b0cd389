/** What is drawn at the fields on offer, all of one kind as one shape: dozens of small ones take long to draw. */
import { marks, rings, stepSlabs, type MarkState } from "../art/pieces";
import { path, n, stroke, theme, type Point } from "../art/svg";

export interface Sign {
  x: number;
  y: number;
  state: MarkState;
  /** Does a number of steps, a chance to win, or a door to new land belong to it? */
  steps: boolean;
  odds: boolean;
  gate: boolean;
}

const PLATE =
  "h23a3.5 3.5 0 0 1 3.5 3.5v5.4a3.5 3.5 0 0 1-3.5 3.5h-23a3.5 3.5 0 0 1-3.5-3.5v-5.4a3.5 3.5 0 0 1 3.5-3.5z";
const FANG = "h7.2l-1.56 6.6-1.44-3.3h-1.2l-1.44 3.3z";
const DOOR = "v-5.44a3.4 3.4 0 0 1 6.8 0v5.44z";

const shifted = (all: readonly Sign[], dx: number, dy: number): Point[] => all.map(({ x, y }) => [x + dx, y + dy]);
const each = (all: readonly Sign[], dx: number, dy: number, shape: string): string =>
  shifted(all, dx, dy)
    .map(([x, y]) => `M${n(x)} ${n(y)}${shape}`)
    .join("");

/** Plates with a fang, for chances. */
const plates = (all: readonly Sign[]): string =>
  path(each(all, -9.5, 8.8, PLATE), { fill: theme("ink"), stroke: theme("threat"), "stroke-width": 1.6 }) +
  path(each(all, -11.6, 12.3, FANG), { fill: theme("threat") });

/** Doors to land that nobody has seen. */
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
    plates(all.filter((one) => one.odds)) +
    doors(all.filter((one) => one.gate && !one.odds))
  );
}

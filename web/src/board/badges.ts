/** What is shown at a field that can be chosen: kind, steps, odds. */
import type { Choice, IslandChance, IslandHelp, IslandView } from "../lib/wire";
import { SPOTS } from "./fields";
import { isChosen } from "./kinds";

export type Kind = "duel" | "gate" | "entrance" | "prize" | "plain";
export interface Badge {
  choice: Choice;
  field: number;
  kind: Kind;
  /** Steps to it, 0 if nobody has counted them. */
  steps: number;
  path: readonly number[];
  odds: IslandChance | null;
}
const RANK: Record<Kind, number> = { entrance: 0, prize: 1, gate: 2, duel: 3, plain: 4 };

/** What there is at a field. A gate counts as one only if it is open and tiles are left. */
export function kindOf(field: number, view: IslandView, open: ReadonlySet<number>): Kind {
  if (field in view.rahi) return "duel";
  const { kind } = SPOTS[field]!.field;
  if (kind === "entrance") return "entrance";
  if (view.prizes.includes(field) || field in view.lying) return "prize";
  return kind === "gate" && open.has(field) && view.tiles.length ? "gate" : "plain";
}

export function badges(
  choices: readonly Choice[],
  view: IslandView,
  open: ReadonlySet<number>,
  help: IslandHelp | null,
): Map<number, Badge> {
  const ways = new Map(help?.ways.map((way) => [way.answer, way]));
  return new Map(
    choices
      .filter((choice) => isChosen(choice, "island"))
      .map((choice) => {
        const { n: field } = choice;
        const { path = [], odds = null } = ways.get(field) ?? {};
        return [field, { choice, field, kind: kindOf(field, view, open), steps: path.length, path, odds }];
      }),
  );
}

const chance = ({ odds }: Badge): number => (odds ? odds.win / cases(odds) : 0);
/** Order: gains first, then duels by their chance. Not by steps: they arrive a moment later, and must not move a
 * button that somebody is about to press. Chances arrive late too, but only reorder the duels. */
export const byInterest = (a: Badge, b: Badge): number =>
  RANK[a.kind] - RANK[b.kind] || chance(b) - chance(a) || a.field - b.field;

export const cases = ({ win, tie, lose }: IslandChance): number => win + tie + lose;
/** A share of all cases in the words of a language: 62.5 %. */
export const percent = (part: number, of: IslandChance, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(part / cases(of));
/** The same as a fraction, if it is short enough to be read: 5/8. */
export const fraction = (part: number, of: IslandChance): string => {
  const all = cases(of);
  return part && part < all && all <= 24 ? `${part}/${all}` : "";
};
/** The shortest form; 0 % and 100 % only if exact. */
export const short = (of: IslandChance): string => {
  const share = Math.round((100 * of.win) / cases(of));
  const bounds = [of.win ? 1 : 0, of.win < cases(of) ? 99 : 100] as const;
  return `${Math.min(Math.max(share, bounds[0]), bounds[1])}%`;
};
/** Is the chance exact? Else it is an upper bound: that of bringing in every counter. */
export const isExact = (of: IslandChance): boolean => of.win === 0 || of.win === cases(of);
/** The best possible chance in a duel that has not begun. */
export const atBest = (of: IslandChance): string => `${isExact(of) ? "" : "≤"}${short(of)}`;
export const isLikely = (of: IslandChance): boolean => 2 * of.win >= cases(of);

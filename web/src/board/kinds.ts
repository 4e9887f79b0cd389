/** How the options of a question are shown, by their kind; a kind that has no line here does not pass the type check. */
import { token } from "../art/counters";
import { dieShape, type DieSize } from "../art/dice";
import { badge, ELEMENTS } from "../art/elements";
import { picture } from "../art/svg";
import type { Choice, IslandKind, IslandTopic, IslandView, Question } from "../lib/wire";
import { faceOf } from "./faces";

/** Where an option is chosen: on the island, by turning the drawn tile, among the own counters, or by its button. */
type Where = "island" | "tile" | "counters" | "button";
interface Shown {
  where: Where;
  /** What stands beside its words. */
  icon?: (n: number, view: IslandView, seat: number) => string;
}
const drawn = (thing: number | undefined): string => (thing === undefined ? "" : token(faceOf(thing)));
const toa = (who: number | undefined): string => badge(ELEMENTS[who ?? -1]!, "", true);
const BUTTON: Shown = { where: "button" };
const DUEL: IslandTopic = "duel";
const DIE: IslandKind = "die";

const SHOWN: Record<IslandKind, Shown> = {
  field: { where: "island" },
  placement: { where: "tile" },
  counters: { where: "counters" },
  die: { where: "button", icon: (n) => picture("-30 -30 60 60", dieShape(n as DieSize, n)) },
  toa: { where: "button", icon: toa },
  seat: { where: "button", icon: (n, view) => toa(view.seats[n]?.who) },
  counter: { where: "button", icon: drawn },
  "held-counter": { where: "button", icon: (n, view, seat) => drawn(view.seats[view.victim ?? seat]?.hand[n]) },
  fly: BUTTON,
  pass: BUTTON,
  "yes-no": BUTTON,
};

/** Is a question of this topic about the very field where a Toa stands? */
const ON_THE_SPOT: Record<IslandTopic, boolean> = {
  counters: true,
  temple: true,
  tile: true,
  duel: false,
  move: false,
  setup: false,
};

const shown = ({ kind }: Choice): Shown => SHOWN[kind as IslandKind] ?? BUTTON;
export const isChosen = (choice: Choice, where: Where): boolean => shown(choice).where === where;

/** Is there an option that is chosen there? */
export const asks = (question: Question | null, where: Where): boolean =>
  question !== null && question.choices.some((choice) => isChosen(choice, where));

/** Is there an option of this kind? */
export const offers = ({ choices }: Question, kind: IslandKind): boolean => choices.some((one) => one.kind === kind);

/** Is it answered beside the board, where one sees the opponent? */
export const isDuel = (question: Question | null): boolean => question?.topic === DUEL;

/** Whose field a question is about; nobody's if it is about places, or about none. */
export function spotAsked(question: Question | null, view: IslandView): number | null {
  const where = question !== null && ON_THE_SPOT[question.topic as IslandTopic] && !asks(question, "island");
  return where && !asks(question, "tile") ? (view.victim ?? question.seat) : null;
}

/** Small drawings for options: a die, a counter, a Toa. */
export const iconOf = (choice: Choice, { seat }: Question, view: IslandView): string =>
  shown(choice).icon?.(choice.n, view, seat) ?? "";

/** Is a question asked although it has only one answer? Leaving it out would reveal a hand. A roll that begins a move
 * needs no such explanation. */
export function isSham({ choices, nothing, topic }: Question): boolean {
  const [only, another] = choices;
  return !another && (only?.id === nothing || (only?.kind === DIE && topic === DUEL));
}

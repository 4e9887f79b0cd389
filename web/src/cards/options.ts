/** Which options of a question are cards or spaces that lie on the table. */
import type { CardKind, CardTopic, Choice, Question } from "../lib/wire";

/** Where an option is shown besides its button: as a card of its number, the card of a Toa, a card by its place in the
 * hand, a space of the map. A kind that has no line here does not pass the type check. */
type Where = "card" | "toa" | "hand" | "map" | "button";
const SHOWN: Record<CardKind, Where> = {
  play: "card",
  card: "card",
  toa: "toa",
  "held-card": "hand",
  space: "map",
  control: "button",
  deck: "button",
  direction: "button",
  draw: "button",
  "krana-choice": "button",
  mask: "button",
  pass: "button",
  pile: "button",
  seat: "button",
  skill: "button",
  way: "button",
  "yes-no": "button",
};
const shown = ({ kind }: Choice): Where => SHOWN[kind as CardKind] ?? "button";

export interface Options {
  /** By the place in the hand, and by the number of the card. */
  places: Map<number, Choice>;
  cards: Map<number, Choice>;
}

/** `toaCard` finds the card of a Toa that may be chosen. */
export function optionsOf(question: Question | null, toaCard: (toa: number) => number = () => -1): Options {
  const found: Options = { places: new Map(), cards: new Map() };
  for (const choice of question?.choices ?? []) {
    const where = shown(choice);
    if (where === "hand") found.places.set(choice.n, choice);
    else if (where === "card") found.cards.set(choice.n, choice);
    else if (where === "toa") found.cards.set(toaCard(choice.n), choice);
  }
  return found;
}

/** Options that are spaces of the map. */
export const spacesOf = (question: Question | null): Choice[] =>
  question?.choices.filter((choice) => shown(choice) === "map") ?? [];

const MOVE: CardTopic = "move";
/** Is this a step of the own movement? */
export const isStep = (question: Question): boolean => question.topic === MOVE && spacesOf(question).length > 0;

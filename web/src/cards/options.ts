/** Which cards are answers to a question, and which answer each is. */
import type { Choice, Question } from "../lib/wire";

/** PLAY + card: play this card or use its power. */
const PLAY = 10_000;
const named = (names: string): Set<string> => new Set(names.split(" "));
const BY_PLACE = named("discard make-room give pay");
const BY_CARD = named(
  "rahi rahi-value rahi-effect mission cure pick order wear follow krana knock wake tire borrow " +
    "build-action build-mission build-challenge",
);
const ON_MAP = named("step portal place pull");

export interface Options {
  /** By the place in the hand, and by the number of the card. */
  places: Map<number, Choice>;
  cards: Map<number, Choice>;
}

/** `toaCard` finds the card of a Toa that may be chosen. */
export function optionsOf(question: Question | null, toaCard: (toa: number) => number = () => -1): Options {
  const found: Options = { places: new Map(), cards: new Map() };
  for (const choice of question?.choices ?? []) {
    if (choice.answer >= PLAY) found.cards.set(choice.answer - PLAY, choice);
    else if (choice.answer < 0) continue;
    else if (BY_PLACE.has(question!.prompt)) found.places.set(choice.answer, choice);
    else if (question!.prompt === "choose-toa") found.cards.set(toaCard(choice.answer), choice);
    else if (BY_CARD.has(question!.prompt)) found.cards.set(choice.answer, choice);
  }
  return found;
}

/** Answers that are spaces of the map. */
export const spacesOf = (question: Question | null): Choice[] =>
  question && ON_MAP.has(question.prompt)
    ? question.choices.filter((choice) => choice.answer >= 0 && choice.answer < PLAY)
    : [];

const REACTIONS = named("interlude meddle answer announce");
/** Is this about what somebody else does, so that most people pass? */
export const isReaction = (question: Question | null): boolean => question !== null && REACTIONS.has(question.prompt);

/** Small drawings for answers: a die, a counter, a Toa. */
import { token } from "../art/counters";
import { dieShape, type DieSize } from "../art/dice";
import { badge, ELEMENTS } from "../art/elements";
import { picture } from "../art/svg";
import type { IslandView, Question } from "../lib/wire";
import { faceOf } from "./faces";

/** What stands beside the words of an answer, or nothing. */
export function iconOf({ prompt, seat }: Question, answer: number, view: IslandView): string {
  const hand = (of: number | null) => view.seats[of ?? seat]?.hand[answer];
  const drawn = (thing: number | undefined) => (thing === undefined ? "" : token(faceOf(thing)));
  switch (prompt) {
    case "choose-toa":
      return badge(ELEMENTS[answer]!, "", true);
    case "begin":
    case "escape":
    case "duel-die":
      return answer > 1 ? picture("-30 -30 60 60", dieShape(answer as DieSize, answer)) : "";
    case "keep":
      return drawn(hand(seat));
    case "rob":
      return drawn(hand(view.victim));
    case "lose":
      return drawn(hand(view.victim ?? view.turn));
    case "search":
      return answer >= 0 ? drawn(answer) : "";
    case "akaku":
      return answer >= 0 ? badge(ELEMENTS[view.seats[answer]!.who]!, "", true) : "";
    default:
      return "";
  }
}

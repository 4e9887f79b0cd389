/** Which events are shown as a card that travels, from where to where. Places are named as in `data-spot`. */
import type { CardEvent, Told } from "../lib/wire";
import { pileOf } from "./book.svelte";

export interface Flight {
  card: number;
  from: string;
  to: string;
}
const MOST = 4; // flights at a time

function flight(event: CardEvent, me: number | null): Flight | null {
  const place = (seat: number) => (seat === me ? "hand" : `seat-${seat}`);
  switch (event.event) {
    case "drew":
      return { card: event.card, from: `pile-${pileOf(event.card)}`, to: place(event.seat) };
    case "discarded":
      return { card: event.card, from: place(event.seat), to: `pile-${pileOf(event.card)}` };
    case "took":
      return { card: event.card, from: place(event.victim), to: place(event.seat) };
    case "played":
    case "kranalaid":
      return { card: event.card, from: place(event.seat), to: "stage" };
    case "missiontaken":
      return { card: event.card, from: "pile-1", to: event.seat === me ? "stage" : place(event.seat) };
    case "maskwon":
    case "kranataken":
      return { card: event.card, from: "stage", to: `seat-${event.seat}` };
    default:
      return null;
  }
}

export const flights = (fresh: readonly Told[], me: number | null): Flight[] =>
  fresh.flatMap((told) => flight(told.event as CardEvent, me) ?? []).slice(-MOST);

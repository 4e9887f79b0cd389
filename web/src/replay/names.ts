/** Who sits where: the Toa that is played, and who plays it. */
import { TOA, type Toa } from "../art/elements";
import { say } from "../lib/app.svelte";
import type { CardView, IslandView, SeatInfo } from "../lib/wire";
import type { Film } from "./film.svelte";

const CARD_TOA: readonly Toa[] = ["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"];

export const playerOf = (seat: SeatInfo | undefined): string => seat?.name || say(`web-bot-${seat?.bot || "person"}`);

/** The Toa of a seat, once one is chosen. */
export function toaOf(view: unknown, seat: number): Toa | undefined {
  const shown = view as Partial<IslandView & CardView> | null;
  if (shown?.heroes) return CARD_TOA[shown.heroes[seat]?.toa ?? -1];
  return TOA[(shown?.seats as IslandView["seats"] | undefined)?.[seat]?.who ?? -1];
}

export function seatName(film: Film, seat: number): string {
  const toa = toaOf(film.view, seat);
  const player = playerOf(film.info?.seats[seat]);
  return toa ? `${say(`toa-${toa}`)} · ${player}` : `${say("web-seat", { seat: seat + 1 })} · ${player}`;
}

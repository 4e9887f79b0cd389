/** Who came, left or is ready, as messages for screen readers. */
import type { Message, SeatInfo } from "../lib/wire";

const isWaitedFor = (seat: SeatInfo): boolean => seat.kind !== "bot" && (!seat.taken || !seat.ready);

/** The differences between two states of the seats. */
export function news(
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  nameOf: (seat: SeatInfo) => string,
): Message[] {
  return now.flatMap((seat, n): Message[] => {
    const was = before[n];
    if (!was || seat.kind === "bot") return [];
    const told = (id: string, one = seat): Message[] => [{ id, args: { who: nameOf(one) } }];
    if (was.taken !== seat.taken) return seat.taken ? told("room-came") : told("room-left", was);
    if (was.ready !== seat.ready) return told(seat.ready ? "room-is-ready" : "room-is-not-ready");
    return [];
  });
}

/** Whom the table waits for: ourselves, else how many others. */
export function waitsFor(seats: readonly SeatInfo[], mine: readonly number[]): Message {
  const missing = seats.filter(isWaitedFor);
  if (missing.some(({ seat, taken }) => taken && mine.includes(seat))) return { id: "room-waits-you" };
  return { id: "room-waits", args: { n: missing.length } };
}

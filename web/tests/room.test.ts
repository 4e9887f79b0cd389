import { describe, expect, it } from "vitest";
import { isAtHome } from "../src/lib/invite";
import type { SeatInfo } from "../src/lib/wire";
import { news, waitsFor } from "../src/screens/arrivals";

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  kind: "link",
  name: "",
  bot: "",
  taken: false,
  ready: false,
  here: false,
  state: "playing",
  vote: false,
  ...more,
});
const ANNA = seat(0, { kind: "here", name: "Anna", taken: true });
const BRAM = seat(1, { name: "Bram", taken: true });
const ids = (before: SeatInfo[], now: SeatInfo[]) => news(before, now, ({ name }) => name);

describe("the waiting room", () => {
  it("tells who comes, is ready and goes", () => {
    const who = { who: "Bram" };
    expect(ids([ANNA, seat(1)], [ANNA, BRAM])).toEqual([{ id: "room-came", args: who }]);
    expect(ids([ANNA, BRAM], [ANNA, { ...BRAM, ready: true }])).toEqual([{ id: "room-is-ready", args: who }]);
    expect(ids([ANNA, BRAM], [ANNA, seat(1)])).toEqual([{ id: "room-left", args: who }]);
    expect(ids([ANNA, BRAM], [ANNA, BRAM])).toEqual([]);
  });

  it("waits for ourselves first, and never for bots", () => {
    const bot = seat(2, { kind: "bot", bot: "random" });
    expect(waitsFor([ANNA, BRAM, bot], [0]).id).toBe("room-waits-you");
    expect(waitsFor([{ ...ANNA, ready: true }, BRAM, bot], [0])).toEqual({ id: "room-waits", args: { n: 1 } });
  });

  it("knows which addresses lead nobody else here", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every(isAtHome)).toBe(true);
    expect(["192.168.1.20", "matanui.example", "localhost.example"].some(isAtHome)).toBe(false);
  });
});

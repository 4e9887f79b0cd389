import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cardPicture } from "../src/art/card";
import { SECTIONS } from "../src/art/catalogue";
import { TILES, turned } from "../src/art/box";
import { CHARTS } from "../src/art/chart";
import { islandPicture, TRUE_MAP } from "../src/art/island";
import { mapPicture, SPACE_KINDS } from "../src/art/map";
import { roundTable, seatSign } from "../src/art/seats";
import { definitions } from "../src/art/sheet";
import { tilePicture } from "../src/art/tile";
import { vista } from "../src/art/vista";
import { CARDS } from "../src/gallery/cards";

const mark = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
/** Every drawing by its name, each as if it were the first on its page. */
function every(): [string, string][] {
  const sections = SECTIONS.flatMap((section) => section.drawings().map((drawing) => `${section.id}/${drawing.key}`));
  const again = SECTIONS.flatMap((section) => section.drawings().map((drawing) => drawing.svg));
  const cards = CARDS.map((card, i) => [`cards/${i}-${card.look.kind}`, cardPicture(card.look)] as [string, string]);
  const screens: [string, string][] = [
    ["vista", vista()],
    ...[2, 6].map((seats): [string, string] => [`table-${seats}`, roundTable(seats)]),
    ...(["here", "link", "open", "bot"] as const).map((kind): [string, string] => [`seat-${kind}`, seatSign(kind)]),
  ];
  return [...sections.map((name, i): [string, string] => [name, again[i]!]), ...cards, ...screens];
}

test("drawings stay as they are", () => {
  expect(Object.fromEntries(every().map(([name, svg]) => [name, mark(svg)]))).toMatchSnapshot();
});

test("no two drawings are alike", () => {
  const marks = every().map(([, svg]) => mark(svg));
  expect(new Set(marks).size).toBe(marks.length);
});

describe("each drawing", () => {
  const drawings = every();
  test("is well formed", () => {
    for (const [name, svg] of drawings) {
      const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
      expect(parsed.documentElement.tagName, name).toBe("svg");
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });
  test("needs no inline style, script or link", () => {
    for (const [name, svg] of drawings) expect(svg, name).not.toMatch(/ style=|<style|<script|href=| on\w+=/);
  });
  test("is small", () => {
    const limit = (name: string) =>
      /^(island|map)\//.test(name) ? 450_000 : name.startsWith("tiles/") ? 40_000 : 20_000;
    for (const [name, svg] of drawings) expect(svg.length, name).toBeLessThan(limit(name));
  });
});

test("drawings hold no ids, and what clips them is on the page once", () => {
  const page = every()
    .map(([, svg]) => svg)
    .join("");
  expect(page).not.toContain(" id=");
  const needed = new Set([...page.matchAll(/url\(#(\w+)\)/g)].map((found) => found[1]!));
  const ids = [...document.querySelectorAll(".sheet clipPath")].map((path) => path.id);
  expect(needed.size).toBeGreaterThan(80);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...needed].filter((id) => !ids.includes(id))).toEqual([]);
});

test("a drawing can leave the page with what clips it", () => {
  const svg = tilePicture(TILES[0]!);
  const needed = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((found) => found[1]!));
  for (const id of needed) expect(definitions(svg)).toContain(`id="${id}"`);
});

test("what has not changed is the same text", () => {
  expect(islandPicture(TRUE_MAP)).toBe(islandPicture(TRUE_MAP.map((row) => [...row] as const)));
  expect(tilePicture(TILES[3]!, 2)).toBe(tilePicture(TILES[3]!, 2));
});

test("tiles are those of the box", () => {
  expect(TILES.length).toBe(20);
  const fields = TILES.flatMap((tile) => tile.fields);
  expect(fields.filter((field) => field.kind === "gate").length).toBe(80);
  expect(fields.filter((field) => field.printed === "mask").length).toBe(36);
  expect(TILES.find((tile) => tile.id === "mangai")!.fields.find((field) => field.name === "c3")!.printed).toBe(
    "tiger",
  );
});

test("a turned tile has its gates where the turned edges are", () => {
  for (const tile of TILES)
    for (const gate of tile.fields.filter((field) => field.kind === "gate")) {
      const [x, y] = turned(gate.at, 2);
      const angle = Math.round((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360;
      expect(angle).toBe((((gate.edge + 2) % 6) * 60) % 360);
    }
});

test("a tile is drawn anew for each turn", () => {
  const drawn = [0, 1, 2, 3, 4, 5].map((turn) => tilePicture(TILES[0]!, turn));
  expect(new Set(drawn).size).toBe(6);
});

test("the map has the spaces of the data", () => {
  const first = CHARTS.get("first")!;
  expect(first.spaces.length).toBe(181);
  expect(first.space.get("g10")).toMatchObject({ kind: "challenge", times: 3 });
  expect(first.space.get("m10")).toMatchObject({ start: "tahu", region: "tahu" });
  expect(mapPicture(first, false)).not.toBe(mapPicture(first, true));
  for (const { spaces } of CHARTS.values())
    for (const { kind } of spaces) expect(["blank", ...SPACE_KINDS]).toContain(kind);
});

test("an island is drawn from what has been laid", () => {
  expect(islandPicture(TRUE_MAP.slice(0, 2)).length).toBeLessThan(islandPicture(TRUE_MAP).length / 5);
});

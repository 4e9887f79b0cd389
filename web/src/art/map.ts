/** A map of the card games: coast, landscapes, and a carved sign on every space that does something. */
import { type Chart, REGION_OF, type Space, type SpaceKind } from "./chart";
import { ELEMENT_OF, glyph, TOA, written, type Toa } from "./elements";
import { notches, sign, type Sign } from "./signs";
import { pressed, ring, stamp, type Layer, type Stamp } from "./stamps";
import {
  bevel,
  circle,
  clipped,
  curve,
  cut,
  fill,
  group,
  line,
  luck,
  moved,
  n,
  path,
  picture,
  points,
  pores,
  stroke,
  tag,
  theme,
  whole,
  type Point,
} from "./svg";

export const CELL = 48;
const INK = "#14181d";
const BONE = "#f4efe6";
/** The middle of a space. */
export const spaceAt = ({ column, row }: Pick<Space, "column" | "row">): Point => [
  (column + 0.5) * CELL,
  (row + 0.5) * CELL,
];

/** A corner of the grid, moved a little: the same wherever it is used. */
function corner(map: Chart, column: number, row: number, out = 0): Point {
  const chance = luck(`${column},${row}`);
  const pull: [number, number] = [0, 0];
  for (const [dx, dy] of [
    [-1, -1],
    [0, -1],
    [-1, 0],
    [0, 0],
  ] as const)
    if (map.isLand(Math.floor(column + dx), Math.floor(row + dy))) {
      pull[0] -= dx + 0.5;
      pull[1] -= dy + 0.5;
    }
  const far = out * (0.7 + chance() * 0.9);
  return [column * CELL + (chance() - 0.5) * 13 + pull[0] * far, row * CELL + (chance() - 0.5) * 13 + pull[1] * far];
}

type Corner = readonly [number, number];
/** Half way along a side of a space, pulled out to sea where that is. */
function midway(map: Chart, [x, y]: Corner, [u, v]: Corner, out: number): Point {
  const chance = luck(`${x + u},${y + v}`);
  const [a, b] = [corner(map, x, y, out), corner(map, u, v, out)];
  const bend = (chance() - 0.5) * 15;
  return [(a[0] + b[0]) / 2 + (y === v ? 0 : bend), (a[1] + b[1]) / 2 + (y === v ? bend : 0)];
}

type Inside = (column: number, row: number) => boolean;
/** The border of a set of spaces as closed lines, land to the right of them. */
export function border(map: Chart, inside: Inside, out = 0): Point[][] {
  const next = new Map<string, string[]>();
  const add = (a: string, b: string) => next.set(a, [...(next.get(a) ?? []), b]);
  for (let row = 0; row < map.rows; row++)
    for (let column = 0; column < map.columns; column++) {
      if (!inside(column, row)) continue;
      const [a, b, c, d] = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x, y]) => `${column + x!},${row + y!}`) as [string, string, string, string];
      if (!inside(column, row - 1)) add(a, b);
      if (!inside(column + 1, row)) add(b, c);
      if (!inside(column, row + 1)) add(c, d);
      if (!inside(column - 1, row)) add(d, a);
    }
  const loops: Point[][] = [];
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const loop: Point[] = [];
    for (let at: string | undefined = start; at !== undefined; ) {
      const ways: string[] = next.get(at) ?? [];
      const to: string | undefined = ways.pop();
      if (!ways.length) next.delete(at);
      if (to === undefined) break;
      const [here, there] = [at, to].map((name) => name.split(",").map(Number)) as [[number, number], [number, number]];
      loop.push(corner(map, here[0], here[1], out), midway(map, here, there, out));
      at = to;
    }
    loops.push(loop);
  }
  return loops;
}

const outline = (map: Chart, inside: Inside, out = 0): string =>
  border(map, inside, out)
    .map((loop) => curve(loop, true))
    .join("");
const regionOf = (map: Chart, toa: Toa): string => outline(map, (column, row) => map.at(column, row)?.region === toa);

const GROWTH: Record<Toa, readonly Stamp[]> = {
  tahu: ["vent", "shard", "shard"],
  gali: ["reeds", "wave", "lily", "wave"],
  lewa: ["canopy", "canopy", "vine"],
  onua: ["mound", "crystal", "steps"],
  kopaka: ["peak", "drift", "ice", "peak"],
  pohatu: ["mesa", "dune", "rock", "scree"],
};

/** What grows between the spaces, where four of them meet. */
function growth(map: Chart): Layer[] {
  const chance = luck("growth");
  const layers: Layer[] = [];
  for (let row = 1; row < map.rows; row++)
    for (let column = 1; column < map.columns; column++) {
      const around = [
        [-1, -1],
        [0, -1],
        [-1, 0],
        [0, 0],
      ].map(([x, y]) => map.at(column + x!, row + y!));
      const [keep, pick, size] = [chance(), chance(), chance()];
      const here = around[3];
      if (!here || around.includes(undefined) || keep < 0.12) continue;
      const kinds = GROWTH[here.region];
      const open = around.every((space) => space!.kind === "blank" && !space!.start && !space!.bohrok);
      const [name, big] = open ? [kinds[0]!, 0.75] : [kinds[Math.floor(pick * kinds.length)]!, 0];
      layers.push(...stamp(name, corner(map, column, row), 0.85 + size * 0.35 + big * keep));
    }
  return layers;
}

/** Sea, coast and land, drawn from the data alone. */
function ground(map: Chart): string {
  const [beach, coast] = [outline(map, map.isLand, 20), outline(map, map.isLand, 9)];
  const shallow = (width: number, colour: string) =>
    stroke(beach, theme(colour), width, { "stroke-linejoin": "round" });
  const regions = TOA.map((toa) => fill(regionOf(map, toa), theme(`${REGION_OF[toa]}1`)) + tufts(map, toa)).join("");
  return (
    waves(map) +
    shallow(74, "sea-2") +
    shallow(36, "sea-3") +
    stroke(beach, theme("foam"), 8, { "stroke-opacity": 0.35, "stroke-dasharray": "14 9" }) +
    fill(beach, theme("cut"), 0.5).replace("/>", ' transform="translate(3 7)"/>') +
    path(beach, { fill: theme("sand"), stroke: theme("cut"), "stroke-width": 2 }) +
    clipped(coast, fill(coast, theme("po1")) + regions + borders(map) + bevel(coast, 5, 0.3))
  );
}

/** Hills inside a region: its own tones as speckles and rings. */
function tufts(map: Chart, toa: Toa): string {
  const chance = luck(`ground ${toa}`);
  const land = map.spaces.filter((space) => space.region === toa);
  const dots = land.flatMap((space) =>
    Array.from({ length: 5 }, (): Point => [(space.column + chance()) * CELL, (space.row + chance()) * CELL]),
  );
  const name = REGION_OF[toa];
  const hills = land
    .filter(() => chance() < 0.2)
    .flatMap((space, i): Layer[] => {
      const at = spaceAt(space);
      const rings = [52, 38, 25, 13].map((r) => ring(at, r, chance, 0.34));
      const tone = `${name}${i % 3 ? 3 : 2}`;
      return [
        [`f|${tone}|.4`, rings[0]!],
        [`f|${tone}|.45`, rings[2]!],
        ...rings.map((d): Layer => [`1|${name}${i % 3 ? 2 : 3}|.8`, d]),
      ];
    });
  return clipped(regionOf(map, toa), pressed(hills)) + pores(dots, theme(`${name}2`), 2.4, 0.8);
}

const borders = (map: Chart): string =>
  TOA.map((toa) =>
    stroke(regionOf(map, toa), theme("cut"), 1.6, { "stroke-opacity": 0.5, "stroke-dasharray": "7 4" }),
  ).join("");

/** Lines between the spaces. */
function grid(map: Chart): string {
  const d = map.spaces
    .map(({ column, row }) => {
      const right = map.isLand(column + 1, row) ? `M${(column + 1) * CELL} ${row * CELL + 9}v${CELL - 18}` : "";
      return right + (map.isLand(column, row + 1) ? `M${column * CELL + 9} ${(row + 1) * CELL}h${CELL - 18}` : "");
    })
    .join("");
  return (
    stroke(d, theme("cut"), 1.4, { "stroke-opacity": 0.42 }) +
    stroke(d, "#fff", 0.8, { "stroke-opacity": 0.16, transform: "translate(.9 .9)" })
  );
}

function waves(map: Chart): string {
  const chance = luck("waves");
  const d = Array.from({ length: 70 }, () => {
    const [x, y] = [chance() * (map.columns + 1.6) * CELL - 40, chance() * (map.rows + 1.6) * CELL - 40];
    return `M${n(x)} ${n(y)}q5-6 10 0t10 0`;
  }).join("");
  return stroke(d, theme("sea-3"), 2, { "stroke-linecap": "round" });
}

/** Every kind has a shape, a sign and a colour of its own. */
const KINDS: Record<
  Exclude<SpaceKind, "blank"> | "bohrok",
  { shape: string; colour: string; on: string; sign: Sign; y: number }
> = {
  action: {
    shape: line(points("0,-19 17,-9.5 17,9.5 0,19 -17,9.5 -17,-9.5"), true),
    colour: "#d9a520",
    on: INK,
    sign: "action",
    y: 0,
  },
  challenge: {
    shape: curve(whole(points("0,-18! 17,-15! 16,4 0,21!")), true),
    colour: "#b5372b",
    on: BONE,
    sign: "challenge",
    y: -1.5,
  },
  mission: { shape: line(points("0,-20 21,16 -21,16"), true), colour: "#e6dcc6", on: INK, sign: "mission", y: 4 },
  portal: { shape: "M0-19a19 19 0 1 1-.01 0z", colour: "#1f7a86", on: BONE, sign: "portal", y: 0 },
  bohrok: {
    shape: curve(points("-19,15! -19,-6 -9,-19 9,-19 19,-6 19,15!"), true),
    colour: "#6a3d8a",
    on: BONE,
    sign: "bohrok",
    y: 0,
  },
};
export const SPACE_KINDS = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** A space's slab around 0,0; doubles and triples have as many rims and notches. */
export function spaceShape(kind: keyof typeof KINDS, times = 1): string {
  const { shape, colour, on, sign: name, y } = KINDS[kind];
  const rims = Array.from({ length: times - 1 }, (_, i) =>
    path(shape, { fill: "none", stroke: i ? INK : BONE, "stroke-width": 10 - i * 4, "stroke-linejoin": "round" }),
  );
  const edge = times > 1 ? path(shape, { fill: INK, stroke: INK, "stroke-width": 13, "stroke-linejoin": "round" }) : "";
  return (
    fill(shape, "#000", 0.45).replace("/>", ' transform="translate(1.2 2.6)"/>') +
    edge +
    rims.join("") +
    path(shape, { fill: colour, stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }) +
    bevel(shape, 3, 0.42) +
    moved(0, y, sign(name, on, 2.8), 0.86) +
    (times > 1 ? notches(times, 17, on) : "")
  );
}

/** Kini-Nui, where all ways meet: a stepped court around the triple Challenge. */
const kini = (): string =>
  [30, 25]
    .map((r, i) => {
      const d = line(
        points(
          `${-r / 2},${-r} ${r / 2},${-r} ${r},${-r / 2} ${r},${r / 2} ${r / 2},${r} ${-r / 2},${r} ${-r},${r / 2} ${-r},${-r / 2}`,
        ),
        true,
      );
      return path(d, { fill: theme(i ? "kini3" : "kini2"), stroke: INK, "stroke-width": 1.6 }) + bevel(d, 2.4, 0.5);
    })
    .join("") + group(spaceShape("challenge", 3), { transform: "scale(.78)" });

const startShape = (toa: Toa): string =>
  path("M-20-20H20V20H-20z", { fill: theme("field"), stroke: INK, "stroke-width": 2 }) +
  bevel("M-20-20H20V20H-20z", 3, 0.4) +
  cut("M-15-15H15V15H-15z", 1.2, 0.4) +
  group(glyph(ELEMENT_OF[toa]), { transform: "scale(.46)" });

function spaceSign(space: Space, bohrok: boolean): string {
  const [x, y] = spaceAt(space);
  if (space.start) return moved(x, y, startShape(space.start));
  if (space.times === 3) return moved(x, y, kini());
  if (bohrok && space.bohrok) return moved(x, y, spaceShape("bohrok"));
  return space.kind === "blank" ? "" : moved(x, y, spaceShape(space.kind, space.times), space.times > 1 ? 0.84 : 0.92);
}

/** Which way is north, in wood. */
function compass(): string {
  const star = (r: number, inner: number, turn: number) =>
    line(
      Array.from({ length: 8 }, (_, i): Point => {
        const [far, a] = [i % 2 ? inner : r, (i * Math.PI) / 4 + turn];
        return [far * Math.sin(a), -far * Math.cos(a)];
      }),
      true,
    );
  const body =
    path(star(26, 8, Math.PI / 4), { fill: theme("wood"), stroke: INK, "stroke-width": 1.6 }) +
    path(star(44, 9, 0), { fill: theme("rope"), stroke: INK, "stroke-width": 2 });
  return (
    stroke("M0-34a34 34 0 1 1-.1 0z", theme("rope"), 3, { "stroke-dasharray": "4 1.4" }) +
    body +
    fill("M0-44L6.4-6.4 0 0zM44 0L6.4 6.4 0 0zM0 44L-6.4 6.4 0 0zM-44 0L-6.4-6.4 0 0z", "#000", 0.3) +
    circle(0, 0, 6, { fill: theme("bone"), stroke: INK, "stroke-width": 2 }) +
    moved(0, -50, written("N", theme("bone"), 0, 18))
  );
}

/** The names of columns and rows in the sea around the island. */
function scale({ columns: wide, rows: high }: Chart): string {
  const text = (x: number, y: number, what: string) =>
    tag("text", { x, y, "text-anchor": "middle", "font-size": 13, fill: theme("foam") }, what);
  const columns = Array.from({ length: wide }, (_, i) => text((i + 0.5) * CELL, -46, String.fromCharCode(97 + i)));
  const rows = Array.from({ length: high }, (_, i) => text(-48, (i + 0.5) * CELL + 4, String(i + 1)));
  return columns.join("") + rows.join("");
}

const MARGIN = 64;
/** How wide and high a map is drawn, and its frame. */
const sizeOf = (map: Chart): Point => [map.columns * CELL + 2 * MARGIN, map.rows * CELL + 2 * MARGIN];
export const mapBox = (map: Chart): string => `-${MARGIN} -${MARGIN} ${sizeOf(map).join(" ")}`;
/** The whole map; `bohrok` where Bohrok are played. */
export function mapShape(map: Chart, bohrok = false): string {
  const [width, height] = sizeOf(map);
  const sea = tag("rect", {
    x: -MARGIN,
    y: -MARGIN,
    width,
    height,
    fill: theme("sea"),
  });
  return (
    sea +
    ground(map) +
    grid(map) +
    pressed(growth(map)) +
    map.spaces.map((space) => spaceSign(space, bohrok)).join("") +
    scale(map) +
    moved(map.columns * CELL - 50, map.rows * CELL - 44, compass())
  );
}
export const mapPicture = (map: Chart, bohrok = false, label = ""): string =>
  picture(mapBox(map), mapShape(map, bohrok), label);

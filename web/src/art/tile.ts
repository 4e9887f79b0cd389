/** Island tiles: hexagonal slabs with landscape, trails, fields and gates. */
import { beastMark } from "./beasts";
import { beyond, TILES, turned, type Field, type Printed, type Tile } from "./box";
import { landscape } from "./land";
import { remembered } from "./sheet";
import {
  bevel,
  circle,
  clipped,
  curve,
  fill,
  group,
  line,
  moved,
  n,
  path,
  picture,
  points,
  pores,
  stroke,
  theme,
  type Point,
} from "./svg";
import { temple, type TempleLook } from "./temple";

export const HEX = line(points("0,-100 86.6,-50 86.6,50 0,100 -86.6,50 -86.6,-50"), true);
const FIELD = 13;

/** Where a field lies on a tile that is turned. */
export const fieldAt = (field: Field, turn: number): Point => turned(field.at, turn);

/** The tile around 0,0, turned so many sixths against the clock. Light and trees stay upright. */
export const tileShape = (tile: Tile, turn = 0, look: TempleLook = {}): string =>
  drawn(tile.id, turn, tile.role === "makuta" ? look : {});

const drawn = remembered((id: string, turn: number, look: TempleLook): string =>
  tileOf(TILES.find((tile) => tile.id === id)!, turn, look),
);

function tileOf(tile: Tile, turn: number, look: TempleLook): string {
  const ground = tile.role === "makuta" ? temple(look) : landscape(tile, turn);
  return (
    path(HEX, { fill: theme("cut"), transform: "translate(0 7)" }) +
    clipped(HEX, path(HEX, { fill: theme(`${tile.region}1`) }) + ground) +
    bevel(HEX, 6, 0.34) +
    path(HEX, { fill: "none", stroke: theme("cut"), "stroke-width": 2 }) +
    trails(tile, turn) +
    gates(tile, turn) +
    fields(tile, turn)
  );
}

/** Ways worn into the ground; a gate's leads on over the edge. */
function trails(tile: Tile, turn: number): string {
  const way = (a: Point, b: Point) => line([turned(a, turn), turned(b, turn)]);
  const inner = tile.steps.map(([a, b]) => way(a.at, b.at)).join("");
  const outer = tile.fields.filter((f) => f.kind === "gate").map((f) => way(f.at, beyond(f.edge, 82)));
  const d = inner + outer.join("");
  const ends = { "stroke-linecap": "round" };
  return (
    stroke(d, theme("path"), 9, { ...ends, "stroke-opacity": 0.55 }) +
    stroke(d, theme("field-lo"), 6.4, ends) +
    stroke(d, theme("field"), 3.6, { ...ends, "stroke-dasharray": "1 6", "stroke-opacity": 0.75 })
  );
}

const slabsOf = (tile: Tile): Field[] => tile.fields.filter((field) => field.kind !== "gate");

/** Fields: pumice slabs that show what is printed on them, until a counter covers that. */
function fields(tile: Tile, turn: number): string {
  const slabs = slabsOf(tile);
  const middles = slabs.map((field) => fieldAt(field, turn));
  const shade = middles.map(([x, y]): Point => [x + 0.6, y + 1.8]);
  const signs = slabs.map((field, i) => {
    const sign = field.kind === "start" ? landing() : printedSign(field.printed);
    return sign ? moved(middles[i]![0], middles[i]![1], sign) : "";
  });
  return (
    pores(shade, theme("cut"), 2 * FIELD + 1.4, 0.6) +
    pores(middles, theme("cut"), 2 * FIELD + 1.4, 1) +
    pores(middles, theme("field"), 2 * FIELD - 1.4, 1) +
    stroke(middles.map(([x, y]) => `M${n(x)} ${n(y - 10.8)}a10.8 10.8 0 1 1-.01 0z`).join(""), theme("field-lo"), 1.1) +
    signs.join("")
  );
}

const disc = (r: number) => `M0-${r}a${r} ${r} 0 1 1-.01 0z`;
const landing = (): string =>
  circle(0, 0, FIELD + 3, { fill: theme("field"), stroke: theme("cut"), "stroke-width": 1.4 }) +
  stroke(disc(11.5), "#14181d", 1.6, { "stroke-dasharray": "4 2.2" }) +
  fill("M-6 5L0-8 6 5 0 1z", "#14181d");

function printedSign(kind: Printed): string {
  const ink = { "stroke-opacity": 0.7 };
  if (kind === "mask")
    return stroke("M0-7.5Q6-7 6-1 5 6 0 7.5-5 6-6-1-6-7 0-7.5M-4-1.4l3 .6M4-1.4l-3 .6M-2 4h4", "#2b241b", 1.5, ink);
  if (kind === "key")
    return stroke(`${disc(3).replace("M0-3", "M0-6.4")}M0-.4V7.5M0 4h3.6M0 7.5h3.6`, "#2b241b", 1.7, ink);
  if (kind === "") return "";
  return group(beastMark(kind, "#2b241b"), { transform: "scale(.25)", opacity: 0.78 });
}

/** A gate looking north: its sill, the rope above it, two posts and what ties them. */
const GATE = {
  sill: "-10,-5 10,-5 10,7 -10,7",
  rope: "-11,-3.5 0,-8.5 11,-3.5",
  posts: ["-15.7,-7 -9.3,-7 -9.3,7 -15.7,7", "15.7,-7 9.3,-7 9.3,7 15.7,7"],
  wood: ["-14.7,-6 -10.3,-6 -10.3,6 -14.7,6", "14.7,-6 10.3,-6 10.3,6 14.7,6"],
  ties: ["-14.7,-2.6 -10.3,-2.6", "-14.7,.4 -10.3,.4", "14.7,-2.6 10.3,-2.6", "14.7,.4 10.3,.4"],
};

/** Posts and ropes: the ways to the next tiles. */
function gates(tile: Tile, turn: number): string {
  const doors = tile.fields.filter((field) => field.kind === "gate");
  const every = (shapes: readonly string[], draw: (shape: readonly Point[]) => string): string =>
    doors
      .flatMap((door) => {
        const [x, y] = fieldAt(door, turn);
        const there = (p: Point): Point => {
          const [u, v] = turned(p, door.edge + turn - 1.5);
          return [x + u, y + v];
        };
        return shapes.map((shape) => draw(points(shape).map(there)));
      })
      .join("");
  const closed = (shape: readonly Point[]) => line(shape, true);
  const [sill, rope] = [every([GATE.sill], closed), every([GATE.rope], (shape) => curve(shape))];
  return (
    path(sill, { fill: theme("field"), stroke: theme("cut"), "stroke-width": 1.4 }) +
    stroke(rope, theme("cut"), 3.4) +
    stroke(rope, theme("rope"), 1.8, { "stroke-dasharray": "2.2 .8" }) +
    fill(every(GATE.posts, closed), theme("cut")) +
    fill(every(GATE.wood, closed), theme("wood")) +
    stroke(
      every(GATE.ties, (shape) => line(shape)),
      theme("rope"),
      1.3,
    )
  );
}

const unturned = remembered((id: string): string => {
  const tile = TILES.find((one) => one.id === id)!;
  const middles = slabsOf(tile).map((field) => fieldAt(field, 0));
  const ground = path(HEX, { fill: theme(`${tile.region}1`), stroke: theme("cut"), "stroke-width": 4 });
  const slabs = pores(middles, theme("cut"), 2 * FIELD + 4, 1) + pores(middles, theme("field"), 2 * FIELD - 2, 1);
  return ground + trails(tile, 0) + gates(tile, 0) + slabs;
});

/** The tile in a few strokes: its ways and gates, for pictures so small or short that no more is seen. */
export const tileSketch = (tile: Tile, turn = 0): string =>
  group(unturned(tile.id), { transform: `rotate(${-60 * turn})` });

export const tilePicture = (tile: Tile, turn = 0, label = ""): string =>
  picture("-92 -104 184 216", tileShape(tile, turn), label);

/** Landscapes: what each tile's ground is made of, grown from its name. */
import { turned, type Region, type Tile } from "./box";
import { pressed, ring, stamp, wander, type Layer, type Stamp } from "./stamps";
import { luck, type Point } from "./svg";

interface Land {
  /** What stands here, and how often beside the others. */
  stamps: readonly (readonly [Stamp, number])[];
  /** A river of water, lava or shadow. */
  ribbon?: "lava" | "water" | "tunnel" | "crevasse";
  /** The sea comes in where no gate is. */
  coast?: boolean;
  /** Rings: a crater, a lake, a dome. */
  heart?: "crater" | "lake" | "court";
}

const WILD: Record<Region, Land> = {
  ta: {
    stamps: [
      ["shard", 5],
      ["vent", 2],
    ],
    ribbon: "lava",
  },
  ga: {
    stamps: [
      ["wave", 6],
      ["reeds", 3],
      ["lily", 3],
    ],
    ribbon: "water",
  },
  le: {
    stamps: [
      ["canopy", 7],
      ["vine", 2],
    ],
  },
  po: {
    stamps: [
      ["rock", 4],
      ["scree", 3],
      ["dune", 2],
    ],
  },
  onu: {
    stamps: [
      ["mound", 3],
      ["crystal", 3],
      ["steps", 3],
    ],
    ribbon: "tunnel",
  },
  ko: {
    stamps: [
      ["peak", 3],
      ["drift", 4],
      ["ice", 2],
    ],
  },
  kini: {
    stamps: [
      ["menhir", 4],
      ["canopy", 2],
    ],
  },
};
const OWN: Record<string, Partial<Land>> = {
  "fau-swamp": {
    stamps: [
      ["reeds", 5],
      ["canopy", 3],
      ["lily", 3],
      ["wave", 2],
    ],
    heart: "lake",
  },
  "ga-koro": {
    stamps: [
      ["hut", 3],
      ["wave", 5],
      ["lily", 4],
    ],
  },
  "great-mine": {
    stamps: [
      ["crystal", 5],
      ["steps", 3],
      ["mound", 2],
    ],
  },
  "hura-mafa": {
    stamps: [
      ["reeds", 4],
      ["canopy", 3],
      ["wave", 3],
    ],
  },
  "ice-drifts": {
    stamps: [
      ["drift", 6],
      ["ice", 3],
    ],
    ribbon: "crevasse",
  },
  "kini-nui": {
    stamps: [
      ["menhir", 6],
      ["canopy", 2],
    ],
    heart: "court",
  },
  "ko-koro": {
    stamps: [
      ["hut", 3],
      ["drift", 3],
      ["ice", 3],
    ],
  },
  "kumu-islets": {
    stamps: [
      ["canopy", 4],
      ["wave", 4],
      ["rock", 1],
    ],
    coast: true,
  },
  "le-koro": {
    stamps: [
      ["hut", 3],
      ["canopy", 7],
      ["vine", 2],
    ],
  },
  "leva-bay": {
    stamps: [
      ["dune", 3],
      ["rock", 3],
      ["reeds", 2],
    ],
    coast: true,
  },
  mangai: {
    stamps: [
      ["vent", 5],
      ["shard", 3],
    ],
    heart: "crater",
  },
  "motara-desert": {
    stamps: [
      ["dune", 7],
      ["scree", 2],
    ],
  },
  "mount-ihu": {
    stamps: [
      ["peak", 7],
      ["drift", 2],
    ],
  },
  "naho-bay": {
    stamps: [
      ["wave", 4],
      ["reeds", 4],
      ["lily", 2],
    ],
    coast: true,
  },
  "onu-koro": {
    stamps: [
      ["hut", 3],
      ["crystal", 3],
      ["mound", 3],
    ],
  },
  "po-koro": {
    stamps: [
      ["hut", 3],
      ["rock", 4],
      ["mesa", 2],
    ],
  },
  "ta-koro": {
    stamps: [
      ["hut", 3],
      ["shard", 4],
      ["vent", 1],
    ],
  },
  "tiro-canyon": {
    stamps: [
      ["mesa", 5],
      ["scree", 4],
    ],
  },
  "toa-landing": {
    stamps: [
      ["shard", 3],
      ["dune", 3],
      ["canopy", 2],
    ],
    coast: true,
  },
};
const FLOW = {
  lava: ["ta2", "taf", "tag"],
  water: ["ga2", "gaf", "ga3"],
  tunnel: ["onu2", "cut", "onuf"],
  crevasse: ["kog", "ko2", "kof"],
};

/** The landscape of a tile that lies turned, in layers from the ground up, within radius 100. */
export function landscape(tile: Tile, turn: number): string {
  const land: Land = { ...WILD[tile.region], ...OWN[tile.id] };
  const chance = luck(tile.id);
  const put = (p: Point) => turned(p, turn);
  return pressed([
    ...contours(tile.region, chance, put),
    ...(land.coast ? coast(tile, chance, put) : []),
    ...(land.heart ? heart(land.heart, chance, put) : []),
    ...(land.ribbon && !land.coast ? ribbon(land.ribbon, chance, put) : []),
    ...scatter(tile, land, chance, put),
  ]);
}

/** Three hills as nested rings. */
function contours(region: Region, chance: () => number, put: (p: Point) => Point): Layer[] {
  return [0, 1, 2].flatMap((i) => {
    const [a, far] = [chance() * 2 + i * 2.1, 40 + chance() * 35];
    const at = put([far * Math.cos(a), far * Math.sin(a)]);
    const rings = [46, 34, 23, 12].map((r) => ring(at, r, chance, 0.3));
    const tone: Layer = [`f|${region}${i ? 3 : 2}|.55`, rings[0]!];
    return [
      tone,
      [`f|${region}${i ? 3 : 2}|.45`, rings[2]!],
      ...rings.map((d): Layer => [`.9|${region}${i ? 2 : 3}`, d]),
    ];
  });
}

/** Away from all gates. */
function seaward(tile: Tile): number {
  const gates = tile.fields.filter((f) => f.kind === "gate").map((f) => f.at);
  return Math.atan2(-gates.reduce((s, g) => s + g[1], 0), -gates.reduce((s, g) => s + g[0], 0));
}

/** Sea on the side that has no gates, with lines of foam along the beach. */
function coast(tile: Tile, chance: () => number, put: (p: Point) => Point): Layer[] {
  const away = seaward(tile);
  const wobble = Array.from({ length: 7 }, () => chance() * 14 - 7);
  const shore = (far: number): Point[] =>
    wobble.map((w, i) => {
      const [along, out] = [(i - 3) * 40, far + w + Math.abs(i - 3) * 5];
      return put([Math.cos(away) * out - Math.sin(away) * along, Math.sin(away) * out + Math.cos(away) * along]);
    });
  const out = [...shore(160)].toReversed();
  const water = (far: number) => `${wander([...shore(far), ...out])}z`;
  return [
    ["f|sand", water(34)],
    ["f|sea-3", water(42)],
    ["f|sea-2", water(56)],
    ["f|sea", water(74)],
    ["1.4|foam|.8", wander(shore(42))],
    ["1|foam|.5", wander(shore(49))],
    ["1|foam|.35", wander(shore(66))],
  ];
}

const HEARTS = {
  crater: ["ta3", "ta2", "taf", "tag"],
  lake: ["le2", "ga2", "ga1", "ga3"],
  court: ["kini2", "kini3", "kini2", "kinif|.4"],
};

function heart(kind: keyof typeof HEARTS, chance: () => number, put: (p: Point) => Point): Layer[] {
  const court = kind === "court";
  const at = put(court ? [0, 0] : [kind === "lake" ? 22 : 14, 12]);
  const rings = (court ? [80, 68, 30, 18] : [40, 31, 24, 16]).map((r) => ring(at, r, chance, court ? 0.03 : 0.16));
  const edges = court ? rings.map((d): Layer => ["1.2|cut|.5", d]) : [];
  return [...HEARTS[kind].map((tone, i): Layer => [`f|${tone}`, rings[i]!]), ...edges];
}

/** From edge to edge, past the middle. */
function ribbon(kind: keyof typeof FLOW, chance: () => number, put: (p: Point) => Point): Layer[] {
  const [from, bend] = [chance() * 6.28, 1.9 + chance() * 1.2];
  const [dark, bright, core] = FLOW[kind];
  const through = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((t): Point => {
    const [a, r] = [from + (t > 0 ? bend : 0), Math.abs(t) * 110];
    return put([r * Math.cos(a) + (chance() - 0.5) * 26, r * Math.sin(a) + (chance() - 0.5) * 26]);
  });
  const d = wander(through);
  const widths = kind === "tunnel" ? [15, 10, 1.2] : [12, 7, 2];
  return [
    [`${widths[0]}|${dark}`, d],
    [`${widths[1]}|${bright}|.95`, d],
    [`${widths[2]}|${core}`, d],
  ];
}

/** Stamps where nobody walks, the farther ones behind; a village has three huts, the wild goes on. */
function scatter(tile: Tile, land: Land, chance: () => number, put: (p: Point) => Point): Layer[] {
  const ways = tile.steps.map(([a, b]): Point => [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2]);
  const trodden = [...tile.fields.map((f) => f.at), ...ways];
  const wild = land.stamps
    .filter(([name]) => name !== "hut")
    .flatMap(([name, often]) => Array.from({ length: often }, () => name));
  const sea = seaward(tile);
  const huts = land.stamps.some(([name]) => name === "hut") ? 3 : 0;
  const found: (readonly [Point, Stamp])[] = [];
  const near = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);
  for (let tries = 0; tries < 700 && found.length < 26; tries++) {
    const spot: Point = [chance() * 174 - 87, chance() * 190 - 95];
    const inside = Math.abs(spot[0]) < 77 && Math.abs(spot[0]) * 0.5 + Math.abs(spot[1]) * 0.866 < 79;
    const wet = land.coast && spot[0] * Math.cos(sea) + spot[1] * Math.sin(sea) > 30;
    const room = found.length < huts ? 26 : 15.5;
    if (!inside || wet || trodden.some((p) => near(p, spot) < 18.5) || found.some(([p]) => near(p, spot) < room))
      continue;
    found.push([spot, found.length < huts ? "hut" : wild[Math.floor(chance() * wild.length)]!]);
  }
  const shown = found.map(([at, name]) => [put(at), name] as const).sort((a, b) => a[0][1] - b[0][1]);
  return shown.flatMap(([at, name]) => stamp(name, at, 0.78 + chance() * 0.26));
}

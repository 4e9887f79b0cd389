/** Cards: slabs of stone, a frame for each kind. Words are not drawn: they lie above as live text. */
import { beast, BREED_BEAST } from "./beasts";
import { ELEMENT_OF, glyph, MATERIAL, written, type Toa } from "./elements";
import { maskShape } from "./masks";
import type { Power } from "./maskforms";
import { sigil } from "./sigil";
import { sign, type Skill } from "./signs";
import {
  bahragShape,
  bohrokShape,
  BREED_ELEMENT,
  kranaShape,
  vaShape,
  type BohrokForm,
  type Breed,
  type KranaType,
} from "./swarm";
import {
  bevel,
  circle,
  clipped,
  curve,
  cut,
  fill,
  group,
  line,
  moved,
  n,
  path,
  picture,
  points,
  pores,
  luck,
  stroke,
  tag,
  theme,
  type Point,
} from "./svg";

export type CardLook =
  | { kind: "action"; id: string; type: "bonus" | "reward" | "penalty" | "infected" }
  | { kind: "mission"; id: string }
  | { kind: "challenge"; skills: readonly Skill[] }
  | { kind: "great"; toa: Toa; power: Power; foil?: boolean; nuva?: boolean }
  | { kind: "noble"; toa: Toa; power: Power }
  | { kind: "turaga"; toa: Toa }
  | { kind: "toa"; toa: Toa; power: Power; nuva?: boolean }
  | { kind: "rahi"; breed: string }
  | { kind: "rahi-challenge"; value: number }
  | { kind: "rahi-effect" | "rahi-defend"; id: string }
  | { kind: "bohrok"; breed?: Breed; form?: BohrokForm }
  | { kind: "va"; breed: Breed }
  | { kind: "krana"; breed?: Breed; type?: KranaType }
  | { kind: "back"; of: "action" | "mission" | "challenge" | "great" | "rahi" | "bohrok" | "krana" };
export type CardKind = CardLook["kind"];

const INK = "#14181d";
interface Frame {
  stone: string;
  accent: string;
  /** The edge: plain, toothed, clawed, plated, scalloped, planked. */
  edge: "plain" | "teeth" | "claws" | "plates" | "scallops" | "planks";
}
const ACTION = { bonus: "#7fd6ee", reward: "#e8bd5a", penalty: "#ff7a68", infected: "#d98a3a" };

function frameOf(look: CardLook): Frame {
  switch (look.kind) {
    case "action":
      return { stone: "#3c464e", accent: ACTION[look.type], edge: "plain" };
    case "mission":
      return { stone: "#6b4d33", accent: "#f0d9a8", edge: "planks" };
    case "challenge":
      return { stone: "#5b2a26", accent: "#f2b8a0", edge: "teeth" };
    case "great":
    case "toa":
    case "noble":
    case "turaga":
      return {
        stone: MATERIAL[ELEMENT_OF[look.toa]].body,
        accent: MATERIAL[ELEMENT_OF[look.toa]].glow,
        edge: look.kind === "great" || look.kind === "toa" ? "teeth" : "plain",
      };
    case "rahi":
    case "rahi-challenge":
    case "rahi-effect":
    case "rahi-defend":
      return { stone: "#5c5240", accent: "#e9d5a2", edge: "claws" };
    case "bohrok":
    case "va":
      return look.breed
        ? {
            stone: MATERIAL[BREED_ELEMENT[look.breed]].body,
            accent: MATERIAL[BREED_ELEMENT[look.breed]].glow,
            edge: "plates",
          }
        : { stone: "#5a4468", accent: "#e59bff", edge: "plates" };
    case "krana":
      return look.breed
        ? {
            stone: MATERIAL[BREED_ELEMENT[look.breed]].body,
            accent: MATERIAL[BREED_ELEMENT[look.breed]].glow,
            edge: "scallops",
          }
        : { stone: "#5a4468", accent: "#e59bff", edge: "scallops" };
    case "back":
      return {
        stone: BACKS[look.of],
        accent: "#e9d5a2",
        edge: look.of === "rahi" ? "claws" : look.of === "mission" ? "planks" : "plain",
      };
  }
}
const BACKS = {
  action: "#33404a",
  mission: "#5c4029",
  challenge: "#4d2320",
  great: "#4a4438",
  rahi: "#4d4433",
  bohrok: "#46394f",
  krana: "#3f3148",
};

const [W, H] = [250, 350];
const ART = { x: 20, y: 46, w: 210, h: 152 };
/** On a small card nobody could read words: the picture takes their room. */
const ALL = { x: 20, y: 20, w: 210, h: 310 };

/** The outline of the slab by its edge. */
function slab(edge: Frame["edge"]): string {
  const corner = points(`14,4 236,4 246,14 246,336 236,346 14,346 4,336 4,14`).map(([x, y]): Point => [x, y, true]);
  if (edge === "scallops")
    return curve(points("18,4 125,8 232,4 246,18 242,175 246,332 232,346 125,342 18,346 4,332 8,175 4,18"), true);
  if (edge === "plates")
    return line(
      points(
        "24,4 226,4 246,24 246,150 240,158 240,192 246,200 246,326 226,346 24,346 4,326 4,200 10,192 10,158 4,150 4,24",
      ),
      true,
    );
  if (edge === "claws")
    return line(
      points(
        "14,4 236,4 246,14 246,120 238,128 246,136 238,144 246,152 246,336 236,346 14,346 4,336 4,152 12,144 4,136 12,128 4,120 4,14",
      ),
      true,
    );
  return line(corner, true);
}

/** What runs around the rim. */
function trim({ edge, accent }: Frame, d: string): string {
  const inner = stroke("M14 20Q14 14 20 14H230Q236 14 236 20V330Q236 336 230 336H20Q14 336 14 330z", accent, 1.4, {
    "stroke-opacity": 0.55,
  });
  if (edge === "teeth")
    return clipped(d, stroke(d, "#000", 15, { "stroke-opacity": 0.3, "stroke-dasharray": "3 6" })) + inner;
  if (edge === "planks") return cut("M4 90Q90 84 246 92M4 190Q120 196 246 188M4 268Q160 262 246 270", 2, 0.5) + inner;
  if (edge === "scallops")
    return clipped(
      d,
      stroke(d, "#000", 13, { "stroke-opacity": 0.3, "stroke-dasharray": ".1 13", "stroke-linecap": "round" }),
    );
  return inner;
}

/** Light that falls behind the emblem. */
function recess(accent: string, { x, y, w, h }: typeof ART): string {
  const [cx, cy, right, low] = [x + w / 2, y + h / 2, x + w, y + h];
  const far = Math.max(150, h * 0.62);
  const box = `M${x + 8} ${y}H${right - 8}L${right} ${y + 8}V${low - 8}L${right - 8} ${low}H${x + 8}L${x} ${low - 8}V${y + 8}z`;
  const rays = Array.from({ length: 28 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 14, ((i + 0.42) * Math.PI) / 14];
    const to = (r: number, t: number) => `${n(cx + r * Math.sin(t))} ${n(cy - r * Math.cos(t))}`;
    return `M${to(46, a)}L${to(far, a)}L${to(far, b)}L${to(46, b)}z`;
  }).join("");
  return (
    path(box, { fill: "#171b20", stroke: INK, "stroke-width": 2 }) +
    clipped(box, fill(rays, accent, 0.13)) +
    circle(cx, cy, 64, { fill: accent, "fill-opacity": 0.1 }) +
    stroke(box, "#fff", 1.4, { "stroke-opacity": 0.22, transform: "translate(1 1.4)" })
  );
}

/** The board with the name, lashed on. */
function cartouche(): string {
  const board = "M22 14H228L236 25 228 40H22L14 25z";
  const lash = (x: number) => `M${x} 11v32M${x + 4} 11v32M${x + 8} 11v32`;
  const ropes = lash(24) + lash(218);
  return (
    path(board, { fill: "#000", "fill-opacity": 0.4, transform: "translate(0 2.5)" }) +
    path(board, { fill: theme("card-board"), stroke: INK, "stroke-width": 2 }) +
    bevel(board, 2.4, 0.4) +
    stroke(ropes, INK, 4.4) +
    stroke(ropes, "#d9b981", 3) +
    stroke(ropes, "#8a6a3e", 3, { "stroke-dasharray": ".8 2.6" })
  );
}

/** Where the words lie: smooth pumice. */
const tablet = (): string => {
  const d = "M24 210H226L232 216V328L226 334H24L18 328V216z";
  const chance = luck("tablet");
  const grains = Array.from({ length: 30 }, (): Point => [22 + chance() * 206, 212 + chance() * 120]);
  return (
    path(d, { fill: theme("card-face"), stroke: INK, "stroke-width": 1.8 }) +
    pores(grains, "#000", 1.6, 0.1) +
    bevel(d, 2.4, 0.35)
  );
};

/** The slab with everything but the words, 250 by 350; a small one is a picture alone. */
export function cardShape(look: CardLook, small = false): string {
  const frame = frameOf(look);
  const d = slab(frame.edge);
  const chance = luck(frame.stone);
  const grains = Array.from({ length: 60 }, (): Point => [chance() * W, chance() * H]);
  const base =
    path(d, { fill: "#000", "fill-opacity": 0.5, transform: "translate(1.5 4)" }) +
    path(d, { fill: frame.stone, stroke: INK, "stroke-width": 3, "stroke-linejoin": "round" }) +
    pores(grains, "#000", 2, 0.22) +
    trim(frame, d) +
    bevel(d, 4, 0.42);
  if (look.kind === "back") return base + back(look.of, frame.accent);
  const art = small ? ALL : ART;
  const middle = moved(art.x + art.w / 2, art.y + art.h / 2, emblem(look, frame.accent), small ? 1.3 : 1);
  const drawn = base + recess(frame.accent, art) + middle;
  return small ? drawn : drawn + corners(look) + tablet() + cartouche();
}

/** The element in a corner of the picture. */
function corners(look: CardLook): string {
  const element =
    "toa" in look
      ? ELEMENT_OF[look.toa]
      : "breed" in look && look.kind !== "rahi" && look.breed
        ? BREED_ELEMENT[look.breed]
        : null;
  return element ? moved(38, 180, glyph(element), 0.44) : "";
}

function emblem(look: Exclude<CardLook, { kind: "back" }>, accent: string): string {
  switch (look.kind) {
    case "action":
      return moved(0, 0, sigil(look.id, look.type, accent), 1.35);
    case "mission":
      return moved(0, 0, sigil(look.id, "mission", accent), 1.35);
    case "challenge":
      return skillsEmblem(look.skills, accent);
    case "great":
      return moved(
        0,
        0,
        maskShape(look.power, {
          rank: look.nuva ? "nuva" : "great",
          element: ELEMENT_OF[look.toa],
          foil: look.foil ?? false,
        }),
        1.08,
      );
    case "noble":
      return moved(0, 0, maskShape(look.power, { rank: "noble", element: ELEMENT_OF[look.toa] }), 1.08);
    case "toa":
      return moved(
        0,
        2,
        maskShape(look.power, { rank: look.nuva ? "nuva" : "great", element: ELEMENT_OF[look.toa] }),
        1.12,
      );
    case "turaga":
      return turaga(look.toa);
    case "rahi":
      return moved(0, 0, beast(BREED_BEAST[look.breed] ?? "tiger"), 2);
    case "rahi-challenge":
      return claws(accent) + moved(0, 0, written(String(look.value), accent, 16, 46));
    case "rahi-effect":
    case "rahi-defend":
      return moved(0, 0, sigil(look.id, look.kind === "rahi-effect" ? "penalty" : "shielding", accent), 1.35);
    case "bohrok":
      return moved(0, 2, look.breed ? bohrokShape(look.breed, look.form) : bahragShape(), 1.95);
    case "va":
      return moved(0, 0, vaShape(look.breed), 1.9);
    case "krana":
      return moved(0, 0, kranaShape(look.type ?? "ca", look.breed), 2);
  }
}

function skillsEmblem(skills: readonly Skill[], accent: string): string {
  const spread = skills.length > 1 ? 48 : 0;
  return skills
    .map((skill, i) =>
      moved(
        (i - (skills.length - 1) / 2) * spread * 2,
        0,
        circle(0, 0, 44, { fill: "#2a1512", stroke: accent, "stroke-width": 3 }) +
          stroke("M0-37a37 37 0 1 1-.1 0z", accent, 1.6, { "stroke-dasharray": "2 5" }) +
          group(sign(skill, accent, 2.4), { transform: "scale(2.1)" }),
      ),
    )
    .join("");
}

/** Three scratches. */
const claws = (accent: string): string =>
  fill(
    [-46, 0, 46].map((x) => `M${x + 20}-62Q${x + 2}-6 ${x - 26} 60 ${x - 8} 0 ${x + 20}-62z`).join(""),
    accent,
    0.42,
  );

function turaga(toa: Toa): string {
  const staff = line(points("-34,68 34,-58")) + curve(points("34,-58 58,-50 54,-20 30,-26"));
  return (
    stroke(staff, INK, 12, { "stroke-linecap": "round" }) +
    stroke(staff, "#d9b981", 7, { "stroke-linecap": "round" }) +
    stroke(staff, "#8a6a3e", 7, { "stroke-dasharray": "1.4 6" }) +
    moved(-8, -2, glyph(ELEMENT_OF[toa]), 1.3)
  );
}

/** The back of a deck: a great sign in the middle of a court of rings. */
function back(of: keyof typeof BACKS, accent: string): string {
  const middle = {
    action: "action",
    mission: "mission",
    challenge: "challenge",
    great: "vision",
    rahi: "penalty",
    bohrok: "bohrok",
    krana: "portal",
  } as const;
  const spine = tag(
    "g",
    { "stroke-opacity": 0.5 },
    stroke("M125 26V90M125 260V324M40 40L78 92M210 40L172 92M40 310L78 258M210 310L172 258", accent, 2, {
      "stroke-dasharray": "6 4",
    }),
  );
  return spine + moved(125, 175, sigil(`back ${of}`, middle[of], accent), 1.75);
}

export const cardPicture = (look: CardLook, small = false): string =>
  picture(`0 0 ${W} ${H + 6}`, cardShape(look, small));

/** Counters of the board game, and dice. Each class has an outline of its own, also face down. */
import { beast, type RahiKind } from "./beasts";
import { ELEMENTS, glyph, written, type Element } from "./elements";
import { maskShape } from "./masks";
import { remembered } from "./sheet";
import type { Power } from "./maskforms";
import { bevel, circle, curve, cut, fill, group, line, moved, path, picture, points, stroke, type Point } from "./svg";

const INK = "#14181d";
const BONE = "#efe6d2";
export type KeySign = Element | "joker";
export type Face =
  | { kind: "mask"; power: Power }
  | { kind: "turaga"; element: Element; letter: string }
  | { kind: "key"; sign: KeySign }
  | { kind: "rahi"; beast: RahiKind; strength?: number }
  | { kind: "lock"; code?: readonly Element[] }
  | { kind: "back"; of: "mask" | "key" };

const ngon = (sides: number, r: number, inner = r): string =>
  line(
    Array.from({ length: sides * 2 }, (_, i): Point => {
      const [far, a] = [i % 2 ? inner : r, (i * Math.PI) / sides];
      return [far * Math.sin(a), -far * Math.cos(a)];
    }),
    true,
  );
const disc = (r: number) => `M0-${r}a${r} ${r} 0 1 1-.01 0z`;

/** Mask and Turaga counters are round, keys are cut square, locks are arches, Rahi have claws: 12, 8 or 6. */
const OUTLINE = {
  mask: disc(22),
  key: line(points("-13,-21 13,-21 21,-13 21,13 13,21 -13,21 -21,13 -21,-13"), true),
  lock: curve(points("-22,20! -22,-8 -10,-22 10,-22 22,-8 22,20!"), true),
  mosquito: ngon(12, 23, 19),
  scorpion: ngon(8, 24, 18.5),
  tiger: ngon(6, 24.5, 18),
};
const stone = (d: string, colour: string): string =>
  path(d, { fill: INK, transform: "translate(.8 1.4)", "fill-opacity": 0.55 }) +
  path(d, { fill: colour, stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" }) +
  bevel(d, 2.4, 0.45);
const RAHI_STONE: Record<string, string> = { mosquito: "#4f6b52", scorpion: "#7a5230", tiger: "#7c2f2a" };

/** A counter around 0,0 within 25 of it. */
export const counter = remembered((face: Face): string => counterShape(face));

function counterShape(face: Face): string {
  switch (face.kind) {
    case "mask":
      return stone(OUTLINE.mask, "#3b444c") + group(maskShape(face.power), { transform: "scale(.31)" });
    case "turaga":
      return stone(OUTLINE.mask, "#5d4a37") + turaga(face.element, face.letter);
    case "key":
      return stone(OUTLINE.key, "#6a6152") + key(face.sign);
    case "lock":
      return stone(OUTLINE.lock, "#565a55") + lock(face.code);
    case "rahi":
      return (
        stone(OUTLINE[face.beast as "tiger"] ?? OUTLINE.tiger, RAHI_STONE[face.beast] ?? "#444") +
        rahi(face.beast, face.strength)
      );
    case "back":
      return face.of === "mask"
        ? stone(OUTLINE.mask, "#3b444c") + blankMask()
        : stone(OUTLINE.key, "#6a6152") + blankKey();
  }
}

/** A staff before the sign of the village. */
function turaga(element: Element, letter: string): string {
  const staff = line(points("-9,17 9,-17"));
  const hook = curve(points("9,-17 15,-14 14,-6 8,-7"));
  const wood =
    stroke(staff + hook, INK, 5, { "stroke-linecap": "round" }) +
    stroke(staff + hook, "#d9b981", 2.8, { "stroke-linecap": "round" });
  return wood + moved(-4, -3, glyph(element), 0.36) + moved(9, 11, written(letter, BONE, 4, 12));
}

function key(sign: KeySign): string {
  const shaft = line(points("-2.4,0 2.4,0 2.4,17 8,17 8,13 5.5,13 5.5,10 8,10 8,6 2.4,6"), true);
  const bone = path(shaft, {
    fill: BONE,
    stroke: INK,
    "stroke-width": 1.6,
    "stroke-linejoin": "round",
    transform: "translate(0 1)",
  });
  return bone + (sign === "joker" ? joker(-6) : moved(0, -6, glyph(sign), 0.36));
}

/** All six at once: six notches around a spiral. */
function joker(y: number): string {
  const spiral = curve(points("0,0 3,-2 3,3 -3,4 -5,-2 0,-7 6,-4"));
  return moved(
    0,
    y,
    circle(0, 0, 10.5, { fill: BONE, stroke: INK, "stroke-width": 1.6 }) +
      stroke(ngon(6, 9, 7), INK, 1.2) +
      stroke(spiral, INK, 1.8),
  );
}

function lock(code?: readonly Element[]): string {
  if (!code)
    return moved(
      0,
      2,
      fill("M-4-2a5.5 5.5 0 1 1 8 0l3 12h-14z", INK) + stroke(disc(15), "#000", 1.4, { "stroke-opacity": 0.4 }),
      1,
    );
  const at = [
    [-9, 7],
    [0, -9],
    [9, 7],
  ] as const;
  return code.map((element, i) => moved(at[i]![0], at[i]![1], glyph(element), 0.28)).join("");
}

function rahi(kind: RahiKind, strength?: number): string {
  if (strength === undefined) return moved(0, 0, beast(kind, BONE), 0.52);
  const plate = circle(0, 10, 8.5, { fill: INK, stroke: BONE, "stroke-width": 1.2 });
  return moved(0, -4.5, beast(kind, BONE), 0.44) + plate + moved(0, 10, written(String(strength), BONE, 4.2, 12));
}

const pale = (d: string): string =>
  path(d, { fill: "#d8ccb4", stroke: INK, "stroke-width": 1.6, "stroke-linejoin": "round" });
/** A face without a mask. */
const blankMask = (): string =>
  pale(curve(points("0,-16 10,-14 13,-2 9,11 0,16 -9,11 -13,-2 -10,-14"), true)) +
  fill("M-10-5l8 1.4v4l-6.4-.6zM10-5l-8 1.4v4l6.4-.6zM-4 7h8v2.6h-8z", INK) +
  cut("M0-14V-7", 1.6, 0.6);
const blankKey = (): string =>
  pale("M0-15a7.5 7.5 0 0 1 2.6 14.5V6H8v4H2.6v3H8v4H-2.6V-.5A7.5 7.5 0 0 1 0-15z") + circle(0, -7.5, 3, { fill: INK });

export const token = (face: Face, label = ""): string => picture("-26 -26 52 52", counter(face), label);
export const KEY_SIGNS: readonly KeySign[] = [...ELEMENTS, "joker"];

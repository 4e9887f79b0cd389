/** Small cut signs: skills, kinds of cards, kinds of spaces. All within 12 of 0,0. */
import { line, curve, picture, points, stroke, fill, mirror } from "./svg";

const both = (shape: string, closed = false) => curve(points(shape), closed) + curve(mirror(points(shape)), closed);
const ring = (r: number, x = 0, y = 0) => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .01z`;

export const SKILLS = ["flight", "shielding", "speed", "strength", "swimming", "vision"] as const;
export type Skill = (typeof SKILLS)[number];

const SKILL_SIGN: Record<Skill, string> = {
  flight: both("0,8 4,-2 11,-8") + both("2,3 9,-1") + both("1,7 7,4"),
  shielding: curve(points("0,-10! 9,-7! 8,3 0,11! -8,3 -9,-7!"), true) + line(points("0,-5 0,6")),
  speed: line(points("-10,-7 -3,0 -10,7")) + line(points("-2,-7 5,0 -2,7")) + line(points("6,-7 12,0 6,7")),
  strength: line(points("-9,-9 9,-9 9,-2 -9,-2"), true) + line(points("0,-2 0,11")),
  swimming: curve(points("-11,-4 -6,-9 -1,-4 5,1 11,-5")) + curve(points("-11,5 -6,0 -1,5 5,10 11,4")),
  vision: curve(points("-12,0! -5,-7 5,-7 12,0! 5,7 -5,7"), true) + ring(3),
};

const SPACE_SIGN = {
  action:
    line(points("-7,10 -9,0")) +
    line(points("-4,1 -4,-8")) +
    line(points("0,0 0,-11")) +
    line(points("4,1 4,-8")) +
    line(points("-9,0 -7,10 6,10 9,-3")),
  challenge:
    ring(9) +
    ring(3.5) +
    line(points("0,-12 0,-6")) +
    line(points("0,12 0,6")) +
    line(points("-12,0 -6,0")) +
    line(points("12,0 6,0")),
  mission: line(points("0,-11 0,4")) + line(points("0,9 0,10.5")),
  portal: curve(points("0,0 4,-3 5,3 -2,7 -8,1 -4,-9 6,-10 12,-1 9,9")),
  bohrok:
    curve(points("-11,7! -11,-4 -5,-10 5,-10 11,-4 11,7!"), true) +
    line(points("-11,1 11,1")) +
    line(points("-5,7 -5,11")) +
    line(points("5,7 5,11")),
  turaga: line(points("-3,12 3,-12")) + curve(points("3,-12 10,-10 8,-3 2,-5")) + line(points("-7,2 3,4")),
} as const;

const ACTION_SIGN = {
  bonus: line(points("0,-10 0,10")) + line(points("-10,0 10,0")),
  reward: curve(points("0,-11! 3,-3 11,-3! 5,2 7,10! 0,5 -7,10! -5,2 -11,-3! -3,-3"), true),
  penalty: line(points("-9,-9 9,9")) + line(points("9,-9 -9,9")),
  infected:
    ring(7) + ring(2) + both("5,-5 11,-10") + both("5,5 11,10") + line(points("0,-7 0,-12")) + line(points("0,7 0,12")),
} as const;

const SIGNS = { ...SKILL_SIGN, ...SPACE_SIGN, ...ACTION_SIGN };
export type Sign = keyof typeof SIGNS;
export const ALL_SIGNS = Object.keys(SIGNS) as Sign[];

/** A sign as a cut: the lit lip below, the line above. */
export const sign = (name: Sign, colour = "currentColor", width = 2.6): string =>
  stroke(SIGNS[name], colour, width, { "stroke-linecap": "round", "stroke-linejoin": "round" });

export const icon = (name: Sign, label = ""): string => picture("-14 -14 28 28", sign(name), label, "sign");

/** One, two or three small notches: how often a space's result happens. */
export const notches = (times: number, y: number, colour: string): string =>
  fill(Array.from({ length: times }, (_, i) => `M${(i - (times - 1) / 2) * 6 - 2} ${y}l2-3.4 2 3.4z`).join(""), colour);

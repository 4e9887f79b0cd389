/** The swarm: six breeds of Bohrok, their small Va, and eight types of Krana. */
import { MATERIAL, type Element } from "./elements";
import {
  bevel,
  circle,
  clipped,
  curve,
  cut,
  fill,
  group,
  line,
  mirror,
  n,
  path,
  picture,
  points,
  stroke,
  whole,
} from "./svg";

export const BREEDS = ["tahnok", "gahlok", "lehvak", "pahrak", "nuhvok", "kohrak"] as const;
export type Breed = (typeof BREEDS)[number];
export const BREED_ELEMENT: Record<Breed, Element> = {
  tahnok: "fire",
  gahlok: "water",
  lehvak: "air",
  pahrak: "stone",
  nuhvok: "earth",
  kohrak: "ice",
};
export const KRANA = ["xa", "bo", "su", "za", "vu", "ja", "yo", "ca"] as const;
export type KranaType = (typeof KRANA)[number];
export type BohrokForm = "plain" | "promo" | "kal" | "va";

const INK = "#14181d";
const both = (shape: string, closed: boolean) => curve(points(shape), closed) + curve(mirror(points(shape)), closed);

/** What is cut into the shell of each breed. */
const SHELL: Record<Breed, readonly string[]> = {
  tahnok: ["0,-27 4,-17 0,-9", "7,-25 11,-15 7,-8", "15,-21 18,-12 13,-7"],
  gahlok: ["0,-24 6,-21 12,-24 18,-19", "0,-18 6,-15 12,-18 21,-13", "0,-12 6,-9 12,-12 22,-8"],
  lehvak: ["2,-9 4,-26", "7,-9 14,-22", "12,-8 21,-15"],
  pahrak: ["4,-27 4,-10", "11,-25 11,-9", "18,-19 18,-8"],
  nuhvok: ["0,-22 8,-22 8,-14 3,-14 3,-10", "13,-21 13,-11 19,-11"],
  kohrak: ["0,-28 7,-18 0,-9", "14,-22 19,-14 12,-9 8,-15 14,-22"],
};

/** A Bohrok around 0,0 within 34 of it: a shell drawn low, eyes in its shadow, tusks that close. */
export function bohrokShape(breed: Breed, form: BohrokForm = "plain"): string {
  const { body, glow } = MATERIAL[BREED_ELEMENT[breed]];
  const dome = curve(whole(points("0,-33 16,-31 29,-17 32,2! 27,13! 21,3! 10,6! 4,2! 0,7!")), true);
  const face = curve(whole(points("0,-4 25,0! 22,17! 13,27! 0,24")), true);
  const tusks = both("17,13! 29,11! 32,22 25,34! 15,33! 22,27 23,20!", true);
  const teeth =
    both("0,19! 3,19! 1.5,25!", true) + both("5,19! 9,18! 7.5,25!", true) + both("11,18! 15,16! 13,23!", true);
  const edge = { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" };
  return (
    path(face, { fill: "#20252b", ...edge }) +
    fill(both("5,7! 20,4! 18,12! 9,14!", true), "#05070a") +
    fill(both("8,8.5! 18,6.5! 16,11! 10,12!", true), glow) +
    fill(teeth, "#cfc6b2") +
    path(tusks, { fill: "#566069", ...edge }) +
    bevel(tusks, 1.8, 0.55) +
    path(dome, { fill: form === "kal" ? "#9aa6ae" : body, ...edge }) +
    clipped(dome, fill("M0-40H40V40H0z", "#000", 0.17)) +
    cut(SHELL[breed].map((one) => both(one, false)).join(""), 1.7, 0.62) +
    bevel(dome, 2.4, 0.5) +
    ranks(form)
  );
}

/** Promo Bohrok have a band of teeth, Kal a bright inlay, Va are small and carry a staff. */
function ranks(form: BohrokForm): string {
  const band = curve(points("-30,-1 -16,-5 0,-6 16,-5 30,-1"));
  if (form === "promo")
    return stroke(band, "#e8bd5a", 4) + stroke(band, "#5c4212", 4, { "stroke-dasharray": "1.2 3.2" });
  if (form === "kal")
    return stroke(band, "#dfe6ea", 3.4) + circle(0, -5.5, 4, { fill: "#dfe6ea", stroke: INK, "stroke-width": 1.4 });
  return "";
}

export function vaShape(breed: Breed): string {
  const staff = line(points("23,-30 23,32"));
  const head = line(points("16,-30 30,-30 26,-19 23,-24 20,-19"), true);
  const { body } = MATERIAL[BREED_ELEMENT[breed]];
  return (
    stroke(staff, INK, 5) +
    stroke(staff, "#8a6a3e", 2.6) +
    path(head, { fill: body, stroke: INK, "stroke-width": 1.8, "stroke-linejoin": "round" }) +
    bevel(head, 1.4, 0.5) +
    group(bohrokShape(breed, "va"), { transform: "translate(-6 6) scale(.72)" })
  );
}

/** The two queens: horns instead of a shell. */
export function bahragShape(): string {
  const head = curve(whole(points("0,-12 9,-16 20,-10 22,4 14,20 6,31! 0,27")), true);
  const horns = both("5,-12! 12,-30! 16,-14! 27,-27! 24,-4! 32,-6! 23,8!", true);
  const edge = { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" };
  return (
    path(horns, { fill: "#7d5a86", ...edge }) +
    bevel(horns, 2, 0.5) +
    path(head, { fill: "#4d6f8e", ...edge }) +
    fill("M0-12L9-16 20-10 22 4 14 20 6 31 0 27z", "#000", 0.18) +
    cut(both("3,18 13,14", false) + both("2,23 9,21", false), 1.4, 0.6) +
    fill(both("4,-4! 17,-8! 16,1! 8,4!", true), "#0c0e12") +
    fill(both("8,-3 14,-4 12,0 9,1", true), "#e59bff") +
    bevel(head, 2, 0.5)
  );
}

/** Lobes, how deep they are, how tall, how the folds run, and where it looks out. */
const KRANA_FORM: Record<KranaType, readonly [lobes: number, deep: number, tall: number, folds: number, eyes: string]> =
  {
    xa: [5, 0.22, 1, 3, "7,-6 14,-9 12,-1"],
    bo: [2, 0.3, 0.86, 4, "4,-5! 11,-8! 11,-1! 5,0!"],
    su: [3, 0.26, 1.05, 2, "5,-8! 15,-4! 6,0!"],
    za: [8, 0.12, 0.98, 4, "6,-9 12,-9 12,-3 6,-3"],
    vu: [4, 0.34, 1.08, 2, "5,-2! 11,-12! 14,-2!"],
    ja: [7, 0.2, 0.9, 2, "5,-3! 12,-8! 14,-2! 7,1!"],
    yo: [6, 0.16, 1.12, 5, "5,-10! 13,-10! 9,-3!"],
    ca: [1, 0.2, 1, 5, "6,-4 13,-9 16,-3 9,2"],
  };

/** A Krana around 0,0 within 32 of it: soft, folded, and looking back. */
export function kranaShape(type: KranaType, breed?: Breed): string {
  const [lobes, deep, tall, folds, eyes] = KRANA_FORM[type];
  const around = (size: number, turn: number) =>
    Array.from({ length: 32 }, (_, i) => {
      const angle = (i * Math.PI) / 16;
      const r = size * (1 + deep * Math.cos(lobes * angle + turn));
      return [r * Math.sin(angle), -r * tall * Math.cos(angle)] as const;
    });
  const skin = curve(around(24, 0), true);
  const inner = Array.from({ length: folds }, (_, i) =>
    curve(around(20 - (i * 15) / folds, i % 2 ? Math.PI : 0), true),
  ).join("");
  const { body, glow } = breed ? MATERIAL[BREED_ELEMENT[breed]] : { body: "#aab4bb", glow: "#e59bff" };
  return (
    path(skin, { fill: body, stroke: INK, "stroke-width": 2 }) +
    cut(inner, 1.3, 0.5) +
    bevel(skin, 3, 0.5) +
    fill(both(eyes, true), "#0c0e12") +
    group(fill(both(eyes, true), glow), { transform: `translate(0 ${n(-1.6)}) scale(.98 .6)` }) +
    cut(line(points("-5,10 5,10")) + line(points("-3,14 3,14")), 1.8, 0.7)
  );
}

export const bohrok = (breed: Breed, form: BohrokForm = "plain", label = ""): string =>
  picture("-36 -36 72 72", form === "va" ? vaShape(breed) : bohrokShape(breed, form), label);
export const krana = (type: KranaType, breed?: Breed, label = ""): string =>
  picture("-34 -34 68 68", kranaShape(type, breed), label);

/** Masks of the twelve powers. Great masks have a banded rim, Noble ones a plain one, Nuva a second outline. */
import { MATERIAL, PUMICE, type Element, type Material } from "./elements";
import { FORMS, type MaskForm, type Power } from "./maskforms";
import { bevel, clipped, curve, cut, fill, luck, mirror, path, picture, points, pores, stroke, whole } from "./svg";

export interface MaskLook {
  rank?: "great" | "noble" | "nuva";
  element?: Element | undefined;
  foil?: boolean;
  infected?: boolean;
}

const INK = "#14181d";
const both = (shape: string, closed: boolean): string => {
  const half = points(shape);
  if (half.every(([x]) => x === 0)) return curve(half);
  const joined = closed && half[0]![0] === 0 && half.at(-1)![0] === 0;
  return joined ? curve(whole(half), true) : curve(half, closed) + curve(mirror(half), closed);
};

/** The mask around 0,0, about 100 wide and 124 high. */
export function maskShape(power: Power, look: MaskLook = {}): string {
  const form: MaskForm = FORMS[power];
  const stuff = look.element ? MATERIAL[look.element] : PUMICE;
  const outline = curve(whole(points(form.outline)), true);
  return (
    behind(form, outline, look, stuff) +
    path(outline, { fill: stuff.body, stroke: INK, "stroke-width": 3.4, "stroke-linejoin": "round" }) +
    clipped(outline, surface(form, outline, look, power)) +
    form.plates.map((plate) => raised(both(plate, true), stuff.body)).join("") +
    form.cuts.map((one) => cut(both(one, false), 1.7, 0.62)).join("") +
    rings(form, look) +
    openings(form, stuff, look) +
    bevel(outline, 2.6, 0.5)
  );
}

/** Pieces that float, and the second outline of a Kanohi Nuva. */
function behind(form: MaskForm, outline: string, look: MaskLook, stuff: Material): string {
  const loose = (form.loose ?? []).map((piece) => raised(both(piece, true), stuff.body)).join("");
  if (look.rank !== "nuva") return loose;
  const round = { "stroke-linejoin": "round" };
  return (
    stroke(outline, INK, 17, round) +
    stroke(outline, "#aab4bb", 13, round) +
    stroke(outline, INK, 8, round) +
    stroke(outline, "#dfe6ea", 13, { ...round, "stroke-dasharray": "1.6 11", "stroke-opacity": 0.8 }) +
    loose
  );
}

/** Planes, the shaded side, the rim, and what time or Makuta did to the stone. */
function surface(form: MaskForm, outline: string, look: MaskLook, power: Power): string {
  const planes = form.planes.map(([shape, light]) =>
    fill(both(shape, true), light > 0 ? "#fff" : "#000", Math.abs(light)),
  );
  const shade = fill("M0-70H60V70H0z", "#000", 0.16);
  const chance = luck(power + look.element);
  const grains = Array.from({ length: 46 }, () => [chance() * 100 - 50, chance() * 120 - 60] as const);
  return (
    shade +
    planes.join("") +
    pores(grains, "#000", 1.3, 0.22) +
    rim(outline, look) +
    (look.infected ? blight(power) : "")
  );
}

function rim(outline: string, look: MaskLook): string {
  if (look.foil)
    return (
      stroke(outline, "#e8bd5a", 8.5) +
      stroke(outline, "#8a6420", 8.5, { "stroke-dasharray": "1.4 5" }) +
      cut(outline, 0)
    );
  if (look.rank === "noble") return stroke(outline, "#000", 6.5, { "stroke-opacity": 0.16 });
  return (
    stroke(outline, "#000", 9.5, { "stroke-opacity": 0.2 }) +
    stroke(outline, "#000", 9.5, { "stroke-opacity": 0.38, "stroke-dasharray": "1.7 3.6" })
  );
}

/** Rot, in patches that begin at the rim. */
function blight(power: Power): string {
  const chance = luck(`blight ${power}`);
  const patch = () => {
    const [side, y, r] = [chance() < 0.5 ? -1 : 1, chance() * 90 - 45, 9 + chance() * 12];
    const around = Array.from({ length: 9 }, (_, i) => {
      const [angle, far] = [(i * Math.PI) / 4.5, r * (0.6 + chance() * 0.7)];
      return [side * 32 + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
    });
    return curve(around, true);
  };
  const patches = Array.from({ length: 6 }, patch).join("");
  const dots = Array.from({ length: 60 }, () => [chance() * 96 - 48, chance() * 116 - 58] as const);
  return (
    fill(patches, "#3d2417", 0.78) +
    stroke(patches, "#d9772b", 1, { "stroke-dasharray": "2 3" }) +
    pores(dots, "#2a160d", 2.6, 0.7)
  );
}

const raised = (d: string, colour: string): string =>
  fill(d, "#000", 0.32).replace("/>", ' transform="translate(1.2 1.6)"/>') + fill(d, colour) + bevel(d, 2.2, 0.55);

function rings(form: MaskForm, look: MaskLook): string {
  if (!form.rings) return "";
  const [x, y, ...radii] = form.rings;
  const round = (r: number) => [x, -x].map((cx) => `M${cx - r} ${y}a${r} ${r} 0 1 1 0 .1z`).join("");
  return radii.map((r, i) => (look.foil && i ? stroke(round(r), "#e8bd5a", 1.6) : cut(round(r), 2, 0.6))).join("");
}

/** Eyes and mouth: through the stone, with light on the lower lip and something awake behind the eyes. */
function openings(form: MaskForm, stuff: Material, look: MaskLook): string {
  const eye = both(form.eye, true);
  const holes = form.holes.map((hole) => both(hole, true)).join("");
  const lip = stroke(eye + holes, "#fff", 1.6, { "stroke-opacity": 0.42, transform: "translate(.7 .9)" });
  return lip + fill(eye + holes, "#0c0e12") + awake(form, look.infected ? "#ff4b33" : stuff.glow);
}

/** The eye again, smaller, as if lit from within; round eyes have round pupils. */
function awake(form: MaskForm, glow: string): string {
  const eye = points(form.eye);
  const middle = (axis: 0 | 1) => eye.reduce((sum, p) => sum + p[axis], 0) / eye.length;
  const [x, y] = [middle(0), middle(1)];
  const shrunk = (by: number) => {
    const half = eye.map(([px, py, sharp]) => [x + (px - x) * by, y + (py - y) * by, sharp] as const);
    return curve(half, true) + curve(mirror(half), true);
  };
  return fill(shrunk(0.72), glow, 0.25) + fill(shrunk(form.rings ? 0.34 : 0.42), glow);
}

export const mask = (power: Power, look: MaskLook = {}, label = ""): string =>
  picture("-58 -68 116 136", maskShape(power, look), label);

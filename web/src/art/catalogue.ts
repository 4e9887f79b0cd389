/** All drawings in sections, for the gallery and for the tests that compare them. */
import type { Message } from "../i18n/words";
import { BREED_BEAST, rahi } from "./beasts";
import { TILES } from "./box";
import { KEY_SIGNS, token, type Face } from "./counters";
import { die, type DieSize } from "./dice";
import { badge, ELEMENT_OF, ELEMENTS, LETTER, TOA, totem } from "./elements";
import { islandPicture, TRUE_MAP } from "./island";
import { CHARTS } from "./chart";
import { mapPicture, SPACE_KINDS, spaceShape } from "./map";
import { mask } from "./masks";
import { GREAT_POWERS, NOBLE_POWERS } from "./maskforms";
import { markPicture, pawnPicture, type MarkState } from "./pieces";
import { icon, SKILLS } from "./signs";
import { bohrok, BREEDS, krana, KRANA } from "./swarm";
import { picture } from "./svg";
import { dial } from "./temple";
import { tilePicture } from "./tile";

export interface Drawing {
  key: string;
  /** What it is called, if it has a name in the catalogues. */
  name?: Message;
  svg: string;
}
export interface Section {
  id: string;
  size: "small" | "middle" | "large" | "huge";
  drawings: () => Drawing[];
}

const named = (key: string, svg: string, id = key): Drawing => ({ key, svg, name: { id } });
const STATES: readonly MarkState[] = ["legal", "selected", "threat", "fresh"];
const STRENGTHS = [18, 20, 21, 22, 23, 24];

export const SECTIONS: readonly Section[] = [
  { id: "elements", size: "small", drawings: elements },
  { id: "masks", size: "large", drawings: masks },
  {
    id: "rahi",
    size: "middle",
    drawings: () => Object.entries(BREED_BEAST).map(([breed, kind]) => named(`breed-${breed}`, rahi(kind))),
  },
  { id: "swarm", size: "middle", drawings: swarm },
  { id: "counters", size: "small", drawings: counters },
  { id: "dice", size: "small", drawings: dice },
  { id: "signs", size: "small", drawings: signs },
  { id: "tiles", size: "large", drawings: tiles },
  {
    id: "island",
    size: "huge",
    drawings: () => [{ key: "island", svg: islandPicture(TRUE_MAP, { strengths: STRENGTHS, segment: 2 }) }],
  },
  { id: "map", size: "huge", drawings: maps },
];

function elements(): Drawing[] {
  return TOA.flatMap((toa) => {
    const element = ELEMENT_OF[toa];
    return [
      named(`toa-${toa}`, totem(element)),
      { key: `glyph-${element}`, svg: badge(element) },
      { key: `letter-${element}`, svg: badge(element, "", true) },
      { key: `pawn-${element}`, svg: pawnPicture(element) },
    ];
  });
}

function masks(): Drawing[] {
  return [
    ...GREAT_POWERS.map((power, i) =>
      named(`mask-${power}`, mask(power, { element: ELEMENTS[[0, 2, 5, 4, 1, 3][i]!] })),
    ),
    ...NOBLE_POWERS.map((power, i) => named(`mask-${power}`, mask(power, { rank: "noble", element: ELEMENTS[i] }))),
    ...GREAT_POWERS.map((power) => ({ key: `nuva-${power}`, svg: mask(power, { rank: "nuva" }) })),
    ...GREAT_POWERS.map((power, i) => ({
      key: `foil-${power}`,
      svg: mask(power, { foil: true, element: ELEMENTS[(i + 3) % 6] }),
    })),
    ...GREAT_POWERS.map((power, i) => ({
      key: `infected-${power}`,
      svg: mask(power, { infected: true, element: ELEMENTS[(i + 4) % 6] }),
    })),
  ];
}

function swarm(): Drawing[] {
  return [
    ...BREEDS.map((breed) => named(`breed-${breed}`, bohrok(breed))),
    ...BREEDS.map((breed) => ({
      key: `va-${breed}`,
      svg: bohrok(breed, "va"),
      name: { id: "card-va", args: { breed: { id: `breed-${breed}` } } },
    })),
    ...BREEDS.map((breed) => ({
      key: `kal-${breed}`,
      svg: bohrok(breed, "kal"),
      name: { id: "card-bohrok-kal", args: { breed: { id: `breed-${breed}` } } },
    })),
    ...KRANA.map((type, i) => named(`krana-${type}`, krana(type, BREEDS[i % 6]))),
  ];
}

const TURAGA = ["vakama", "nokama", "matau", "whenua", "nuju", "onewa"] as const;
function counters(): Drawing[] {
  const faces: readonly (readonly [string, Face])[] = [
    ...GREAT_POWERS.map((power) => [`counter-${power}`, { kind: "mask", power }] as const),
    ...TURAGA.map(
      (name, i) =>
        [`counter-${name}`, { kind: "turaga", element: ELEMENTS[i]!, letter: LETTER[ELEMENTS[i]!] }] as const,
    ),
    ...KEY_SIGNS.map((sign) => [`counter-${sign}`, { kind: "key", sign }] as const),
    ["counter-mask", { kind: "back", of: "mask" }],
    ["counter-key", { kind: "back", of: "key" }],
    ["lock-down", { kind: "lock" }],
  ];
  const beasts = (["mosquito", "scorpion", "tiger"] as const).flatMap((beast, i) => [
    named(`rahi-${beast}`, token({ kind: "rahi", beast })),
    { key: `strength-${beast}`, svg: token({ kind: "rahi", beast, strength: 4 + i * 7 }) },
  ]);
  const lock = { key: "lock-open", svg: token({ kind: "lock", code: ["fire", "water", "earth"] }) };
  return [...faces.map(([key, face]) => named(key, token(face))), lock, ...beasts];
}

function dice(): Drawing[] {
  const of = (size: DieSize, colour: string) =>
    Array.from({ length: size }, (_, i): Drawing => ({ key: `${colour}-${i + 1}`, svg: die(size, i + 1) }));
  return [...of(6, "die-white"), ...of(8, "die-red"), ...of(12, "die-green")];
}

function signs(): Drawing[] {
  return [
    ...SKILLS.map((skill) => named(`skill-${skill}`, icon(skill))),
    ...SPACE_KINDS.map((kind) => ({ key: `space-${kind}`, svg: picture("-24 -24 48 50", spaceShape(kind)) })),
    ...STATES.map((state) => named(`web-state-${state}`, markPicture(state))),
    { key: "dial", svg: picture("-38 -38 76 76", dial({ strengths: STRENGTHS, segment: 0 })) },
  ];
}

function maps(): Drawing[] {
  return [...CHARTS].map(([name, chart]) => ({ key: name, svg: mapPicture(chart, true) }));
}

function tiles(): Drawing[] {
  return TILES.map((tile) => named(`tile-${tile.id}`, tilePicture(tile)));
}

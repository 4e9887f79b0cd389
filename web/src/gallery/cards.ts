/** Some cards of every kind, with their true words. */
import type { CardLook } from "../art/card";
import type { Skill } from "../art/signs";
import type { Message } from "../i18n/words";

export interface Shown {
  look: CardLook;
  title: Message;
  type: Message;
  text: Message;
  skills?: Record<Skill, number>;
}

const of = (kind: string, id: string): Message => ({ id: `${kind}-${id}` });
function shown(look: CardLook, type: string, id: string, args: Message["args"] = {}): Shown {
  return { look, type: { id: type }, title: { id: `card-${id}`, args }, text: { id: `card-${id}-text`, args } };
}
const mask = (power: string, toa: string, skill: string) => ({
  mask: of("mask", power),
  toa: of("toa", toa),
  skill: of("skill", skill),
  bonus: 100,
  power: of("power", power),
});
const TAHU = { flight: 700, shielding: 900, speed: 600, strength: 500, swimming: 400, vision: 800 };

export const CARDS: readonly Shown[] = [
  {
    ...shown({ kind: "toa", toa: "tahu", power: "hau" }, "kind-toa", "toa", { toa: of("toa", "tahu"), ...TAHU }),
    skills: TAHU,
  },
  shown({ kind: "great", toa: "lewa", power: "miru" }, "kind-great", "great", mask("miru", "lewa", "flight")),
  shown(
    { kind: "great", toa: "onua", power: "pakari", foil: true },
    "kind-great",
    "foil",
    mask("pakari", "onua", "strength"),
  ),
  shown(
    { kind: "great", toa: "gali", power: "kaukau", nuva: true },
    "kind-great",
    "nuva",
    mask("kaukau", "gali", "swimming"),
  ),
  shown({ kind: "noble", toa: "pohatu", power: "komau" }, "kind-noble", "noble", mask("komau", "pohatu", "speed")),
  shown({ kind: "turaga", toa: "kopaka" }, "kind-turaga", "turaga", { turaga: of("turaga", "nuju") }),
  shown({ kind: "challenge", skills: ["speed"] }, "kind-challenge", "challenge", { skills: [of("skill", "speed")] }),
  shown({ kind: "challenge", skills: ["vision", "flight"] }, "kind-challenge", "challenge-double", {
    skills: [of("skill", "vision"), of("skill", "flight")],
  }),
  shown({ kind: "action", id: "courage", type: "bonus" }, "action-bonus", "courage"),
  shown({ kind: "action", id: "krana-harvest", type: "reward" }, "action-reward", "krana-harvest"),
  shown({ kind: "action", id: "swarm-dread", type: "penalty" }, "action-penalty", "swarm-dread"),
  shown({ kind: "mission", id: "krana-toll" }, "kind-mission", "krana-toll"),
  shown({ kind: "rahi", breed: "muaka" }, "kind-rahi", "rahi", {
    breed: of("breed", "muaka"),
    skill: of("skill", "speed"),
  }),
  shown({ kind: "rahi-challenge", value: 700 }, "kind-rahi-challenge", "rahi-challenge", { value: 700 }),
  shown({ kind: "rahi-effect", id: "poisoned" }, "kind-rahi-effect", "poisoned"),
  shown({ kind: "bohrok", breed: "tahnok" }, "kind-bohrok", "bohrok", {
    breed: of("breed", "tahnok"),
    bonus: 100,
    skill: of("skill", "shielding"),
  }),
  shown({ kind: "bohrok", breed: "kohrak", form: "kal" }, "kind-bohrok", "bohrok-kal", {
    breed: of("breed", "kohrak"),
    bonus: 300,
    skill: of("skill", "vision"),
  }),
  shown({ kind: "bohrok" }, "kind-bohrok", "cahdok", { bonus: 300 }),
  shown({ kind: "va", breed: "lehvak" }, "kind-va", "va", { breed: of("breed", "lehvak"), bonus: 100 }),
  shown({ kind: "krana", breed: "gahlok", type: "xa" }, "kind-krana", "krana", {
    type: of("krana", "xa"),
    breed: of("breed", "gahlok"),
  }),
];
export const BACKS = ["action", "mission", "challenge", "great", "rahi", "bohrok", "krana"] as const;

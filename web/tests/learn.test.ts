import { describe, expect, it } from "vitest";
import { covers, overlap, placed, weighed } from "../src/learn/place";
import { isOpen, keep, kept } from "../src/learn/progress";

const SCREEN = { x: 0, y: 0, width: 1280, height: 720 };
const PANEL = { width: 380, height: 220 };

describe("the teacher's panel", () => {
  it("stands on nothing that she speaks of", () => {
    for (let x = 0; x <= 1200; x += 80)
      for (let y = 0; y <= 640; y += 80) {
        const ring = { x, y, width: 80, height: 80, weight: 50 };
        expect(overlap(placed(PANEL, SCREEN, [ring]), ring)).toBe(0);
      }
  });

  it("rather covers the sea than the question", () => {
    const sea = { ...SCREEN, weight: 1 };
    const question = { x: 0, y: 500, width: 1280, height: 220, weight: 6 };
    expect(overlap(placed(PANEL, SCREEN, [sea, question]), question)).toBe(0);
  });

  const PHONE = { x: 0, y: 0, width: 390, height: 844 };
  const fight = weighed({ kind: "part", x: 10, y: 170, width: 370, height: 180 });

  it("gives up what she speaks of before what is to be pressed, however large that is", () => {
    for (let y = 400; y <= 780; y += 20) {
      const must = weighed({ kind: "must", x: 4, y, width: 150, height: 50 });
      expect(covers(placed({ width: 374, height: 300 }, PHONE, [fight, must]), [must])).toBe(false);
    }
  });

  it("knows when there is no place, and as a strip has one", () => {
    const must = weighed({ kind: "must", x: 4, y: 400, width: 380, height: 50 });
    expect(covers(placed({ width: 374, height: 600 }, PHONE, [must]), [must])).toBe(true);
    expect(covers(placed({ width: 374, height: 110 }, PHONE, [must]), [must])).toBe(false);
  });

  it("stays on the screen of a phone", () => {
    const found = placed({ width: 374, height: 300 }, { x: 0, y: 0, width: 390, height: 844 }, []);
    expect(found.x).toBeGreaterThanOrEqual(0);
    expect(found.x + found.width).toBeLessThanOrEqual(390);
  });
});

describe("progress", () => {
  function store(): Storage {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
  }

  it("is kept for each lesson", () => {
    const here = store();
    keep("makuta", { table: "a", step: 4, of: 32, done: false }, here);
    keep("masks", { table: "b", step: 1, of: 28, done: false }, here);
    expect(Object.keys(kept(here))).toEqual(["makuta", "masks"]);
    expect(isOpen(kept(here).makuta)).toBe(true);
    expect(isOpen(kept(here).masks)).toBe(false);
    expect(isOpen(undefined)).toBe(false);
  });

  it("once finished stays finished", () => {
    const here = store();
    keep("makuta", { table: "a", step: 32, of: 32, done: true }, here);
    keep("makuta", { table: "b", step: 2, of: 32, done: false }, here);
    expect(kept(here).makuta).toEqual({ table: "b", step: 2, of: 32, done: true });
  });

  it("survives what it cannot read", () => {
    const here = store();
    here.setItem("matanui.lessons", "{");
    expect(kept(here)).toEqual({});
  });
});

import { readFileSync } from "node:fs";
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Card from "../src/art/Card.svelte";
import { badge } from "../src/art/elements";
import { link, route } from "../src/lib/router";
import { preferred, THEMES, wear, type Theme } from "../src/lib/theme";

const css = readFileSync("src/styles/themes.css", "utf8");

/** The colours of each look: what it sets itself, else those of the night. */
function colours(): Record<Theme, Map<string, string>> {
  const blocks = [...css.matchAll(/:root(?:\[data-theme="(\w+)"\])? \{([^}]*)\}/g)];
  const own = (theme: string) => {
    const [, , body = ""] = blocks.find(([, name = "night"]) => name === theme)!;
    return [...body.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name!, value!] as const);
  };
  const night = own("night");
  return Object.fromEntries(THEMES.map((theme) => [theme, new Map([...night, ...own(theme)])])) as never;
}

/** Contrast as WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
    const [r, g, b] = [1, 3, 5].map((i) => {
      const part = parseInt(full.slice(i, i + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
}

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test.each(THEMES)("words can be read in the look %s", (theme) => {
  const of = (name: string) => colours()[theme].get(name)!;
  const written = [
    ["text", "bg"],
    ["text", "slab"],
    ["dim", "bg"],
    ["dim", "slab"],
    ["accent", "bg"],
    ["card-ink", "card-face"],
    ["card-name", "card-board"],
  ] as const;
  for (const [ink, ground] of written)
    expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  for (const mark of ["legal", "selected", "threat", "fresh", "line"])
    expect(contrast(of(mark), of("slab")), mark).toBeGreaterThanOrEqual(mark === "line" ? 2 : 3);
});

test("every look colours every landscape anew", () => {
  const { night, driftwood, contrast: high } = colours();
  for (const name of night.keys())
    if (/^(ta|ga|le|po|onu|ko|kini)[123fg]$/.test(name))
      expect([driftwood.get(name), high.get(name)], name).not.toContain(night.get(name));
});

test("a look is kept", () => {
  expect(preferred()).toBe("night");
  wear("driftwood");
  expect([preferred(), document.documentElement.dataset["theme"]]).toEqual(["driftwood", "driftwood"]);
});

test("paths lead to screens", () => {
  expect(route("")).toEqual({ screen: "", rest: [] });
  expect(route("#/gallery/masks")).toEqual({ screen: "gallery", rest: ["masks"] });
  expect(route(link("g", "a/b c"))).toEqual({ screen: "g", rest: ["a/b c"] });
});

test("a card is words over a drawing", () => {
  const skills = { flight: 700, shielding: 900, speed: 600, strength: 500, swimming: 400, vision: 800 };
  const card = mount(Card, {
    target: document.body,
    props: { look: { kind: "toa", toa: "tahu", power: "hau" }, title: "Tahu", type: "Toa", skills, state: "legal" },
  });
  const article = document.querySelector("article")!;
  expect(article.querySelector("h3")!.textContent).toBe("Tahu");
  expect([...article.querySelectorAll("dd")].map((dd) => dd.textContent.trim())).toEqual(
    Object.values(skills).map(String),
  );
  expect(article.dataset["state"]).toBe("legal");
  expect(article.innerHTML).not.toContain("style=");
  unmount(card);
});

test("a drawing with a label is an image, one without is decoration", () => {
  expect(badge("fire", 'Tahu "T"')).toContain('role="img" aria-label="Tahu &#34;T&#34;"');
  expect(badge("fire")).toContain('aria-hidden="true"');
});

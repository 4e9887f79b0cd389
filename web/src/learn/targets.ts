/** Where on the page the things are that the teacher points at. Fields and spaces are drawn, not elements: their place
 * on the screen follows from that of the drawing. */
import type { Point } from "../art/svg";
import type { Table } from "../lib/table.svelte";
import type { Pointer } from "../lib/wire";
import type { Box } from "./place";

/** Selectors for each part of a table; the first visible one counts. */
const PARTS: Record<string, readonly string[]> = {
  island: [".island", ".map"],
  players: [".totems"],
  hand: [".tray", "footer .hand", ".hand"],
  chronicle: ["aside"],
  question: [".question"],
  fight: [".fight", ".stage"],
  stage: [".stage"],
};
const SPOT = 30;

const shown = (element: Element | null | undefined): Box | null => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
};

function firstOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const box = shown(document.querySelector(selector));
    if (box) return box;
  }
  return null;
}

function drawn(point: Point | undefined): Box | null {
  const svg = document.querySelector<SVGSVGElement>(".island .plane, .map svg");
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix || !point) return null;
  const at = new DOMPoint(point[0], point[1]).matrixTransform(matrix);
  const size = Math.max(SPOT, matrix.a * 48);
  const frame = (svg.closest(".frame") ?? svg).getBoundingClientRect();
  const inside = at.x >= frame.left && at.x <= frame.right && at.y >= frame.top && at.y <= frame.bottom;
  return inside ? { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size } : null;
}

/** The box of one thing, or null if it is not to be seen now. */
export function boxOf(pointer: Pointer, table: Table): Box | null {
  if (pointer.kind === "part") return firstOf(PARTS[pointer.part] ?? []);
  if (pointer.kind === "card") return shown(document.querySelector(`[data-card="${pointer.n}"]`));
  if (pointer.kind === "seat") return shown(document.querySelectorAll(".totems > li").item(pointer.n));
  return drawn(table.locate(pointer.n));
}

/** What is to be pressed for an answer: its button, or, once it is planned, the one that sends it. */
export function button(answer: string): HTMLElement | null {
  const planned = document.querySelector<HTMLElement>(`.question [data-answer="${answer}"][aria-pressed="true"]`);
  const go = document.querySelector<HTMLElement>(".commit .go");
  if (planned && go) return go;
  return document.querySelector<HTMLElement>(`.question [data-answer="${answer}"]`);
}

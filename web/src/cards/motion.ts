/** Motion that means something: a piece slides to its new space, a card comes from where it was. It never blocks. */
import type { Action } from "svelte/action";
import { prefs } from "../lib/prefs.svelte";

export const STEP = 180;
export const FLIP = 240;
export const SLAM = 420;
const CALM = 80;
const EASE = "cubic-bezier(.2,.8,.3,1)";

/** Whoever does something waits for nothing: what still moves is where it belongs. */
export function settle(): void {
  for (const one of document.getAnimations()) if (one.constructor === Animation) one.finish();
}

/** Little motion is wanted: things only fade in. */
function fade(node: Element): void {
  node.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: CALM });
}

/** A piece inside a group that has jumped already: it slides after it. */
export const glide: Action<SVGElement, { x: number; y: number }> = (node, start) => {
  let last = start;
  return {
    update(now) {
      const [dx, dy] = [last.x - now.x, last.y - now.y];
      last = now;
      if (!dx && !dy) return;
      if (prefs.calm) return fade(node);
      for (const before of node.getAnimations()) before.cancel();
      node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
        duration: Math.min(3, Math.hypot(dx, dy) / 48) * STEP,
        easing: EASE,
      });
    },
  };
};

/** Something new on the table: it is turned over as it comes. */
export const arrive: Action<HTMLElement> = (node) => {
  if (prefs.calm) return fade(node);
  node.animate(
    [
      { transform: "translateY(-12px) rotateY(80deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: FLIP,
      easing: EASE,
    },
  );
};

/** A line of a ledger is cut in from its edge. */
export const enter: Action<HTMLElement> = (node) => {
  if (prefs.calm) return fade(node);
  node.animate(
    [
      { transform: "translateX(-14px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: STEP,
      easing: EASE,
    },
  );
};

/** A number that has changed is struck anew. */
export const strike: Action<HTMLElement, number> = (node, start) => {
  let last = start;
  return {
    update(now) {
      if (now === last) return;
      last = now;
      if (prefs.calm) return fade(node);
      node.animate([{ transform: "scale(1.45)" }, { transform: "none" }], { duration: FLIP, easing: EASE });
    },
  };
};

/** A copy of a thing travels from one place of the page to another. */
export function fly(node: HTMLElement, from: DOMRect, to: DOMRect, done: () => void): void {
  const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const half = `translate(-50%, -50%)`;
  const moved = node.animate(
    [
      { transform: `translate(${x}px, ${y}px) ${half} scale(.35)`, opacity: 0.3 },
      { transform: `translate(${(x + u) / 2}px, ${(y + v) / 2 - 30}px) ${half}`, opacity: 1, offset: 0.55 },
      { transform: `translate(${u}px, ${v}px) ${half} scale(.7)`, opacity: 0.2 },
    ],
    { duration: SLAM * 1.6, easing: "ease-out" },
  );
  moved.onfinish = moved.oncancel = done;
}

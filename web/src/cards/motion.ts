/** Animations of the card table: a piece slides to its new space, a card flies from its old place. They never block
 * input. */
import type { Action } from "svelte/action";
import { prefs } from "../lib/prefs.svelte";

export const STEP = 180;
export const FLIP = 240;
export const SLAM = 420;
const CALM = 80;
const EASE = "cubic-bezier(.2,.8,.3,1)";

/** Any press finishes running animations. */
export function settle(): void {
  for (const one of document.getAnimations()) if (one.constructor === Animation) one.finish();
}

/** With reduced motion, things only fade in. */
function fade(node: Element): void {
  node.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: CALM });
}

/** The group already stands at its new place; the piece inside slides there from the old one. */
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

/** A new card turns over as it appears. */
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

/** A new line of a challenge slides in from the side. */
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

/** A changed number grows for a moment. */
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

/** A copy of an element flies from one place of the page to another. */
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

/** Zooming and moving the map by wheel, pinch, drag and keys. */
import { tick } from "svelte";
import { named } from "../lib/keys";

export interface Lens {
  readonly size: readonly [wide: number, high: number];
  /** Pixels per unit of the drawing; 0 if the whole map is shown. */
  scale: () => number;
  zoom: (to: number) => void;
  look: (closer: boolean) => void;
}
const CLOSER = 1.25;
const MOST = 2.2; // at this scale a space is twice as wide as a thumb
const DRAG = 4; // pixels: less is a click

/** Zoom by this factor; the point at x, y of the frame stays in place. */
export async function zoom(frame: HTMLElement, lens: Lens, by: number, x?: number, y?: number): Promise<void> {
  const [u, v] = [x ?? frame.clientWidth / 2, y ?? frame.clientHeight / 2];
  const whole = Math.min(frame.clientWidth / lens.size[0], frame.clientHeight / lens.size[1]);
  const before = lens.scale() || whole;
  const after = Math.min(before * by, MOST);
  if (after <= whole) return lens.look(false);
  /** How far the drawing is from the edge where it does not fill the frame. */
  const rim = (at: 0 | 1, room: number) => Math.max(0, (room - lens.size[at] * before) / 2);
  const left = (frame.scrollLeft + u - rim(0, frame.clientWidth)) / before;
  const top = (frame.scrollTop + v - rim(1, frame.clientHeight)) / before;
  lens.zoom(after);
  await tick();
  frame.scrollTo(left * after - u, top * after - v);
}

/** Add all listeners, until the signal is aborted. */
export function follow(frame: HTMLElement, lens: Lens, signal: AbortSignal): void {
  const here = ({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] => {
    const box = frame.getBoundingClientRect();
    return [clientX - box.x, clientY - box.y];
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    void zoom(frame, lens, Math.exp(-event.deltaY / 600), ...here(event));
  };
  let apart = 0;
  const pinch = (event: TouchEvent): void => {
    const [one, two] = event.touches;
    if (!one || !two) return void (apart = 0);
    event.preventDefault();
    const [[x, y], [u, v]] = [here(one), here(two)];
    const now = Math.hypot(x - u, y - v);
    if (apart) void zoom(frame, lens, now / apart, (x + u) / 2, (y + v) / 2);
    apart = now;
  };
  let dragged = 0;
  const drag = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons !== 1) return;
    dragged += Math.hypot(event.movementX, event.movementY);
    if (dragged > DRAG) frame.scrollBy(-event.movementX, -event.movementY);
  };
  const key = (event: KeyboardEvent): void => {
    const name = named(event);
    if (name === "closer") void zoom(frame, lens, CLOSER);
    else if (name === "farther") void zoom(frame, lens, 1 / CLOSER);
    else if (name === "whole" || name === "fit") lens.look(false);
  };
  frame.addEventListener("wheel", wheel, { passive: false, signal });
  for (const name of ["touchstart", "touchmove", "touchend"] as const)
    frame.addEventListener(name, pinch, { passive: false, signal });
  frame.addEventListener("pointerdown", () => (dragged = 0), { signal });
  frame.addEventListener("pointermove", drag, { signal });
  // The click that ends a drag is ignored.
  frame.addEventListener("click", (event) => dragged > DRAG && event.stopPropagation(), { capture: true, signal });
  window.addEventListener("keydown", key, { signal });
}

/** What part of the plane is in sight. Changing the view box is smoother than moving what is drawn. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const EDGE = 40; // so much around a place belongs to it
const FAR = 1.7; // times as wide as need be: further away one comes closer

export class Camera {
  box: Box = $state.raw([-300, -300, 600, 600]);
  #whole: Box = this.box;
  #touches = new Map<number, PointerEvent>();
  #moved = false;

  /** Show everything. */
  fit(whole: Box): void {
    this.#whole = whole;
    this.box = whole;
  }

  grow(whole: Box): void {
    const untouched = this.box === this.#whole;
    this.#whole = whole;
    if (untouched) this.box = whole;
  }

  /** Come closer to what matters now, and never closer than a tile and a half; stay where that is in sight anyway. */
  around(spots: readonly (readonly [x: number, y: number, ...rest: unknown[]])[], margin: number): void {
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = [Math.max(right - left + 2 * margin, 330), Math.max(bottom - top + 2 * margin, 300)];
    const [x, y, w, h] = this.box;
    const inSight = left - EDGE > x && right + EDGE < x + w && top - EDGE > y && bottom + EDGE < y + h;
    if (inSight && w < width * FAR) return;
    const near: Box = [(left + right - width) / 2, (top + bottom - height) / 2, width, height];
    this.box = width > this.#whole[2] && height > this.#whole[3] ? this.#whole : near;
  }

  reset(): void {
    this.box = this.#whole;
  }

  pan(dx: number, dy: number): void {
    const [x, y, width, height] = this.box;
    this.box = [x + dx * width, y + dy * height, width, height];
  }

  zoom(by: number, u = 0.5, v = 0.5): void {
    const [x, y, width, height] = this.box;
    const limit = Math.min(Math.max(width * by, 150), this.#whole[2] * 1.6) / width;
    this.box = [x + width * u * (1 - limit), y + height * v * (1 - limit), width * limit, height * limit];
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(Math.exp(event.deltaY / 600), (event.clientX - at.x) / at.width, (event.clientY - at.y) / at.height);
  };

  down = (event: PointerEvent): void => {
    this.#touches.set(event.pointerId, event);
    this.#moved = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.#touches.get(event.pointerId);
    if (!before) return;
    const at = (event.currentTarget as Element).getBoundingClientRect();
    const others = [...this.#touches.values()].filter((touch) => touch.pointerId !== event.pointerId);
    const far = (touch: PointerEvent) =>
      Math.hypot(touch.clientX - others[0]!.clientX, touch.clientY - others[0]!.clientY);
    if (others.length) this.zoom(far(before) / Math.max(1, far(event)));
    else this.pan((before.clientX - event.clientX) / at.width, (before.clientY - event.clientY) / at.height);
    this.#moved ||= Math.hypot(before.clientX - event.clientX, before.clientY - event.clientY) > 2;
    this.#touches.set(event.pointerId, event);
  };

  up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId);
  };

  /** Was this click the end of a drag? */
  get dragged(): boolean {
    return this.#moved;
  }
}

/** What part of the plane is in sight. While somebody drags it the finished picture is moved, and drawn anew in its new
 * place when they let go: nothing is smoother. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const EDGE = 40; // so much around a field belongs to it
const FAR = 1.7; // times as wide as need be: further away one comes closer

export class Camera {
  /** How large the picture is, in pixels. */
  wide = $state(0);
  high = $state(0);
  box: Box = $state.raw([-300, -300, 600, 600]);
  #whole: Box = this.box;
  /** How far the picture is dragged just now, in pixels. */
  shift: readonly [x: number, y: number] = $state.raw([0, 0]);
  /** Has somebody chosen what to look at? Then nothing but a question of their own changes it. */
  held = false;
  #touches = new Map<number, PointerEvent>();
  #moved = false;

  /** There is more to see now; whoever saw everything still does. */
  grow(whole: Box): void {
    const untouched = this.box === this.#whole;
    this.#whole = whole;
    if (untouched) this.box = whole;
  }

  /** Come closer to what matters now, and never closer than a tile and a half; stay where that is in sight anyway, and
   * large enough for a fingertip. */
  around(spots: readonly (readonly [x: number, y: number, ...rest: unknown[]])[], margin: number, edge = EDGE): void {
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = [Math.max(right - left + 2 * margin, 330), Math.max(bottom - top + 2 * margin, 300)];
    const sees = ([x, y, w, h]: Box) =>
      left - edge > x && right + edge < x + w && top - edge > y && bottom + edge < y + h;
    const [, , w, h] = this.box;
    if (sees(this.box) && w < width * FAR && w <= this.wide && h <= this.high) return;
    const near: Box = [(left + right - width) / 2, (top + bottom - height) / 2, width, height];
    const isLarger = width > this.#whole[2] && height > this.#whole[3];
    this.box = isLarger && sees(this.#whole) ? this.#whole : near;
  }

  /** Go just as far as it takes to see a place. */
  bring([px, py]: readonly [x: number, y: number, ...rest: unknown[]]): void {
    const [x, y, width, height] = this.box;
    const within = (at: number, from: number, size: number) => Math.min(Math.max(from, at + EDGE - size), at - EDGE);
    const [left, top] = [within(px, x, width), within(py, y, height)];
    if (left !== x || top !== y) this.box = [left, top, width, height];
  }

  reset(): void {
    this.box = this.#whole;
  }

  pan(dx: number, dy: number): void {
    this.held = true;
    const [x, y, width, height] = this.box;
    this.box = [x + dx * width, y + dy * height, width, height];
  }

  zoom(by: number, u = 0.5, v = 0.5): void {
    this.held = true;
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
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    const others = [...this.#touches.values()].filter((touch) => touch.pointerId !== event.pointerId);
    const far = (touch: PointerEvent) =>
      Math.hypot(touch.clientX - others[0]!.clientX, touch.clientY - others[0]!.clientY);
    if (others.length) {
      this.#settle();
      this.zoom(far(before) / Math.max(1, far(event)));
    } else this.shift = [this.shift[0] + dx, this.shift[1] + dy];
    if (!this.#moved && Math.hypot(...this.shift) + (others.length ? 3 : 0) > 2) {
      this.#moved = true;
      (event.currentTarget as Element).setPointerCapture?.(event.pointerId); // even if it is let go elsewhere
    }
    this.#touches.set(event.pointerId, event);
  };

  up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId);
    this.#settle();
  };

  /** What was dragged is drawn where it is now. */
  #settle(): void {
    const [x, y, width, height] = this.box;
    const [dx, dy] = this.shift;
    if (!dx && !dy) return;
    const scale = Math.min(this.wide / width, this.high / height) || 1;
    this.shift = [0, 0];
    this.held = true;
    this.box = [x - dx / scale, y - dy / scale, width, height];
  }

  /** The same for a style. */
  get moved(): string {
    const [x, y] = this.shift;
    return x || y ? `translate(${x}px, ${y}px)` : "";
  }

  /** Was this click the end of a drag? */
  get dragged(): boolean {
    return this.#moved;
  }
}

/** The visible part of the plane. While it is dragged, the painted picture is moved by a transform; it is drawn
 * again when the drag ends. That is the smoothest way. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const EDGE = 40; // margin around a field
const FAR = 1.7; // zoom in if the view is more than this many times wider than needed

export class Camera {
  /** How large the picture is, in pixels. */
  wide = $state(0);
  high = $state(0);
  box: Box = $state.raw([-300, -300, 600, 600]);
  #whole: Box = this.box;
  /** The current offset of a drag, in pixels. */
  shift: readonly [x: number, y: number] = $state.raw([0, 0]);
  /** Has the player moved the camera? Then only a question to this player moves it again. */
  held = false;
  #touches = new Map<number, PointerEvent>();
  #moved = false;

  /** The island has grown; a view of the whole island stays one. */
  grow(whole: Box): void {
    const untouched = this.box === this.#whole;
    this.#whole = whole;
    if (untouched) this.box = whole;
  }

  /** Zoom in on these places, but never closer than a tile and a half. Stay if they are visible and large enough for
   * a fingertip. */
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

  /** Move just far enough to show a place. */
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
      (event.currentTarget as Element).setPointerCapture?.(event.pointerId); // so that the drag ends even outside of it
    }
    this.#touches.set(event.pointerId, event);
  };

  up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId);
    this.#settle();
  };

  /** End a drag: draw the picture at its new place. */
  #settle(): void {
    const [x, y, width, height] = this.box;
    const [dx, dy] = this.shift;
    if (!dx && !dy) return;
    const scale = Math.min(this.wide / width, this.high / height) || 1;
    this.shift = [0, 0];
    this.held = true;
    this.box = [x - dx / scale, y - dy / scale, width, height];
  }

  /** The drag offset as a CSS transform. */
  get moved(): string {
    const [x, y] = this.shift;
    return x || y ? `translate(${x}px, ${y}px)` : "";
  }

  /** Was this click the end of a drag? */
  get dragged(): boolean {
    return this.#moved;
  }
}

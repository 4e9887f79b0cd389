/** The touch area around a field: as large as its neighbours allow, and cut where two gates touch, so that a press
 * always hits the nearest field. */
import { n, type Point } from "../art/svg";

export const WIDE = 22;
const TOUCHES = 30; // nearer than two fields of a tile ever are

export function cell(one: Point, others: readonly Point[], most = WIDE): string {
  const [x, y] = one;
  let [r, cut, gap]: [number, Point | undefined, number] = [most, undefined, 0];
  for (const other of others) {
    const far = Math.hypot(other[0] - x, other[1] - y);
    if (far >= TOUCHES) r = Math.min(r, far / 2);
    else if (far > 0) [cut, gap] = [other, far];
  }
  const round = `a${n(r)} ${n(r)} 0 1 1`;
  if (!cut) return `M${n(x - r)} ${n(y)}${round} ${n(2 * r)} 0${round}${n(-2 * r)} 0z`;
  const [u, v] = [(cut[0] - x) / gap, (cut[1] - y) / gap];
  const [there, aside] = [gap / 2, Math.sqrt(r * r - (gap / 2) ** 2)];
  const end = (by: number) => [x + u * there - v * by, y + v * there + u * by].map(n).join(" ");
  return `M${end(aside)}A${n(r)} ${n(r)} 0 1 1 ${end(-aside)}z`;
}

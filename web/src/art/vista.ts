/** The island seen from the sea: ridges, a volcano and an icy mountain. */
import { circle, cut, fill, line, luck, moved, path, picture, points, stroke, theme, type Point } from "./svg";

const [WIDE, SHORE] = [1440, 236];

/** A ridge with its foot in the sea; the larger `rough`, the more jagged. */
function ridge(name: string, colour: string, heights: string, rough: number): string {
  const chance = luck(name);
  const knots = points(heights);
  const between = ([x, y]: Point, [x2, y2]: Point): Point[] =>
    [0, 0.2, 0.4, 0.6, 0.8].map((part) => [
      x + (x2 - x) * part + (part && chance() * 20 - 10),
      y + (y2 - y) * part + (part && (chance() - 0.5) * rough),
    ]);
  const crest = knots.slice(1).flatMap((knot, i) => between(knots[i]!, knot));
  const [from, to] = [knots[0]!, knots.at(-1)!];
  return path(line([[from[0], SHORE], ...crest, to, [to[0], SHORE]], true), { fill: colour });
}

/** Light from the upper left: the shaded half of a mountain, and cuts along its slopes. */
function mountain(colour: string, outline: string, shade: string, cuts: string): string {
  const slopes = cuts.split(" | ").map((one) => line(points(one)));
  return (
    path(line(points(outline), true), { fill: colour }) +
    fill(line(points(shade), true), "#000", 0.28) +
    cut(slopes.join(""), 2.4, 0.35)
  );
}

const burning = (): string =>
  mountain(
    theme("ta1"),
    "-200,236 -108,150 -58,88 -30,52 -14,60 12,60 30,50 66,96 112,150 220,236",
    "12,60 30,50 66,96 112,150 220,236 40,236 56,170 24,110",
    "-70,112 -98,160 -148,222 | -48,120 -60,180 -80,232 | 80,128 106,176 150,228 | 56,120 66,180 90,232",
  ) +
  stroke(line(points("-22,58 -2,70 20,58")), theme("tag"), 5) +
  stroke(line(points("-2,68 -8,92 6,116 -6,144 4,176 -10,206 -2,236")), theme("taf"), 7, {
    "stroke-linejoin": "round",
  }) +
  stroke(line(points("-6,144 -30,168 -38,202")), theme("taf"), 4.5, { "stroke-linejoin": "round" }) +
  stroke(line(points("-2,68 -8,92 6,116 -6,144")), theme("tag"), 2.4, { "stroke-linejoin": "round" });

const frozen = (): string =>
  mountain(
    theme("ko2"),
    "-166,236 -86,150 -28,72 0,36 24,66 54,104 108,168 178,236",
    "0,36 24,66 54,104 108,168 178,236 14,236 32,160 4,96",
    "-56,124 -84,176 -122,228 | -26,150 -38,196 -54,232 | 64,136 88,186 124,230",
  ) +
  fill(
    line(points("0,36 -28,72 -50,102 -36,112 -24,98 -12,122 4,96 18,120 32,96 44,110 54,104 24,66"), true),
    theme("kof"),
  );

/** Palms and huts along the shore. */
function shore(): string {
  const chance = luck("shore");
  const palm = (x: number, h: number): string => {
    const top = SHORE - 4 - h;
    const leaf = (dx: number, dy: number) =>
      `M${x + 3} ${top}Q${x + dx * 0.6} ${top - 10 + dy * 0.2} ${x + dx} ${top + dy}`;
    return (
      stroke(`M${x} ${SHORE}Q${x - 4} ${SHORE - h / 2} ${x + 3} ${top}`, theme("cut"), 3.4) +
      stroke(leaf(-20, 8) + leaf(-15, -4) + leaf(22, 8) + leaf(17, -5) + leaf(4, 15), theme("le2"), 4.2, {
        "stroke-linecap": "round",
      })
    );
  };
  const hut = (x: number): string =>
    path(`M${x - 11} ${SHORE}V${SHORE - 10}H${x + 11}V${SHORE}z`, { fill: theme("wood") }) +
    path(`M${x - 17} ${SHORE - 9}L${x} ${SHORE - 27} ${x + 17} ${SHORE - 9}z`, { fill: theme("rope") }) +
    cut(`M${x - 8} ${SHORE - 11}L${x} ${SHORE - 25}M${x + 8} ${SHORE - 11}L${x} ${SHORE - 25}`, 1.2, 0.5) +
    fill(`M${x - 3} ${SHORE}V${SHORE - 7}H${x + 3}V${SHORE}z`, "#000", 0.7);
  const palms = [118, 142, 560, 592, 618, 860, 884, 1010, 1046, 1290, 1312].map((x) => palm(x, 26 + chance() * 22));
  return palms.join("") + [700, 732, 168, 1346].map(hut).join("");
}

/** Rows of small combs: water that is carved, not painted. */
function waves(): string {
  const chance = luck("waves");
  const row = (y: number, wide: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const x = (i * WIDE) / 15 + chance() * 60;
      return `M${x.toFixed(0)} ${y}q${wide / 4}-7 ${wide / 2} 0t${wide / 2} 0`;
    }).join("");
  return [250, 264, 282]
    .map((y, i) =>
      stroke(row(y, 34 + 10 * i), theme("foam"), 2, { "stroke-opacity": 0.5 - i * 0.13, "stroke-linecap": "round" }),
    )
    .join("");
}

export const vista = (): string =>
  picture(
    `0 0 ${WIDE} 300`,
    circle(720, 150, 34, { fill: theme("gold"), "fill-opacity": 0.85 }) +
      circle(720, 150, 48, {
        fill: "none",
        stroke: theme("gold"),
        "stroke-opacity": 0.35,
        "stroke-width": 3,
        "stroke-dasharray": "3 9",
      }) +
      ridge("far", theme("sea-3"), "60,236 180,190 330,150 560,170 760,120 930,150 1120,130 1290,190 1400,236", 26) +
      moved(1160, 0, frozen()) +
      moved(340, 0, burning()) +
      ridge("stone", theme("po2"), "930,236 1000,206 1050,196 1100,206 1150,236", 14) +
      ridge("earth", theme("onu2"), "86,236 120,210 170,190 230,212 270,236", 14) +
      ridge("air", theme("le1"), "560,236 640,206 742,186 838,200 930,236", 16) +
      path(`M60 ${SHORE}H1400V${SHORE + 5}Q720 ${SHORE + 16} 60 ${SHORE + 5}z`, { fill: theme("sand") }) +
      shore() +
      waves(),
  );

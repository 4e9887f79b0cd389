/** Clipping paths, shared by all drawings of the page: each is defined once, and its name follows from its shape.
 *
 * So a drawing holds no ids, and the same drawing is always the same text: nothing is drawn anew that has not changed.
 */
const SVG = "http://www.w3.org/2000/svg";
const known = new Map<string, string>();
let sheet: SVGSVGElement | undefined;

/** The id of the clipping path of this shape. */
export function clip(d: string): string {
  const id = `c${mark(d)}`;
  if (!known.has(id)) {
    known.set(id, d);
    if (sheet?.isConnected) define(id, d);
  }
  if (!sheet?.isConnected) spread();
  return id;
}

/** What a drawing needs when it leaves the page. */
export const definitions = (drawing: string): string =>
  [...new Set(Array.from(drawing.matchAll(/url\(#(\w+)\)/g), ([, id]) => id!))]
    .map((id) => `<clipPath id="${id}"><path d="${known.get(id)}"/></clipPath>`)
    .join("");

function define(id: string, d: string): void {
  const path = document.createElementNS(SVG, "clipPath");
  path.id = id;
  path.append(document.createElementNS(SVG, "path"));
  path.firstElementChild!.setAttribute("d", d);
  sheet!.append(path);
}

/** Put the sheet into the page. It has no size but is not hidden, because hidden paths do not clip. */
function spread(): void {
  sheet = document.createElementNS(SVG, "svg");
  for (const [name, value] of [
    ["class", "sheet"],
    ["width", "0"],
    ["height", "0"],
    ["aria-hidden", "true"],
  ] as const)
    sheet.setAttribute(name, value);
  document.body.append(sheet);
  for (const [id, d] of known) define(id, d);
}

/** 53 bits of a text, as a short word. */
function mark(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    a = Math.imul(a ^ sign, 2654435761);
    b = Math.imul(b ^ sign, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** Remember what a drawing looked like: tables draw the same things again and again. */
export function remembered<A extends unknown[]>(draw: (...of: A) => string, limit = 600): (...of: A) => string {
  const before = new Map<string, string>();
  return (...of) => {
    const key = JSON.stringify(of);
    let drawing = before.get(key);
    if (drawing === undefined) {
      if (before.size >= limit) before.clear();
      before.set(key, (drawing = draw(...of)));
    }
    return drawing;
  };
}

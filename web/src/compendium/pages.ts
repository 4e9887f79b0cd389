/** The rulebook's pages: a little Markdown with marks that lead to rulings and switches. */
export type Part =
  | { is: "text" | "strong" | "cite"; text: string }
  | { is: "ruling"; text: string }
  | { is: "switch"; text: string };
export type Block = { is: "p"; parts: Part[] } | { is: "ul"; items: Part[][] };
export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

const HEAD = /^## (.+?) \{#([\w-]+)\}$/;
const TAKEN = /^> ([\w-]+)$/;
const INLINE = /\[([^\]]+)\]|\*\*([^*]+)\*\*|`([^`]+)`/g;
const RULING = /^[A-Z]\d+$/;

/** The chapters of a page. `> moving` takes in a chapter of the shared page; what follows is added to it. */
export function chapters(page: string, shared: Chapter[] = []): Chapter[] {
  const found: Chapter[] = [];
  for (const block of page.split(/\n{2,}/).map((one) => one.trim())) {
    const head = HEAD.exec(block);
    const taken = TAKEN.exec(block) && shared.find((one) => one.id === TAKEN.exec(block)![1]);
    if (head) found.push({ id: head[2]!, title: head[1]!, blocks: [] });
    else if (taken) found.push({ ...taken, blocks: [...taken.blocks] });
    else if (block && !block.startsWith("# ")) found.at(-1)?.blocks.push(blockOf(block));
  }
  return found;
}

function blockOf(text: string): Block {
  if (!text.startsWith("- ")) return { is: "p", parts: inline(text) };
  const items = text.split(/\n(?=- )/).map((item) => inline(item.slice(2)));
  return { is: "ul", items };
}

/** Text with its marks: [A14] or [M3, M4] are rulings, `gate_tile` is a switch, [de, Tempel] names a rulebook. */
export function inline(text: string): Part[] {
  const flat = text.replace(/\s*\n\s*/g, " ");
  const parts: Part[] = [];
  let at = 0;
  for (const found of flat.matchAll(INLINE)) {
    if (found.index > at) parts.push({ is: "text", text: flat.slice(at, found.index) });
    parts.push(...marked(found));
    at = found.index + found[0].length;
  }
  if (at < flat.length) parts.push({ is: "text", text: flat.slice(at) });
  return parts;
}

function marked([, mark, strong, name]: RegExpExecArray): Part[] {
  if (strong) return [{ is: "strong", text: strong }];
  if (name) return [{ is: "switch", text: name }];
  const ids = mark!.split(", ");
  if (!ids.every((id) => RULING.test(id))) return [{ is: "cite", text: mark! }];
  return ids.flatMap((text, n): Part[] => [...(n ? [{ is: "text" as const, text: " " }] : []), { is: "ruling", text }]);
}

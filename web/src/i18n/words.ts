/** The words of one language: the same catalogues and the same sentences as on the server. */
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";

export type Argument = string | number | Message | Message[];
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

/** An argument in its plain form. It knows what it words, so that FORM finds another form of it. */
class Worded extends FluentType<string> {
  constructor(
    text: string,
    readonly of: Message | Message[],
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** A part of a sentence; a name carries the message that it words. */
export interface Part {
  text: string;
  of?: Message;
}
const [OPEN, CLOSE] = ["\uE000", "\uE001"]; // private-use characters around names and their numbers

const SAID = 2000; // sentences remembered: a busy table says about so many different ones

/** A message of a game that brings no words: its id as words, then its arguments. */
const spelled = (id: string, args: unknown[]): string =>
  id.replaceAll("-", " ") + (args.length ? `: ${args.map(String).join(", ")}` : "");

/** Says messages in one language. An id without words throws an error, so that no raw id is shown. */
export class Words {
  /** Was a game met that has no words here? Then what it says is spelled out. */
  static spells = false;
  readonly #bundle: FluentBundle;
  readonly #said = new Map<string, string>();
  #names: Message[] | null = null;

  constructor(
    readonly language: string,
    catalogue: string,
  ) {
    const FORM = ([value]: FluentValue[], named: Record<string, FluentValue>) =>
      value instanceof Worded
        ? this.#named(
            value.of,
            this.#unmarked(() => this.#plain(value.of, String(named["form"]))),
          )
        : (value ?? "");
    this.#bundle = new FluentBundle(language, { functions: { FORM }, useIsolating: false });
    this.learn(catalogue);
  }

  /** Take in more entries. */
  learn(catalogue: string): this {
    this.#bundle.addResource(new FluentResource(catalogue));
    this.#said.clear();
    return this;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or an id with its arguments, as a sentence. */
  say(message: Message | string, args: Record<string, Argument> = {}): string {
    const whole = typeof message === "string" ? { id: message, args } : message;
    const key = JSON.stringify(whole);
    let said = this.#said.get(key);
    if (said === undefined) {
      if (this.#said.size >= SAID) this.#said.clear();
      this.#said.set(key, (said = this.#plain(whole, "")));
    }
    return said;
  }

  /** The same sentence in parts, so that its names can be pointed at. */
  parts(message: Message): Part[] {
    const names: Message[] = [];
    this.#names = names;
    const whole = this.#plain(message, "");
    this.#names = null;
    return whole.split(OPEN).flatMap((piece, n) => {
      if (n === 0) return piece ? [{ text: piece }] : [];
      const [name = "", rest = ""] = piece.slice(1).split(CLOSE);
      const of = names[piece.charCodeAt(0)]!;
      return [{ text: name, of }, ...(rest ? [{ text: rest }] : [])];
    });
  }

  #named(of: Message | Message[], text: string): string {
    if (!this.#names || Array.isArray(of)) return text;
    return `${OPEN}${String.fromCharCode(this.#names.push(of) - 1)}${text}${CLOSE}`;
  }

  /** Say something without marking its names: a name inside another name is not marked. */
  #unmarked(word: () => string): string {
    const names = this.#names;
    this.#names = null;
    const text = word();
    this.#names = names;
    return text;
  }

  /** Join parts as in: a, b and c. */
  list(parts: string[]): string {
    if (parts.length < 2) return parts[0] ?? this.say("join-none");
    const before = parts.slice(0, -1).reduce((left, right) => this.say("join-comma", { left, right }));
    return this.say("join-last", { left: before, right: parts.at(-1)! });
  }

  #plain(value: Message | Message[], form: string): string {
    if (!Array.isArray(value)) return this.#entry(value.id, value.args ?? {}, form);
    return this.list(value.map((one) => this.#plain(one, form)));
  }

  #entry(id: string, args: Record<string, Argument>, form: string): string {
    const entry = this.#bundle.getMessage(id);
    const pattern = (form && entry?.attributes[form]) || entry?.value;
    const worded = Object.entries(args).map(([name, value]) => [name, this.#argument(value)] as const);
    if (!pattern && Words.spells)
      return spelled(
        id,
        worded.map(([, value]) => value),
      );
    if (!pattern) throw new Error(`${this.language}: no words for ${id}`);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, Object.fromEntries(worded), errors);
    if (errors[0]) throw new Error(`${this.language}: ${id}: ${errors[0].message}`);
    return said;
  }

  #argument(value: Argument): string | number | Worded {
    if (typeof value !== "object") return value;
    return new Worded(
      this.#named(
        value,
        this.#unmarked(() => this.#plain(value, "")),
      ),
      value,
    );
  }
}

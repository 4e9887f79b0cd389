/** A table as this browser sees it. Components read it; only `hear` and the few deeds below write it. */
import { kept } from "./kept";
import { hex } from "./random";
import type { Component } from "svelte";
import type { Language } from "../i18n/load";
import type { Point } from "../art/svg";
import { later } from "./later";
import { Link, type State } from "./link";
import { noteOf } from "./notes";
import { Pace, type News } from "./pace.svelte";
import { prefs } from "./prefs.svelte";
import type { ChatLine, Clock, Message, Order, Question, Reply, TableInfo, Teaching, Told, Update } from "./wire";

const CHRONICLE = 400;
const SLOW = 150; // milliseconds
const DECISIVE = new Set(["judged", "settled", "maskwon", "won", "stalemate"]); // events that people want to see
export type Value = boolean | number | string;

/** What kind of thing happened. */
const kindOf = ({ event }: Told): string => (event as { event: string }).event;

/** Removes the focus from a clicked button, because the page is laid out twice when a focused button disappears.
 * Focus by keyboard stays. */
function letGo(): void {
  const held = document.activeElement;
  if (held instanceof HTMLButtonElement && !held.matches(":focus-visible")) held.blur();
}

export class Table {
  info: TableInfo | null = $state.raw(null);
  rules: Record<string, Value> = $state.raw({});
  yours: number[] = $state.raw([]);
  host = $state(false);
  orders: Record<number, Order> = $state.raw({});
  view: unknown = $state.raw(null);
  /** What the server derived from the view. It comes a moment after the view, and may be of an earlier one. */
  help: unknown = $state.raw(null);
  #helped = $state("");
  /** The serial number of the update that is shown. */
  serial = $state(0);
  #sought = -1;
  #seeking = "";
  facing: number | null = $state(null);
  question: Question | null = $state.raw(null);
  asked: number[] = $state.raw([]);
  clocks: Clock[] = $state.raw([]);
  clockedAt = $state(0);
  told: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  muted: string[] = $state.raw([]); // for this visit only; it is not sent to the server
  state: State = $state("connecting");
  trouble: Message | null = $state.raw(null);
  sent: string | null = $state(null);
  /** Is an answer under way for a noticeable time? Most are quicker, and then nothing is drawn. */
  slow = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** How many of `told` were there when our last answer had been carried out. */
  since = $state(0);
  /** Where a field or a space is in the drawing, so that the teacher can point at it. */
  locate: (place: number) => Point | undefined = () => undefined;
  /** What a teacher says, in a lesson. */
  lesson: Teaching | null = $state.raw(null);
  /** How many events were told in all, including those that are no longer in `told`. */
  upto = $state(0);
  /** An answer that somebody has yet to confirm. */
  doubtful: { key: string; answer: string } | null = $state.raw(null);
  /** How many events had been told when each chat line came; lines from before we joined come first. */
  #spoken = new Map<number, number>();
  #typed = new Map<string, (lines: (Message | string)[]) => void>();
  #heard = 0;
  #eyes: number | null = null;
  readonly link: Link;
  /** The component that replaces the ending, as in a replay. */
  readonly controls: Component<{ table: Table }> | null = null;
  readonly pace = new Pace((news) => this.#show(news), {
    clocked: () => this.info?.pace.type === "live",
    seen: () => !document.hidden,
    weight: ({ events }) => (events.some((told) => DECISIVE.has(kindOf(told))) ? 3 : 1),
  });

  constructor(readonly id: string) {
    const base = location.origin.replace(/^http/, "ws");
    this.link = new Link(`${base}/ws/${encodeURIComponent(id)}`, {
      hear: (reply) => this.hear(reply),
      state: (state) => (this.state = state),
      heard: () => this.#heard,
      tokens: () => noteOf(id).map((claim) => claim.token),
    });
  }

  hear(reply: Reply): void {
    this.#settle(reply);
    switch (reply.is) {
      case "welcome":
        this.#sought = -1; // updates are counted anew
        this.info = reply.table;
        this.rules = reply.rules;
        this.yours = reply.yours;
        this.host = reply.host;
        this.orders = reply.orders;
        this.chat = reply.chat;
        for (const { n } of reply.chat) if (!this.#spoken.has(n)) this.#spoken.set(n, Infinity);
        break;
      case "table":
        if (reply.table.status !== "playing") this.pace.rush();
        this.info = reply.table;
        break;
      case "update":
        this.#update(reply);
        break;
      case "help":
        if (reply.serial !== this.serial) break;
        this.help = kept(this.help, reply.help);
        this.#helped = reply.question;
        break;
      case "orders":
        this.orders = reply.orders;
        break;
      case "chat":
        this.#spoken.set(reply.line.n, this.upto);
        this.chat = [...this.chat, reply.line];
        break;
      case "refused":
        if (reply.id === this.sent && !reply.again) this.#free();
        if (reply.id !== this.#seeking) this.trouble = reply.say;
        break;
      case "ack":
        if (reply.id === this.sent) this.#free();
        break;
      case "bye":
        this.trouble = reply.after === null ? reply.say : null;
        break;
    }
  }

  #update(update: Update): void {
    const events = update.events.slice(Math.max(0, this.#heard - update.since));
    if (update.facing !== this.#eyes) this.#turn(update, events.length);
    this.#heard = update.upto;
    if (update.ack && update.ack === this.sent) this.#free();
    this.pace.take({ update, events });
    if (update.ack) this.since = this.told.length; // from here on others act
  }

  heardAt({ n }: ChatLine): number {
    return this.#spoken.get(n) ?? 0;
  }

  /** The viewer changed: rebuild the chronicle. */
  #turn(update: Update, fresh: number): void {
    this.pace.rush();
    this.#eyes = update.facing;
    this.told = update.events.slice(0, update.events.length - fresh);
    this.since = this.told.length;
  }

  /** Show an update, now that its turn in the queue has come. */
  #show({ update, events }: News): void {
    this.view = kept(this.view, update.view);
    this.serial = update.serial;
    this.facing = update.facing;
    this.question = update.question;
    this.asked = update.asked;
    this.clocks = update.clocks;
    this.lesson = update.lesson;
    this.clockedAt = Date.now();
    this.fresh = events;
    if (events.length) this.#tell(events);
    for (const [n, at] of this.#spoken) if (at === Infinity) this.#spoken.set(n, this.upto);
    if (update.question) this.trouble = null;
  }

  /** Give the reply to a typed line to its caller; an empty list if the line was an answer. */
  #settle(reply: Reply): void {
    const id = reply.is === "update" ? reply.ack : "id" in reply ? reply.id : "";
    if (!id || (reply.is === "refused" && reply.again)) return;
    this.#typed.get(id)?.(reply.is === "said" || reply.is === "completed" ? reply.lines : []);
    this.#typed.delete(id);
  }

  /** Send a line of the terminal's grammar. Returns the reply, empty if the line was an answer. */
  type(text: string, language: Language): Promise<Message[]> {
    this.pace.rush();
    return this.#sent(this.link.send({ do: "type", text, language })) as Promise<Message[]>;
  }

  /** Completions of such a line. */
  complete(text: string, language: Language): Promise<string[]> {
    return this.#sent(this.link.send({ do: "complete", text, language })) as Promise<string[]>;
  }

  #sent(id: string): Promise<(Message | string)[]> {
    return new Promise((done) => this.#typed.set(id, done));
  }

  /** Is the help about the very question that is shown? */
  get helps(): boolean {
    return this.question !== null && this.question.key === this.#helped;
  }

  #tell(events: Told[]): void {
    this.upto += events.length;
    const told = [...this.told, ...events];
    this.told = told.slice(-CHRONICLE);
    this.since = Math.max(0, this.since - (told.length - this.told.length));
  }

  /** Answer the question by the id of an option. If the player wants to confirm each answer, ask first, unless it was
   * planned. */
  answer(answer: string, sure = false): void {
    if (!this.question || this.sent) return;
    if (!sure && prefs.now.confirm === "always" && this.question.choices.length > 1) {
      this.doubtful = { key: this.question.key, answer };
      return;
    }
    this.doubtful = null;
    this.sent = this.link.send({ do: "answer", question: this.question.key, answer });
    this.#patience = setTimeout(() => (this.slow = true), SLOW);
    letGo();
  }

  /** The sent answer has arrived. */
  #free(): void {
    this.sent = null;
    this.slow = false;
    clearTimeout(this.#patience);
  }

  /** Ask the server for help, after the update is drawn, and once for each update. */
  seekHelp(): void {
    const { serial } = this;
    later(() => {
      if (serial !== this.serial || serial === this.#sought || this.sent) return;
      this.#sought = serial;
      this.#seeking = this.link.send({ do: "help" });
    });
  }

  /** In a lesson, confirm a page. */
  next(step: number): void {
    this.link.send({ do: "next", step });
  }

  ready(seat: number, ready = true): void {
    const nonce = ready ? hex(16) : "";
    this.link.send({ do: "ready", seat, nonce, ready });
  }

  face(seat: number | null): void {
    this.link.send({ do: "face", seat });
  }

  order(seat: number, order: Order): void {
    this.link.send({ do: "order", seat, order });
  }

  say(text: string): void {
    if (text.trim()) this.link.send({ do: "say", text: text.trim() });
  }

  close(): void {
    clearTimeout(this.#patience);
    this.pace.close();
    this.link.close();
  }
}

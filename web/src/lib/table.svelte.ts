/** A table as this browser sees it. Components read it; only `hear` and the few deeds below write it. */
import { Link, type State } from "./link";
import { noteOf } from "./notes";
import { Pace, type News } from "./pace.svelte";
import type { Advice, ChatLine, Clock, Message, Order, Question, Reply, TableInfo, Told, Update } from "./wire";

const CHRONICLE = 400;
export type Value = boolean | number | string;

export class Table {
  info: TableInfo | null = $state.raw(null);
  rules: Record<string, Value> = $state.raw({});
  yours: number[] = $state.raw([]);
  host = $state(false);
  orders: Record<number, Order> = $state.raw({});
  view: unknown = $state.raw(null);
  /** What could be worked out from the view, for who wants it. */
  insight: unknown = $state.raw(null);
  facing: number | null = $state(null);
  question: Question | null = $state.raw(null);
  asked: number[] = $state.raw([]);
  clocks: Clock[] = $state.raw([]);
  clockedAt = $state(0);
  told: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  state: State = $state("connecting");
  trouble: Message | null = $state.raw(null);
  sent: string | null = $state(null);
  /** How many of `told` were there when we last answered. */
  since = $state(0);
  /** What can be worked out about the question, once somebody has asked for it. */
  advice: Advice | null = $state.raw(null);
  #advising = "";
  #heard = 0;
  readonly link: Link;
  readonly pace = new Pace((news) => this.#show(news), {
    clocked: () => this.info?.pace.type === "live",
    seen: () => !document.hidden,
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
    switch (reply.is) {
      case "welcome":
        this.info = reply.table;
        this.rules = reply.rules;
        this.yours = reply.yours;
        this.host = reply.host;
        this.orders = reply.orders;
        this.chat = reply.chat;
        break;
      case "table":
        if (reply.table.status !== "playing") this.pace.rush();
        this.info = reply.table;
        break;
      case "update":
        this.#update(reply);
        break;
      case "advice":
        if (reply.question === this.question?.key) this.advice = reply;
        break;
      case "orders":
        this.orders = reply.orders;
        break;
      case "chat":
        this.chat = [...this.chat, reply.line];
        break;
      case "refused":
        if (reply.id === this.sent && !reply.again) this.sent = null;
        if (reply.id !== this.#advising) this.trouble = reply.say;
        break;
      case "ack":
        if (reply.id === this.sent) this.sent = null;
        break;
      case "bye":
        this.trouble = reply.after === null ? reply.say : null;
        break;
    }
  }

  #update(update: Update): void {
    const events = update.events.slice(Math.max(0, this.#heard - update.since));
    this.#heard = update.upto;
    if (update.ack && update.ack === this.sent) {
      this.sent = null;
      this.since = this.told.length;
    }
    this.pace.take({ update, events });
  }

  /** What was heard is seen: at once, or when its time has come. */
  #show({ update, events }: News): void {
    this.view = update.view;
    this.insight = update.insight;
    this.facing = update.facing;
    this.question = update.question;
    this.asked = update.asked;
    this.clocks = update.clocks;
    this.clockedAt = Date.now();
    this.fresh = events;
    if (events.length) this.#tell(events);
    if (update.question) this.trouble = null;
  }

  #tell(events: Told[]): void {
    const told = [...this.told, ...events];
    this.told = told.slice(-CHRONICLE);
    this.since = Math.max(0, this.since - (told.length - this.told.length));
  }

  answer(answer: number): void {
    if (!this.question || this.sent) return;
    this.sent = this.link.send({ do: "answer", question: this.question.key, answer });
  }

  /** Ask what can be worked out about the question. */
  advise(): void {
    if (this.question) this.#advising = this.link.send({ do: "advise", question: this.question.key });
  }

  ready(seat: number, ready = true): void {
    const nonce = ready ? crypto.randomUUID().replaceAll("-", "") : "";
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
    this.pace.close();
    this.link.close();
  }
}

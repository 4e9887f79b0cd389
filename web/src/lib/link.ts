/** The link to one table: it survives stalls, lost connections and restarts of the server, and loses no command. */
import { hex } from "./random";
import type { Reply, Request } from "./wire";

export type State = "connecting" | "open" | "lost" | "closed";
type Draft = Request extends infer R ? (R extends { id: string } ? Omit<R, "id"> : never) : never;
export interface Hooks {
  hear(reply: Reply): void;
  state(state: State): void;
  heard(): number;
  tokens(): string[];
}

const PROTOCOL = 1;
const PING = 2500;
const SILENCE = 9000;
const AGAIN = 500;
const CALM = [200, 500, 1000, 2000, 5000];

export class Link {
  #socket: WebSocket | null = null;
  #unacked = new Map<string, string>();
  #count = 0;
  #tries = 0;
  #last = 0;
  #serial = 0;
  #timer: ReturnType<typeof setInterval>;
  #ended = false;
  readonly #name = hex(4);

  constructor(
    readonly url: string,
    readonly hooks: Hooks,
  ) {
    this.#timer = setInterval(() => this.#beat(), PING);
    this.#connect();
  }

  /** Send a command; again after a lost connection, until the server has answered it. */
  send(draft: Draft): string {
    const id = `${this.#name}-${this.#count++}`;
    const frame = JSON.stringify({ ...draft, id });
    this.#unacked.set(id, frame);
    this.#post(frame);
    return id;
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#timer);
    this.#socket?.close();
    this.hooks.state("closed");
  }

  /** The page woke up, or the network is back: do not wait for the next beat. */
  hurry(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else this.#connect();
  }

  #connect(): void {
    if (this.#ended || this.#socket?.readyState === WebSocket.CONNECTING) return;
    const socket = (this.#socket = new WebSocket(this.url));
    this.#last = Date.now();
    this.#serial = 0;
    this.hooks.state(this.#tries ? "lost" : "connecting");
    socket.onopen = () => {
      const { hooks } = this;
      this.#post(
        JSON.stringify({ do: "hello", protocol: PROTOCOL, tokens: hooks.tokens(), since: hooks.heard(), words: true }),
      );
      for (const frame of this.#unacked.values()) this.#post(frame);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Reply);
    socket.onclose = () => socket === this.#socket && this.#retry();
  }

  #hear(reply: Reply): void {
    this.#last = Date.now();
    if (reply.is === "welcome") {
      this.#tries = 0;
      this.hooks.state("open");
    }
    const answers: readonly string[] = ["ack", "help", "said", "completed"];
    if ("id" in reply && (answers.includes(reply.is) || (reply.is === "refused" && !reply.again)))
      this.#unacked.delete(reply.id);
    if (reply.is === "refused" && reply.again) setTimeout(() => this.#post(this.#unacked.get(reply.id) ?? ""), AGAIN);
    if (reply.is === "update") {
      if (reply.ack) this.#unacked.delete(reply.ack);
      if (reply.serial !== this.#serial + 1) this.send({ do: "sync", since: this.hooks.heard() });
      this.#serial = reply.serial;
    }
    if (reply.is === "bye" && reply.after === null) this.#ended = true;
    if (reply.is !== "pong") this.hooks.hear(reply);
  }

  #retry(): void {
    if (this.#ended) return this.hooks.state("closed");
    this.hooks.state("lost");
    const pause = CALM[Math.min(this.#tries++, CALM.length - 1)]!;
    setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  /** A stalled connection does not close by itself, so connect again after some silence. */
  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#last > SILENCE) {
      const stalled = this.#socket;
      this.#socket = null;
      stalled.close();
      this.#retry();
    } else this.#ping();
  }

  #ping(): void {
    this.#post(JSON.stringify({ do: "ping", at: Date.now() % 2 ** 31 }));
  }

  #post(frame: string): void {
    if (frame && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }
}

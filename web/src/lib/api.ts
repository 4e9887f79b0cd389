/** The lobby over HTTP. */
import type {
  CardInfo,
  Claim,
  DeckOffer,
  DeckWish,
  Entry,
  GameInfo,
  LessonInfo,
  Join,
  Made,
  Message,
  Mine,
  NewTable,
  Problem,
  Proof,
  Ruling,
  TableInfo,
  Verdict,
} from "./wire";

/** A refusal of the server, with its reason. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly say: Message,
  ) {
    super(why);
  }
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const reply = await fetch(`/api/${path}`, sent).catch(() => null);
  if (!reply) throw new Refused("server-trouble", { id: "web-no-server" });
  const found: unknown = await reply.json().catch(() => null);
  if (reply.ok) return found as T;
  const problem = found as Problem | null;
  throw new Refused(problem?.why ?? "server-trouble", problem?.say ?? { id: "web-no-server" });
}

export const table = (id: string): string => `tables/${encodeURIComponent(id)}`;
/** Fetch constant data once, and again only if that failed. */
function once<T>(path: string): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () =>
    (known ??= call<T>(path).catch((wrong: unknown) => {
      known = undefined;
      throw wrong;
    }));
}

export const api = {
  games: once<GameInfo[]>("games"),
  cards: once<CardInfo[]>("cards"),
  compendium: once<Entry[]>("compendium"),
  rulings: once<Ruling[]>("rulings"),
  decks: once<DeckOffer>("decks"),
  checkDeck: (wish: DeckWish): Promise<Verdict> => call("decks/check", wish),
  lessons: once<LessonInfo[]>("lessons"),
  learn: (lesson: string): Promise<Made> => call(`lessons/${encodeURIComponent(lesson)}`, null),
  lobby: (): Promise<TableInfo[]> => call("tables"),
  mine: (): Promise<Mine[]> => call("mine"),
  create: (plan: NewTable): Promise<Made> => call("tables", plan),
  table: (id: string): Promise<TableInfo> => call(table(id)),
  join: (id: string, wish: Join): Promise<Claim> => call(`${table(id)}/join`, wish),
  recover: (id: string, phrase: string): Promise<Claim> => call(`${table(id)}/recover`, { phrase }),
  proof: (id: string): Promise<Proof> => call(`${table(id)}/proof`),
  recordUrl: (id: string): string => `/api/${table(id)}/record`,
};

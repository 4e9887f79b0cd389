/** What can be asked for after the end of a game. */
import { call, Refused, table } from "../lib/api";
import type { Branch, Made, Opened, Problem, Reel, Scene, Story } from "../lib/wire";

/** Where a film is: at a table, or in the server's memory for a while. */
export interface Source {
  table: string;
  film: string;
}
const path = ({ table: id, film }: Source): string => (film ? `films/${encodeURIComponent(film)}` : table(id));
const eyes = (eye: number | null): string => (eye === null ? "" : `?seat=${eye}`);

export const reelOf = (source: Source, eye: number | null): Promise<Reel> => call(`${path(source)}/replay${eyes(eye)}`);
export const sceneOf = (source: Source, turn: number, eye: number | null): Promise<Scene> =>
  call(`${path(source)}/replay/${turn}${eyes(eye)}`);
export const storyOf = (source: Source): Promise<Story> => call(`${path(source)}/story`);
export const branch = (id: string, wish: Branch): Promise<Made> => call(`${table(id)}/branch`, wish);

/** The server reads a record for us; it keeps nothing. */
export async function openRecord(text: string): Promise<string> {
  const reply = await fetch("/api/films", { method: "POST", body: text }).catch(() => null);
  const found: unknown = await reply?.json().catch(() => null);
  if (reply?.ok) return (found as Opened).film;
  const problem = found as Problem | null;
  throw new Refused(problem?.why ?? "server-trouble", problem?.say ?? { id: "web-no-server" });
}

/** Invitations: `/t/TABLE#INVITE` opens the table with the invitation in hand, and out of sight. */
import { link } from "./router";

const KEY = "matanui.invite.";

/** If this page was opened by an invitation, keep it and go to the table. */
export function invited(): void {
  const table = /^\/t\/([a-z0-9]+)\/?$/.exec(location.pathname)?.[1];
  if (!table) return;
  const invite = location.hash.slice(1);
  if (invite && !invite.startsWith("/")) sessionStorage.setItem(KEY + table, invite);
  history.replaceState(null, "", `/${link("t", table)}`);
}

export const inviteTo = (table: string): string | null => sessionStorage.getItem(KEY + table);
export const keepInvite = (table: string, invite: string): void => sessionStorage.setItem(KEY + table, invite);
export const inviteLink = (table: string, invite: string): string => `${location.origin}/t/${table}#${invite}`;

/** Does only this very machine reach itself by this name? Then a link with it helps nobody elsewhere. */
export const isAtHome = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

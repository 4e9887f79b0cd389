/** Invitations: `/t/TABLE#INVITE` stores the invitation, removes it from the address and opens the table. */
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

/** Is this host name a loopback name? Then links with it work on this machine only. */
export const isAtHome = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

"""`matanui join`: a seat at a table of a server, new or kept, and the game to its end."""

from __future__ import annotations

import getpass
import os
from typing import Final

from msgspec.structs import replace

from matanui.core.errors import UserError
from matanui.desk.desks import desk_for
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.i18n.words import language_of
from matanui.tui.remote.address import Address, read_address
from matanui.tui.remote.console import Console
from matanui.tui.remote.http import Http
from matanui.tui.remote.kept import Kept, all_kept, choose, keep
from matanui.tui.remote.keyboard import Keyboard
from matanui.tui.remote.table import RemoteTable
from matanui.tui.remote.visit import Visit
from matanui.tui.screen import Screen, make_screen
from matanui.wire import protocol as wire

INTERRUPTED: Final = 130
LONGEST_NAME: Final = 40


class Guest:
    """Somebody at this keyboard, and the table that they go to."""

    def __init__(self, address: Address, speech: Speech, screen: Screen) -> None:
        self.address = address
        self.speech = speech
        self.screen = screen
        self.http = Http(address.server, speech)

    def say(self, name: str, **args: object) -> None:
        """One sentence."""
        self.screen.write(self.speech.ui(name, **args))

    # --- a seat

    def sit(self, name: str | None, seat: int | None, phrase: str | None) -> Kept:
        """A seat: the one that we have, the one that a phrase gives back, or a free one."""
        if phrase is not None:
            claim = self.http.post(self.address.path("recover"), wire.Recover(phrase), wire.Claim)
            return self.keep(claim, self.name_at(claim.seat))
        kept = choose(all_kept(self.address), name, seat, self.speech)
        if kept is not None:
            self.say("join-resumed", n=kept.seat + 1)
            return kept
        if self.info().status != "waiting":
            raise UserError(self.speech.ui("join-err-begun"))
        called = (name if name is not None else self.ask_name())[:LONGEST_NAME]
        wish = wire.Join(called, self.address.invite, seat)
        return self.keep(self.http.post(self.address.path("join"), wish, wire.Claim), called)

    def keep(self, claim: wire.Claim, name: str) -> Kept:
        """The seat is ours: written down, and its phrase shown this once."""
        kept = Kept(self.address.server, self.address.table, claim.seat, name, claim.token)
        self.say("join-seated", n=claim.seat + 1)
        self.say("join-phrase", phrase=claim.phrase)
        keep(kept, self.address, self.speech)
        return kept

    def name_at(self, seat: int) -> str:
        """The name that stands at a seat."""
        return self.info().seats[seat].name

    def ask_name(self) -> str:
        """Who are you? Enter is the name of this account."""
        usual = account()
        return self.screen.ask(self.speech.ui("join-name", name=usual) + " ").strip() or usual if self.live else usual

    @property
    def live(self) -> bool:
        """Does somebody sit there?"""
        return self.screen.live

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        return self.http.get(self.address.path(), wire.TableInfo)

    # --- a game

    def visit(self, kept: Kept | None) -> str:
        """One game; the next table if they play on."""
        table = RemoteTable(self.info(), kept.seat if kept else None, self.speech)
        page = Page(self.speech, self.screen.plain, self.screen.width, table.players, self.screen.height)
        visit = Visit(self.address, table, kept, desk_for(table.game.id, page), Console(self.screen))
        visit.link.start()
        try:
            return Keyboard(visit).run()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.write("")
            if isinstance(end, KeyboardInterrupt):
                raise
            return ""
        finally:
            visit.link.close()
            if kept is not None and not visit.ended and not visit.stopped:
                self.farewell(kept)

    def farewell(self, kept: Kept) -> None:
        """How to come back."""
        mine = replace(self.address, invite=None)
        command = f"matanui join {mine.link}" + (f" --seat {kept.seat + 1}" if len(all_kept(mine)) > 1 else "")
        self.screen.write(self.speech.ui("join-farewell"), command)

    def play(self, kept: Kept | None) -> None:
        """Games with the same people, until they have had enough."""
        while follow := self.visit(kept):
            self.address = replace(self.address, table=follow)
            if kept is not None:
                kept = replace(kept, table=follow, nonce="", commitment="")
                keep(kept, self.address, self.speech)


def join(
    link: str,
    name: str | None,
    seat: int | None,
    watch: bool,
    phrase: str | None,
    plain: bool,
    lang: str | None,
    screen: Screen | None = None,
) -> int:
    """Sit down at a table of a server, or watch."""
    speech = Speech(language_of(lang, os.environ))
    screen = screen or make_screen(plain)
    guest = Guest(read_address(link, speech), speech, screen)
    if seat is not None and not 1 <= seat <= len(guest.info().seats):
        raise UserError(speech.ui("join-err-seat", n=seat))
    try:
        guest.play(None if watch else guest.sit(name, seat - 1 if seat is not None else None, phrase))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def account() -> str:
    """What this account is called; nothing if it has no name."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError):
        return ""

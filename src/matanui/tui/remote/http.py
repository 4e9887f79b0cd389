"""The lobby of a server over HTTP. Whatever goes wrong is one sentence."""

from __future__ import annotations

from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from matanui.core.errors import UserError
from matanui.desk.speech import Speech
from matanui.wire.protocol import Problem

T = TypeVar("T")
PATIENCE: Final = 15.0
MOST_BYTES: Final = 32 * 1024 * 1024


class Http:
    """One server, asked in the language of whoever asks."""

    def __init__(self, server: str, speech: Speech) -> None:
        self.server = server
        self.speech = speech

    def get(self, path: str, kind: type[T]) -> T:
        """What is there."""
        return self._read(self.fetch(path), kind)

    def post(self, path: str, body: Any, kind: type[T]) -> T:
        """Ask for something to be done."""
        return self._read(self.fetch(path, msgspec.json.encode(body)), kind)

    def fetch(self, path: str, body: bytes | None = None) -> bytes:
        """The answer as it is."""
        request = Request(self.server + path, body, {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                data: bytes = answer.read(MOST_BYTES)
                return data
        except HTTPError as no:
            with no:
                raise UserError(self._refusal(no)) from None
        except URLError as wrong:
            raise self._gone(wrong.reason) from None
        except (OSError, HTTPException, ValueError) as wrong:
            raise self._gone(wrong) from None

    def _read(self, data: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.MsgspecError:
            raise UserError(self.speech.ui("join-err-stranger", server=self.server)) from None

    def _refusal(self, no: HTTPError) -> str:
        try:
            return said(self.speech, msgspec.json.decode(no.read(MOST_BYTES), type=Problem))
        except (msgspec.MsgspecError, OSError):
            return self.speech.ui("join-err-stranger", server=self.server)

    def _gone(self, wrong: object) -> UserError:
        why = getattr(wrong, "strerror", None) or str(wrong)
        return UserError(self.speech.ui("join-err-server", server=self.server, why=why))


def said(speech: Speech, no: Any) -> str:
    """Why a server refused, in words; its code if the server is newer than our words."""
    try:
        return speech.say(no.say)
    except KeyError:
        return speech.ui("join-err-refused", why=no.why)

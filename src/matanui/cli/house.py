"""`matanui serve`: the server, and where it is to be found."""

from __future__ import annotations

import os

from matanui.i18n.words import Words, language_of
from matanui.server.serve import serve
from matanui.server.settings import settings_from


def serve_here(host: str | None, port: int | None, database: str | None, lang: str | None) -> int:
    """Serve until somebody stops it."""
    say = Words(language_of(lang, os.environ)).say
    settings = settings_from(os.environ, host=host, port=port, database=database)

    def ready(address: str) -> None:
        print(say("ui-serve-open", address=address), flush=True)
        print(say("ui-serve-stop"), flush=True)

    return serve(settings, ready)

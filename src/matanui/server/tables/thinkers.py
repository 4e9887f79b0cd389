"""Bots think in processes of their own, each answer by a deadline. One that fails or dawdles is ended and replaced."""

from __future__ import annotations

import asyncio
import pickle
import sys
from typing import Any, Final

from matanui.core.chance import Stream

HEADER: Final = 4
PROGRAM: Final = "matanui.server.tables.thinker"
MOST_BYTES: Final = 16 * 1024 * 1024


class BotFailed(Exception):
    """A bot gave no answer in time, or none at all."""


class Thinker:
    """One process. It is started when first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def choose(self, game: str, bot: str, view: Any, luck: Stream) -> int:
        """Ask the process; it must be alive and idle."""
        process = self.process or await self._start()
        assert process.stdin is not None and process.stdout is not None
        task = pickle.dumps((game, bot, view, luck), pickle.HIGHEST_PROTOCOL)
        process.stdin.write(len(task).to_bytes(HEADER, "little") + task)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEADER), "little")
        answer, why = pickle.loads(await process.stdout.readexactly(size))
        if why:
            raise BotFailed(why)
        return int(answer)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", PROGRAM)
        self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
        return self.process

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None or process.stdout is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        await process.stdout.read()  # its pipes are closed a moment after its end


class Thinkers:
    """So many thinkers, and whoever is idle takes the next question."""

    def __init__(self, count: int, deadline: float) -> None:
        self.deadline = deadline
        self.all = [Thinker() for _ in range(count)]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)

    async def choose(self, game: str, bot: str, view: Any, luck: Stream) -> int:
        """A bot's answer by the deadline, or BotFailed."""
        thinker = await self.idle.get()
        try:
            async with asyncio.timeout(self.deadline):
                return await thinker.choose(game, bot, view, luck)
        except BotFailed:
            raise
        except TimeoutError:
            await thinker.stop()
            raise BotFailed(f"no answer within {self.deadline} s") from None
        except (OSError, EOFError, pickle.PickleError) as wrong:
            await thinker.stop()
            raise BotFailed(f"{type(wrong).__name__}: {wrong}") from None
        except asyncio.CancelledError:
            await thinker.stop()
            raise
        finally:
            self.idle.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes, each when nobody waits for it any more."""
        for _ in self.all:
            thinker = await self.idle.get()
            await thinker.stop()

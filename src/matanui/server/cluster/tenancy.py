"""Which tables this process serves. Alone on its database: all. Beside others: those it holds a lease on."""

from __future__ import annotations

import os
import secrets
import socket

from matanui.server.cluster.leases import Leases
from matanui.server.refusals import Elsewhere


class Tenancy:
    """Leases of one worker; without leases, everything is ours."""

    def __init__(self, leases: Leases | None, worker: str, seconds: float) -> None:
        self.leases = leases
        self.worker = worker
        self.term = int(seconds * 1000)  # a dead worker's tables are free after that
        self.pause = seconds / 3  # between two renewals

    async def claim(self, table: str) -> None:
        """Serve this table from now on, or say who does."""
        if self.leases is not None:
            owner = await self.leases.claim(table, self.worker, self.term)
            if owner != self.worker:
                raise Elsewhere(owner)

    async def open(self) -> None:
        """Let the others know that we are here."""
        if self.leases is not None:
            await self.leases.register(self.worker, "", self.term)

    async def is_alive(self, worker: str) -> bool:
        """Has another worker been heard of lately?"""
        return self.leases is None or await self.leases.address(worker) is not None

    async def renew(self) -> set[str] | None:
        """The tables that are still ours; None if nobody else could have taken them."""
        return await self.leases.renew(self.worker, self.term) if self.leases is not None else None

    async def release(self, tables: list[str] | None = None) -> None:
        """Others may serve these tables, or all of ours."""
        if self.leases is not None:
            await self.leases.release(self.worker, tables)


def worker_name(chosen: str) -> str:
    """A name that no other worker has, in letters that travel well."""
    plain = "".join(c if c.isalnum() or c in "-_." else "-" for c in chosen or socket.gethostname())
    return f"{plain[:40]}-{os.getpid()}-{secrets.token_hex(4)}"

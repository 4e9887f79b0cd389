"""Logs and numbers for whoever runs a server. Neither ever shows a token, a hand or a seed."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from matanui.server.security import address_of

LOOPBACK: Final = ("127.0.0.1", "::1", "testclient", "")
REGISTRY: Final = CollectorRegistry()
ROOMS: Final = Gauge("matanui_rooms", "Tables in memory", registry=REGISTRY)
GUESTS: Final = Gauge("matanui_connections", "Open websockets", registry=REGISTRY)
COMMANDS: Final = Counter("matanui_commands", "Commands from clients", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("matanui_refusals", "Commands refused", ["why"], registry=REGISTRY)
FAILURES: Final = Counter("matanui_bot_failures", "Bots that gave no answer", registry=REGISTRY)
WRITES: Final = Histogram(
    "matanui_write_seconds",
    "Time to keep something",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)


def set_up_logs(level: str) -> None:
    """One JSON object a line on stderr."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping().get(level.upper(), 20)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


async def metrics(request: Request) -> Response:
    """GET /metrics, for this machine only."""
    if address_of(request.scope) not in LOOPBACK:
        return Response(status_code=404)
    house = request.app.state.server.house
    ROOMS.set(len(house.rooms))
    GUESTS.set(house.doors.open.total())
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")

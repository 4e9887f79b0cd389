"""A few numbers about many games."""

from __future__ import annotations

from math import ceil, sqrt

Z95 = 1.959963984540054


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a winning rate (Wilson's score)."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = rate + z2 / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games)), min(1.0, (middle + spread) / (1 + z2 / games))


def percentile(values: list[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    if not values:
        return 0
    return sorted(values)[max(0, ceil(len(values) * share) - 1)]

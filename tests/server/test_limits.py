"""How often somebody may do something, by a clock that the test moves."""

from __future__ import annotations

import pytest

from matanui.server import limits
from matanui.server.limits import Limit
from matanui.server.refusals import Refusal


class Stopwatch:
    """Seconds, which pass when the test says so."""

    def __init__(self) -> None:
        self.at = 0.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    found = Stopwatch()
    monkeypatch.setattr(limits, "time", found)
    return found


def test_so_many_at_once_and_then_one_by_one(watch: Stopwatch) -> None:
    limit = Limit(3, 60)
    assert [limit.allows("ann") for _ in range(5)] == [True, True, True, False, False]
    watch.at += 20
    assert [limit.allows("ann") for _ in range(2)] == [True, False]
    watch.at += 3600
    assert [limit.allows("ann") for _ in range(5)] == [True, True, True, False, False]


def test_everybody_has_a_limit_of_their_own(watch: Stopwatch) -> None:
    limit = Limit(1, 60)
    limit.check("ann")
    limit.check("bob")
    with pytest.raises(Refusal) as refused:
        limit.check("ann")
    assert (refused.value.why, refused.value.status, refused.value.again) == ("too-fast", 429, True)


def test_only_so_many_are_remembered_and_who_is_refused_stays_refused(
    watch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 10)
    limit = Limit(1, 60)
    for n in range(9):
        assert limit.allows(f"earlier {n}")
    watch.at += 60
    limit.check("ann")
    for n in range(4):
        assert limit.allows(f"later {n}")
    assert not limit.allows("ann")
    for n in range(1000):
        assert limit.allows(f"crowd {n}")
        assert len(limit.buckets) <= 10

"""The matrix of all games: what it covers, and when it complains."""

from __future__ import annotations

import sys
from collections import Counter

import msgspec
import pytest

from matanui.lab.simulate import Report, Spec, simulate
from tools import matrix


def test_every_game_edition_expansion_and_number_of_players() -> None:
    found = list(matrix.combinations(None))
    assert Counter(game for game, *_ in found) == {"makuta": 30, "masks": 40, "bohrok": 40, "rshl": 20}
    assert len({str(row) for row in found}) == 130
    assert {players for *_, players in found} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(("stalemates", "digest", "code"), [(1, "same", 0), (2, "same", 1), (0, "other", 1)])
def test_it_complains_of_stalemates_and_of_workers_that_differ(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stalemates: int, digest: str, code: int
) -> None:
    one = simulate(Spec("rshl", None, ["short=true"], ["greedy", "greedy"], 1, b"matrix"))

    def played(spec: Spec, workers: int) -> Report:
        mark = digest if workers == 2 else "same"
        return msgspec.structs.replace(one, games=spec.games, stalemates=stalemates, digest=mark)

    monkeypatch.setattr(matrix, "simulate", played)
    monkeypatch.setattr(sys, "argv", ["matrix", "--games", "100", "--only", "rshl", "--workers", "1", "--json"])
    assert matrix.main() == code
    out = capsys.readouterr()
    assert len(msgspec.json.decode(out.out, type=list[matrix.Row])) == 20
    assert "20 of 20" in out.err

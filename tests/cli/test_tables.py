"""Every table of the command line fits eighty columns in every language, with no word cut."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from wolfmoon.arena.records import Fault
from wolfmoon.cli.arena import _print as print_arena
from wolfmoon.cli.balance import _print as print_balance
from wolfmoon.cli.bench import _print as print_bench
from wolfmoon.cli.ladder import _print as print_ladder
from wolfmoon.cli.simulate import _print as print_simulate
from wolfmoon.cli.speech import SPEECH, named, say
from wolfmoon.games import described
from wolfmoon.measure import CASES
from wolfmoon.studies.means import Mean
from wolfmoon.words import LANGUAGES

COLUMNS = 80
SOURCES = {
    "the-wolves": ["spread", "speed", "howl", "wolves", "lairs", "prey", "tokens", "seconds"],
    "lone-wolves": ["honour", "moon", "blood-moon", "scars"],
}
FAULT = {"bot": "tests:Cheat", "seat": 0, "kind": "illegal", "what": "17"}


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that is spoken, in a terminal of eighty columns."""
    monkeypatch.setattr(SPEECH, "language", request.param)
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    return str(request.param)


def bot(name: str) -> dict[str, Any]:
    share = {"share": 1.0, "low": 0.4321, "high": 1.0, "fair": 0.3333}
    slow = {"p95_ms": 12_345.6, "p95_turn_ms": 123_456.7}
    return {"name": name, "seats": 4, **share, **slow, "decisions": 1_234_567, "faults": 100}


def test_an_arena_fits(spoken: str, capsys: pytest.CaptureFixture[str]) -> None:
    sprt = {"window": [-10, 15], "verdict": "undecided", "ratio": -1.234, "bounds": [-2.9, 2.9]}
    elo = {"value": 1234.5, "low": None, "high": 2345.6}
    counts = {"game": "the-wolves", "blocks": 12_345, "games": 61_725, "seed": 123_456_789}
    bots = [bot("tests.own:Strongest"), bot("hunter")]
    print_arena({**counts, "bots": bots, "elo": elo, "sprt": sprt, "faults": [FAULT]})
    heads = ("bot", "seats", "share", "fair", "decision-ms", "turn-ms", "faults")
    fits(capsys.readouterr().out, *words_of(heads))


def test_a_ladder_fits(spoken: str, capsys: pytest.CaptureFixture[str]) -> None:
    rated = {"name": "tests.own:Strongest", "elo": 1234.5, "low": -1234.5, "high": 2345.6}
    meeting = {"lineup": ["hunter", "scout", "cub", "alpha", "random"], "bots": [bot("hunter")]}
    counts = {"game": "lone-wolves", "blocks": 1000, "seed": 1, "faults": []}
    print_ladder({**counts, "bots": [rated], "meetings": [meeting]})
    fits(capsys.readouterr().out, *words_of(("bot", "elo", "meeting", "share")))


@pytest.mark.parametrize("game", SOURCES)
def test_many_games_fit(spoken: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    points = dict.fromkeys(SOURCES[game], 12.34)
    seats = [
        {"seat": seat, "points": points, "total": 123.4, "wins": 1.0}
        for seat in range(max(described(game).seats))
    ]
    bots = [{"name": "tests.own:Strongest", "seats": 4, "total": 123.4, "wins": 1.0}]
    speed = {"games_per_second": 12_345.6, "decisions_per_game": 321.0, "turns_per_game": 123.4}
    ended = {"full moon": 0.99, "quiet": 0.01, "thirteen tricks": 1.0}
    counts = {"game": game, "games": 1_000_000, "seed": 1, "ended_by": ended}
    print_simulate({**counts, **speed, "seats": seats, "bots": bots})
    sources = [named("points", name) for name in SOURCES[game]]
    fits(capsys.readouterr().out, *words_of(("seat", "bot", "seats", "points", "wins")), *sources)


def test_the_bench_fits(spoken: str, capsys: pytest.CaptureFixture[str]) -> None:
    row = {"decisions_per_second": 12_345_678, "batch_decisions_per_second": 23_456_789}
    row |= {"copy_us": 0.123, "offer_us": 12.34, "view_us": 123.0, "record_bytes": 1234}
    times = {"reference_ns": 1.234, "warm_start_s": 0.5, "help_s": 0.1, "cold_compile_s": 123.4}
    print_bench({**times, "cores": 16, "games": dict.fromkeys(CASES, row)})
    heads = ("game", "speed", "all-cores", "copy", "offer", "view", "bytes")
    fits(capsys.readouterr().out, *words_of(heads))


@pytest.mark.parametrize("game", SOURCES)
def test_a_study_fits(spoken: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = described(game).kinds()
    labels = {"pack": "tundra", "hand": "higher", "region tile": "tile 10"}
    share = Mean(0.25, 0.1, 1.0, 1_000_000)
    found: Any = SimpleNamespace(
        contest=SimpleNamespace(game=game, bots=("hunter", "scout"), lineup=(0, 1, 1), seed=1),
        games=1_000_000,
        fair=0.3333,
        groups=lambda: {group: {labels.get(group, "1"): share} for group in kinds.groups},
        points={name: [12.0, 13.0] for name in SOURCES[game]},
        decisions=[100, 200],
        turns=[20, 30],
        ended_by=Counter({"quiet": 3}),
        faults=Counter([Fault(**FAULT)]),
    )
    print_balance(found)
    groups = [kinds.group_in(group, spoken) for group in kinds.groups]
    heads = words_of(("games", "wins", "seat-points", "mean", "length", "decisions", "turns"))
    fits(capsys.readouterr().out, *groups, *heads)


def words_of(heads: tuple[str, ...]) -> list[str]:
    return [say(f"terminal-head-{name}") for name in heads]


def fits(shown: str, *heads: str) -> None:
    """Nothing is wider than the terminal; every figure and every word of the heads stands whole."""
    assert max(map(len, shown.splitlines())) <= COLUMNS, shown
    assert "…" not in shown
    words = set(shown.split())
    assert not [word for head in heads for word in head.split() if word not in words], shown

"""Golden games: whole games and endings, kept as text, each with its result."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from wolfmoon.engine.game import Game
from wolfmoon.games.the_wolves.forms.names import ACT_NAMES

REPLAYS = sorted(Path(__file__).parent.glob("*.game"))
THE_WOLVES = [path for path in REPLAYS if path.stem.startswith("the-wolves")]


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith("#"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_golden_game_reaches_its_result_and_is_written_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = wolfmoon.load(text)
    assert game.dump() == without_comments(text)
    if game.over:
        assert "\nresult " in text


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_golden_game_can_be_taken_back_and_played_again(path: Path) -> None:
    game = wolfmoon.load(path.read_text(encoding="utf-8"))
    again = game.at(0)
    for action in game.log:
        again.play(action)
    assert again.states.tobytes() == game.states.tobytes()


def scored_regions(game: Game) -> list[dict[str, Any]]:
    """The regions that `end` decisions scored, as they stood before."""
    found = []
    for number, action in enumerate(game.log):
        if str(action) == "end":
            before, after = game.at(number), game.at(number + 1)
            rows = zip(before.score_sheet()["regions"], after.score_sheet()["regions"], strict=True)
            found += [old for old, new in rows if old["tokens"] != new["tokens"]]
    return found


def way(region: dict[str, Any]) -> str:
    """In which way a region was scored."""
    strengths = Counter((each["control"], each["alphas"]) for each in region["control"].values())
    ranked = sorted(strengths, reverse=True)
    if not ranked:
        return "nobody"
    if strengths[ranked[0]] > 1:
        return "tie for first" + (" with neutral" if "neutral" in region["seconds"] else "")
    if region["first"] == "neutral":
        return "neutral first"
    if len(ranked) == 1:
        return "alone"
    if strengths[ranked[1]] > 1:
        return "tie for second"
    if ranked[0][0] == ranked[1][0]:
        return "first by alphas"
    return "first and second" + (" neutral" if region["seconds"] == ["neutral"] else "")


def test_every_way_a_region_ends_is_in_a_replay() -> None:
    ways = set()
    for path in THE_WOLVES:
        ways |= {way(each) for each in scored_regions(wolfmoon.load(path.read_text("utf-8")))}
    assert ways == {
        "nobody",
        "alone",
        "first and second",
        "first and second neutral",
        "first by alphas",
        "tie for first",
        "tie for first with neutral",
        "tie for second",
        "neutral first",
    }


def test_every_kind_of_decision_is_in_a_replay() -> None:
    texts = [
        str(action) for path in THE_WOLVES for action in wolfmoon.load(path.read_text("utf-8")).log
    ]
    unused = [name for name in ACT_NAMES if not any(text.startswith(name) for text in texts)]
    assert unused == []


def test_every_way_a_game_ends_is_in_a_replay() -> None:
    endings = set()
    for path in THE_WOLVES:
        outcome = wolfmoon.load(path.read_text("utf-8")).outcome
        if outcome:
            best = [score for score in outcome.scores if score == max(outcome.scores)]
            tied = "shared" if len(outcome.winners) > 1 else "broken tie" if len(best) > 1 else ""
            endings.add((outcome.ended_by, tied))
    assert {("full moon", ""), ("full moon", "broken tie"), ("full moon", "shared")} <= endings
    assert any(ended_by == "quiet" for ended_by, _ in endings)


def test_every_number_of_players_is_in_a_replay() -> None:
    games = [wolfmoon.load(path.read_text("utf-8")) for path in THE_WOLVES]
    assert {game.seats for game in games if game.start.headers} == {2, 3, 4, 5}

"""The phases of the moon that were scored in a game, and who got what for which region."""

from collections.abc import Sequence
from typing import Any

from ...engine.game import Game
from ..models import ReviewPhase, ReviewRegion
from ..parts import Part


def phases_of(game: Game, parts: Sequence[Part]) -> list[ReviewPhase]:
    """Every phase that was scored, in order."""
    found: list[ReviewPhase] = []
    path, numbers = game.path, game.numbers
    for part in parts:
        if not part.phases:
            continue
        for step in range(part.step, part.end):
            for telling in game.rules.story(path[step], numbers[step]):
                _told(found, dict(telling), part.number, game.seats)
    return found


def _told(found: list[ReviewPhase], told: dict[str, Any], turn: int, seats: int) -> None:
    """One thing that happened, as far as it is about what was scored."""
    if told["what"] == "phase":
        found.append({"phase": told["phase"], "date": told["date"], "turn": turn, "regions": []})
    elif told["what"] == "region":
        empty: ReviewRegion = {
            "region": told["region"],
            "first": None,
            "seconds": [],
            "points": [0.0] * seats,
        }
        found[-1]["regions"].append(empty)
    elif told["what"] in ("region-first", "region-second"):
        region = next(r for r in found[-1]["regions"] if r["region"] == told["region"])
        region["points"][told["seat"]] += told["points"]
        if told["what"] == "region-first":
            region["first"] = told["seat"]
        else:
            region["seconds"].append(told["seat"])

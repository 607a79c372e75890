"""The text that someone shares: four lines that give nothing away."""

from datetime import UTC, date, datetime

from ..words import plain, say
from .days import of_day
from .puzzle import Puzzle

MINUTE = 60


def shared(
    puzzle: Puzzle, tries: int, seconds: int | None, language: str, day: date | None = None
) -> list[str]:
    """Which puzzle, which goal, at which try and how fast, and where it is."""
    day = day or datetime.now(UTC).date()
    daily = of_day(puzzle.game, day) if not puzzle.id.startswith("own.") else None
    is_daily = daily is not None and daily.id == puzzle.id
    first = (
        say("puzzle-share-day", language, day=day.isoformat())
        if is_daily
        else say("puzzle-share", language, name=puzzle.id.rpartition(".")[2])
    )
    goal = say(
        "puzzle-share-goal",
        language,
        game=puzzle.game,
        goal=said_goal(puzzle, language),
    )
    took = "" if seconds is None else f"{seconds // MINUTE}:{seconds % MINUTE:02}"
    tried = say(
        "puzzle-share-tries", language, count=tries, took=took, timed=(took and "yes") or "no"
    )
    return [plain(first), plain(goal), plain(tried), address_of(puzzle)]


def address_of(puzzle: Puzzle) -> str:
    """The path of a puzzle's page; a dot in it would be taken for that of a file."""
    return f"/puzzles/{puzzle.id.replace('.', '/', 1)}"


def said_goal(puzzle: Puzzle, language: str) -> str:
    """The goal in words, its parts one after the other."""
    parts = [
        say(f"puzzle-goal-{each.what}", language, count=each.count, of=each.of)
        for each in puzzle.goal
    ]
    return " ".join(parts)

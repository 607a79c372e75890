"""Every game names all its parts, and each of them is there."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

import pytest

import wolfmoon
from tests import ROOT
from wolfmoon.bots.bot import Bot
from wolfmoon.data.rows import Rows
from wolfmoon.description import Description, Hunting
from wolfmoon.draw.of_game import Drawings
from wolfmoon.engine.models import Models
from wolfmoon.engine.rules import Rules
from wolfmoon.env.study import Eyes
from wolfmoon.games import NAMES, described
from wolfmoon.hints.hinter import Hinter
from wolfmoon.puzzles.puzzler import Puzzler
from wolfmoon.reviews.reviewer import Reviewer
from wolfmoon.studies.kinds import Kinds
from wolfmoon.words import LANGUAGES, has

PARTS: dict[str, Callable[[Description], object]] = {
    "name": lambda game: is_of(game.name, str),
    "title": lambda game: is_of(game.title, str),
    "seats": lambda game: all_of(game.seats, int),
    "rules": lambda game: is_of(game.rules(), Rules),
    "models": lambda game: is_of(game.models(), Models),
    "bots": lambda game: all_of([make() for make in game.bots.values()], Bot),
    "drawings": lambda game: is_of(game.drawings(), Drawings),
    "eyes": lambda game: is_of(game.eyes(), Eyes),
    "rows": lambda game: is_of(game.rows(), Rows),
    "kinds": lambda game: is_of(game.kinds(), Kinds),
    "box": lambda game: is_of(game.box(), dict),
    "choices": lambda game: is_of(game.choices(), dict),
    "variants": lambda game: all_of(game.variants, dict),
    "map": lambda game: game.map is None or is_of(map_of(game), dict),
    "trainer": lambda game: game.trainer is None or callable(game.trainer()),
    "hints": lambda game: is_of(game.hints and game.hints(), Hinter),
    "hunt": lambda game: is_of(game.hunt, Hunting) and {*rivals_of(game)} <= {*game.bots},
    "reviews": lambda game: is_of(game.reviews and game.reviews.by(), Reviewer),
    "puzzles": lambda game: is_of(game.puzzles and game.puzzles(), Puzzler),
    "known": lambda game: (game.known is not None) == game.rules().hides,
    "client": lambda game: (ROOT / "client" / "src" / (game.client or "-")).is_dir(),
    "lessons": lambda game: game.lessons is not None and any(game.lessons.glob("*.lesson")),
    "older": lambda game: all_of(list(game.older.values()), Callable),
    "examples": lambda game: all(game.examples.decisions) and all(game.examples.questions),
    "words": lambda game: game.words is None or game.words.is_dir(),
}
"""By field of a description: whether both games of this package have it as it should be."""


def is_of(part: object, kind: type) -> bool:
    assert isinstance(part, kind), f"{part!r} is no {kind.__name__}"
    return True


def all_of(parts: Iterable[object], kind: Any) -> bool:
    return all(is_of(part, kind) for part in parts)


def map_of(game: Description) -> object:
    assert game.map is not None
    data = game.rules().to_data(game.rules().start(seed=1).states[0])
    return game.map(game.rules().seats(game.rules().start(seed=1).states[0]), data["regions"])


def rivals_of(game: Description) -> Iterable[str]:
    assert game.hunt is not None
    return (game.hunt.rival, *game.hunt.simulations)


def test_every_field_of_a_description_is_a_part_and_is_told_to_newcomers() -> None:
    names = [each.name for each in fields(Description)]
    assert list(PARTS) == names
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [name for name in names if f"`{name}`" not in page] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", [each.name for each in fields(Description)])
def test_a_part_is_what_it_should_be(name: str, part: str) -> None:
    assert PARTS[part](described(name)), f"{name} has no {part}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_called_the_same_everywhere(name: str) -> None:
    about = described(name)
    assert about.name == name == wolfmoon.games[name].name
    assert {each().game for each in about.bots.values()} == {name}
    for language in LANGUAGES:
        assert has(f"game-{name}", language), f"{name} has no name in {language}"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_table_can_be_set_up(name: str) -> None:
    about, rules = described(name), wolfmoon.games[name]
    seats = {rules.seats(rules.start(seed=1, **options).states[0]) for options in about.variants}
    assert seats == set(about.seats)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(wolfmoon.BadInput, match="the games are the-wolves, lone-wolves"):
        described("chess")

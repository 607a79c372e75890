"""Every game names all its parts, and each of them is there."""

from collections.abc import Callable

import pytest

import wolfmoon
from tests import ROOT
from wolfmoon.bots.bot import Bot
from wolfmoon.data.rows import Rows
from wolfmoon.description import Description
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

PARTS: dict[str, tuple[Callable[[Description], Callable[[], object]], type]] = {
    "rules": (lambda game: game.rules, Rules),
    "models": (lambda game: game.models, Models),
    "drawings": (lambda game: game.drawings, Drawings),
    "eyes": (lambda game: game.eyes, Eyes),
    "rows": (lambda game: game.rows, Rows),
    "kinds": (lambda game: game.kinds, Kinds),
    "hints": (lambda game: game.hints or (lambda: None), Hinter),
    "reviews": (lambda game: game.reviews.by if game.reviews else lambda: None, Reviewer),
    "puzzles": (lambda game: game.puzzles or (lambda: None), Puzzler),
    "box": (lambda game: game.box, dict),
    "choices": (lambda game: game.choices, dict),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_what_it_should_be(name: str, part: str) -> None:
    of, kind = PARTS[part]
    made = of(described(name))()
    assert isinstance(made, kind), f"{name} has no {part}: {made!r}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_called_the_same_everywhere(name: str) -> None:
    about = described(name)
    assert about.name == name == wolfmoon.games[name].name
    assert {each().game for each in about.bots.values()} == {name}
    assert all(isinstance(each(), Bot) for each in about.bots.values())
    for language in LANGUAGES:
        assert has(f"game-{name}", language), f"{name} has no name in {language}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_a_folder_in_the_client(name: str) -> None:
    folder = described(name).client
    assert folder is not None and (ROOT / "client" / "src" / folder).is_dir()


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_table_can_be_set_up(name: str) -> None:
    about, rules = described(name), wolfmoon.games[name]
    seats = {rules.seats(rules.start(seed=1, **options).states[0]) for options in about.variants}
    assert seats == set(about.seats)


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(wolfmoon.BadInput, match="the games are the-wolves, lone-wolves"):
        described("chess")

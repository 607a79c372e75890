"""Plain data is held to its models: what does not fit is named, with what was expected."""

import random
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Literal, get_args

import pytest
from pydantic import TypeAdapter
from typing_extensions import TypedDict

import wolfmoon
from wolfmoon.engine.errors import BadInput
from wolfmoon.engine.shape import Checked, shape
from wolfmoon.games.lone_wolves import actions as lone_actions
from wolfmoon.games.lone_wolves import models as lone
from wolfmoon.games.lone_wolves.box import components as duel
from wolfmoon.games.lone_wolves.forms.names import CARD_NAMES, SUIT_LETTERS
from wolfmoon.games.the_wolves import actions as wolves_actions
from wolfmoon.games.the_wolves import models as wolves
from wolfmoon.games.the_wolves.box import components as pack

MODELS: dict[str, Any] = {"the-wolves": wolves, "lone-wolves": lone}
WORDS: list[tuple[Any, type[IntEnum]]] = [
    (wolves.Terrain, pack.Terrain),
    (wolves.Kind, pack.Kind),
    (wolves.Track, pack.Track),
    (wolves.Phase, pack.Phase),
    (wolves.Prey, pack.Prey),
    (wolves.Bonus, pack.Bonus),
    (wolves.WolvesAsk, wolves_actions.Ask),
    (wolves.WolvesAct, wolves_actions.Act),
    (lone.Suit, duel.Suit),
    (lone.Land, duel.Land),
    (Literal["none", lone.Moon], duel.Moon),
    (lone.Board, duel.Board),
    (lone.LoneAsk, lone_actions.Ask),
]


@pytest.mark.parametrize(
    ("words", "numbers"), WORDS, ids=lambda each: getattr(each, "__name__", "")
)
def test_the_words_of_data_are_the_names_of_the_numbers(words: Any, numbers: type[IntEnum]) -> None:
    said = [word.replace(" ", "_").replace("-", "_").upper() for word in get_args(words)]
    assert said == [each.name for each in numbers]


def test_cards_and_tiles_are_named_after_their_parts() -> None:
    values = range(duel.LOWEST, duel.HIGHEST + 1)
    assert [f"{suit}{value}" for suit in SUIT_LETTERS for value in values] == CARD_NAMES
    terrains = get_args(wolves.Terrain)
    pairs = [f"{one}/{terrains[(at + 1) % len(terrains)]}" for at, one in enumerate(terrains)]
    assert [*pairs, "home"] == list(get_args(wolves.Tile))


WRONG: list[tuple[str, Callable[[Any], Any], str]] = [
    ("the-wolves", lambda d: d.pop("phase"), "phase is missing"),
    ("the-wolves", lambda d: d.update(moon=1), "there is no 'moon'; there are game, rules"),
    ("the-wolves", lambda d: d.update(seats=7), "seats: expected a list, found 7"),
    ("the-wolves", lambda d: d["seats"].pop(), "seats: expected a list of 3"),
    (
        "the-wolves",
        lambda d: d["seats"][1]["tiles"].pop(),
        r"seats\[1\].tiles: expected a list of 6",
    ),
    (
        "the-wolves",
        lambda d: d["seats"][1].update(pack=None),
        r"seats\[1\].pack: expected one of for",
    ),
    ("the-wolves", lambda d: d.update(turns=True), "turns: expected a number from 0 to 30000"),
    ("the-wolves", lambda d: d.update(seat=3), "seat: expected a number from 0 to 2, found 3"),
    ("the-wolves", lambda d: d.update(seat="0"), "seat: expected a number from 0 to 4, found '0'"),
    (
        "the-wolves",
        lambda d: d["prey"][0].pop(),
        r"prey\[0\]: expected a kind of prey and a number",
    ),
    ("the-wolves", lambda d: d["lone_wolves"].append(4), r"lone_wolves\[12\]: expected text"),
    ("the-wolves", lambda d: d.update(pieces={"A1": [["elk", "den"]]}), "expected one of forest"),
    ("the-wolves", lambda d: d.update(pieces={"A1": ["x"]}), "pieces.A1.*: expected a pack and a"),
    ("the-wolves", lambda d: d.update(pending=[]), "pending: expected an object"),
    ("lone-wolves", lambda d: d.update(taken_hidden="no"), "taken_hidden: expected true or false"),
    ("lone-wolves", lambda d: d["hands"].append([]), "hands: expected a list of 2"),
    ("lone-wolves", lambda d: d["hands"][1].append("R9"), r"hands\[1\]\[13\]: expected one of G2"),
    ("lone-wolves", lambda d: d["house"]["slots"].pop("land"), "house.slots: land is missing"),
]


@pytest.mark.parametrize(("name", "change", "said"), WRONG)
def test_what_does_not_fit_is_named(name: str, change: Callable[[Any], Any], said: str) -> None:
    data: Any = wolfmoon.new(name, seed=3).to_data()
    change(data)
    with pytest.raises(BadInput, match=said):
        wolfmoon.from_data(data)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (14, r"hands\[1\]: expected a number from 0 to 13, found 14"),
        (["R9"], r"hands\[1\]\[0\]: expected one of G2"),
        ("R9", r"hands\[1\]: expected a number from 0 to 13"),
    ],
)
def test_a_view_may_hold_cards_or_their_number(hand: Any, said: str) -> None:
    view: Any = wolfmoon.new("lone-wolves", seed=3).view(0)
    assert lone.VIEW.read(view) == view
    with pytest.raises(BadInput, match=said):
        lone.VIEW.read({**view, "hands": [view["hands"][0], hand]})


@shape
class Place(TypedDict):
    """Somewhere."""

    hex: str
    """Where it is."""


@shape
class Den(Place):
    """A place of a pack."""

    seat: int


def test_a_shape_that_extends_another_says_of_its_fields_what_that_one_says() -> None:
    schema = TypeAdapter(Den).json_schema()
    assert schema["properties"]["hex"]["description"] == "Where it is."
    assert schema["description"] == "A place of a pack."
    with pytest.raises(BadInput, match="there is no 'moon'; there are hex, seat"):
        Checked[Den](Den).read({"hex": "A1", "seat": 0, "moon": 1})


@pytest.mark.parametrize("name", MODELS)
def test_positions_sheets_and_decisions_fit_their_models(name: str) -> None:
    game, chance, models = wolfmoon.new(name, seed=5), random.Random(3), MODELS[name]
    for step in range(300):
        if game.over:
            break
        if step % 7 == 0:
            models.POSITION.read(game.to_data())
            models.VIEW.read(game.view())
            models.SHEET.read(game.score_sheet())
        for action in game.offer:
            models.OPTION.read(game.rules.action_data(game.state, action.number))
        game.play(chance.choice(game.offer))

"""The models say what is really sent: every position of whole games, every box."""

import random
import subprocess
import sys

import pytest
from pydantic import TypeAdapter, ValidationError

from tests.server.tables import ADA, BOB, two
from wolfmoon import new
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.games import NAMES, described
from wolfmoon.server import protocol, shapes
from wolfmoon.server.doors.app import describe
from wolfmoon.server.doors.lists import game_data
from wolfmoon.server.summary import NOBODY, Names
from wolfmoon.server.views import Showing, position
from wolfmoon.server.wording import refusal_data

GAMES = [(name, options) for name in NAMES for options in described(name).variants]
REFUSAL = TypeAdapter[object](shapes.Refusal)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_position_of_a_game_fits_the_model(name: str, options: dict[str, object]) -> None:
    game = new(name, seed=5, **options)
    chance = random.Random(3)
    seen = set()
    for step in range(400):
        if game.over:
            break
        asks = game.view(0)["asks"]
        if asks not in seen or step % 20 == 0:
            for viewer in (game.seat, None, EVERYTHING):
                shapes.Position.model_validate(position(game, viewer))
        seen.add(asks)
        game.play(chance.choice(game.offer))
    assert len(seen) > 3


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_refusal_fits_the_model(name: str, options: dict[str, object]) -> None:
    game, chance, reasons = new(name, seed=6, **options), random.Random(4), set()
    for step in range(300):
        for action in chance.sample(range(game.rules.num_actions), 60) if step % 3 == 0 else ():
            if refusal := game.why_not(action):
                REFUSAL.validate_python(refusal_data(refusal, "en"))
                reasons.add(refusal.reason)
        if game.over:
            break
        game.play(chance.choice(game.offer))
    assert len(reasons) > 5


def test_a_refusal_with_facts_of_another_reason_does_not_fit() -> None:
    said = {"reason": "too_far", "clause": "W16", "sentence": "", "facts": {"hex": "A1"}}
    with pytest.raises(ValidationError):
        REFUSAL.validate_python(said)
    REFUSAL.validate_python(said | {"facts": {"hex": "A1", "steps": 4, "speed": 3}})


def test_the_boxes_fit_the_models() -> None:
    for name in NAMES:
        protocol.GameInfo.model_validate(game_data(name))
    players = {name: game_data(name)["players"] for name in NAMES}
    assert players == {"the-wolves": [2, 3, 4, 5], "lone-wolves": [2]}


def test_a_state_and_an_answer_fit_the_models() -> None:
    desk = two("the-wolves")
    desk.play(12)
    showing = Showing(desk.table, Names({ADA: "Ada", BOB: "Bob"}))
    for viewer in (0, 1, None):
        protocol.State.model_validate_json(showing.state(ADA, viewer, NOBODY))
        answer = protocol.Answer.model_validate_json(showing.answer(BOB, viewer, 0, NOBODY))
        assert [event.seq for event in answer.events] == list(range(1, desk.table.seq + 1))


def test_the_document_describes_every_answer() -> None:
    document = describe()
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            assert about["description"], (method, path)
            good = {status for status in about["responses"] if status < "300"}
            assert good, (method, path)
            assert about["responses"]["422"]["content"]["application/json"]["schema"] == {
                "$ref": "#/components/schemas/Problem"
            }
    assert "HTTPValidationError" not in document["components"]["schemas"]


def test_a_server_that_starts_builds_nothing_that_shows_a_game() -> None:
    """What is sent is not checked: its models are for the document, and cost half a second."""
    shown = "State Answer Events Happened Preview Ahead Replay Course Problem"
    code = (
        "import wolfmoon.server.doors.app, wolfmoon.server.protocol as spoken\n"
        f"built = [name for name in '{shown}'.split()"
        " if getattr(spoken, name).__pydantic_complete__]\n"
        "assert not built, built"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

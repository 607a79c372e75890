"""The laws of every game, and its files."""

import json
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

import wolfmoon
from tests.laws.positions import offered, reasons_of
from wolfmoon.cli import main
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.engine.start import Start
from wolfmoon.engine.story import sentence
from wolfmoon.engine.stream import streams
from wolfmoon.games import described
from wolfmoon.words import LANGUAGES

RULES = wolfmoon.games["tracks"]
SEATS = described("tracks").seats


def games_at_every_step(seats: int, seed: int) -> list[Game]:
    game = wolfmoon.new("tracks", players=seats, seed=seed)
    chance, path = Random(seed), [game.copy()]
    while not game.over:
        game.play(chance.choice(game.offer))
        path.append(game.copy())
    return path


@pytest.mark.parametrize("seats", SEATS)
def test_an_action_is_offered_exactly_if_nothing_stands_in_its_way(seats: int) -> None:
    for game in games_at_every_step(seats, 1):
        reasons = reasons_of(RULES, game.states)
        assert np.flatnonzero(reasons == 0).tolist() == offered(RULES, game.states)
        for action in np.flatnonzero(reasons):
            refusal = RULES.explain(game.states, int(action), int(reasons[action]))
            assert all(refusal.sentence_in(language) for language in LANGUAGES)


@pytest.mark.parametrize("seats", SEATS)
def test_positions_and_games_come_back(seats: int) -> None:
    for game in games_at_every_step(seats, 2):
        data = json.loads(json.dumps(game.to_data()))
        assert wolfmoon.from_data(data).states.tobytes() == game.states.tobytes()
        assert wolfmoon.load(game.position()).states.tobytes() == game.states.tobytes()
        again = wolfmoon.load(game.dump())
        assert (again.log, again.dump()) == (game.log, game.dump())


def test_a_drawn_deal_is_committed_to_and_verified(tmp_path: object) -> None:
    options = RULES.draw(Random(5), players=3)
    game = Game(RULES, Start(RULES.start(**options).states, RULES.as_headers(**options), "ab" * 32))
    while not game.over:
        game.play(game.offer[-1])
    path = tmp_path / "tracks.game"  # type: ignore[operator]
    path.write_text(game.dump())
    result = CliRunner().invoke(main, ["verify", str(path)])
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_games_that_look_alike_give_a_viewer_the_same(viewer: int | None) -> None:
    for game in games_at_every_step(3, 3)[:-1]:
        view = game.view(viewer)
        others = [RULES.determinize(view, int(word)) for word in streams(7, 5)]
        assert len({other.tobytes() for other in others}) > 1
        action = game.offer[0].number
        for other in others:
            assert RULES.view(other[0], viewer) == view
            assert RULES.score_sheet(other) == RULES.score_sheet(game.states)
            assert (
                RULES.story_for(other, action, viewer)
                == RULES.story_for(game.states, action, viewer)
                or len(view["row"]) == 1
            )
            if viewer is not None:
                seen = RULES.seen(other, viewer).tobytes()
                assert seen == RULES.seen(game.states, viewer).tobytes()


def test_its_story_is_told_in_every_language() -> None:
    for game in games_at_every_step(2, 4)[:-1]:
        for telling in RULES.story(game.states, game.offer[0].number):
            for language in LANGUAGES:
                assert sentence(telling, language, ["Ada", "Bob"])


def test_nothing_is_hidden_from_the_record() -> None:
    game = wolfmoon.new("tracks", players=2, seed=1)
    assert None not in RULES.view(game.state, EVERYTHING)["held"]
    assert game.view(0)["held"][1] is None and game.view(None)["held"] == [None, None]

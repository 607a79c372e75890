"""What holds for every position of Lone Wolves: nothing hidden leaves by any door."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.positions import Case, lone_wolves
from wolfmoon.engine.game import Game

some = settings(max_examples=100, deadline=None)
VIEWERS = (0, 1, None)


def everything_seen(game: Game, viewer: int | None) -> str:
    """All that a viewer can get out of a game, as one text."""
    offer = [(action.number, action.text) for action in game.offer_for(viewer)]
    numbers = range(game.rules.num_actions)
    why = [str(game.why_not_for(viewer, number)) for number in numbers]
    return json.dumps([game.view(viewer), offer, game.log_for(viewer), why, game.score_sheet()])


@some
@given(lone_wolves(), st.sampled_from(VIEWERS), st.integers(0, 2**32))
def test_worlds_that_look_the_same_give_a_viewer_the_same_bytes(
    case: Case, viewer: int | None, seed: int
) -> None:
    game = case.game()
    other = game.determinize(viewer, seed)
    assert everything_seen(other, viewer) == everything_seen(game, viewer)


@some
@given(lone_wolves(), st.integers(0, 1), st.integers(0, 2**32))
def test_what_a_bot_gets_is_the_same_for_all_worlds_that_look_the_same(
    case: Case, viewer: int, seed: int
) -> None:
    game = case.game()
    other = game.determinize(viewer, seed)
    rules = game.rules
    assert rules.seen(game.states, viewer).tobytes() == rules.seen(other.states, viewer).tobytes()

"""The bots of The Wolves: legal, the same from the same seed, and within their time."""

import pytest

from tests.bots.wolves_tables import (
    GAME,
    LEVELS,
    LITTLE,
    RULES,
    ask,
    middle,
    offered,
    play,
    seen,
    turn_start,
)
from wolfmoon.bots.bot import Budget
from wolfmoon.bots.registry import bot_names, make_bot


def test_the_four_levels_are_known_weakest_first() -> None:
    assert bot_names(GAME) == ["random", *LEVELS]
    assert [make_bot(GAME, name).level for name in LEVELS] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_whole_games_without_an_illegal_move(players: int) -> None:
    names = [LEVELS[seat % len(LEVELS)] for seat in range(players)]
    _, states = play(names, seed=players, budget=LITTLE)
    assert RULES.outcome(states) is not None


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, _ = play([name, "cub"], seed=8, budget=LITTLE)
    again, _ = play([name, "cub"], seed=8, budget=LITTLE)
    assert first == again


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("decisions", range(20, 44, 4))
def test_a_bot_goes_on_from_anywhere_in_a_turn(name: str, decisions: int) -> None:
    states = middle(3, seed=decisions, decisions=decisions)
    assert ask(name, states, budget=LITTLE).action in offered(states)


def test_a_plan_is_made_once_and_then_followed() -> None:
    states = middle(3, seed=1, decisions=6)
    bot, thought = make_bot(GAME, "scout"), []
    seat = RULES.seat(states[0])
    while RULES.seat(states[0]) == seat:
        choice = bot.choose(seen(states), LITTLE)
        thought.append(choice.simulations)
        RULES.step_many(states, [choice.action])
    assert thought[0] > 0
    assert len(thought) > 1 and not any(thought[1:])


def test_a_plan_is_dropped_when_the_position_is_another() -> None:
    one, other = middle(3, seed=1, decisions=6), middle(3, seed=2, decisions=6)
    bot = make_bot(GAME, "scout")
    assert bot.choose(seen(one), LITTLE).simulations > 0
    assert bot.choose(seen(other), LITTLE).simulations > 0


@pytest.mark.parametrize("name", ["scout", "hunter", "alpha"])
def test_a_bot_without_time_says_so_and_still_decides(name: str) -> None:
    states = turn_start(4, seed=3, decisions=120)
    choice = ask(name, states, budget=Budget(seconds=1e-6))
    assert choice.cut_short
    assert choice.action in offered(states)
    patient = ask(name, states, budget=Budget(seconds=60.0))
    assert not patient.cut_short
    assert patient.simulations > choice.simulations


def test_a_bot_without_time_drafts_and_says_so() -> None:
    states = RULES.new_many(1, 5, players=3)
    choice = ask("hunter", states, budget=Budget(seconds=1e-6))
    assert choice.cut_short
    assert choice.action in offered(states)


@pytest.mark.parametrize("name", ["scout", "hunter", "alpha"])
def test_fewer_simulations_are_kept_to(name: str) -> None:
    states = turn_start(3, seed=4, decisions=60)
    little = ask(name, states, budget=Budget(simulations=50))
    much = ask(name, states, budget=Budget(simulations=1500))
    assert little.simulations < much.simulations
    assert not little.cut_short and not much.cut_short


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("decisions", [0, 40, 160])
def test_an_evaluation_agrees_with_the_choice(name: str, decisions: int) -> None:
    states = middle(3, seed=6, decisions=decisions)
    choice = ask(name, states, budget=LITTLE, evaluate=True)
    told = choice.evaluation
    assert told is not None
    assert len(told.win_shares) == 3
    assert sum(told.win_shares) == pytest.approx(1.0)
    assert told.line[0] == choice.action == told.options[0][0]
    assert {action for action, _ in told.options} <= set(offered(states))
    values = [value for _, value in told.options]
    assert values == sorted(values, reverse=True)
    for action in told.line:
        assert RULES.step_many(states, [action])[0] == 0


def test_an_evaluation_does_not_change_the_choice() -> None:
    states = middle(3, seed=7, decisions=60)
    told = ask("hunter", states, budget=LITTLE, evaluate=True)
    assert told.action == ask("hunter", states, budget=LITTLE).action


@pytest.mark.parametrize("name", ["scout", "hunter", "alpha"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_draft_is_searched_and_not_drawn(name: str, players: int) -> None:
    states = RULES.new_many(1, 9, players=players)
    chosen = {ask(name, states, budget=LITTLE, stream=stream).action for stream in (1, 2, 3)}
    assert len(chosen) == 1
    others = {ask(name, RULES.new_many(1, seed, players=players)).action for seed in range(6)}
    assert len(others) > 1, "the place depends on the map"

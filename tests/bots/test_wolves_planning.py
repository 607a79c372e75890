"""How a turn is planned: its lines are legal, its positions judged once, its features true."""

import numpy as np
import pytest

from tests.bots.wolves_tables import RULES, equal, middle
from wolfmoon.bots.the_wolves.features import See
from wolfmoon.bots.the_wolves.minds import cub_mind, trained_mind
from wolfmoon.bots.the_wolves.planner import NO_LUCK, Planner
from wolfmoon.bots.the_wolves.workbench import Slot
from wolfmoon.games.the_wolves.box.components import FIRST_POINTS, SECOND_POINTS
from wolfmoon.games.the_wolves.box.maps import PLACES
from wolfmoon.games.the_wolves.forms.sheet import fill_regions


def planner(width: int = 6, name: str = "hunter") -> Planner:
    return Planner(trained_mind(name), (width, width, width))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("decisions", [60, 61, 62, 63, 150])
def test_every_line_leads_to_its_position(players: int, decisions: int) -> None:
    start = middle(players, seed=decisions, decisions=decisions)
    made = planner()
    made.plan(start)
    turns = made.turns()
    assert turns
    for turn in turns:
        states = start.copy()
        for action in turn.line[:-1]:
            assert RULES.step_many(states, [action])[0] == 0
        assert equal(states, made.state_in(turn.slot))
        assert RULES.step_many(states, [turn.line[-1]])[0] == 0


def test_turns_are_different_and_the_best_comes_first() -> None:
    made = planner(12)
    made.plan(middle(3, seed=2, decisions=80))
    turns = made.turns()
    assert [turn.value for turn in turns] == sorted((turn.value for turn in turns), reverse=True)
    ends = {made.state_in(turn.slot).tobytes() for turn in turns}
    assert len(ends) == len(turns) > 1


def test_a_wider_look_finds_a_turn_at_least_as_good_in_most_positions() -> None:
    better = worse = 0
    for seed in range(12):
        start = middle(3, seed=seed, decisions=100)
        narrow, broad = planner(1), planner(16)
        narrow.plan(start)
        broad.plan(start)
        better += broad.turns()[0].value > narrow.turns()[0].value
        worse += broad.turns()[0].value < narrow.turns()[0].value
    assert better > worse


def test_the_limit_on_positions_is_kept() -> None:
    made = planner(16)
    start = middle(3, seed=3, decisions=100)
    made.plan(start)
    whole = made.judged
    made.plan(start, limit=whole // 4)
    assert made.turns()
    assert made.judged < whole // 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_regions_pay_in_the_features_what_the_rules_say(players: int) -> None:
    """The fast count of holds agrees with `places_taken`."""
    for seed in range(15):
        states = middle(players, seed=seed, decisions=60 + 12 * seed)
        made = planner(1)
        made.foresee(states, 0, 0, NO_LUCK, 0.0)
        if RULES.seat(states[0]) is None:
            continue
        rows = made.rows(players)
        for seat in range(players):
            seen = rows[seat, See.PAID_NEXT : See.PAID_THIRD + 1] * 10
            assert np.allclose(seen, paid(states, seat), atol=1e-3)


def paid(states: object, seat: int) -> list[float]:
    """What a seat would be paid for each of the phases to come, by the rules."""
    control, alphas = np.zeros((2, PLACES, 6), dtype=np.int64)
    taken = np.zeros((PLACES, 2), dtype=np.int64)
    fill_regions(states, 0, control, alphas, taken)
    state = states[0]  # type: ignore[index]
    total = [0.0, 0.0, 0.0]
    for place in range(1, PLACES):
        for phase in state.tokens[place]:
            if phase and taken[place, 0] == seat:
                total[phase - state.phase - 1] += FIRST_POINTS[phase]
            elif phase and taken[place, 1] >> seat & 1:
                total[phase - state.phase - 1] += SECOND_POINTS[phase]
    return total


def test_points_are_seen_as_they_are() -> None:
    states = middle(4, seed=5, decisions=200)
    made = planner(1)
    made.foresee(states, 0, 0, NO_LUCK, 0.0)
    totals = [sum(row.values()) for row in RULES.points(states)]
    assert np.allclose(made.rows(4)[:, See.POINTS] * 50, totals, atol=1e-3)


def test_a_cub_sees_nothing_of_its_rivals() -> None:
    states = middle(3, seed=6, decisions=90)
    made = Planner(cub_mind(), (1, 1, 1))
    before = made.foresee(states, 0, 0, NO_LUCK, 0.0)
    states[0].players[1].lairs_built += 1
    states[0].players[2].bonus_action += 3
    assert made.foresee(states, 0, 0, NO_LUCK, 0.0) == before


def test_playing_on_leaves_the_state_it_began_with() -> None:
    states = middle(3, seed=7, decisions=50)
    copy = states.copy()
    made = planner(2)
    made.foresee(states, 0, 3, NO_LUCK, 0.0)
    assert equal(states, copy)
    assert made.state_in(Slot.ROOT)[0].turns == states[0].turns + 3

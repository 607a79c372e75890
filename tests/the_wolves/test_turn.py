"""A turn: two actions, more with tokens, and its end.       [W8, W10, W11, W46, W49]"""

from itertools import product

import pytest

from tests.the_wolves.scenario import PACKS, offered, refused, scenario, seat, targets, there
from wolfmoon.engine.game import Game

FULL_MOON = {2: 18, 3: 22, 4: 26, 5: 30}


def table(**facts: object) -> Game:
    """Three packs with an alpha each; the forest pack is to act."""
    pieces = {"A9": "Aa", "B9": "Ba", "D9": "Ca", "A10": "*"}
    return scenario({}, pieces=pieces, **facts)


def stay(game: Game) -> None:
    """An action: a move of no wolves, paid with the home tile."""
    pack = game.view()["seats"][game.seat]["pack"]
    game.play(f"move {pack}")
    if game.view()["asks"] == "pay":
        game.play("pay home")
    if game.view()["asks"] == "wolf":
        game.play("done")


def turn(game: Game) -> None:
    """A turn of two such actions."""
    stay(game)
    stay(game)
    game.play("end")


# -- two actions --------------------------------------------------------------------
def test_a_turn_is_two_actions_and_then_its_end() -> None:
    """[W8, W10] The turn never ends by itself."""
    game = table()
    stay(game)
    assert (game.seat, game.view()["actions_taken"]) == (0, 1)
    stay(game)
    assert (game.seat, offered(game)) == (0, ["end"])
    game.play("end")
    assert (game.seat, game.view()["actions_taken"]) == (1, 0)


def test_the_two_actions_may_be_the_same_or_different() -> None:
    """[W8]"""
    rich = {"bonus_terrain": 9}
    same = table(seats={"forest": rich})
    same.play("den A6, pay bonus+bonus, track howl, den A13, pay bonus+bonus, track howl")
    assert (there(same, "A6"), there(same, "A13")) == ("Ad", "Ad")
    other = table(seats={"forest": rich})
    other.play("den A6, pay bonus+bonus, track howl, howl A10, pay bonus+bonus")
    assert (there(other, "A6"), there(other, "A10")) == ("Ad", "Ap")


def test_two_actions_must_be_taken() -> None:
    """[W11]"""
    game = table(seats={"forest": {"bonus_action": 1}})
    for taken in range(2):
        assert "end" not in offered(game)
        refusal = game.why_not("end")
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == ("two_actions_first", "W11")
        assert refusal.facts == {"taken": taken}
        stay(game)
    assert game.why_not("end") is None


@pytest.mark.parametrize("pack", PACKS)
def test_there_is_always_an_action_whatever_the_tiles_show(pack: str) -> None:
    """[W11] A move to the home terrain, and to whatever else is shown."""
    packs = (pack, *[other for other in PACKS if other != pack][:2])
    for sides in product((0, 1), repeat=5):
        tiles = [PACKS[(tile + side) % 5] for tile, side in enumerate(sides)]
        game = scenario({}, packs=packs, seats={pack: {"tiles": [*tiles, pack]}})
        assert targets(game, "move") == {*tiles, pack}


def test_even_without_a_wolf_that_can_move_a_move_is_legal() -> None:
    """[W11]"""
    game = scenario({}, pieces={"B9": "Ba"})
    game.play("move desert")
    assert seat(game, "forest")["tiles"][4] == "forest"
    assert game.view()["actions_taken"] == 1


# -- bonus action tokens ------------------------------------------------------------
def test_each_bonus_action_token_gives_one_more_action() -> None:
    """[W8]"""
    game = table(seats={"forest": {"bonus_action": 2}})
    for _ in range(4):
        stay(game)
    assert offered(game) == ["end"]
    assert game.view()["actions_taken"] == 4
    assert refused(game, "move forest") == ("no_action_left", "W8")


def test_tokens_are_spent_after_the_two_actions_each_when_its_action_is_begun() -> None:
    """[W8]"""
    game = table(seats={"forest": {"bonus_action": 2}})
    left = []
    for _ in range(2):
        stay(game)
        left.append(seat(game, "forest")["bonus_action"])
    game.play("move forest")
    left.append(seat(game, "forest")["bonus_action"])
    assert left == [2, 2, 1]


def test_unspent_tokens_keep() -> None:
    """[W8]"""
    game = table(seats={"forest": {"bonus_action": 1}})
    stay(game)
    stay(game)
    assert {"end", "move forest"} <= set(offered(game))
    game.play("end")
    assert (game.seat, seat(game, "forest")["bonus_action"]) == (1, 1)


def test_a_token_won_in_the_turn_may_be_spent_in_it_even_one_won_by_an_extra_action() -> None:
    """[W8] The second den of the pack spread track brings an action token."""
    board = {"bonus_terrain": 2, "bonus_action": 1, "dens": {"spread": 1}}
    game = table(seats={"forest": board})
    stay(game)
    stay(game)
    game.play("den A13, pay bonus+bonus, track spread")
    assert seat(game, "forest")["bonus_action"] == 1
    stay(game)
    assert offered(game) == ["end"]


def test_tokens_of_another_player_give_you_nothing() -> None:
    """[W8]"""
    game = table(seats={"rock": {"bonus_action": 3}})
    stay(game)
    stay(game)
    assert offered(game) == ["end"]


# -- the end of a turn --------------------------------------------------------------
def test_play_goes_clockwise() -> None:
    """[W7, W10]"""
    game = table()
    order = []
    for _ in range(7):
        order.append(game.seat)
        turn(game)
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_regions_are_scored_after_the_last_action_not_before() -> None:
    """[W10, W40]"""
    game = table(
        moonlight=8,
        moonlight_at_start=8,
        tokens={"A": ["crescent"]},
        seats={"forest": {"bonus_terrain": 2}},
    )
    game.play("howl A10, pay bonus+bonus")
    stay(game)
    assert game.view()["tokens"][0] == ["crescent"]
    game.play("end")
    assert game.view()["tokens"][0] == []
    assert seat(game, "forest")["tokens"]["crescent"] == 1
    assert game.seat == 1


def test_a_turn_without_a_new_phase_scores_nothing() -> None:
    """[W10]"""
    game = table(moonlight=8, tokens={"A": ["crescent"]})
    turn(game)
    assert game.view()["tokens"][0] == ["crescent"]


# -- the end of the game ------------------------------------------------------------
@pytest.mark.parametrize("players", FULL_MOON)
def test_the_game_ends_with_the_turn_in_which_the_full_phase_is_reached(players: int) -> None:
    """[W46] After its scoring."""
    date = FULL_MOON[players]
    game = scenario(
        {},
        players=players,
        packs=PACKS[:players],
        pieces={"A9": "Aa", "A10": "*"},
        seats={"forest": {"bonus_terrain": 2, "bonus_action": 1}},
        tokens={"A": ["full"]},
        moonlight=date - 1,
        moonlight_at_start=date - 1,
        phase="quarter",
    )
    game.play("howl A10, pay bonus+bonus")
    assert not game.over
    stay(game)
    stay(game)
    game.play("end")
    assert game.over
    assert offered(game) == []
    assert refused(game, "move forest") == ("game_over", "W46")
    assert seat(game, "forest")["tokens"]["full"] == 1
    assert game.outcome is not None
    assert game.outcome.ended_by == "full moon"
    assert game.outcome.scores[0] == 8 + 1


def test_an_earlier_phase_does_not_end_the_game() -> None:
    """[W46]"""
    game = table(moonlight=21, moonlight_at_start=16, phase="crescent", actions_taken=2)
    game.play("end")
    assert (game.over, game.view()["phase"]) == (False, "quarter")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_fifty_quiet_turns_of_every_player_the_game_ends(players: int) -> None:
    """[W49] Scored as it stands, without further region scoring."""
    game = scenario(
        {},
        players=players,
        packs=PACKS[:players],
        pieces={"A9": "Aa"},
        tokens={"A": ["crescent"]},
        quiet_turns=50 * players - 2,
        seat=players - 2,
    )
    turn(game)
    assert not game.over
    turn(game)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.ended_by == "quiet"
    assert game.outcome.scores == (0,) * players
    assert game.view()["tokens"][0] == ["crescent"]


def test_a_game_in_which_nobody_removes_anything_ends_after_150_turns_of_three() -> None:
    """[W49] Played out, from the first turn on."""
    game = table()
    turns = 0
    while not game.over:
        turn(game)
        turns += 1
    assert turns == 150


def test_anything_new_on_the_moonlight_board_starts_the_count_again() -> None:
    """[W49]"""
    game = table(quiet_turns=149, seats={"forest": {"bonus_terrain": 2}})
    game.play("howl A10, pay bonus+bonus")
    stay(game)
    game.play("end")
    assert (game.over, game.view()["quiet_turns"]) == (False, 0)
    turn(game)
    assert game.view()["quiet_turns"] == 1

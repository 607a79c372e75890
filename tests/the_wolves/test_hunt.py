"""Hunt: three wolves around a prey stack take its top token.                 [W35–W37]"""

import pytest

from tests.the_wolves.scenario import (
    RICH,
    drawing,
    drawn,
    offered,
    refused,
    scenario,
    seat,
    targets,
    there,
)
from wolfmoon.engine.game import Game

TWO_AND_ONE_TO_COME = """
            g           r
      gAp         r
g           t           r
      t!          ~
fAa         t           d
      f           d
f           dAp
"""
AROUND_A = {"A1": "Ap", "A4": "Ap", "A8": "Aa"}
AROUND_B = {"B8": "Ap", "B9": "Ap", "B11": "Aa"}
AROUND_D = {"D1": "Ap", "D4": "Ap", "D8": "Ap"}
AROUND_F = {"F1": "Ap", "F4": "Aa", "F8": "Aa"}


def surrounded(
    pieces: dict[str, str], stacks: dict[str, tuple[str, int]], players: int = 3, **facts: object
) -> Game:
    """The forest pack surrounds stacks, and has taken no action yet."""
    packs = ("forest", "rock", "grass")[:players]
    return scenario(
        {}, players=players, packs=packs, pieces=pieces, prey=stacks, seats={"forest": RICH | facts}
    )


def act(game: Game) -> Game:
    """A move of no wolves is an action, too."""
    game.play("move rock, pay bonus, done")
    return game


# -- how ----------------------------------------------------------------------------
def test_wolves_on_three_hexes_around_a_stack_take_its_top_token_and_an_action_token() -> None:
    """[W35]"""
    game = scenario({"A": TWO_AND_ONE_TO_COME}, prey={"A": ("deer", 2)})
    game.play("move tundra, pack A10 to A9, done")
    assert drawing(game, "A") == drawn(
        """
            g           r
      gAp         r
g           t           r
      t!          ~
fAa         tAp         d
      f           d
f           d
"""
    )
    assert (seat(game, "forest")["prey"], seat(game, "forest")["bonus_action"]) == (["deer"], 1)
    assert game.view()["prey"][0] == ["deer", 1]
    assert (game.view()["moonlight"], game.view()["actions_taken"]) == (0, 1)


@pytest.mark.parametrize(
    "wolves",
    [
        {"A1": "ApAp", "A4": "AaAp"},
        {"A1": "Ap", "A4": "Ap", "A7": "Aa"},
        {"A1": "Ap", "A4": "Ap", "A8": "Ad"},
        {"A1": "Ap", "A4": "Ap", "A8": "BdBp"},
    ],
)
def test_three_different_hexes_with_own_wolves_are_needed(wolves: dict[str, str]) -> None:
    """[W35] Two wolves on one hex count once; dens and others' wolves do not count."""
    game = act(surrounded(wolves, {"A": ("deer", 2)}))
    assert seat(game, "forest")["prey"] == []


@pytest.mark.parametrize(
    "wolves",
    [
        {"A1": "Ap", "A4": "Ap", "A8": "Aa"},
        {"A2": "Aa", "A6": "Aa", "A9": "Aa"},
        {"A1": "Ap", "A9": "AdAp", "A8": "BdAp"},
        {"A1": "ApAp", "A4": "ApAp", "A8": "ApAp", "A9": "Aa"},
    ],
)
def test_any_wolves_on_any_three_of_the_six_hexes_hunt(wolves: dict[str, str]) -> None:
    """[W35]"""
    game = act(surrounded(wolves, {"A": ("deer", 2)}))
    assert seat(game, "forest")["prey"] == ["deer"]


def test_with_two_players_a_hunt_brings_no_action_token() -> None:
    """[W35, W64]"""
    game = act(surrounded(AROUND_A, {"A": ("deer", 1)}, players=2))
    assert (seat(game, "forest")["prey"], seat(game, "forest")["bonus_action"]) == (["deer"], 0)
    assert game.view()["prey"][0] is None


def test_a_hunt_comes_at_the_end_of_an_action_not_on_the_way() -> None:
    """[W35] The first wolf closes the ring, and the second leaves it in the same move."""
    game = surrounded({"A8": "Ap", "A9": "Ap", "A10": "Aa"}, {"A": ("deer", 2)})
    game.play("move grass, pay bonus, alpha A10 to A4")
    assert seat(game, "forest")["prey"] == []
    game.play("pack A8 to A7")
    assert (game.view()["actions_taken"], seat(game, "forest")["prey"]) == (1, [])
    game.undo(2)
    game.play("done")
    assert seat(game, "forest")["prey"] == ["deer"]


def test_a_howl_hunts_too() -> None:
    """[W35] At the end of each of your actions."""
    pieces = {"A1": "Ap", "A4": "Aa", "A8": "*"}
    game = surrounded(pieces, {"A": ("deer", 2)})
    game.play("howl A8, pay bonus+bonus")
    assert seat(game, "forest")["prey"] == ["deer"]


def test_a_dominated_wolf_hunts_for_its_new_pack() -> None:
    """[W35]"""
    game = surrounded({"A1": "Ap", "A4": "Aa", "A8": "Bp"}, {"A": ("deer", 2)})
    game.play("dominate pack A8, pay bonus+bonus+bonus")
    assert seat(game, "forest")["prey"] == ["deer"]


def test_the_action_token_may_be_used_in_the_same_turn() -> None:
    """[W35, W8]"""
    game = act(act(surrounded(AROUND_A, {"A": ("deer", 2)})))
    act(game)
    assert seat(game, "forest")["bonus_action"] == 0
    assert offered(game) == ["end"]


def test_the_hex_is_free_once_the_last_of_the_stack_is_gone() -> None:
    """[W35, W15]"""
    game = act(surrounded(AROUND_A, {"A": ("deer", 1)}))
    assert (there(game, "A5"), game.view()["prey"][0]) == ("", None)
    game.play("move tundra, pay bonus, alpha A8 to A5, done")
    assert there(game, "A5") == "Aa"


# -- which --------------------------------------------------------------------------
def test_at_most_one_prey_of_each_kind() -> None:
    """[W36, W35] Neither from the same stack in the next action nor from another."""
    game = act(act(surrounded(AROUND_A, {"A": ("deer", 2)})))
    assert game.view()["prey"][0] == ["deer", 1]
    assert seat(game, "forest")["bonus_action"] == 1
    game = act(surrounded(AROUND_D, {"D": ("deer", 2)}, prey=["deer"]))
    assert game.view()["prey"][3] == ["deer", 2]
    assert seat(game, "forest")["bonus_action"] == 0


def test_of_several_stacks_all_are_hunted() -> None:
    """[W36]"""
    stacks = {"A": ("deer", 2), "D": ("boar", 1)}
    game = act(surrounded(AROUND_A | AROUND_D, stacks))
    assert seat(game, "forest")["prey"] == ["deer", "boar"]
    assert seat(game, "forest")["bonus_action"] == 2
    assert (game.view()["prey"][0], game.view()["prey"][3]) == (["deer", 1], None)


def test_of_two_stacks_of_the_same_kind_you_choose_one() -> None:
    """[W36]"""
    stacks = {"A": ("rabbit", 2), "D": ("rabbit", 2)}
    game = act(surrounded(AROUND_A | AROUND_D, stacks))
    assert offered(game) == ["hunt A5", "hunt D5"]
    game.play("hunt D5")
    assert (game.view()["prey"][0], game.view()["prey"][3]) == (["rabbit", 2], ["rabbit", 1])
    assert (seat(game, "forest")["prey"], seat(game, "forest")["bonus_action"]) == (["rabbit"], 1)
    assert game.view()["actions_taken"] == 1


def test_hunts_without_a_choice_come_first() -> None:
    """[W36]"""
    stacks = {"A": ("rabbit", 2), "D": ("rabbit", 2), "F": ("moose", 2)}
    game = act(surrounded(AROUND_A | AROUND_D | AROUND_F, stacks))
    assert seat(game, "forest")["prey"] == ["moose"]
    assert targets(game, "hunt") == {"A5", "D5"}
    assert refused(game, "hunt F5") == ("no_choice_of_prey", "W36")


def test_the_choices_are_made_in_any_order() -> None:
    """[W36] B12 is the prey spot of a tile that is turned."""
    stacks = {"A": ("rabbit", 2), "D": ("rabbit", 2), "B": ("boar", 2), "F": ("boar", 2)}
    game = act(surrounded(AROUND_A | AROUND_B | AROUND_D | AROUND_F, stacks))
    assert targets(game, "hunt") == {"A5", "D5", "B12", "F5"}
    game.play("hunt B12")
    assert targets(game, "hunt") == {"A5", "D5"}
    game.play("hunt A5")
    assert seat(game, "forest")["prey"] == ["boar", "rabbit"]
    assert [stack and stack[1] for stack in game.view()["prey"]] == [1, 1, None, 2, None, 2]


def test_two_stacks_of_a_kind_already_hunted_are_no_choice() -> None:
    """[W36]"""
    stacks = {"A": ("rabbit", 2), "D": ("rabbit", 2)}
    game = act(surrounded(AROUND_A | AROUND_D, stacks, prey=["rabbit"]))
    assert game.view()["asks"] == "act"
    assert (game.view()["prey"][0], game.view()["prey"][3]) == (["rabbit", 2], ["rabbit", 2])


# -- who ----------------------------------------------------------------------------
def test_a_hunt_can_not_be_declined() -> None:
    """[W37] Nothing but the choice of a stack is offered."""
    stacks = {"A": ("rabbit", 2), "D": ("rabbit", 2)}
    game = act(surrounded(AROUND_A | AROUND_D, stacks))
    assert refused(game, "done") == ("asked_something_else", "W8")
    assert refused(game, "end") == ("asked_something_else", "W8")


def test_only_the_player_whose_action_it_is_hunts() -> None:
    """[W37] A push closes the ring of the rock pack, which hunts only after its own action."""
    pieces = {"A1": "Bp", "A4": "Ba", "A9": "Bp", "A13": "Aa"}
    game = surrounded(pieces, {"A": ("deer", 2)})
    game.play("move tundra, pay bonus, alpha A13 to A9, push A8")
    assert seat(game, "rock")["prey"] == []
    act(game)
    game.play("end")
    assert seat(game, "rock")["prey"] == []
    game.play("move grass, done")
    assert seat(game, "rock")["prey"] == ["deer"]


def test_two_packs_around_one_stack_take_one_token_each() -> None:
    """[W35, W37]"""
    both = AROUND_A | {"A2": "Bp", "A6": "Ba", "A9": "Bp"}
    game = act(act(surrounded(both, {"A": ("deer", 2)})))
    game.play("end")
    game.play("move grass, done")
    assert seat(game, "forest")["prey"] == seat(game, "rock")["prey"] == ["deer"]
    assert there(game, "A5") == ""

"""view.py and record: nothing hidden leaves, by any door.

Pairs of states that differ only in what a viewer can't see are made by dealing that again. The
viewer must not be able to tell them apart.
"""

import json
from typing import Any

import numpy as np
import pytest

import wolfmoon
from tests.lone_wolves.scenes import BOARDS, RULES, random_game, random_states, scene
from wolfmoon import Unreadable
from wolfmoon.engine.game import Game
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.engine.start import Start
from wolfmoon.games.lone_wolves.hidden.redeal import determinize_at
from wolfmoon.games.lone_wolves.models import NOTHING_FOLLOWS


def test_a_seat_sees_its_own_hand_and_how_much_the_rest_is() -> None:
    """[L3, L12] The other hand, the cards set aside, face-down scars and the box are hidden."""
    game = scene("R7 G2", "R6 G3", set_aside=["K2"], caves="hidden: S7 S1, shown: S2", box=["S9"])
    seen = game.view(0)
    assert seen["hands"] == [["G2", "R7"], 2]
    assert seen["set_aside"] == 1 and seen["box"] == 1
    assert seen["lands"][1]["hidden"] == 2 and seen["lands"][1]["shown"] == ["S2"]
    assert game.view(1)["hands"] == [2, ["G3", "R6"]]
    assert game.view(None)["hands"] == [2, 2]
    follows = NOTHING_FOLLOWS
    assert RULES.view(game.state, EVERYTHING) == RULES.to_data(game.state) | follows


def test_a_scar_taken_face_down_is_seen_by_its_taker_alone_until_it_is_placed() -> None:
    """[L12]"""
    game = scene("R7 G2", "R6 G3", caves="hidden: S7 S1")
    game.play("play R7 swamp, play R6 caves, take hidden")
    assert game.view(1)["in_hand"] == "S7"
    assert game.view(0)["in_hand"] == game.view(None)["in_hand"] == "hidden"
    game.play("place swamp")
    assert game.view(0)["lands"][0]["sides"][1]["scars"] == ["S7"]


def test_a_scar_taken_face_up_is_seen_by_all() -> None:
    """[L12]"""
    game = scene("R7 G2", "R6 G3", caves="shown: S7 S1")
    game.play("play R7 swamp, play R6 caves, take S7")
    assert [game.view(viewer)["in_hand"] for viewer in (0, 1, None)] == ["S7"] * 3


def test_the_face_of_a_turned_card_stays_known_to_both() -> None:
    """[L11]"""
    game = scene("R7 G2", "R6 G3")
    game.play("play R7 swamp, play R6 caves")
    for viewer in (0, 1, None):
        assert game.view(viewer)["lands"][1]["sides"][1]["lone"] == ["R6"]


def test_a_view_names_the_trump_of_the_next_trick_as_soon_as_its_moon_lies_there() -> None:
    """[L14, L15] The moon brings its trump from the next trick on, the blood moon another."""
    game = scene("R7 K7 G2", "R6 N2 G3", caves="shown: S2", swamp="shown: S1")
    assert game.view(0)["next_trump"] is None
    game.play("play R7 volcano, play R6 caves, take S2")
    assert [trumps(game, viewer) for viewer in (0, 1, None)] == [(None, "black")] * 3
    game.play("place swamp")
    assert trumps(game) == ("black", "black")
    game.play("play K7 tundra, play N2 swamp, take S1")
    assert trumps(game) == ("black", "green")
    game.play("place caves")
    assert trumps(game) == ("green", "green")


def test_no_trump_follows_the_last_trick() -> None:
    """[L14, L15, L18] Its moon is placed, and there is no trick left for a trump to count in."""
    game = scene("R7", "R6", trick=12, trump="white", tundra="moon: moon", caves="shown: S2")
    assert trumps(game) == ("white", None)
    game.play("play R7 volcano, play R6 caves, take S2")
    assert game.view(0)["lands"][1]["moon"] == "blood-moon" and trumps(game) == ("white", None)
    game.play("place swamp")
    assert game.over and trumps(game) == ("white", None)


def trumps(game: Game, viewer: int | None = 0) -> tuple[str | None, str | None]:
    """The trump of the trick under way, and of the next, as a viewer is told."""
    seen = game.view(viewer)
    return seen["trump"], seen["next_trump"]


def test_a_view_names_who_leads_next_as_soon_as_both_cards_lie_there() -> None:
    """[L10] The winner does; the leader is someone else until then."""
    game = scene("R6 G2", "R7 G3", caves="shown: S2", swamp="shown: S3")
    game.play("play R6 caves")
    assert game.view(0)["next_leader"] is None
    game.play("play R7 swamp")
    assert [game.view(viewer)["next_leader"] for viewer in (0, 1, None)] == [1] * 3
    assert game.view(0)["leader"] == 0
    game.play("take S2, place swamp")
    assert game.view(0)["leader"] == 1 and game.view(0)["next_leader"] is None


def test_nobody_leads_after_the_last_trick() -> None:
    """[L18] Its loser still takes a scar."""
    game = scene("R6", "R7", trick=12, caves="shown: S2")
    game.play("play R6 caves, play R7 swamp")
    assert game.view(0)["asks"] == "take" and game.view(0)["next_leader"] is None


@pytest.mark.parametrize(("follow", "land"), [("R6 caves", "caves"), ("R2 caves", "volcano")])
def test_a_view_names_the_land_of_the_losing_card_while_its_player_takes_a_scar(
    follow: str, land: str
) -> None:
    """[L12] The follower's card loses, or the leader's, which a 2 beats."""
    game = scene("R7 G2", "R6 R2 G3", caves="shown: S2", volcano="shown: S3")
    assert game.view(0)["losing_land"] is None
    game.play("play R7 volcano")
    assert game.view(1)["losing_land"] is None
    game.play(f"play {follow}")
    assert [game.view(viewer)["losing_land"] for viewer in (0, 1, None)] == [land] * 3
    game.play(game.offer[0])
    assert game.view(0)["asks"] == "place" and game.view(0)["losing_land"] == land
    game.play("place swamp")
    assert game.view(0)["losing_land"] is None


@pytest.mark.parametrize("board", BOARDS)
def test_a_view_that_was_kept_earlier_can_still_be_imagined_from(board: str) -> None:
    """[L10, L12, L15] It says nothing that follows from the rest."""
    for state in random_states(20, 14, board=board):
        seen = RULES.view(state, 0)
        earlier = {key: each for key, each in seen.items() if key not in NOTHING_FOLLOWS}
        assert RULES.determinize(earlier, 5).tobytes() == RULES.determinize(seen, 5).tobytes()


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def seen_by(states: Any, viewer: int | None) -> bytes:
    """Everything that a viewer can ask of a position, as bytes."""
    game = Game(RULES, Start(states.copy()))
    answers = [
        None if refusal is None else [refusal.reason, refusal.clause, refusal.facts, str(refusal)]
        for refusal in (game.why_not_for(viewer, number) for number in range(RULES.num_actions))
    ]
    offer = [[action.number, action.text] for action in game.offer_for(viewer)]
    return as_bytes([game.view(viewer), offer, answers, game.score_sheet(), game.log_for(viewer)])


@pytest.mark.parametrize("board", BOARDS)
def test_states_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it(board: str) -> None:
    """[L3, L12]"""
    differ = 0
    for index, state in enumerate(random_states(60, 12, board=board)):
        states = RULES.state_record.zeros()
        states[0] = state
        for seat in (0, 1):
            others = states.copy()
            determinize_at(others, 0, seat, np.uint64(index + 1))
            differ += others.tobytes() != states.tobytes()
            assert seen_by(states, seat) == seen_by(others, seat)
            assert RULES.view(states[0], None) == RULES.view(others[0], None)
    assert differ > 80


@pytest.mark.parametrize("board", BOARDS)
def test_a_whole_game_with_other_hidden_things_gives_the_same_log_until_one_is_shown(
    board: str,
) -> None:
    """[L9, L12] A log may differ only where a scar is shown that was dealt again."""
    for seed in range(4):
        game = random_game(seed, board=board)
        for viewer in (0, 1):
            for length in (5, 17, 29):
                part = game.at(length)
                others = part.states.copy()
                determinize_at(others, 0, viewer, np.uint64(seed + 1))
                text = RULES.record(part.state, game.log[length].number, viewer)
                other = RULES.record(others[0], game.log[length].number, viewer)
                shows = "reveals" in text or "hidden=" in text
                hidden = text.startswith("place") and text != other
                taken_by_other = part.state.taken_hidden and part.seat != viewer
                assert text == other or shows or (hidden and taken_by_other)


def test_the_log_of_a_viewer_never_names_a_scar_that_is_still_hidden_from_them() -> None:
    """[L12]"""
    for seed in range(6):
        game = random_game(seed)
        for viewer in (0, 1, None):
            for number, text in enumerate(game.log_for(viewer)):
                if text.startswith("take hidden"):
                    taker = game.at(number).seat
                    assert ("=" in text) == (taker == viewer)


def test_a_view_is_the_same_for_every_seed_that_leads_to_it() -> None:
    """[L3] No order, number or stream of the deal is in a view."""
    words = set()

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            words.update(value)
            for each in value.values():
                collect(each)
        elif isinstance(value, list):
            for each in value:
                collect(each)

    collect(random_game(1).view(0))
    assert not words & {"seed", "stream", "order", "id"}


def test_a_player_cannot_ask_for_a_hidden_scar_by_guessing_it() -> None:
    """[L12] Only a game file may say which scar showed."""
    game = wolfmoon.new("lone-wolves", seed=1)
    while "take hidden" not in [str(action) for action in game.offer]:
        game.play(game.offer[0])
    answers = set()
    for scar in range(1, 10):
        for ask in (game.play, game.why_not):
            with pytest.raises(Unreadable) as raised:
                ask(f"take hidden=S{scar}")
            answers.add(str(raised.value).replace(f"S{scar}", "S"))
    assert len(answers) == 1


def test_pointing_at_a_place_tells_others_nothing() -> None:
    """[L6] What the one to play may do there is in their hand."""
    game = wolfmoon.new("lone-wolves", seed=1)
    assert game.seat is not None
    assert game.why_not_here_for(game.seat, "swamp") == game.why_not_here("swamp")
    assert game.why_not_here_for(1 - game.seat, "swamp") == []
    assert game.why_not_here_for(None, "swamp") == []

"""What the rules tell of a decision: what was paid, what came of it, and why.

Whole games are counted again from what is told in tests/story.
"""

from typing import Any

import pytest

from tests.the_wolves.scenario import PACKS, RICH, about_to_draft, hexes_of, scenario
from wolfmoon.engine.game import Game
from wolfmoon.engine.notes import MOST_NOTES
from wolfmoon.engine.story import sentence
from wolfmoon.games.the_wolves.box.maps import HEX_NAMES, LAYOUTS, PLACE_LETTERS
from wolfmoon.games.the_wolves.tellings import TELLING

Data = dict[str, Any]
NAMES = ["Anna", "Bohdan", "Cyryl", "Daria", "Eva"]


def told(game: Game, *decisions: str) -> list[Data]:
    """What the last of some decisions leads to, each telling held to its type."""
    *first, last = decisions
    for decision in first:
        game.play(decision)
    number, _ = game.rules.read_action(game.state, last.split())
    return [dict(TELLING.read(each)) for each in game.rules.story(game.states, number)]


def only(tellings: list[Data], what: str) -> Data:
    """The one telling of a kind."""
    (found,) = (each for each in tellings if each["what"] == what)
    return found


# -- a turn -------------------------------------------------------------------------
def test_a_payment_without_a_choice_tells_the_tiles_flipped_and_the_tokens_spent() -> None:
    """[W9] One tile shows rock, and a howl costs two: a token pays the rest."""
    game = scenario({}, pieces={"A8": "Aa", "A11": "*"}, seats={"forest": {"bonus_terrain": 1}})
    paid = only(told(game, "howl A11"), "paid")
    assert (paid["action"], paid["terrain"], paid["cost"]) == ("howl", "rock", 2)
    assert paid["tiles"] == [{"tile": "rock/grass", "from": "rock", "to": "grass"}]
    assert paid["bonus"] == 1


def test_the_home_tile_shows_the_same_on_both_sides() -> None:
    """[W9]"""
    game = scenario({}, pieces={"A8": "Aa"})
    paid = only(told(game, "move forest", "pay home"), "paid")
    assert paid["tiles"] == [{"tile": "home", "from": "forest", "to": "forest"}]


def test_an_extra_action_costs_a_token() -> None:
    """[W8]"""
    facts = {"forest": RICH | {"bonus_action": 1}}
    game = scenario({}, pieces={"A8": "Aa"}, seats=facts, actions_taken=2)
    assert told(game, "move rock")[0] == {"what": "extra-action", "seat": 0}


def test_the_second_of_two_players_gains_an_action_token_when_the_draft_ends() -> None:
    """[W63]"""
    game = about_to_draft(players=2)
    while len(game.numbers) < 3:
        game.play(game.offer[0].text)
    drafted, gained, turn = told(game, game.offer[0].text)
    assert (drafted["what"], drafted["seat"]) == ("drafted", 0)
    assert gained == {"what": "gained", "seat": 1, "bonus": "action", "why": "drafted"}
    assert turn == {"what": "turn", "seat": 0}


# -- pieces -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("track", "value", "points", "bonus"),
    [("spread", 3, 0, "action"), ("speed", 4, 0, "terrain"), ("howl", 3, 0, "terrain")],
)
def test_the_second_den_of_a_track_brings_a_token(
    track: str, value: int, points: int, bonus: str
) -> None:
    """[W24]"""
    game = scenario({}, pieces={"A8": "Aa"}, seats={"forest": RICH | {"dens": {track: 1}}})
    built, gained = told(game, "den A9", "pay bonus+bonus", f"track {track}")
    facts = {"track": track, "value": value, "points": points}
    assert built == {"what": "built", "seat": 0, "hex": "A9", **facts}
    assert gained == {"what": "gained", "seat": 0, "bonus": bonus, "why": "built"}


def test_a_dominated_den_tells_whose_it_was() -> None:
    """[W33, W38]"""
    seats = {"forest": RICH | {"dens": {"howl": 3}}}
    game = scenario({}, pieces={"A8": "Aa", "A9": "Cd"}, seats=seats)
    pay = "pay bonus+bonus+bonus"
    dominated, gained, moonlight = told(game, "dominate den A9", pay, "track howl")
    facts = {"lost": "den", "track": "howl", "value": 4, "points": 4}
    assert dominated == {"what": "dominated-den", "seat": 0, "hex": "A9", "victim": 2, **facts}
    assert gained["why"] == "dominated-den"
    assert moonlight == {"what": "moonlight", "date": 1}


def test_an_alpha_on_a_den_is_pushed_before_the_lair_stands_there() -> None:
    """[W28, W20]"""
    pieces = {"A6": "Aa", "A9": "AdBa"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH})
    pushed, upgraded, gained, _ = told(game, "lair A9", "pay bonus+bonus", "push A13")
    facts = {"piece": "alpha", "from": "A9", "to": "A13", "victim": 1}
    assert pushed == {"what": "pushed", "seat": 0, "path": ["A9", "A13"], **facts}
    assert (upgraded["what"], upgraded["points"]) == ("upgraded", 5)
    assert gained == {"what": "gained", "seat": 0, "bonus": "terrain", "why": "upgraded"}


def test_hunts_are_told_one_by_one_each_with_its_own_points() -> None:
    """[W35, W36] The second prey is worth three points more."""
    around = {"A1": "Ap", "A4": "Ap", "A8": "Aa", "D1": "Ap", "D4": "Ap", "D8": "Ap"}
    prey = {"A": ("deer", 2), "D": ("moose", 1)}
    game = scenario({}, pieces=around, prey=prey, seats={"forest": RICH})
    tellings = told(game, "move rock", "pay bonus", "done")
    hunted = [(t["prey"], t["hex"], t["points"]) for t in tellings if t["what"] == "hunted"]
    assert hunted == [("deer", "A5", 1), ("moose", "D5", 3)]
    assert [t["why"] for t in tellings if t["what"] == "gained"] == ["hunted", "hunted"]


# -- regions ------------------------------------------------------------------------
def scoring(pieces: dict[str, str], **facts: Any) -> list[Data]:
    """What is told when the crescent of region A is scored."""
    turn = {"moonlight": 9, "actions_taken": 2, "tokens": {"A": ["crescent"]}}
    return told(scenario({}, pieces=pieces, **{**turn, **facts}), "end")


def test_a_region_tells_what_every_pack_has_there() -> None:
    """[W41] A lair counts three."""
    region = only(scoring({"A9": "AlAp", "A8": "BaBa", "A1": "Bd"}), "region")
    assert (region["region"], region["phase"]) == ("A", "crescent")
    names = ("seat", "pack", "control", "alphas", "packs", "dens", "lairs")
    assert [tuple(pack[name] for name in names) for pack in region["control"]] == [
        (0, "forest", 4, 0, 1, 0, 1),
        (1, "rock", 3, 2, 0, 1, 0),
    ]


@pytest.mark.parametrize(
    ("pieces", "seat", "why", "said"),
    [
        ({"A9": "ApAp", "A8": "Ba"}, 0, "control", "Anna took the token of region A: "),
        ({"A9": "ApAp", "A8": "BaBp"}, 1, "alphas", "Bohdan … of region A with more alphas: "),
    ],
)
def test_the_token_goes_to_most_control_or_where_that_is_tied_to_most_alphas(
    pieces: dict[str, str], seat: int, why: str, said: str
) -> None:
    """[W41, W42]"""
    first = only(scoring(pieces), "region-first")
    assert (first["seat"], first["points"], first["why"]) == (seat, 4, why)
    assert sentence(first, "en", NAMES).startswith(said.replace("…", "took the token"))


@pytest.mark.parametrize(
    ("pieces", "outcome", "seconds"),
    [
        ({"A9": "Ap", "A8": "Bp", "A1": "Cp"}, "region-tied", [0, 1, 2]),
        ({"A9": "Nl", "A8": "Bp"}, "region-neutral", [1]),
        ({}, "region-empty", []),
    ],
)
def test_a_token_that_nobody_wins_is_told_to_be_discarded(
    pieces: dict[str, str], outcome: str, seconds: list[int]
) -> None:
    """[W43, W45, W62]"""
    tellings = scoring(pieces)
    assert only(tellings, outcome) == {"what": outcome, "region": "A", "phase": "crescent"}
    assert [t["seat"] for t in tellings if t["what"] == "region-second"] == seconds


def test_there_is_room_for_all_notes_of_the_fullest_position() -> None:
    """[W40] All tokens are scored in one turn, and everyone is tied in every region."""
    letters = [PLACE_LETTERS[place] for place in LAYOUTS[5].region_places]
    owners = "ABCDEN"
    pieces = {}
    for letter in letters:
        free = [hex_ for hex_ in hexes_of(letter) if LAYOUTS[5].is_land(hex_)]
        pieces |= {HEX_NAMES[h]: f"{o}d" for h, o in zip(free, owners, strict=False)}
    tokens = {letter: ["crescent", "quarter"] for letter in letters}
    turn = {"moonlight": 30, "actions_taken": 2}
    game = scenario({}, players=5, packs=PACKS, pieces=pieces, tokens=tokens, **turn)
    tellings = told(game, "end")
    assert len([t for t in tellings if t["what"] == "region"]) == 2 * len(letters)
    assert len([t for t in tellings if t["what"] == "region-second"]) == 2 * 5 * len(letters)
    number, _ = game.rules.read_action(game.state, ["end"])
    _, notes = game.rules.carried_out(game.states, number)
    assert len(notes) < MOST_NOTES

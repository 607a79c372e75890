"""Why not: for every reason a position and a decision that is refused for exactly it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

import wolfmoon
from tests.the_wolves.scenario import RICH, about_to_draft, land_but, offered, refused, scenario
from wolfmoon.engine.game import Game
from wolfmoon.games.the_wolves.actions import NUM_ACTIONS, Act, Ask
from wolfmoon.games.the_wolves.forms.notation import action_number
from wolfmoon.games.the_wolves.reasons import Reason

NO_DENS_LEFT = {"spread": 4, "speed": 4, "howl": 4}
FLIP_TWO = action_number(Act.PAY, 0b100001)
"""Forest/rock and home, as a number: a text with too many tiles is not even read."""


# -- positions ----------------------------------------------------------------------
def acting(pieces: dict[str, str], facts: dict[str, object] | None = None, **more: object) -> Game:
    """The forest pack has an alpha on A9 and is to act, with tokens to pay for anything."""
    board = RICH | (facts or {})
    return scenario({}, pieces={"A9": "Aa"} | pieces, **({"seats": {"forest": board}} | more))


def moving(pieces: dict[str, str], wolf: str = "", **more: object) -> Game:
    """It has begun a move to tundra, or a wolf of it is on its way."""
    game = acting({"A9": ""} | pieces, **more)
    game.play("move tundra, pay bonus")
    if wolf:
        game.play(wolf)
    return game


def pushing() -> Game:
    """The alpha on A6 has ended on A9, and the enemy wolf there may go to A8 or A13."""
    pieces = {"A6": "AaAp", "A9": "Bp"}
    crowd = land_but(*pieces, "A8", "A13", "A16")
    return moving(pieces, "alpha A6 to A9", lone_wolves=crowd)


def crowded() -> Game:
    """The enemy wolf on A9 could be pushed nowhere."""
    pieces = {"A6": "AaAp", "A9": "Bp", "A8": "Ap"}
    return moving(pieces, "alpha A6", lone_wolves=land_but(*pieces))


def paying(action: str, tokens: int = 0) -> Game:
    """An action of the forest pack is to be paid."""
    pieces = {"A6": "Aa"}
    game = scenario({}, pieces=pieces, seats={"forest": {"bonus_terrain": tokens}})
    game.play(action)
    return game


def choosing_a_track() -> Game:
    """A den is to be taken from one of two tracks."""
    game = acting({}, {"dens": {"spread": 4}})
    game.play("den A13, pay bonus+bonus")
    return game


def choosing_prey() -> Game:
    """Of two stacks of moose one is to be hunted."""
    around = {"A1": "Ap", "A4": "Ap", "A9": "Ap", "D1": "Ap", "D4": "Ap", "D9": "Ap"}
    game = acting(around | {"A5": "!", "D5": "!"})
    game.play("move rock, pay bonus, done")
    return game


def drafting(*hexes: str, players: int = 3) -> Game:
    """Some pairs are drafted."""
    game = about_to_draft(players)
    for hex_ in hexes:
        game.play(f"draft {hex_}")
    return game


def over() -> Game:
    """A game that has ended."""
    game = acting({}, moonlight=22, phase="quarter", actions_taken=2)
    game.play("end")
    return game


# -- the reasons --------------------------------------------------------------------
@dataclass(frozen=True)
class Case:
    """A position, a decision, and how it is refused."""

    position: Callable[[], Game]
    decision: str | int
    clause: str
    sentence: str


CASES: dict[Reason, Case] = {
    Reason.GAME_OVER: Case(over, "move forest", "W46", "The game is over."),
    Reason.ASKED_SOMETHING_ELSE: Case(
        lambda: acting({}), "to A8", "W8", "First decide what to do."
    ),
    Reason.NO_SUCH_HEX: Case(lambda: acting({}), "den J1", "W1", "J1 is not on the 3-player map."),
    Reason.NOT_LAND: Case(
        lambda: acting({}), "den A12", "W15", "A12 is water or chasm; no piece can stand there."
    ),
    # draft
    Reason.NOT_ON_START_TILE: Case(
        drafting, "draft A3", "W6", "Draft on the start tile; A3 is not on it."
    ),
    Reason.NOT_EMPTY: Case(
        lambda: drafting("S4"), "draft S4", "W6", "Draft on an empty hex; S4 is taken."
    ),
    Reason.SAME_SIDE_OF_THE_CHASM: Case(
        lambda: drafting("S4", "S7", "S11"),
        "draft S14",
        "W6",
        "Your second pair must go on the other side of the chasm.",
    ),
    Reason.CRESCENT_REGION: Case(
        lambda: drafting(players=2),
        "draft A1",
        "W63",
        "The top token of this region is a crescent; draft elsewhere.",
    ),
    # actions and payment
    Reason.NO_ACTION_LEFT: Case(
        lambda: acting({}, actions_taken=2),
        "move forest",
        "W8",
        "You have taken both actions and have no bonus action token.",
    ),
    Reason.TWO_ACTIONS_FIRST: Case(
        lambda: acting({}, actions_taken=1),
        "end",
        "W11",
        "Take two actions first (taken so far: 1).",
    ),
    Reason.CANNOT_PAY: Case(
        lambda: acting({}, {"bonus_terrain": 0}),
        "den A13",
        "W9",
        "This costs 2 desert; you can pay only 1.",
    ),
    Reason.TILE_SHOWS_ANOTHER_TERRAIN: Case(
        lambda: paying("move forest"), "pay rock/grass", "W9", "Every tile must show forest."
    ),
    Reason.TOO_MANY_TILES: Case(
        lambda: paying("move forest"), FLIP_TWO, "W9", "That is more than the cost of 1."
    ),
    Reason.NOT_ENOUGH_BONUS_TOKENS: Case(
        lambda: paying("den A6", tokens=1),
        "pay bonus+bonus",
        "W9",
        "Bonus terrain tokens needed: 2; you have 1.",
    ),
    # what is in the way on a hex
    Reason.LONE_WOLF_THERE: Case(
        lambda: acting({"A10": "*"}), "den A10", "W15", "A lone wolf stands on A10."
    ),
    Reason.PREY_THERE: Case(lambda: acting({"A5": "!"}), "den A5", "W15", "There is prey on A5."),
    Reason.HEX_FULL: Case(
        lambda: moving({"A6": "Aa", "A9": "ApAp"}, "alpha A6"),
        "to A9",
        "W13",
        "Two pieces stand on A9; there is no room for a third.",
    ),
    Reason.NEUTRAL_THERE: Case(
        lambda: acting({"A10": "Np"}, players=2, packs=("forest", "rock")),
        "dominate pack A10",
        "W62",
        "The neutral pack can’t be moved, pushed or dominated.",
    ),
    # move
    Reason.NO_WOLF_OF_YOURS: Case(
        lambda: moving({"A6": "Aa", "A10": "Bp"}),
        "pack A10",
        "W16",
        "You have no such wolf on A10.",
    ),
    Reason.HAS_MOVED: Case(
        lambda: moving({"A6": "AaAp"}, "alpha A6 to A9"),
        "alpha A9",
        "W16",
        "This wolf has already moved in this action.",
    ),
    Reason.NOWHERE_TO_END: Case(
        lambda: moving({"S4": "Aa", "A14": "Ap", "A8": "BpBp", "A9": "Bl", "A5": "!"}),
        "pack A14",
        "W18",
        "This wolf can’t reach any tundra hex where it may stop.",
    ),
    Reason.ALREADY_THERE: Case(
        lambda: moving({"A8": "Aa"}, "alpha A8"),
        "to A8",
        "W21",
        "A wolf must stop on a different hex from the one it started on.",
    ),
    Reason.WRONG_TERRAIN: Case(
        lambda: moving({"A6": "Aa"}, "alpha A6"),
        "to A10",
        "W16",
        "A10 is desert; this move must end on tundra.",
    ),
    Reason.TOO_FAR: Case(
        lambda: moving({"A14": "Aa"}, "alpha A14"),
        "to F11",
        "W16",
        "F11 is too far: distance 4, wolf speed 3.",
    ),
    Reason.ENEMY_LAIR: Case(
        lambda: moving({"A6": "Aa", "A9": "Bl"}, "alpha A6"),
        "to A9",
        "W18",
        "A wolf can’t stop on an enemy lair.",
    ),
    Reason.ENEMY_ALPHA: Case(
        lambda: moving({"A6": "Aa", "A9": "Ba"}, "alpha A6"),
        "to A9",
        "W19",
        "An enemy alpha can’t be pushed.",
    ),
    Reason.ENEMY_WOLF: Case(
        lambda: moving({"A6": "Ap", "A9": "Bp"}, "pack A6"),
        "to A9",
        "W19",
        "Only an alpha can push an enemy pack wolf.",
    ),
    Reason.NOWHERE_TO_PUSH: Case(
        crowded, "to A9", "W21", "The enemy wolf would have nowhere to go."
    ),
    # push
    Reason.NOT_OPEN_TO_PUSHED_WOLF: Case(
        pushing,
        "push A10",
        "W20",
        "A pushed wolf must go to an empty hex or join a single piece of its own colour.",
    ),
    Reason.NOT_NEAREST: Case(
        pushing,
        "push A16",
        "W20",
        "A16 is not the nearest hex for the pushed wolf: it is 2 away, the nearest 1.",
    ),
    # den
    Reason.BUILT_THERE: Case(
        lambda: acting({"A13": "Ad"}), "den A13", "W23", "There is already a den or lair on A13."
    ),
    Reason.ENEMY_THERE: Case(
        lambda: acting({"A13": "Bp"}),
        "den A13",
        "W23",
        "There is an enemy piece on A13, and a den ranks lowest.",
    ),
    Reason.NO_ALPHA_NEAR_DEN: Case(
        lambda: acting({}), "den A16", "W22", "You have no alpha on or next to A16."
    ),
    Reason.NO_DEN_LEFT: Case(
        lambda: acting({}, {"dens": NO_DENS_LEFT}), "den A13", "W24", "You have no den left."
    ),
    Reason.NO_DEN_ON_TRACK: Case(
        choosing_a_track, "track spread", "W24", "The pack spread track has no dens left."
    ),
    # lair
    Reason.NO_DEN_OF_YOURS: Case(
        lambda: acting({"A13": "Bd"}), "lair A13", "W25", "You have no den on A13."
    ),
    Reason.NOT_BY_WATER: Case(
        lambda: acting({"A10": "Ad"}), "lair A10", "W25", "A10 is not next to a water source."
    ),
    Reason.NO_ALPHA_NEAR_LAIR: Case(
        lambda: acting({"A15": "Ad"}),
        "lair A15",
        "W25",
        "You have no alpha on or next to A15.",
    ),
    Reason.REGION_HAS_YOUR_LAIR: Case(
        lambda: acting({"A13": "Ad", "A15": "Al"}),
        "lair A13",
        "W26",
        "You already have a lair in this region.",
    ),
    Reason.NO_LAIR_LEFT: Case(
        lambda: acting({"A13": "Ad"}, {"lairs": 4}), "lair A13", "W27", "You have no lair left."
    ),
    # howl and dominate
    Reason.NO_LONE_WOLF: Case(
        lambda: acting({}), "howl A10", "W29", "There is no lone wolf on A10."
    ),
    Reason.OUT_OF_RANGE: Case(
        lambda: acting({"A14": "*"}),
        "howl A14",
        "W29",
        "A14 is too far from your alphas: distance 3, howl range 2.",
    ),
    Reason.NO_WOLF_LEFT: Case(
        lambda: acting({"A10": "*"}, {"wolves": 8}),
        "howl A10",
        "W30",
        "Your wolf track is empty.",
    ),
    Reason.NO_ENEMY_PACK_WOLF: Case(
        lambda: acting({"A10": "Bd"}),
        "dominate pack A10",
        "W31",
        "There is no enemy pack wolf on A10.",
    ),
    Reason.NO_ENEMY_DEN: Case(
        lambda: acting({"A13": "Bp"}),
        "dominate den A13",
        "W31",
        "There is no enemy den on A13.",
    ),
    Reason.SAFE_PAIR: Case(
        lambda: acting({"A10": "BdBp"}),
        "dominate den A10",
        "W32",
        "Two pieces of the same colour on one hex are safe.",
    ),
    Reason.SAFE_ALPHA: Case(
        lambda: acting({"A10": "Ba"}),
        "dominate pack A10",
        "W31",
        "An alpha can’t be dominated.",
    ),
    Reason.SAFE_LAIR: Case(
        lambda: acting({"A13": "Bl"}),
        "dominate den A13",
        "W31",
        "A lair can’t be dominated.",
    ),
    Reason.NO_WOLF_TO_REPLACE: Case(
        lambda: acting({"A10": "Bp"}, {"wolves": 8}),
        "dominate pack A10",
        "W33",
        "Your wolf track is empty; you have no wolf to take its place.",
    ),
    Reason.NO_DEN_TO_REPLACE: Case(
        lambda: acting({"A10": "Bd"}, {"dens": NO_DENS_LEFT}),
        "dominate den A10",
        "W33",
        "You have no den left to take its place.",
    ),
    # hunt
    Reason.NO_CHOICE_OF_PREY: Case(
        choosing_prey,
        "hunt A8",
        "W36",
        "You can’t choose that prey.",
    ),
}


def test_no_reason_is_left_out() -> None:
    assert set(CASES) == set(Reason) - {Reason.OK}


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name.lower())
def test_a_decision_is_refused_with_its_reason_its_clause_and_a_sentence(reason: Reason) -> None:
    case = CASES[reason]
    game = case.position()
    assert refused(game, case.decision) == (reason.name.lower(), case.clause)
    refusal = game.why_not(case.decision)
    assert refusal is not None
    assert refusal.sentence == case.sentence
    assert str(refusal) == f"{case.sentence} ({case.clause})"


@pytest.mark.parametrize("reason", CASES, ids=lambda reason: reason.name.lower())
def test_a_refused_decision_is_not_offered_and_changes_nothing(reason: Reason) -> None:
    case = CASES[reason]
    game = case.position()
    before = game.view()
    with pytest.raises(wolfmoon.Illegal) as refusal:
        game.play(case.decision)
    assert (refusal.value.reason, refusal.value.clause) == (reason.name.lower(), case.clause)
    assert case.decision not in offered(game)
    assert game.view() == before


QUESTIONS: dict[Ask, Callable[[], Game]] = {
    Ask.DRAFT: drafting,
    Ask.ACT: lambda: acting({"A10": "*", "A13": "AdBp", "A8": "Bd"}),
    Ask.PAY: lambda: paying("den A6", tokens=1),
    Ask.WOLF: lambda: moving({"A6": "AaAp"}, "alpha A6 to A9"),
    Ask.TO: lambda: moving({"A6": "AaAp", "A9": "Bp"}, "alpha A6"),
    Ask.PUSH: pushing,
    Ask.TRACK: choosing_a_track,
    Ask.HUNT: choosing_prey,
    Ask.OVER: over,
}


@pytest.mark.parametrize("asks", Ask, ids=lambda asks: asks.name.lower())
def test_every_decision_is_either_offered_or_refused_in_a_whole_sentence(asks: Ask) -> None:
    """Whatever is asked, also with hexes that are on no map for three."""
    explained(QUESTIONS[asks]())


def test_once_no_action_is_left_every_action_is_refused_in_a_whole_sentence() -> None:
    explained(acting({}, actions_taken=2))


def test_a_draft_of_two_explains_every_decision() -> None:
    explained(drafting("B1", players=2))


def explained(game: Game) -> None:
    """Whether every decision there is, is offered or refused with a sentence that is filled in."""
    offer = {action.number for action in game.offer}
    for number in range(NUM_ACTIONS):
        refusal = game.why_not(number)
        assert (refusal is None) == (number in offer)
        if refusal is not None:
            assert refusal.sentence.endswith(".")
            assert "{" not in refusal.sentence and "None" not in refusal.sentence

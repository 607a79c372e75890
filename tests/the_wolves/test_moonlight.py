"""The moonlight board: what leaves the map brings the next phase nearer.     [W38–W40]"""

import pytest

from tests.the_wolves.scenario import PACKS, RICH, scenario, seat
from wolfmoon.engine.game import Game

PRINTED = {
    2: {"crescent": 7, "quarter": 13, "full": 18},
    3: {"crescent": 9, "quarter": 17, "full": 22},
    4: {"crescent": 11, "quarter": 20, "full": 26},
    5: {"crescent": 13, "quarter": 23, "full": 30},
}
BEFORE = {"crescent": "none", "quarter": "crescent", "full": "quarter"}


def stay(game: Game) -> None:
    """An action that removes nothing."""
    game.play("move rock, pay bonus, done")


@pytest.mark.parametrize(
    ("action", "removed"),
    [
        ("howl A10, pay bonus+bonus", 1),
        ("dominate pack A8, pay bonus+bonus+bonus", 1),
        ("dominate den A15, pay bonus+bonus+bonus, track howl", 1),
        ("lair A13, pay bonus+bonus", 1),
        ("den A6, pay bonus+bonus, track howl", 0),
        ("move forest, pay bonus, done", 0),
        ("move tundra, pay bonus, alpha A9 to A8, push A7", 0),
    ],
)
def test_every_lone_wolf_pack_wolf_and_den_removed_covers_one_date(
    action: str, removed: int
) -> None:
    """[W38]"""
    pieces = {"A9": "Aa", "A13": "Ad", "A10": "*", "A8": "Bp", "A15": "Bd"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH}, moonlight=4)
    game.play(action)
    assert game.view()["moonlight"] == 4 + removed


def test_prey_does_not_go_to_the_moonlight_board() -> None:
    """[W38]"""
    pieces = {"A1": "Ap", "A4": "Ap", "A8": "Aa", "A5": "!"}
    game = scenario({}, pieces=pieces, seats={"forest": RICH}, moonlight=4)
    stay(game)
    assert seat(game, "forest")["prey"] == ["moose"]
    assert game.view()["moonlight"] == 4


@pytest.mark.parametrize("players", PRINTED)
@pytest.mark.parametrize("phase", BEFORE)
def test_a_phase_is_reached_when_its_date_is_covered_and_not_before(
    players: int, phase: str
) -> None:
    """[W39, W40] The date is that of the table for so many players."""
    date = PRINTED[players][phase]
    for covered, reached in ((date - 2, False), (date - 1, True)):
        game = scenario(
            {},
            players=players,
            packs=PACKS[:players],
            pieces={"A9": "Aa", "A10": "*"},
            seats={"forest": RICH},
            tokens={"A": [phase]},
            moonlight=covered,
            moonlight_at_start=covered,
            phase=BEFORE[phase],
        )
        game.play("howl A10, pay bonus+bonus")
        stay(game)
        game.play("end")
        assert game.view()["phase"] == (phase if reached else BEFORE[phase])
        assert seat(game, "forest")["tokens"][phase] == int(reached)
        assert game.view()["tokens"][0] == ([] if reached else [phase])


def at_the_end(moonlight: int, **facts: object) -> Game:
    """The forest pack stands in all regions and is about to end its turn; then it has."""
    everywhere = {"A9": "Aa", "B9": "Ap", "D9": "Ap", "E9": "Ap", "F9": "Ap"}
    game = scenario({}, pieces=everywhere, moonlight=moonlight, actions_taken=2, **facts)
    game.play("end")
    return game


def test_every_region_with_a_token_of_the_phase_is_scored_and_no_other() -> None:
    """[W40]"""
    tokens = {"A": ["crescent"], "B": ["quarter"], "D": ["crescent"], "E": ["full"]}
    game = at_the_end(9, tokens=tokens)
    assert seat(game, "forest")["tokens"] == {"crescent": 2, "quarter": 0, "full": 0}
    assert game.view()["tokens"] == [[], ["quarter"], [], [], ["full"], []]


def test_a_phase_is_scored_once() -> None:
    """[W40]"""
    game = at_the_end(10, phase="crescent", tokens={"A": ["crescent"]})
    assert seat(game, "forest")["tokens"]["crescent"] == 0


def test_several_phases_reached_in_one_turn_are_all_scored() -> None:
    """[W40]"""
    tokens = {"A": ["quarter"], "B": ["crescent"], "D": ["quarter"], "E": ["full"]}
    game = at_the_end(17, moonlight_at_start=8, tokens=tokens)
    assert seat(game, "forest")["tokens"] == {"crescent": 1, "quarter": 2, "full": 0}
    assert game.view()["phase"] == "quarter"


@pytest.mark.parametrize(
    ("pair", "phase", "moonlight"),
    [(["crescent", "quarter"], "none", 13), (["quarter", "full"], "crescent", 18)],
)
def test_several_phases_reached_in_one_turn_are_scored_in_order(
    pair: list[str], phase: str, moonlight: int
) -> None:
    """[W40, W60] Only so does the lower token of a pair show when its phase is scored."""
    game = scenario(
        {},
        players=2,
        packs=("forest", "rock"),
        pieces={"A9": "Aa"},
        tokens={"A": pair},
        moonlight=moonlight,
        phase=phase,
        actions_taken=2,
    )
    game.play("end")
    taken = seat(game, "forest")["tokens"]
    assert [name for name in taken if taken[name]] == pair
    assert game.view()["tokens"][0] == []


def test_two_phases_may_be_reached_in_one_turn() -> None:
    """[W39, W40] From date 8 to 17 with 7 bonus action tokens: both phases are scored."""
    lone_wolves = ["A1", "A2", "A3", "A4", "A6", "A7", "A8"]
    game = scenario(
        {},
        pieces={"A9": "Aa", "A10": "Bp", "A13": "Ad"} | dict.fromkeys(lone_wolves, "*"),
        seats={"forest": {"bonus_terrain": 20, "bonus_action": 7, "dens": {"howl": 1}}},
        tokens={"A": ["quarter"], "B": ["crescent"]},
        moonlight=8,
        moonlight_at_start=8,
    )
    game.play("dominate pack A10, pay bonus+bonus+bonus, lair A13, pay bonus+bonus")
    for hex_ in lone_wolves:
        game.play(f"howl {hex_}, pay bonus+bonus")
    assert (game.view()["moonlight"], game.view()["phase"]) == (17, "none")
    game.play("end")
    assert game.view()["phase"] == "quarter"
    assert game.view()["tokens"] == [[]] * 6
    assert seat(game, "forest")["tokens"] == {"crescent": 0, "quarter": 1, "full": 0}


def test_what_is_removed_after_the_full_date_has_no_further_effect() -> None:
    """[W38, W46]"""
    game = at_the_end(
        25, moonlight_at_start=21, phase="quarter", tokens={"A": ["full"], "B": ["crescent"]}
    )
    assert game.over
    assert seat(game, "forest")["tokens"] == {"crescent": 0, "quarter": 0, "full": 1}
    assert game.view()["moonlight"] == 25

"""The reference implementation of Lone Wolves against facts worked out by hand from the rules."""

from __future__ import annotations

import json

import pytest

from tests.reference.lone_wolves.flow import follower_wins
from tests.reference.lone_wolves.invariants import check
from tests.reference.lone_wolves.knowledge import consistent_hands
from tests.reference.lone_wolves.position import Position, position_from_data
from tests.reference.lone_wolves.scenes import placing, play, random_game, scene, start
from tests.reference.lone_wolves.search import minimax
from tests.reference.lone_wolves.setup import new_position
from tests.reference.lone_wolves.tables import BORDERS, CARDS, HOUSE, LANDS, decision_number

SIX = ["G5", "K5", "N5", "R5", "W5", "W6"]
FULL_SLOTS = {(name, 1): {"scars": ["S2"] * 3} for name in LANDS}


def places(names: list[str]) -> list[str]:
    return [f"place {name}" for name in names]


# The four worked examples


def test_example_1_the_follower_must_follow_suit() -> None:
    position = scene([["R6", "G2"], ["R2", "R4", "W7"]]).play("play R6 swamp")
    assert (position.seat, position.asks) == (1, "follow")
    assert position.led == {"card": "R6", "land": "swamp"}
    expected = [f"play {card} {land}" for card in ("R2", "R4") for land in LANDS]
    assert position.offer() == expected
    with pytest.raises(ValueError, match="not offered"):
        position.play("play W7 caves")
    position = position.play("play R4 caves")
    assert position.land("swamp").sides[0].cards == ["R6"]
    assert position.land("caves").sides[1].cards == []
    assert position.land("caves").sides[1].lone == ["R4"]
    assert (position.seat, position.asks) == (1, "take")
    position = play(position, "take S5", "place tundra")
    assert (position.leader, position.seat, position.asks, position.trick) == (0, 0, "lead", 1)
    assert position.void == [[], []]


def test_example_2_a_three_reveals_and_loses() -> None:
    desert = {"hidden": ["S4", "S7"], "shown": []}
    before = scene([["G2", "W7"], ["N3", "R5"]], {"desert": desert})
    position = play(before, "play G2 desert", "play N3 desert")
    land = position.land("desert")
    assert (land.hidden, land.shown) == (["S7"], ["S4"])
    assert land.sides[1].lone == ["N3"] and land.sides[0].cards == ["G2"]
    assert position.void == [[], ["green"]]
    assert (position.seat, position.offer()) == (1, ["take S4", "take hidden"])
    position = position.play("take hidden")
    assert (position.in_hand, position.taken_hidden) == ("S7", True)
    assert position.offer() == places(LANDS)
    position = position.play("place caves")
    assert position.land("caves").sides[1].scars == ["S7"]
    assert (position.in_hand, position.taken_hidden, position.seat) == (None, False, 0)


def test_example_3_a_full_land_takes_scars_but_no_cards() -> None:
    sides = {
        ("tundra", 0): {"cards": ["W5"], "lone": ["W6", "W3"]},
        ("tundra", 1): {"cards": ["K7"], "unseen": 1, "lone": ["K6"]},
    }
    position = scene([["G6"], ["G4"]], sides=sides)
    assert position.offer() == [f"play G6 {land}" for land in LANDS[:4]]
    position = play(position, "play G6 swamp", "play G4 swamp", "take S5")
    assert position.offer() == places(LANDS)
    position = position.play("place tundra")
    assert position.land("tundra").sides[1].scars == ["S5"]


def test_example_4_the_blood_moon_changes_trump() -> None:
    lands = {
        "desert": {"hidden": [], "shown": [], "moon": "moon"},
        "swamp": {"hidden": ["S2"], "shown": []},
    }
    before = scene([["G7", "K3"], ["N5", "W2"]], lands, trump="brown")
    position = play(before, "play G7 swamp", "play N5 desert")
    assert (position.seat, position.asks, position.offer()) == (0, "take", ["take hidden"])
    assert position.land("swamp").sides[0].lone == ["G7"]
    position = position.play("take hidden")
    assert position.land("swamp").moon == "blood-moon"
    assert position.trump == "brown"
    position = position.play("place caves")
    assert (position.trump, position.leader) == ("green", 1)
    assert position.land("desert").moon == "moon"
    assert position.points(1) == {"honour": 7, "moon": 5, "blood_moon": 0, "scars": 0}
    assert position.points(0) == {"honour": 5 + 6, "moon": 0, "blood_moon": 3, "scars": 0}


# Tricks


@pytest.mark.parametrize(
    ("led", "followed", "trump", "wins"),
    [
        ("G7", "G6", None, False),
        ("G6", "G7", None, True),
        ("G7", "G2", None, True),
        ("G2", "G7", None, False),
        ("G2", "G3", None, True),
        ("G6", "G2", None, False),
        ("G3", "W7", None, False),
        ("G7", "W3", "white", True),
        ("W2", "G7", "white", False),
        ("W7", "W2", "white", True),
        ("W7", "W2", "green", True),
        ("G2", "K7", "white", False),
    ],
)
def test_who_wins(led: str, followed: str, trump: str | None, wins: bool) -> None:
    assert follower_wins(led, followed, trump) is wins
    second = play(
        scene([[led], [followed]], trump=trump), f"play {led} swamp", f"play {followed} caves"
    )
    assert second.seat == (0 if wins else 1)


def test_the_leaders_three_reveals_before_the_follower_plays() -> None:
    position = scene([["K3"], ["K2"]]).play("play K3 volcano")
    assert position.asks == "follow"
    assert position.land("volcano").hidden == ["S2"]
    assert sorted(position.land("volcano").shown) == ["S1", "S5"]
    none_left = scene([["K3"], ["K2"]], {"volcano": {"hidden": []}}).play("play K3 volcano")
    assert none_left.land("volcano").shown == ["S5"]


def test_two_alike_are_one_option_and_the_first_hidden_one_is_taken() -> None:
    swamp = {"hidden": ["S8", "S4"], "shown": ["S6", "S2", "S6"]}
    position = scene([["K7"], ["K4"]], {"swamp": swamp})
    position = play(position, "play K7 caves", "play K4 swamp")
    assert position.offer() == ["take S2", "take S6", "take hidden"]
    assert position.play("take hidden").in_hand == "S8"
    after = position.play("take S6")
    assert after.land("swamp").to_data()["shown"] == ["S2", "S6"]
    assert (after.in_hand, after.taken_hidden) == ("S6", False)
    assert position.in_hand is None  # play left the earlier position as it was


def test_no_scar_left_there_asks_nothing() -> None:
    swamp = {"hidden": [], "shown": []}
    before = scene([["K4", "G2"], ["K7", "G3"]], {"swamp": swamp})
    position = play(before, "play K4 swamp", "play K7 caves")
    assert (position.asks, position.seat, position.leader, position.trick) == ("lead", 1, 1, 1)
    assert position.land("swamp").moon is None and position.trump is None
    assert position.led is None and position.followed is None


def test_the_sixth_card_of_the_leader_closes_the_land_to_the_follower() -> None:
    sides = {("caves", 0): {"cards": SIX[:3]}, ("caves", 1): {"lone": SIX[3:5]}}
    position = scene([["K7"], ["K4"]], sides=sides).play("play K7 caves")
    assert position.offer() == [f"play K4 {land}" for land in LANDS if land != "caves"]


def test_trump_holds_from_the_trick_after_the_moon() -> None:
    lands = {"volcano": {"hidden": [], "shown": ["S2"]}}
    position = scene([["G6", "K4"], ["G4", "R5"]], lands)
    position = play(position, "play G6 swamp", "play G4 volcano", "take S2")
    assert position.land("volcano").moon == "moon" and position.trump is None
    position = position.play("place swamp")
    assert position.trump == "red"
    position = play(position, "play K4 swamp", "play R5 swamp")
    assert position.seat == 0  # the trump of the follower won


def test_the_third_empty_land_gets_no_moon() -> None:
    empty = {"hidden": [], "shown": []}
    lands = {
        "swamp": {**empty, "moon": "moon"},
        "caves": {**empty, "moon": "blood-moon"},
        "desert": {"hidden": ["S2"], "shown": []},
    }
    position = scene([["G6", "W2"], ["G4", "W3"]], lands, trump="black")
    position = play(position, "play G6 swamp", "play G4 desert", "take hidden", "place swamp")
    assert position.land("desert").moon is None and position.trump == "black"


def test_full_slots_are_not_offered() -> None:
    sides = {("swamp", 1): {"scars": ["S2"] * 3}, ("caves", 1): {"scars": ["S2"] * 2}}
    assert placing("S5", sides=sides).offer() == places(LANDS[1:])
    advanced = placing("S5", "advanced", sides=sides)
    assert advanced.offer() == places(LANDS[2:] + BORDERS)
    advanced.borders[1][2] = ["S1"]
    assert advanced.offer() == places([*LANDS[2:], *BORDERS[:2], BORDERS[3]])


def test_without_an_empty_slot_the_scar_is_discarded() -> None:
    lands = {"tundra": {"hidden": [], "shown": ["S4"]}}
    before = scene([["R6", "W7"], ["R4", "W2"]], lands, FULL_SLOTS)
    position = play(before, "play R6 volcano", "play R4 tundra")
    assert position.offer() == ["take S4"]
    position = position.play("take S4")
    assert (position.asks, position.seat, position.trick) == ("lead", 0, 1)
    assert (position.in_hand, position.taken_hidden) == (None, False)
    assert [land.honour for land in position.lands] == [land.honour for land in before.lands]
    assert position.land("tundra").moon == "moon" and position.trump == "white"
    assert sorted(position.box) == sorted([*before.box, "S4"])


def test_the_last_trick_still_moves_the_moon() -> None:
    lands = {"tundra": {"hidden": ["S9"], "shown": []}}
    position = scene([["R6"], ["R4"]], lands, trick=12)
    position = play(position, "play R6 swamp", "play R4 tundra", "take hidden", "place tundra")
    assert position.over and position.offer() == [] and position.trick == 13
    assert position.seat == 1 and position.land("tundra").moon == "moon"
    assert position.points(1) == {"honour": 5, "moon": 5, "blood_moon": 0, "scars": 5}
    assert (position.scores(), position.winners()) == ([5, 15], [1])


def test_the_seat_of_a_last_trick_without_a_scar_is_the_follower() -> None:
    lands = {"swamp": {"hidden": [], "shown": []}}
    position = scene([["R4"], ["R6"]], lands, trick=12)
    position = play(position, "play R4 swamp", "play R6 caves")
    assert position.over and position.seat == 1


# Scars: seat 1 places them


def with_wolves(scar: str, name: str = "swamp", **facts: object) -> Position:
    """Seat 1 has 3, 4, 7 and two lone wolves at the swamp, where seat 0 has nothing."""
    sides = {("swamp", 1): {"cards": ["K3", "K4", "K7"], "lone": ["N2"], "unseen": 1}}
    return placing(scar, sides=sides, **facts).play(f"place {name}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scar", "strength", "points"),
    [
        ("S1", 16 + 5, 0),
        ("S2", 16 + 3, 0),
        ("S5", 16, 5),
        ("S6", 16, 4),
        ("S7", 16, 6),
        ("S8", 16, 6),
        ("S9", 16, 5),
    ],
)
def test_strength_and_points_of_a_scar(scar: str, strength: int, points: int) -> None:
    position = with_wolves(scar)
    assert position.strength("swamp") == (0, strength)
    assert position.points(1)["scars"] == points
    assert position.points(0)["scars"] == 0


def test_two_alike_count_twice() -> None:
    position = with_wolves("S1")
    position.land("swamp").sides[1].scars += ["S1", "S5"]
    assert position.strength("swamp") == (0, 16 + 10) and position.points(1)["scars"] == 5


def test_strength_scars_count_without_any_card() -> None:
    position = placing("S2").play("place caves")
    assert position.strength("caves") == (0, 3)
    assert position.points(1)["honour"] == 6 + 5  # and the lone wolf at the tundra
    assert placing("S1").play("place caves").strength("caves") == (0, 0)


def test_s3_puts_down_an_unseen_lone_wolf() -> None:
    position = placing("S3").play("place desert")
    assert position.land("desert").sides[1].unseen == 1 and position.unseen_left == 3
    assert position.strength("desert") == (0, 1)
    assert len(position.set_aside) == 4


def test_s3_can_fill_a_land_and_skips_a_full_one() -> None:
    sides = {("desert", 0): {"cards": SIX[:5]}}
    position = placing("S3", sides=sides).play("place desert")
    assert not any(text.endswith("desert") for text in position.offer())
    sides = {("desert", 0): {"cards": SIX}}
    position = placing("S3", sides=sides).play("place desert")
    assert position.land("desert").sides[1].unseen == 0 and position.unseen_left == 4
    assert position.land("desert").sides[1].scars == ["S3"]


def test_s3_ends_with_the_last_card_set_aside() -> None:
    position = placing("S3", unseen_left=0).play("place desert")
    assert position.land("desert").sides[1].unseen == 0 and position.unseen_left == 0


def test_s4_turns_the_honour_token_and_may_again() -> None:
    position = placing("S4").play("place desert")
    assert position.land("desert").honour == [8, 7]
    position.land("tundra").shown = ["S4"]
    position = play(position, "play W7 volcano", "play W2 tundra")
    assert position.seat == 0  # 2 beats 7
    position = play(position, "take S5", "place desert")
    assert position.land("desert").honour == [8, 7]
    again = placing("S4", lands={"desert": {"honour": [8, 7]}}).play("place desert")
    assert again.land("desert").honour == [7, 8]


def test_s9_pays_nothing_for_a_tie() -> None:
    sides = {("swamp", 0): {"cards": ["G3"]}, ("swamp", 1): {"lone": ["K3"], "unseen": 2}}
    position = placing("S9", sides=sides).play("place swamp")
    assert position.strength("swamp") == (3, 3) and position.points(1)["scars"] == 0


# Borders


def test_a_border_scar_works_in_both_lands() -> None:
    sides = {
        ("swamp", 1): {"cards": ["K4"], "lone": ["N2"]},
        ("caves", 1): {"cards": ["K7"], "unseen": 1},
    }
    expected = {"S5": 4, "S6": 4, "S7": 4, "S8": 3, "S9": 10}
    for scar, points in expected.items():
        position = placing(scar, "advanced", sides=sides).play("place swamp-caves")
        assert position.points(1)["scars"] == points
        assert position.borders[1] == [[scar], [], [], []]
    stronger = placing("S1", "advanced", sides=sides).play("place swamp-caves")
    assert stronger.strength("swamp") == (0, 7) and stronger.strength("caves") == (0, 10)
    stronger = placing("S2", "advanced", sides=sides).play("place swamp-caves")
    assert stronger.strength("swamp") == (0, 8) and stronger.strength("desert") == (0, 0)


def test_s4_on_a_border_turns_both_tokens() -> None:
    position = placing("S4", "advanced").play("place desert-volcano")
    tokens = [land.honour for land in position.lands]
    assert tokens == [[5, 10], [6, 9], [8, 7], [9, 6], [5, 10]]


def test_s3_on_a_border() -> None:
    def unseen(position: Position) -> list[int]:
        return [land.sides[1].unseen for land in position.lands]

    both = placing("S3", "advanced").play("place caves-desert")
    assert unseen(both) == [0, 1, 1, 0, 0] and both.unseen_left == 2
    one_left = placing("S3", "advanced", unseen_left=1).play("place caves-desert")
    assert unseen(one_left) == [0, 1, 0, 0, 0] and one_left.unseen_left == 0
    sides = {("caves", 0): {"cards": SIX}}
    skipped = placing("S3", "advanced", sides=sides, unseen_left=1).play("place caves-desert")
    assert unseen(skipped) == [0, 0, 1, 0, 0] and skipped.unseen_left == 0


# The end


def test_equal_strength_wins_nothing() -> None:
    sides = {("swamp", 0): {"cards": ["G4"]}, ("swamp", 1): {"cards": ["K3"], "lone": ["K4"]}}
    position = scene([[], []], {"swamp": {"moon": "moon"}}, sides)
    assert position.strength("swamp") == (4, 4) and position.strength("caves") == (0, 0)
    assert position.scores() == [0, 0]
    assert position.winners() == [1]  # one lone wolf more


def test_a_tie_in_lone_wolves_is_shared_and_unseen_ones_count() -> None:
    sides = {("swamp", 0): {"lone": ["G4"]}, ("swamp", 1): {"unseen": 1}}
    assert scene([[], []], sides=sides).winners() == [0, 1]
    assert start().winners() == [0, 1]


# Whole games, knowledge and exact play


@pytest.mark.parametrize("board", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(6))
def test_random_games(board: str, seed: int) -> None:
    positions = random_game(board, seed)
    for position in positions:
        check(position)
        data = position.to_data()
        assert position_from_data(json.loads(json.dumps(data))).to_data() == data
    last = positions[-1]
    assert last.trick == 13 and last.hands == [[], []]
    assert last.seat == positions[-2].seat
    assert last.winners() in ([0], [1], [0, 1])
    turned = [len(land.sides[seat].lone) for land in last.lands for seat in (0, 1)]
    assert sum(turned) == 13


def test_the_position_as_data() -> None:
    data = start("advanced", 3).to_data()
    assert list(data)[:6] == ["game", "rules", "board", "house", "hands", "set_aside"]
    assert data["house"] == HOUSE["advanced"]
    assert data["borders"] == [[[], [], [], []], [[], [], [], []]]
    assert start("basic", 3).to_data()["borders"] == [[], []]
    assert [len(land["hidden"]) for land in data["lands"]] == [2, 3, 2, 3, 2]
    assert len(data["box"]) == 1 and data["unseen_left"] == 4
    data["lands"][0]["honour"].reverse()
    assert start("advanced", 3).to_data() != data


def test_the_numbers_of_decisions() -> None:
    texts = ["play G2 swamp", "play G2 tundra", "play K2 swamp", "play W7 tundra"]
    texts += ["take S1", "take S9", "take hidden", "place swamp", "place volcano-tundra"]
    assert [decision_number(text) for text in texts] == [0, 4, 30, 149, 150, 158, 159, 160, 168]


def test_a_set_up_needs_all_components() -> None:
    data = start().to_data()
    hidden = [land["hidden"] for land in data["lands"]]
    shown = [land["shown"] for land in data["lands"]]
    honour = [land["honour"] for land in data["lands"]]
    rest = (data["set_aside"], hidden, shown)
    whole = new_position("basic", data["hands"], *rest, data["box"], honour, 1)
    assert (whole.leader, whole.seat, whole.asks) == (1, 1, "lead")
    with pytest.raises(ValueError, match="18"):
        new_position("basic", data["hands"], *rest, [], honour, 1)
    with pytest.raises(ValueError, match="30"):
        new_position("basic", [data["hands"][0]] * 2, *rest, data["box"], honour, 1)


def test_consistent_hands() -> None:
    positions = random_game("basic", 11)
    for position in positions:
        data = position.to_data()
        for seat in (0, 1):
            hands = consistent_hands(data, seat)
            assert len(hands) == len(set(hands))
            assert frozenset(position.hands[1 - seat]) in hands
    first = positions[0].to_data()
    assert len(consistent_hands(first, 0)) == 2380  # 13 of 17
    assert consistent_hands(positions[-1].to_data(), 0) == [frozenset()]


def test_a_shown_void_rules_out_hands() -> None:
    data = start().to_data()
    data["hands"] = [["G2"], ["K2"]]
    data["set_aside"] = ["G3", "G4", "K3", "N2"]
    played = [card for card in CARDS if card not in ("G2", "K2", "G3", "G4", "K3", "N2")]
    data["lands"][0]["sides"][1]["lone"] = played
    assert len(consistent_hands(data, 0)) == 5
    data["void"] = [[], ["green"]]
    assert consistent_hands(data, 0) == [frozenset([c]) for c in ("K2", "K3", "N2")]
    assert len(consistent_hands(data, 1)) == 5


def near_the_end(seed: int, board: str) -> Position:
    """A random position with two tricks left, before the lead."""
    return next(position for position in random_game(board, seed) if position.trick == 11)


def test_minimax_of_a_position_that_is_over() -> None:
    last = random_game("basic", 5)[-1]
    scores = last.scores()
    assert minimax(last) == (scores[0] - scores[1], set())
    with pytest.raises(ValueError, match="tricks"):
        minimax(start())


def test_minimax_by_hand() -> None:
    """The follower wins the trick wherever seat 0 plays, and no scar is left to take."""
    lands = {name: {"hidden": [], "shown": []} for name in ("swamp", "caves")}
    full = {(name, 0): {"lone": ["W2"] * 6} for name in ("desert", "volcano", "tundra")}
    before = scene([["R4"], ["R6"]], lands, full, trick=12)
    # Honour 7 + 6 + 5 for seat 0 anyway. Seat 1 does best to win the land of the lone wolf, so
    # seat 0 loses the cheaper one: the swamp (5) and not the caves (6).
    value, best = minimax(before)
    assert (value, best) == (18 - 5, {"play R4 swamp"})
    assert minimax(before.play("play R4 swamp")) == (18 - 5, {"play R6 swamp"})
    assert minimax(before.play("play R4 caves")) == (18 - 6, {"play R6 caves"})


@pytest.mark.parametrize(("board", "seed"), [("basic", 0), ("advanced", 1)])
def test_minimax_is_kept_by_best_play(board: str, seed: int) -> None:
    position = near_the_end(seed, board)
    value, best = minimax(position)
    while best:
        assert best <= set(position.offer())
        position = play(position, min(best))
        after, best = minimax(position)
        assert after == value

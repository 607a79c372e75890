"""The reference implementation of The Wolves against facts worked out by hand from the rulebook."""

from __future__ import annotations

from tests.reference.the_wolves import Position, position_from_data
from tests.reference.the_wolves.scenes import play, scene, start


def test_example_1_desert_tiles_flip_to_forest() -> None:
    before = scene(["desert", "rock", "grass"], {"A8": [("desert", "alpha")]})
    assert "den A9" in before.offer() and "den A4" not in before.offer()
    after = play(before, "den A9", "track spread")
    assert after.player.tiles == ["forest", "rock", "grass", "tundra", "forest", "desert"]
    assert "den A4" in after.offer()  # forest, 2 tiles
    assert after.actions_taken == 1 and before.actions_taken == 0


def test_example_2_a_move_of_two_wolves() -> None:
    pieces = {"A9": [("forest", "alpha"), ("forest", "pack")]}
    position = scene(["forest", "rock", "tundra"], pieces).play("move grass")
    assert position.offer() == ["alpha A9", "pack A9", "done"]
    assert position.pending == {"action": "move", "terrain": "grass", "moved": []}
    position = position.play("alpha A9")
    assert {"to A11", "to A14", "to A15"} <= set(position.offer())
    assert position.pending["wolf"] == ["alpha", "A9"]
    position = play(position, "to A14")
    assert position.offer() == ["pack A9", "done"]  # the alpha has moved
    position = play(position, "pack A9", "to A14")
    assert position.pieces == {"A14": [("forest", "alpha"), ("forest", "pack")]}
    assert position.actions_taken == 1 and position.pending == {}
    assert position.player.tiles[2] == "tundra"


def test_example_3_a_den_raises_speed() -> None:
    tiles = ["forest", "rock", "grass", "desert", "desert", "rock"]
    position = scene(
        ["rock", "forest", "grass"], {"A8": [("rock", "alpha")]}, seat_facts={"tiles": tiles}
    )
    position = position.play("den A9")
    assert position.offer() == ["track spread", "track speed", "track howl"]
    position = position.play("track speed")
    assert position.player.track_value("speed") == 4
    assert position.pieces["A9"] == [("rock", "den")]
    assert position.player.bonus_terrain == position.player.bonus_action == 0


def test_example_4_a_den_becomes_a_lair() -> None:
    pieces = {"A13": [("forest", "den")], "A16": [("forest", "alpha")]}
    tiles = ["rock", "rock", "grass", "tundra", "desert", "forest"]
    position = scene(["forest", "rock", "grass"], pieces, seat_facts={"tiles": tiles})
    position = position.play("lair A13")
    assert position.pieces["A13"] == [("forest", "lair")]
    assert position.moonlight == 1 and position.player.bonus_terrain == 1
    assert position.points(0)["lairs"] == 5
    assert position.player.tiles == ["forest", "grass", "grass", "tundra", "desert", "forest"]


def test_example_5_a_howl_two_hexes_away() -> None:
    tiles = ["forest", "rock", "tundra", "tundra", "desert", "desert"]
    position = scene(
        ["desert", "rock", "grass"],
        {"A8": [("desert", "alpha")]},
        regions=[3, 8, 10, 1, 6, 9],
        seat_facts={"tiles": tiles},
    )
    position = position.play("howl A10")
    assert position.pieces["A10"] == [("desert", "pack")] and "A10" not in position.lone_wolves
    assert position.moonlight == 1 and position.points(0)["wolves"] == 1


def test_example_6_dominate_with_a_bonus_token() -> None:
    pieces = {"A8": [("tundra", "alpha")], "A4": [("grass", "pack")]}
    tiles = ["forest", "rock", "grass", "tundra", "forest", "tundra"]
    facts = {"tiles": tiles, "bonus_terrain": 1, "wolves": 2}
    position = scene(["tundra", "rock", "grass"], pieces, seat_facts=facts)
    position = position.play("dominate pack A4")
    assert position.pieces["A4"] == [("tundra", "alpha")]  # the third space of the wolf track
    assert position.player.bonus_terrain == 0 and position.moonlight == 1


def test_two_of_one_colour_are_safe_and_a_den_under_a_wolf_is_not() -> None:
    facts = {"bonus_terrain": 3}
    pieces = {"A8": [("tundra", "alpha")], "A4": [("grass", "pack"), ("grass", "den")]}
    position = scene(["tundra", "rock", "grass"], pieces, seat_facts=facts)
    assert not [text for text in position.offer() if text.startswith("dominate")]
    pieces["A4"] = [("rock", "pack"), ("grass", "den")]
    position = scene(["tundra", "rock", "grass"], pieces, seat_facts=facts)
    assert position.offer()[-2:] == ["dominate pack A4", "dominate den A4"]
    position = play(position, "dominate den A4", "pay bonus+bonus+bonus", "track howl")
    assert position.to_data()["pieces"]["A4"] == [["tundra", "den"], ["rock", "pack"]]


def test_payments_are_ordered_by_the_bits_of_the_tiles() -> None:
    pieces = {"A8": [("forest", "alpha")]}
    position = scene(["forest", "rock", "grass"], pieces, seat_facts={"bonus_terrain": 2})
    position = position.play("den A4")
    assert position.pending == {"action": "den", "terrain": "forest", "hex": "A4", "cost": 2}
    assert position.offer() == [
        "pay bonus+bonus",
        "pay forest/rock+bonus",
        "pay home+bonus",
        "pay forest/rock+home",
    ]


def test_example_7_a_hunt() -> None:
    pieces = {
        "A4": [("grass", "alpha")],
        "A6": [("grass", "pack")],
        "A8": [("grass", "pack")],
        "A16": [("grass", "pack")],
    }
    position = scene(["grass", "rock", "forest"], pieces)
    position = play(position, "move tundra", "done")
    assert position.player.prey == ["moose"] and position.player.bonus_action == 1
    assert position.prey[0] == ["moose", 1]
    position = play(position, "move rock", "done")
    assert position.player.prey == ["moose"]
    assert position.offer()[-1] == "end" and "move forest" in position.offer()
    position = position.play("move forest")
    assert position.player.bonus_action == 0  # spent when the action was chosen


def test_a_hunt_needs_three_different_hexes() -> None:
    pieces = {"A4": [("grass", "alpha"), ("grass", "pack")], "A6": [("grass", "pack")]}
    position = scene(["grass", "rock", "forest"], pieces)
    assert play(position, "move desert", "done").player.prey == []


def test_of_two_stacks_alike_one_is_chosen() -> None:
    # Around A5: A4, A6, A8. B is turned, its prey spot is B12: B9, B11, B13 touch it.
    pieces = {name: [("grass", "pack")] for name in ["A4", "A6", "A8", "B9", "B11", "B13"]}
    prey = [["rabbit", 1], ["rabbit", 2], ["moose", 2], ["deer", 2], ["boar", 2], ["raccoon", 2]]
    position = scene(["grass", "rock", "forest"], pieces, prey=prey)
    position = play(position, "move rock")
    if position.asks == "wolf":
        position = position.play("done")
    assert position.offer() == ["hunt A5", "hunt B12"]
    assert position.pending == {"action": "move", "terrain": "rock"}
    assert position.actions_taken == 0
    position = position.play("hunt A5")
    assert position.player.prey == ["rabbit"] and position.prey[:2] == [None, ["rabbit", 2]]
    assert position.actions_taken == 1


PUSH_PIECES = {"A8": [("forest", "alpha")], "A11": [("rock", "pack")]}


def push_scene(extra: dict[str, list[tuple[str, str]]]) -> Position:
    """The forest alpha on A8 is about to push the rock wolf on A11."""
    position = scene(["forest", "rock", "grass"], PUSH_PIECES | extra)
    return play(position, "move grass", "alpha A8", "to A11")


def test_a_push_may_go_to_the_hex_that_the_pusher_left() -> None:
    position = push_scene({})
    assert position.offer() == ["push A8", "push A14", "push A15"]
    assert position.pieces == PUSH_PIECES  # nothing has changed yet
    assert position.pending == {
        "action": "move",
        "terrain": "grass",
        "moved": [],
        "wolf": ["alpha", "A8"],
        "to": "A11",
    }
    position = position.play("push A8")
    assert position.pieces["A8"] == [("rock", "pack")]
    assert position.pieces["A11"] == [("forest", "alpha")]


def test_a_push_goes_to_the_nearest_hex_and_joins_its_own_colour_only() -> None:
    mine, theirs = ("forest", "pack"), ("rock", "den")
    extra = {"A8": [("forest", "alpha"), mine], "A14": [theirs], "A15": [("grass", "den")]}
    position = push_scene(extra)
    assert position.pieces["A14"] == [theirs, ("rock", "pack")]  # the only nearest hex
    extra = {"A8": [("forest", "alpha"), mine], "A14": [mine], "A15": [mine]}
    assert push_scene(extra).offer() == ["push A4", "push A9", "push A16"]


def test_a_pack_wolf_pushes_nobody_and_an_alpha_no_alpha() -> None:
    pieces = {"A8": [("forest", "pack")], "A11": [("rock", "pack")]}
    position = play(scene(["forest", "rock", "grass"], pieces), "move grass", "pack A8")
    assert "to A11" not in position.offer()
    pieces = {"A8": [("forest", "alpha")], "A11": [("rock", "alpha")]}
    position = play(scene(["forest", "rock", "grass"], pieces), "move grass", "alpha A8")
    assert "to A11" not in position.offer()


def test_a_lair_pushes_an_enemy_alpha() -> None:
    pieces = {"A13": [("forest", "den"), ("rock", "alpha")], "A16": [("forest", "alpha")]}
    tiles = ["rock", "rock", "grass", "tundra", "desert", "forest"]
    position = scene(["forest", "rock", "grass"], pieces, seat_facts={"tiles": tiles})
    position = position.play("lair A13")
    assert position.pending == {"action": "lair", "terrain": "rock", "hex": "A13"}
    assert "push A9" in position.offer() and "push A10" not in position.offer()
    position = position.play("push A9")
    assert position.pieces["A13"] == [("forest", "lair")]
    assert position.pieces["A9"] == [("rock", "alpha")]


def test_example_8_the_ninth_piece_brings_crescent_scoring() -> None:
    pieces = {"A8": [("forest", "alpha")], "C1": [("rock", "den")]}
    position = scene(["forest", "rock", "grass"], pieces, moonlight=8, moonlight_at_start=8)
    position = play(position, "howl A7")
    assert (position.moonlight, position.phase) == (9, "none")
    position = play(position, "move desert")
    if position.asks == "wolf":
        position = position.play("done")
    assert position.offer() == ["end"]
    position = position.play("end")
    assert (position.phase, position.seat, position.moonlight_at_start) == ("crescent", 1, 9)
    assert position.tokens[2] == [] and position.tokens[0] == ["quarter"]
    assert position.seats[1].tokens["crescent"] == 1 and position.points(1)["tokens"] == 4


def scored(counts: dict[str, dict[str, int]]) -> Position:
    """The game after crescent scoring of region C with these pieces of each pack."""
    names = ["C1", "C2", "C3", "C4", "C6", "C8", "C9", "C11", "C13", "C14", "C15", "C16"]
    pieces: dict[str, list[tuple[str, str]]] = {}
    free = iter(names)
    for pack, kinds in counts.items():
        flat = [kind for kind, count in kinds.items() for _ in range(count)]
        for at in range(0, len(flat), 2):
            pieces[next(free)] = [(pack, kind) for kind in flat[at : at + 2]]
    position = scene(
        ["grass", "rock", "tundra"], pieces, moonlight=9, moonlight_at_start=8, actions_taken=2
    )
    return position.play("end")


def places(position: Position) -> list[tuple[int, int]]:
    """Crescent tokens and second places by seat."""
    return [(seat.tokens["crescent"], seat.seconds["crescent"]) for seat in position.seats]


def test_example_9_control() -> None:
    position = scored(
        {
            "grass": {"alpha": 2, "pack": 2, "den": 1},
            "rock": {"pack": 2, "den": 1},
            "tundra": {"lair": 1, "pack": 1, "den": 2},
        }
    )
    assert position.control("C") == {"grass": (5, 2), "rock": (3, 0), "tundra": (6, 0)}
    assert position.scores() == [2, 0, 4]


def test_example_10_alphas_break_ties() -> None:
    position = scored({"grass": {"den": 2, "pack": 1}, "rock": {"pack": 2, "alpha": 1}})
    assert places(position) == [(0, 1), (1, 0), (0, 0)]


def test_ties_for_first_and_second() -> None:
    tie_for_first = scored({"grass": {"pack": 2}, "rock": {"den": 2}, "tundra": {"pack": 1}})
    assert places(tie_for_first) == [(0, 1), (0, 1), (0, 0)]
    tie_for_second = scored({"grass": {"pack": 2}, "rock": {"den": 1}, "tundra": {"pack": 1}})
    assert places(tie_for_second) == [(1, 0), (0, 0), (0, 0)]
    alone = scored({"tundra": {"den": 1}})
    assert places(alone) == [(0, 0), (0, 0), (1, 0)]
    nobody = scored({})
    assert places(nobody) == [(0, 0)] * 3 and nobody.tokens[2] == []


def test_example_11_final_score() -> None:
    facts = {
        "dens": {"spread": 4, "speed": 3, "howl": 2},
        "lairs": 3,
        "prey": ["moose", "deer", "boar"],
        "wolves": 4,
        "tokens": {"crescent": 0, "quarter": 0, "full": 2},
    }
    position = scene(["forest", "rock", "grass"], {}, seat_facts=facts)
    assert position.points(0) == {
        "spread": 7,
        "speed": 3,
        "howl": 0,
        "wolves": 4,
        "lairs": 15,
        "prey": 9,
        "tokens": 16,
        "seconds": 0,
    }
    assert position.scores()[0] == 54 and position.winners() == [0]


def test_ties_of_the_game_go_by_tokens_then_wolves() -> None:
    pieces = {"A4": [("rock", "alpha")], "A6": [("grass", "pack")]}
    assert scene(["forest", "rock", "grass"], pieces).winners() == [1, 2]
    data = scene(["forest", "rock", "grass"], pieces).to_data()
    data["seats"][0]["tokens"]["crescent"] = 1
    data["seats"][1]["seconds"]["crescent"] = 2
    assert position_from_data(data).winners() == [0]


def test_several_phases_in_one_turn_and_the_end() -> None:
    position = scene(
        ["grass", "rock", "tundra"],
        {"A4": [("rock", "den")], "B1": [("grass", "den")]},
        moonlight=23,
        moonlight_at_start=16,
        phase="crescent",
        actions_taken=2,
    ).play("end")
    assert position.over and position.offer() == [] and position.seat == 0
    assert (position.phase, position.ended_by) == ("full", "full moon")
    assert position.scores() == [8, 6, 0]


def test_the_quiet_end() -> None:
    facts = {"actions_taken": 2, "quiet_turns": 149}
    position = scene(["grass", "rock", "tundra"], {"A4": [("rock", "den")]}, **facts)
    after = position.play("end")
    assert after.over and after.ended_by == "quiet" and after.scores() == [0, 0, 0]
    assert not scene(["grass", "rock", "tundra"], {}, **facts, moonlight=1).play("end").over


def test_two_players_the_neutral_pack_takes_places() -> None:
    data = start(2).to_data()
    data |= {"asks": "act", "drafted": 4, "actions_taken": 2, "moonlight": 7}
    data["pieces"] |= {"A1": [["forest", "den"]], "D1": [["forest", "den"], ["forest", "pack"]]}
    data["pieces"] |= {"D2": [["forest", "pack"], ["forest", "alpha"]], "D4": [["rock", "pack"]]}
    position = position_from_data(data).play("end")
    # A: neutral 2, forest 1. D: forest 4, neutral 3, rock 1.
    assert position.points(0)["seconds"] == 2 and position.points(0)["tokens"] == 4
    assert position.scores()[1] == 0
    assert position.tokens[0] == [] and position.tokens[3] == ["quarter"]

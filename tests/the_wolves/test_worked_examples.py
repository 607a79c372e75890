"""The eleven worked examples of the rulebooks, by their numbers."""

from tests.the_wolves.scenario import drawing, drawn, scenario, seat, targets, there


def test_example_1_two_desert_tiles_flip_so_that_forest_shows_twice() -> None:
    """[W9] A 2-forest action is possible next."""
    game = scenario(
        {
            "A": """
            g           r
      g           r
g           t           r
      t           ~
f           tEa         d
      f           d
f           d
"""
        },
        packs=("desert", "rock", "grass"),
    )
    assert targets(game, "den") == {"A10", "A13"}
    game.play("den A13, track howl")
    assert seat(game, "desert")["tiles"] == [
        "forest",
        "rock",
        "grass",
        "tundra",
        "forest",
        "desert",
    ]
    assert targets(game, "den") == {"A6"}
    game.play("den A6, track howl")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           r
g           t           r
      t           ~
f           tEa         d
      fEd         dEd
f           d
"""
    )


THREE_HEXES_FROM_GRASS = """
            g           r
      g           r
g           t           r
      t           ~
f           t           d
      f           d
f           dAaAp
"""


def test_example_2_one_grass_tile_moves_an_alpha_and_a_pack_wolf_three_hexes() -> None:
    """[W16] Wolf speed 3, pack spread 2; to another grass hex each."""
    game = scenario({"A": THREE_HEXES_FROM_GRASS})
    game.play("move grass, alpha A10 to A7, pack A10 to A4")
    assert drawing(game, "A") == drawn(
        """
            gAa         r
      gAp         r
g           t           r
      t           ~
f           t           d
      f           d
f           d
"""
    )
    assert seat(game, "forest")["tiles"][2] == "tundra"


def test_example_2_or_to_the_same_grass_hex() -> None:
    """[W16]"""
    game = scenario({"A": THREE_HEXES_FROM_GRASS})
    game.play("move grass, alpha A10 to A7, pack A10 to A7")
    assert (there(game, "A7"), there(game, "A10")) == ("AaAp", "")
    assert game.view()["actions_taken"] == 1


def test_example_3_a_den_from_the_wolf_speed_track_makes_the_wolves_faster() -> None:
    """[W22, W24] Rock wolves, 2 desert tiles; speed becomes 4."""
    game = scenario(
        {
            "A": """
            g           r
      g           r
g           t           r
      t           ~
f           t           d
      f           d
f           dBa
"""
        },
        packs=("rock", "forest", "grass"),
        seats={"rock": {"tiles": ["forest", "rock", "grass", "desert", "desert", "rock"]}},
    )
    game.play("den A13, track speed")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           r
g           t           r
      t           ~
f           t           d
      f           dBd
f           dBa
"""
    )
    assert seat(game, "rock")["tiles"] == ["forest", "rock", "grass", "tundra", "forest", "rock"]
    assert seat(game, "rock")["dens"]["speed"] == 1
    game.play("move rock, pay home, alpha A10 to A14")
    assert there(game, "A14") == "Ba"  # 4 hexes around the water


def test_example_4_a_den_next_to_water_and_an_alpha_becomes_a_lair() -> None:
    """[W25, W27, W47] Forest wolves, 2 rock tiles."""
    game = scenario(
        {
            "A": """
            g           r
      g           rAd
g           tAa         r
      t           ~
f           t           d
      f           d
f           d
"""
        },
        seats={"forest": {"tiles": ["rock", "rock", "grass", "tundra", "desert", "forest"]}},
    )
    game.play("lair A11")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           rAl
g           tAa         r
      t           ~
f           t           d
      f           d
f           d
"""
    )
    player = seat(game, "forest")
    assert player["tiles"] == ["forest", "grass", "grass", "tundra", "desert", "forest"]
    assert (game.view()["moonlight"], player["bonus_terrain"]) == (1, 1)
    assert game.score_sheet()["seats"][0]["points"]["lairs"] == 5


def test_example_5_a_lone_wolf_two_hexes_from_the_alpha_is_howled() -> None:
    """[W29, W30] Desert wolves with howl range 2; the lone wolf stands on tundra."""
    game = scenario(
        {
            "A": """
            f*          r
      f           r
f           dEa         r
      d           ~
g           d           t
      g           t
g           t*
"""
        },
        regions={"A": 3},
        packs=("desert", "rock", "grass"),
        seats={"desert": {"tiles": ["forest", "rock", "tundra", "tundra", "desert", "desert"]}},
    )
    game.play("howl A10")
    assert drawing(game, "A") == drawn(
        """
            f*          r
      f           r
f           dEa         r
      d           ~
g           d           t
      g           t
g           tEp
"""
    )
    assert game.view()["moonlight"] == 1


def test_example_6_an_unprotected_pack_wolf_is_dominated_with_two_tiles_and_a_token() -> None:
    """[W31, W33, W9] Tundra wolves, a grass pack wolf on forest."""
    game = scenario(
        {
            "A": """
            g           r
      g           r
g           tDa         r
      t           ~
f           t           d
      fCp         d
f           d
"""
        },
        packs=("tundra", "rock", "grass"),
        seats={
            "tundra": {
                "tiles": ["forest", "rock", "grass", "tundra", "forest", "tundra"],
                "bonus_terrain": 1,
            }
        },
    )
    game.play("dominate pack A6")
    assert drawing(game, "A") == drawn(
        """
            g           r
      g           r
g           tDa         r
      t           ~
f           t           d
      fDp         d
f           d
"""
    )
    player = seat(game, "tundra")
    assert player["tiles"] == ["rock", "rock", "grass", "tundra", "desert", "tundra"]
    assert (player["bonus_terrain"], game.view()["moonlight"]) == (0, 1)


def test_example_7_a_moose_surrounded_on_three_sides_is_hunted() -> None:
    """[W35] Grass wolves: 1 moose, 1 bonus action token."""
    game = scenario(
        {
            "A": """
            g           r
      gCp         r
g           t           r
      t!          ~
fCa         t           d
      f           d
f           dCp
"""
        },
        packs=("grass", "rock", "forest"),
    )
    game.play("move tundra, pack A10 to A9, done")
    assert drawing(game, "A") == drawn(
        """
            g           r
      gCp         r
g           t           r
      t!          ~
fCa         tCp         d
      f           d
f           d
"""
    )
    assert (seat(game, "grass")["prey"], seat(game, "grass")["bonus_action"]) == (["moose"], 1)
    assert game.view()["prey"][0] == ["moose", 1]


def test_example_8_the_ninth_piece_brings_crescent_scoring_at_the_end_of_the_turn() -> None:
    """[W38, W39, W40] Three players."""
    game = scenario(
        {
            "A": """
            g           r
      g           r
g           t           r
      t           ~
f           tAa         d
      f*          dBp
f           d
"""
        },
        tokens={"A": ["crescent"], "B": ["quarter"]},
        moonlight=8,
        moonlight_at_start=8,
    )
    game.play("howl A6")
    assert game.view()["moonlight"] == 9
    assert game.view()["tokens"][:2] == [["crescent"], ["quarter"]]
    game.play("move desert, done, end")
    assert game.view()["tokens"][:2] == [[], ["quarter"]]
    assert seat(game, "forest")["tokens"]["crescent"] == 1
    assert seat(game, "rock")["seconds"]["crescent"] == 1
    assert game.view()["phase"] == "crescent"


def test_example_9_control_six_five_and_three() -> None:
    """[W41, W42] Tundra takes the crescent (4 VP), grass gets 2 VP, rock nothing."""
    game = scenario(
        {
            "A": """
            gCaCp       rBp
      gCa         rBdBp
gCp         t           rDl
      t           ~
fCd         tDd         d
      f           dDdDp
f           d
"""
        },
        packs=("grass", "rock", "tundra"),
        tokens={"A": ["crescent"]},
        moonlight=9,
        actions_taken=2,
    )
    control = game.score_sheet()["regions"][0]["control"]
    assert {pack: each["control"] for pack, each in control.items()} == {
        "grass": 5,
        "rock": 3,
        "tundra": 6,
    }
    game.play("end")
    assert {each["pack"]: each["total"] for each in game.score_sheet()["seats"]} == {
        "grass": 2,
        "rock": 0,
        "tundra": 4,
    }
    assert seat(game, "tundra")["tokens"]["crescent"] == 1


def test_example_10_a_tie_is_won_by_alphas() -> None:
    """[W41] Grass 2 dens + 1 pack = 3, rock 2 pack + 1 alpha = 3."""
    game = scenario(
        {
            "A": """
            g           r
      gCd         r
g           tCdCp       r
      t           ~
f           tBaBp       d
      f           dBp
f           d
"""
        },
        packs=("grass", "rock", "tundra"),
        tokens={"A": ["quarter"]},
        moonlight=17,
        phase="crescent",
        actions_taken=2,
    )
    game.play("end")
    assert seat(game, "rock")["tokens"]["quarter"] == 1
    assert seat(game, "grass")["seconds"]["quarter"] == 1


def test_example_11_a_final_score_of_54() -> None:
    """[W47, W46] Spread 7 + speed 3 + howl 0 + lairs 15 + prey 9 + wolves 4 + tokens 16."""
    board = {
        "dens": {"spread": 4, "speed": 3, "howl": 2},
        "lairs": 3,
        "prey": ["moose", "boar", "rabbit"],
        "wolves": 4,
        "tokens": {"crescent": 1, "quarter": 2},
    }
    game = scenario(
        {}, seats={"forest": board}, tokens={}, moonlight=22, phase="quarter", actions_taken=2
    )
    game.play("end")
    assert game.score_sheet()["seats"][0]["points"] == {
        "spread": 7,
        "speed": 3,
        "howl": 0,
        "wolves": 4,
        "lairs": 15,
        "prey": 9,
        "tokens": 16,
        "seconds": 0,
    }
    assert game.outcome is not None
    assert game.outcome.scores[0] == 54
    assert game.outcome.winners == (0,)

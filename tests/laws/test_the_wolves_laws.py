"""What holds for every position of The Wolves."""

from collections import Counter

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

import wolfmoon
from tests.laws.positions import Case, the_wolves
from tests.reference import the_wolves as reference
from wolfmoon.engine.game import Game
from wolfmoon.engine.start import Start
from wolfmoon.games.the_wolves.box.components import PREY_POOL, TOKEN_POOL, WOLF_TRACK, Kind
from wolfmoon.games.the_wolves.forms.check import check_pieces
from wolfmoon.games.the_wolves.forms.pieces import pieces_of
from wolfmoon.games.the_wolves.forms.plain import to_data
from wolfmoon.games.the_wolves.forms.reading import from_data

few = settings(max_examples=60, deadline=None)
many = settings(max_examples=200, deadline=None)


def removed(state: object) -> int:
    """What must lie on the moonlight board: everything that left the map."""
    data = to_data(state)  # type: ignore[arg-type]
    standing = Counter((pack, kind) for pieces in data["pieces"].values() for pack, kind in pieces)
    drafts = Counter(
        {
            seat: (data["drafted"] > index) + (2 * data["players"] - data["drafted"] <= index)
            for index, seat in enumerate(draft_order(data))
        }
    )
    lone_at_first = 2 * len(data["regions"])
    gone = lone_at_first - len(data["lone_wolves"])
    for number, seat in enumerate(data["seats"]):
        from_track = WOLF_TRACK[: seat["wolves"]]
        alphas = drafts[number] + int((from_track == Kind.ALPHA).sum())
        packs = drafts[number] + int((from_track == Kind.PACK).sum())
        assert standing[seat["pack"], "alpha"] == alphas
        assert standing[seat["pack"], "lair"] == seat["lairs"]
        gone += packs - standing[seat["pack"], "pack"]
        gone += sum(seat["dens"].values()) - standing[seat["pack"], "den"]
    return gone


def draft_order(data: dict[str, int]) -> list[int]:
    return [(data["first"] + step) % data["players"] for step in range(data["players"])]


@many
@given(the_wolves())
def test_what_leaves_the_map_lies_on_the_moonlight_board(case: Case) -> None:
    state = case.states()[0]
    assert removed(state) == state.moonlight


@many
@given(the_wolves())
def test_pieces_stand_as_the_rules_allow(case: Case) -> None:
    state = case.states()[0]
    check_pieces(state, pieces_of(state))


@many
@given(the_wolves())
def test_prey_and_region_tokens_are_conserved(case: Case) -> None:
    data = to_data(case.states()[0])
    players = data["players"]
    prey = Counter({kind.name.lower(): 0 for kind in PREY_POOL[players]})
    for stack in data["prey"]:
        if stack:
            prey[stack[0]] += stack[1]
    for seat in data["seats"]:
        prey.update(seat["prey"])
    size = 1 if players == 2 else 2
    pool = Counter(kind.name.lower() for kind in PREY_POOL[players])
    assert prey == Counter({kind: size * number for kind, number in pool.items()})
    for phase in ("crescent", "quarter", "full"):
        at_first = sum(
            token.name.lower() == phase for region in TOKEN_POOL[players] for token in region
        )
        taken = sum(seat["tokens"][phase] for seat in data["seats"])
        lying = sum(region.count(phase) for region in data["tokens"])
        reached = ["none", "crescent", "quarter", "full"].index(data["phase"])
        scored = ["none", "crescent", "quarter", "full"].index(phase) <= reached
        assert lying == (0 if scored else at_first)
        assert taken <= (at_first if scored else 0)


@few
@given(the_wolves())
@example(Case("the-wolves", (("players", 2),), 1088387771, 248))  # while a push is chosen
def test_points_recounted_by_the_plain_rules_are_the_same(case: Case) -> None:
    game = case.game()
    position = reference.position_from_data(to_data(game.state))
    sheet = game.score_sheet()
    for number, seat in enumerate(sheet["seats"]):
        assert seat["points"] == position.points(number)
        assert seat["total"] == position.scores()[number]
    assert [n for n, seat in enumerate(sheet["seats"]) if seat["rank"] == 1] == position.winners()
    for region in sheet["regions"]:
        control = {
            pack: (each["control"], each["alphas"]) for pack, each in region["control"].items()
        }
        assert control == dict(position.control(region["region"]))


@settings(max_examples=15, deadline=None)
@given(the_wolves(300))
def test_a_given_set_up_leads_to_the_same_bytes_as_its_seed(case: Case) -> None:
    game = case.played()
    start = to_data(game.start.states[0])
    given_setup = wolfmoon.new(
        "the-wolves",
        players=start["players"],
        packs=[seat["pack"] for seat in start["seats"]],
        setup={
            "regions": start["regions"],
            "tokens": start["tokens"],
            "prey": [stack[0] for stack in start["prey"]],
            "first": start["first"],
        },
    )
    for action in game.log:
        given_setup.play(action)
    assert given_setup.states.tobytes() == game.states.tobytes()
    assert wolfmoon.load(given_setup.dump()).states.tobytes() == game.states.tobytes()


@few
@given(the_wolves(), st.integers(1, 4))
def test_renaming_the_seats_renames_the_outcome(case: Case, turn: int) -> None:
    game = case.game()
    data = to_data(game.state)
    players = data["players"]
    moved = {
        **data,
        "seats": [data["seats"][(seat - turn) % players] for seat in range(players)],
        "first": (data["first"] + turn) % players,
        "seat": (data["seat"] + turn) % players,
    }
    other = Game(case.rules, Start(from_data(moved)))
    random = np.random.default_rng(case.seed)
    for _ in range(60):
        assert [a.number for a in game.offer] == [a.number for a in other.offer]
        if game.over:
            break
        assert other.seat == ((game.seat or 0) + turn) % players
        action = game.offer[random.integers(len(game.offer))].number
        game.play(action)
        other.play(action)
    ours, theirs = game.score_sheet()["seats"], other.score_sheet()["seats"]
    assert [theirs[(seat + turn) % players] for seat in range(players)] == ours


def test_every_random_game_ends() -> None:
    rules = wolfmoon.games["the-wolves"]
    for players in (2, 3, 4, 5):
        states = rules.new_many(500, 11, players=players)
        made = rules.play_out_many(states, np.arange(1, 501, dtype=np.uint64))
        assert all(rules.seat(state) is None for state in states)
        assert made.max() < 50_000

"""What holds for every position of Lone Wolves, above all: nothing hidden ever leaves."""

import json
import random
from collections import Counter
from math import comb

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import lone_wolves as reference
import wolfmoon
from laws.positions import Case, lone_wolves
from wolfmoon.engine.game import Start
from wolfmoon.engine.match import Game

some = settings(max_examples=100, deadline=None)
VIEWERS = (0, 1, None)


def imagined(case: Case, viewer: int | None, seed: int) -> Game:
    """Another world that looks the same to a viewer at the start, played on in the same way."""
    game = case.played()
    return game.determinize(viewer, seed)


def everything_seen(game: Game, viewer: int | None) -> str:
    """All that a viewer can get out of a game, as one text."""
    rules = game.rules
    why = (
        [str(game.why_not_for(viewer, number)) for number in range(0, rules.num_actions, 3)]
        if viewer != game.seat
        else [str(game.why_not_for(viewer, number)) for number in range(rules.num_actions)]
    )
    offer = [(action.number, action.text) for action in game.offer_for(viewer)]
    return json.dumps([game.view(viewer), offer, game.log_for(viewer), why, game.score_sheet()])


@some
@given(lone_wolves(), st.sampled_from(VIEWERS), st.integers(0, 2**32))
def test_worlds_that_look_the_same_give_a_viewer_the_same_bytes(
    case: Case, viewer: int | None, seed: int
) -> None:
    game = case.game()
    other = game.determinize(viewer, seed)
    assert everything_seen(other, viewer) == everything_seen(game, viewer)


@some
@given(lone_wolves(50), st.integers(0, 1), st.integers(0, 2**32))
def test_they_still_do_after_a_decision_of_the_viewer(case: Case, viewer: int, seed: int) -> None:
    game = case.game()
    assume(game.seat == viewer)
    other = game.determinize(viewer, seed)
    action = game.offer_for(viewer)[seed % len(game.offer)]
    assume(not str(action).startswith("take hidden"))
    assume("3 " not in str(action))  # a 3 turns a scar: what it shows may differ
    game.play(action)
    other.play(action)
    assert game.log_for(viewer) == other.log_for(viewer)
    assert game.view(viewer) == other.view(viewer)


@some
@given(lone_wolves(), st.integers(0, 1))
def test_secrets_are_in_nothing_that_a_viewer_gets(case: Case, viewer: int) -> None:
    game = case.game()
    data = game.rules.to_data(game.state)
    view = game.view(viewer)
    assert view["hands"][1 - viewer] == len(data["hands"][1 - viewer])
    text = json.dumps(view)
    for card in [*data["hands"][1 - viewer], *data["set_aside"]]:
        assert f'"{card}"' not in text
    assert game.view(None)["hands"] == [len(hand) for hand in data["hands"]]


@some
@given(lone_wolves(), st.sampled_from(VIEWERS), st.integers(0, 2**32))
def test_an_imagined_world_fits_what_is_known(case: Case, viewer: int | None, seed: int) -> None:
    game = case.game()
    other = game.determinize(viewer, seed)
    data = other.rules.to_data(other.state)
    for seat in (0, 1):
        held = {card[0] for card in data["hands"][seat]}
        letters = {"green": "G", "black": "K", "brown": "N", "red": "R", "white": "W"}
        assert not held & {letters[suit] for suit in data["void"][seat]}
    assert other.rules.from_data(data).tobytes() == other.states.tobytes()


@some
@given(lone_wolves(), st.integers(0, 1), st.integers(0, 2**32))
def test_what_a_bot_gets_is_the_same_for_all_worlds_that_look_the_same(
    case: Case, viewer: int, seed: int
) -> None:
    game = case.game()
    other = game.determinize(viewer, seed)
    rules = game.rules
    assert rules.seen(game.states, viewer).tobytes() == rules.seen(other.states, viewer).tobytes()


@settings(max_examples=25, deadline=None)
@given(lone_wolves(), st.integers(0, 1))
def test_worlds_are_counted_and_listed_as_the_plain_rules_do(case: Case, viewer: int) -> None:
    game = case.game()
    assume(int(game.state.trick) >= 6)
    view = game.view(viewer)
    hands = {frozenset(hands[1 - viewer]) for hands in game.rules.worlds(view)}
    plain = reference.consistent_hands(game.rules.to_data(game.state), viewer)
    assert hands == set(plain)
    assert game.rules.count_worlds(view) == len(hands)


def test_at_the_start_there_are_2380_hands() -> None:
    game = wolfmoon.new("lone-wolves", seed=1)
    assert game.rules.count_worlds(game.view(0)) == comb(17, 4) == 2380


def test_every_world_is_as_likely() -> None:
    game = Case("lone-wolves", (("board", "basic"),), 12, 38).game()
    viewer = game.seat or 0
    worlds = {frozenset(h[1 - viewer]) for h in game.rules.worlds(game.view(viewer))}
    draws = 60 * len(worlds)
    counts = Counter(
        frozenset(g.rules.to_data(g.state)["hands"][1 - viewer])
        for g in (game.determinize(viewer, seed) for seed in range(draws))
    )
    assert set(counts) <= worlds
    expected = draws / len(worlds)
    chi_square = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    assert freedom > 3
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


@some
@given(lone_wolves())
def test_cards_and_scars_are_conserved(case: Case) -> None:
    data = case.rules.to_data(case.states()[0])
    cards, scars, unseen = [], list(data["box"]) + list(data.get("discarded", [])), 0
    for hand in (*data["hands"], data["set_aside"]):
        cards += hand
    for land in data["lands"]:
        scars += land["hidden"] + land["shown"]
        held = 0
        for side in land["sides"]:
            cards += side["cards"] + side["lone"]
            scars += side["scars"]
            unseen += side["unseen"]
            held += len(side["cards"]) + len(side["lone"]) + side["unseen"]
        assert held <= 6
    scars += [scar for seat in data["borders"] for border in seat for scar in border]
    scars += [data["in_hand"]] if data["in_hand"] else []
    assert len(cards) == len(set(cards)) == 30
    assert Counter(scars) == Counter({f"S{number}": 2 for number in range(1, 10)})
    assert unseen == 4 - data["unseen_left"]


@settings(max_examples=60, deadline=None)
@given(lone_wolves())
def test_points_recounted_by_the_plain_rules_are_the_same(case: Case) -> None:
    game = case.game()
    position = reference.position_from_data(game.rules.to_data(game.state))
    sheet = game.score_sheet()
    assert [seat["total"] for seat in sheet["seats"]] == position.scores()
    assert [n for n, seat in enumerate(sheet["seats"]) if seat["rank"] == 1] == position.winners()


@settings(max_examples=60, deadline=None)
@given(lone_wolves())
def test_renaming_the_seats_renames_the_outcome(case: Case) -> None:
    game = case.game()
    data = game.rules.to_data(game.state)
    swapped = json.loads(json.dumps(data))
    for key in ("hands", "void", "borders"):
        swapped[key].reverse()
    for land in swapped["lands"]:
        land["sides"].reverse()
    for key in ("seat", "leader"):
        swapped[key] = 1 - swapped[key]
    other = Game(game.rules, Start(game.rules.from_data(swapped)))
    choose = random.Random(case.seed)
    while not game.over:
        assert [a.number for a in game.offer] == [a.number for a in other.offer]
        action = choose.choice(game.offer).number
        game.play(action)
        other.play(action)
    ours, theirs = game.outcome, other.outcome
    assert ours is not None and theirs is not None
    assert theirs.scores == ours.scores[::-1]


def test_every_random_game_takes_thirteen_tricks() -> None:
    rules = wolfmoon.games["lone-wolves"]
    for board in ("basic", "advanced"):
        states = rules.new_many(2000, 11, board=board)
        rules.play_out_many(states, np.arange(1, 2001, dtype=np.uint64))
        assert {int(state.trick) for state in states} == {13}


@pytest.mark.parametrize("board", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(8))
def test_the_plain_rules_play_the_same_game(board: str, seed: int) -> None:
    game = wolfmoon.new("lone-wolves", board=board, seed=seed)
    position = reference.position_from_data(game.rules.to_data(game.state))
    choose = random.Random(seed)
    while not game.over:
        texts = [str(action) for action in game.offer]
        assert texts == position.offer()
        assert game.rules.to_data(game.state) == position.to_data()
        chosen = choose.choice(texts)
        game.play(chosen)
        position = position.play(chosen)
    outcome = game.outcome
    assert outcome is not None
    assert list(outcome.scores) == position.scores()
    assert list(outcome.winners) == position.winners()

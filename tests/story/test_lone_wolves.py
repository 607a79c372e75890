"""Lone Wolves: who wins a trick and why, what each viewer learns, and what the end pays."""

from collections import Counter

import pytest

from tests.lone_wolves.scenes import scene
from tests.story.walks import LONE_WOLVES, decide, seen, walk
from wolfmoon.engine.rules import EVERYTHING
from wolfmoon.games.lone_wolves.story import TELLERS
from wolfmoon.games.lone_wolves.tellings import TELLING
from wolfmoon.games.lone_wolves.what import What

SEEDS = (1, 2, 3)
LANDS = ["swamp", "caves", "desert", "volcano", "tundra"]


@pytest.mark.parametrize(
    ("led", "followed", "trump", "why", "follower_wins"),
    [
        ("G5", "G6", None, "higher", True),
        ("G5", "G4", "red", "higher", False),
        ("G7", "G2", None, "two", True),
        ("G2", "G7", None, "two", False),
        ("G2", "G6", None, "higher", True),
        ("G3", "N7", None, "suit", False),
        ("G7", "N2", "brown", "trump", True),
        ("N2", "G7", "brown", "trump", False),
        ("N7", "N2", "brown", "two", True),
        ("G3", "N7", "red", "suit", False),
    ],
)
def test_why_a_trick_is_won(
    led: str, followed: str, trump: str | None, why: str, follower_wins: bool
) -> None:
    """[L8]"""
    game = scene(led, followed, trump=trump)
    game.play(f"play {led} swamp")
    told = decide(game, game.offer[0].number).told()
    winner = int(follower_wins)
    card = followed if follower_wins else led
    won = {"seat": winner, "card": card, "why": why, "clause": "L8", "trick": 1}
    assert {"what": "trick-won", **won} in told


def test_all_that_the_rules_note_can_be_told() -> None:
    assert set(TELLERS) == set(What)


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_every_telling_has_the_shape_that_is_described(variant: str) -> None:
    for decision in walk(variant):
        for viewer in (0, 1, None, EVERYTHING):
            for telling in decision.told(viewer):
                assert TELLING.read(telling) == telling


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_the_loser_of_a_trick_is_the_one_whose_card_is_turned(variant: str) -> None:
    """[L8, L10, L11]"""
    for seed in SEEDS:
        for decision in walk(variant, seed):
            tellings = {t["what"]: t for t in decision.told()}
            if "turned" in tellings:
                turned, view = tellings["turned"], decision.after.view()
                side = view["lands"][LANDS.index(turned["land"])]["sides"][turned["seat"]]
                assert turned["card"] in side["lone"]
                assert tellings["trick-won"]["seat"] == 1 - turned["seat"]


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_a_scar_taken_face_down_is_named_only_to_its_taker(variant: str) -> None:
    """[L12]"""
    taken = 0
    for decision in walk(variant):
        if decision.decided.get("scar") != "hidden" or decision.after.view()["in_hand"] is None:
            continue
        taken += 1
        scar = decision.after.view(decision.seat)["in_hand"]
        for viewer in (decision.seat, EVERYTHING):
            first = decision.told(viewer)[0]
            assert (first["what"], first["scar"]) == ("took-hidden-seen", scar)
        for stranger in (1 - decision.seat, None):
            first = decision.told(stranger)[0]
            assert first["what"] == "took-hidden" and "scar" not in first
    assert taken


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_states_that_look_the_same_are_told_the_same(variant: str) -> None:
    """[L12] Whatever lies hidden, a viewer who can't see it is told the same."""
    differed = 0
    for decision in walk(variant):
        if decision.decided.get("scar") != "hidden" or decision.after.view()["in_hand"] is None:
            continue
        for viewer in (1 - decision.seat, None):
            for seed in range(4):
                other = decide(
                    decision.before.determinize(viewer, seed), decision.decided["number"]
                )
                assert other.told(viewer) == decision.told(viewer)
                differed += other.told(decision.seat) != decision.told(decision.seat)
    assert differed


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_what_the_end_pays_adds_up_to_the_score_sheet(variant: str) -> None:
    """[L18, L19, L20]"""
    for seed in SEEDS:
        decision = walk(variant, seed)[-1]
        tellings, after = decision.told(), decision.after
        paid: Counter[int] = Counter()
        for telling in tellings:
            if telling["what"] in ("land-won", "scars-scored"):
                paid[telling["seat"]] += telling["points"]
        sheet = decision.sheet_after["seats"]
        assert [paid[0], paid[1]] == [row["total"] for row in sheet]
        lands = [t["land"] for t in tellings if t["what"] in ("land-won", "land-tied")]
        assert lands == LANDS
        assert after.outcome is not None
        won = {t["seat"] for t in tellings if t["what"] in ("won", "shared")}
        assert won == set(after.outcome.winners)


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_strength_and_points_told_add_up(variant: str) -> None:
    """[L18, L20]"""
    strength: Counter[tuple[str, int]] = Counter()
    points: Counter[int] = Counter()
    for decision in walk(variant):
        for telling in decision.told():
            if telling["what"] == "strength":
                strength[telling["land"], telling["seat"]] += telling["to"] - telling["from"]
            elif telling["what"] == "points":
                points[telling["seat"]] += telling["to"] - telling["from"]
        assert [points[seat] for seat in range(2)] == [
            row["total"] for row in decision.sheet_after["seats"]
        ]
        for row in decision.sheet_after["lands"]:
            for seat in range(2):
                assert strength[row["land"], seat] == row["strength"][seat]["total"]


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_moons_trumps_scars_and_honour_are_told_as_they_change(variant: str) -> None:
    """[L9, L14, L15, S3, S4]"""
    for seed in SEEDS:
        for decision in walk(variant, seed):
            was, now, decided = (
                seen(decision.before, None),
                seen(decision.after, None),
                decision.decided,
            )
            tellings = decision.told()
            trumps = [t["suit"] for t in tellings if t["what"] == "trump"]
            assert trumps == ([now["trump"]] if now["trump"] != was["trump"] else [])
            moons = {t["land"]: t["moon"] for t in tellings if t["what"] == "moon"}
            honour = {t["land"]: t["to"] for t in tellings if t["what"] == "honour"}
            joined = [t["land"] for t in tellings if t["what"] == "joined"]
            for land, old, new in zip(LANDS, was["lands"], now["lands"], strict=True):
                assert moons.get(land, old["moon"]) == new["moon"]
                assert honour.get(land, old["honour"][0]) == new["honour"][0]
                unseen = sum(s["unseen"] for s in new["sides"]) - sum(
                    s["unseen"] for s in old["sides"]
                )
                assert joined.count(land) == unseen
            revealed = [t["scar"] for t in tellings if t["what"] == "revealed"]
            placed = [t for t in tellings if t["what"] == "placed"]
            assert len(placed) == (decided["action"] == "place")
            if decided["action"] == "play":
                turned = sum(
                    o["hidden"] - n["hidden"]
                    for o, n in zip(was["lands"], now["lands"], strict=True)
                )
                assert len(revealed) == turned


@pytest.mark.parametrize("variant", LONE_WOLVES)
def test_a_scar_is_told_to_come_from_the_land_that_lost_it(variant: str) -> None:
    """[L12]"""
    for seed in SEEDS:
        for decision in walk(variant, seed):
            if decision.decided["action"] == "take":
                left, kept = (
                    [land["hidden"] + len(land["shown"]) for land in seen(game, None)["lands"]]
                    for game in (decision.before, decision.after)
                )
                place = LANDS.index(decision.told()[0]["land"])
                kept[place] += 1
                assert left == kept

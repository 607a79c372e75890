"""The Wolves: what is told is what happened, so that everything can be counted again from it."""

from collections import Counter

import pytest

import wolfmoon
from tests.story.walks import THE_WOLVES, Data, decide, seen, walk
from wolfmoon.games.the_wolves.story import FACTS
from wolfmoon.games.the_wolves.tellings import TELLING
from wolfmoon.games.the_wolves.what import What

SCORING = {"built", "upgraded", "howled", "dominated-wolf", "dominated-den", "hunted"}
SCORING |= {"region-first", "region-second"}
DATES = {2: (7, 13, 18), 3: (9, 17, 22), 4: (11, 20, 26), 5: (13, 23, 30)}
Pieces = Counter[tuple[str, str, str]]


def test_all_that_the_rules_note_can_be_told() -> None:
    assert set(FACTS) == set(What)


@pytest.mark.parametrize("variant", THE_WOLVES)
def test_everything_told_has_its_type(variant: str) -> None:
    for decision in walk(variant):
        for telling in decision.told():
            assert TELLING.read(telling) == telling


@pytest.mark.parametrize("variant", THE_WOLVES)
def test_points_told_add_up_to_the_score_sheet(variant: str) -> None:
    """[W24, W27, W30, W33, W35, W42, W47]"""
    for decision in walk(variant):
        tellings = decision.told()
        sheets = zip(decision.sheet_before["seats"], decision.sheet_after["seats"], strict=True)
        for seat, (was, now) in enumerate(sheets):
            scored = [t["points"] for t in tellings if t["what"] in SCORING and t["seat"] == seat]
            assert sum(scored) == now["total"] - was["total"]


@pytest.mark.parametrize("variant", THE_WOLVES)
def test_tokens_told_add_up(variant: str) -> None:
    """[W8, W9, W24, W27, W35, W63]"""
    for decision in walk(variant):
        was, now, tellings = (
            seen(decision.before, None),
            seen(decision.after, None),
            decision.told(),
        )
        for seat in range(now["players"]):
            mine = [t for t in tellings if t.get("seat") == seat]
            for bonus in ("action", "terrain"):
                gained = sum(t["what"] == "gained" and t["bonus"] == bonus for t in mine)
                spent = sum(t["what"] == "extra-action" for t in mine)
                if bonus == "terrain":
                    spent = sum(t["bonus"] for t in mine if t["what"] == "paid")
                had, has = was["seats"][seat], now["seats"][seat]
                assert had[f"bonus_{bonus}"] + gained - spent == has[f"bonus_{bonus}"]


@pytest.mark.parametrize("variant", THE_WOLVES)
def test_tiles_told_are_the_tiles_flipped(variant: str) -> None:
    """[W9]"""
    for decision in walk(variant):
        was, now, tellings = (
            seen(decision.before, None),
            seen(decision.after, None),
            decision.told(),
        )
        paid = [t for t in tellings if t["what"] == "paid"]
        for seat in range(now["players"]):
            shown = list(was["seats"][seat]["tiles"])
            for telling in paid:
                assert len(telling["tiles"]) + telling["bonus"] == telling["cost"]
                for flip in telling["tiles"] if telling["seat"] == seat else []:
                    assert flip["from"] == telling["terrain"]
                    tile = NAMES.index(flip["tile"])
                    assert shown[tile] == flip["from"]
                    shown[tile] = flip["to"]
            assert shown == now["seats"][seat]["tiles"]


NAMES = ["forest/rock", "rock/grass", "grass/tundra", "tundra/desert", "desert/forest", "home"]


@pytest.mark.parametrize("variant", THE_WOLVES)
def test_the_map_can_be_set_up_again_from_what_is_told(variant: str) -> None:
    """[W6, W16, W20, W24, W27, W30, W33]"""
    for decision in walk(variant):
        was, now, tellings = (
            seen(decision.before, None),
            seen(decision.after, None),
            decision.told(),
        )
        pieces = pieces_of(was)
        packs = [seat["pack"] for seat in was["seats"]]
        for telling in tellings:
            carry_out(pieces, telling, packs)
        assert +pieces == pieces_of(now)


def pieces_of(view: Data) -> Pieces:
    return Counter((hex_, *each) for hex_, found in view["pieces"].items() for each in found)


def carry_out(pieces: Pieces, telling: Data, packs: list[str]) -> None:
    """Do to the pieces what a telling says."""
    what, mine = telling["what"], packs[telling["seat"]] if telling.get("seat") is not None else ""
    whose = packs[telling["victim"]] if "victim" in telling else mine
    hex_ = telling.get("hex", "")
    if what == "drafted":
        pieces.update([(hex_, mine, "alpha"), (hex_, mine, "pack")])
    elif what in ("moved", "pushed"):
        pieces[telling["from"], whose, telling["piece"]] -= 1
        pieces[telling["to"], whose, telling["piece"]] += 1
    elif what == "built":
        pieces[hex_, mine, "den"] += 1
    elif what == "upgraded":
        pieces[hex_, mine, "den"] -= 1
        pieces[hex_, mine, "lair"] += 1
    elif what == "howled":
        pieces[hex_, mine, telling["piece"]] += 1
    elif what in ("dominated-wolf", "dominated-den"):
        pieces[hex_, whose, telling["lost"]] -= 1
        pieces[hex_, mine, telling.get("piece", "den")] += 1


@pytest.mark.parametrize("variant", THE_WOLVES)
def test_dates_phases_and_turns_are_told(variant: str) -> None:
    """[W7, W38, W39, W46]"""
    for decision in walk(variant):
        was, now, tellings = (
            seen(decision.before, None),
            seen(decision.after, None),
            decision.told(),
        )
        after = decision.after
        whats = [telling["what"] for telling in tellings]
        dates = [t["date"] for t in tellings if t["what"] == "moonlight"]
        assert dates == ([now["moonlight"]] if now["moonlight"] != was["moonlight"] else [])
        reached = [t["phase"] for t in tellings if t["what"] == "phase"]
        calendar = zip(DATES[now["players"]], ("crescent", "quarter", "full"), strict=True)
        assert reached == [p for date, p in calendar if was["moonlight"] < date <= now["moonlight"]]
        next_turn = now["asks"] == "act" and (was["asks"] == "draft" or was["turns"] < now["turns"])
        assert ("turn" in whats) == next_turn
        assert ("ended" in whats) == after.over
        if after.outcome:
            won = {t["seat"] for t in tellings if t["what"] in ("won", "shared")}
            assert won == set(after.outcome.winners)
            totals = {t["seat"]: t["total"] for t in tellings if t["what"] == "final"}
            assert [totals[seat] for seat in range(now["players"])] == list(after.outcome.scores)


def test_each_scored_region_is_told_with_its_control() -> None:
    """[W40, W41]"""
    scored: Counter[str] = Counter()
    for decision in walk("three"):
        was, now, tellings = (
            seen(decision.before, None),
            seen(decision.after, None),
            decision.told(),
        )
        gone = sum(map(len, was["tokens"])) - sum(map(len, now["tokens"]))
        regions = [t for t in tellings if t["what"] == "region"]
        assert len(regions) == gone
        rows = {row["region"]: row for row in decision.sheet_before["regions"]}
        for telling in regions:
            scored[telling["phase"]] += 1
            control = {each["pack"]: each["control"] for each in telling["control"]}
            assert control == {
                pack: found["control"] for pack, found in rows[telling["region"]]["control"].items()
            }
    assert scored == {"crescent": 2, "quarter": 2, "full": 2}


def test_a_quiet_game_ends_and_says_so() -> None:
    """[W49]"""
    game = wolfmoon.new("the-wolves", players=2, seed=1)
    tellings: list[Data] = []
    while not game.over:
        texts = {action.text: action for action in game.offer}
        wish = next((texts[word] for word in ("done", "end") if word in texts), game.offer[0])
        decision = decide(game, wish.number)
        game, tellings = decision.after, tellings + decision.told()
    assert {"what": "ended", "reason": "quiet"} in tellings
    assert any(telling["what"] == "stayed" for telling in tellings)

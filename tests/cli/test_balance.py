"""The balance of a game, as a user asks for it."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from statistics import NormalDist

import pytest
from click.testing import CliRunner, Result

from tests.arena.shell import game_record
from wolfmoon.arena.contest import contest_of_seats
from wolfmoon.arena.records import Fault
from wolfmoon.cli import main
from wolfmoon.games import described
from wolfmoon.studies.balance import Balance
from wolfmoon.studies.kinds_the_wolves import nearest_places
from wolfmoon.studies.means import mean, share_mean


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict, str]:
    """Twelve games of random players, as figures and as a page."""
    path = tmp_path_factory.mktemp("balance") / "page.html"
    words = ["the-wolves", "--players", 4, "--games", 12, "--bots", "random", "--processes", 1]
    result = run("balance", *words, "--json", "--html", path)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout), path.read_text(encoding="utf-8")


def test_all_shares_add_up(study: tuple[dict, str]) -> None:
    figures, _ = study
    assert figures["games"] == 12
    assert set(figures["shares"]) == set(described("the-wolves").kinds().groups)
    for group in ("seat", "pack"):
        rows = figures["shares"][group].values()
        assert sum(row["value"] * row["games"] for row in rows) == pytest.approx(12)
        assert sum(row["games"] for row in rows) == 4 * 12
    for labels in figures["shares"].values():
        assert all(0 <= row["low"] <= row["value"] <= row["high"] <= 1 for row in labels.values())
    assert sum(row["games"] for row in figures["shares"]["start hex"].values()) == 2 * 4 * 12


def test_points_and_lengths_have_intervals(study: tuple[dict, str]) -> None:
    figures, _ = study
    for row in (*figures["points"].values(), figures["decisions"], figures["turns"]):
        assert row["low"] <= row["value"] <= row["high"]
        assert row["games"] == 12
    assert sum(figures["ended_by"].values()) == 12
    won, all_seats = (
        sum(row["value"] for row in figures[key].values()) for key in ("winning_points", "points")
    )
    assert won > all_seats


def test_the_page_has_a_chart_for_everything(study: tuple[dict, str]) -> None:
    figures, page = study
    assert page.startswith("<!doctype html>")
    for group in figures["shares"]:
        assert f"<h2>Share of wins: {group}</h2>" in page
    for head in ("Points", "Length", "Turns"):
        assert f"<h2>{head}</h2>" in page
    assert page.count("<svg") == len(figures["shares"]) + 3
    assert "wolfmoon balance the-wolves --players 4 --games 12 --bots random --seed 0" in page
    assert "http" not in page


def test_the_same_seed_gives_the_same_study_on_any_number_of_processes() -> None:
    words = ["balance", "lone-wolves", "--games", 6, "--bots", "random", "--seed", 3, "--json"]
    one, two = (run(*words, "--processes", count).stdout for count in (1, 2))
    assert json.loads(one) == json.loads(two)


def test_lone_wolves_tells_hands_apart() -> None:
    result = run("balance", "lone-wolves", "--games", 4, "--bots", "random", "--processes", 1)
    assert result.exit_code == 0
    assert "1 leads the first trick" in result.output
    assert "higher" in result.output


def test_bots_of_several_kinds_move_on_from_game_to_game() -> None:
    contest = contest_of_seats("the-wolves", {"players": 4}, ("cub", "random"), 0)
    assert contest.rotations == (0, 1, 2, 3)
    alike = contest_of_seats("the-wolves", {"players": 4}, ("random",), 0)
    assert alike.rotations == (0,)
    pairs = contest_of_seats("the-wolves", {"players": 4}, ("cub", "random", "cub", "random"), 0)
    assert pairs.rotations == (0, 1)


def test_who_has_seen_enough_gets_what_is_known(tmp_path: Path) -> None:
    """A real process, interrupted once a game is known to be played."""
    command = [sys.executable, "-u", "-c", INTERRUPTED_STUDY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 130, done.stderr
    assert "Stopped after 3 of 100,000 games." in done.stderr
    assert json.loads(done.stdout)["games"] == 3


INTERRUPTED_STUDY = f"""
import os
from wolfmoon.cli import main
from wolfmoon.studies.balance import Balance

count = Balance.add
def counting(balance, record):
    count(balance, record)
    if balance.games == 3:
        os.kill(os.getpid(), {int(signal.SIGINT)})
Balance.add = counting
main("balance lone-wolves --bots random --games 100000 --processes 1 --json".split())
"""


def test_games_that_a_bot_lost_by_its_own_doing_do_not_count() -> None:
    contest = contest_of_seats("lone-wolves", {}, ("random",), 1)
    balance = Balance(contest)
    balance.add(game_record((0, 0), (1,), fault=Fault("random", 0, "crash", "oh")))
    assert balance.games == 0
    assert balance.summary()["faults"] == {"random on seat 1: crash, oh": 1}


def test_a_bot_there_is_none_of_is_refused() -> None:
    result = run("balance", "lone-wolves", "--bots", "dragon", "--games", 2)
    assert result.exit_code == 2
    assert "no bot 'dragon'" in result.output
    assert "name at least one bot" in run("balance", "lone-wolves").output


def test_the_interval_of_wilson() -> None:
    z = NormalDist().inv_cdf(0.975)
    for wins, games in ((0, 10), (3, 10), (10, 10), (250, 1000)):
        share = share_mean([1.0] * wins + [0.0] * (games - wins))
        for end in (share.low, share.high):  # the ends are where the normal test just rejects
            spread = (end * (1 - end) / games) ** 0.5
            assert abs(share.value - end) == pytest.approx(z * spread, abs=1e-6)


def test_the_interval_of_a_mean() -> None:
    four = mean([1, 2, 3, 4])
    assert four.high - four.value == pytest.approx(3.1824 * 1.29099 / 2, rel=2e-3)
    assert mean([5]).to_data() == {"value": 5.0, "low": None, "high": None, "games": 1}


def test_every_start_hex_has_a_region_nearby() -> None:
    assert nearest_places(4, 0)
    assert nearest_places(2, 20) == [1]  # in a region itself

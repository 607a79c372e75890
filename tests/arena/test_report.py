"""The report is one page that needs nothing else, and shows what was saved."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.shell import game_record, run
from wolfmoon.arena.archive import Archive
from wolfmoon.arena.arena import Match
from wolfmoon.arena.contest import Contest
from wolfmoon.arena.records import Fault
from wolfmoon.arena.report.charts import duration
from wolfmoon.arena.report.figures import figures_of
from wolfmoon.arena.report.svg import Scale, from_zero, log_scale
from wolfmoon.arena.sprt import Window
from wolfmoon.words import plain

SEATINGS = ((0, 1, 1), (1, 0, 1), (1, 1, 0))


def saved(folder: Path, blocks: int = 4, window: Window | None = None) -> Archive:
    """Results made by hand: the bot in question wins on the first seat alone."""
    contest = Contest("the-wolves", {"players": 3}, ("own:<Fox>", "random"), (0, 1, 1), seed=3)
    archive = Archive.open(folder, Match(contest, blocks, window).about())
    fault = Fault("own:<Fox>", 1, "crash", "ValueError: <b>&")
    for block in range(blocks):
        archive.add(
            [
                game_record(SEATINGS[0], [0], block, 0),
                game_record(SEATINGS[1], [2], block, 1, fault),
                game_record(SEATINGS[2], [0], block, 2),
            ]
        )
    return archive


def page_of(folder: Path) -> str:
    result = run("report", folder)
    assert result.exit_code == 0, result.output
    return (folder / "report.html").read_text(encoding="utf-8")


def test_the_page_stands_alone_and_knows_day_and_night(tmp_path: Path) -> None:
    archive = saved(tmp_path)
    archive.finish()
    page = page_of(tmp_path)
    assert not re.search(r"(src|href)=|https?://|url\(|@import", page)
    assert "prefers-color-scheme: dark" in page
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) == 5 + 2  # the charts, and two marks in the legend
    for svg in drawn:
        ElementTree.fromstring(svg)
    for head in ("Strength", "Time", "Points", "Seats", "Length", "Faults"):
        assert f"<h2>{head}</h2>" in page
    assert "<Fox>" not in page and "&lt;Fox&gt;" in page
    assert "<b>&amp;" not in page and "&lt;b&gt;&amp;" in page
    assert "nan" not in page and "None" not in page
    assert "Not finished" not in page


def test_the_page_says_what_the_figures_say(tmp_path: Path) -> None:
    archive = saved(tmp_path, window=Window(0, 15))
    archive.finish()
    figures = figures_of(Archive.read(tmp_path))
    assert figures.summary["bots"][0]["share"] == pytest.approx(1 / 3)
    assert [share.value for share in figures.seats] == pytest.approx([2 / 3, 0, 1 / 3])
    assert [share.value for share in figures.seats_in_question] == pytest.approx([1, 0, 0])
    assert figures.points == {"prey": [3, 3]}
    assert figures.lengths == [3] * 8  # games that ended by a fault have no length
    page = page_of(tmp_path)
    assert "wins <b>33.3\xa0%</b>" in page
    assert "can’t be told from its fair share of 33.3\xa0%" in page
    assert "The sequential test [0, 15] has not decided" in page
    assert "wolfmoon arena the-wolves --bots 'own:&lt;Fox&gt;,random'" in page.replace(
        "&#x27;", "'"
    )


def test_a_run_that_is_not_finished_says_so(tmp_path: Path) -> None:
    saved(tmp_path)
    about = tmp_path / "arena.json"
    about.write_text(json.dumps({**json.loads(about.read_text()), "blocks": 9}))
    assert "Not finished: 4 of 9 blocks." in plain(page_of(tmp_path))


def test_a_folder_of_folders_makes_one_page(tmp_path: Path) -> None:
    for name in ("one", "two"):
        saved(tmp_path / name).finish()
    assert page_of(tmp_path).count("<article>") == 2


def test_too_little_is_refused(tmp_path: Path) -> None:
    saved(tmp_path, blocks=1)
    result = run("report", tmp_path)
    assert result.exit_code == 2 and "holds too few blocks for a report: 1 of 2" in result.output
    result = run("report", tmp_path / "nothing")
    assert result.exit_code == 2


def test_a_page_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    saved(tmp_path)
    result = run("report", tmp_path, "--out", tmp_path / "no" / "folder.html")
    assert result.exit_code == 2 and "can’t write" in result.output


def test_scales_have_round_ticks() -> None:
    assert from_zero(43, 0, 100).ticks() == [0, 10, 20, 30, 40, 50]
    assert from_zero(100, 0, 100).ticks() == [0, 20, 40, 60, 80, 100]
    assert from_zero(0, 0, 100).high > 0
    assert log_scale(0.02, 350, 0, 100).ticks() == pytest.approx([0.01, 0.1, 1, 10, 100, 1000])
    assert Scale(1, 100, 0, 50, log=True).at(10) == pytest.approx(25)


def test_times_are_written_for_people() -> None:
    assert [plain(duration(ms, "en")) for ms in (0.038, 1, 12.34, 1500)] == [
        *("38 µs", "1 ms", "12.3 ms", "1.5 s")
    ]
    assert plain(duration(12.34, "uk")) == "12,3 мс"

"""Everything that may follow, in one answer: as good as a preview of each, and made once."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.tables import TableInHand, two
from wolfmoon.server import ahead as asked
from wolfmoon.server import protocol
from wolfmoon.server.ahead import Answers, ahead
from wolfmoon.server.previews import preview
from wolfmoon.server.protocol import AskAhead

GAMES = ("the-wolves", "lone-wolves")
Data = dict[str, Any]


def would_be(at: TableInHand, line: list[str]) -> Data:
    """The preview of a line."""
    found: Any = preview(at.table, at.table.to_decide, line)
    return dict(found)


def ask(at: TableInHand, **about: Any) -> Data:
    answer = ahead(at.table, at.table.to_decide, AskAhead(**about))
    protocol.Ahead.model_validate(answer)
    return answer


def question(at: TableInHand) -> str:
    assert at.table.game is not None
    return str(at.table.game.view()["asks"])


def minds(at: TableInHand) -> Iterator[str]:
    """What one may have in mind at a position."""
    yield ""
    if question(at) == "act":
        yield from ("move", "den", "lair", "howl", "dominate")
        yield from (way["place"] for way in ask(at, doing="move")["possible"][:2])


def texts(way: Data) -> list[str]:
    return [option["text"] for option in way["line"]]


def changed(now: Data, after: Data) -> Data:
    """A sheet with all seats, and of other lists the rows that are not as they were."""
    return {
        name: [row for row in rows if name == "seats" or row not in now[name]]
        if isinstance(rows, list)
        else rows
        for name, rows in after.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_what_would_come_of_each_way_is_what_its_preview_says(game: str) -> None:
    at, compared = two(game), 0
    for turn in range(24):
        at.play(which=turn % len(at.offer()))
        now = would_be(at, [])["position"]["sheet"]
        for doing in minds(at):
            for way in ask(at, doing=doing)["possible"][::5]:
                would = would_be(at, texts(way))
                assert would["line"] == way["line"]
                assert (would["told"], would["shows"]) == (way["told"], way["shows"])
                assert changed(now, would["position"]["sheet"]) == way["sheet"]
                compared += 1
    assert compared > 40


def test_a_preview_tells_what_else_was_offered_on_its_way() -> None:
    at = two("the-wolves")
    while question(at) != "act":
        at.play()
    wolf = ask(at, doing="move")["possible"][0]
    way = ask(at, doing=wolf["place"])["possible"][0]
    would = would_be(at, texts(way))
    assert texts({"line": would["offers"][0]}) == at.offer()
    assert len(would["offers"]) == len(texts(way)) >= 3
    for option, offer in zip(would["line"], would["offers"], strict=True):
        assert option in offer


def test_a_wolf_is_taken_up_by_its_hex() -> None:
    at = two("the-wolves")
    while question(at) != "act":
        at.play()
    wolf = ask(at, doing="move")["possible"][0]
    by_hex = ask(at, doing=wolf["place"])
    by_name = ask(at, doing=wolf["line"][-1]["text"])
    assert by_hex == by_name
    assert by_hex["in_hand"][0] == wolf["line"][-1]


def test_nothing_follows_for_whoever_is_not_to_decide() -> None:
    at = two("the-wolves")
    other = 1 - (at.table.to_decide or 0)
    assert not any(ahead(at.table, other, AskAhead()).values())
    assert not any(ahead(at.table, None, AskAhead()).values())


def test_an_answer_is_made_once_for_a_position_and_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def counted(*about: Any) -> Data:
        made.append(about)
        return ahead(*about)

    monkeypatch.setattr(asked, "ahead", counted)
    at, answers = two("lone-wolves"), Answers()
    found = [answers.ahead(at.table, at.table.to_decide, AskAhead()) for _ in range(3)]
    assert len(made) == 1 and found[0] == found[1] == found[2]
    at.play()
    assert answers.ahead(at.table, at.table.to_decide, AskAhead()) != found[0]
    assert len(made) == 2


def test_only_the_newest_answers_are_kept() -> None:
    at, answers = two("lone-wolves"), Answers(most=3)
    for text in at.offer()[:5]:
        answers.ahead(at.table, at.table.to_decide, AskAhead(line=[text]))
    assert len(answers._made) == 3

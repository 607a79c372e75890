"""R7: games that servers kept long ago open today, and stand after every event as they did then."""

from pathlib import Path

import pytest

from tests.server.stored import CORPUS, mark, read
from wolfmoon.games import NAMES, described
from wolfmoon.games.lone_wolves.forms.names import BOARD_NAMES
from wolfmoon.server import happened, protocol
from wolfmoon.server.summary import NOBODY, Names
from wolfmoon.server.table import FINISHED, Table, table_of
from wolfmoon.server.views import Showing

LOGS = sorted(CORPUS.glob("*.log"))
EVENTS = frozenset(each.kind for each in happened.EVERY)


def opened(path: Path) -> Table:
    return table_of(path.stem, [event for event, _ in read(path)])


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_kept_game_stands_after_every_event_as_it_did(path: Path) -> None:
    table = Table(path.stem)
    for event, known in read(path):
        table.apply(event)
        assert mark(table) == known, f"{path.name} differs after event {event.seq}, {event.kind}"


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_kept_game_is_shown_to_everyone(path: Path) -> None:
    table = opened(path)
    showing = Showing(table, Names())
    for viewer in (None, *range(len(table.seats))):
        answer = showing.answer(None, viewer, 0, NOBODY)
        assert len(protocol.Answer.model_validate_json(answer).events) == table.seq


def test_everything_that_can_happen_is_in_the_corpus() -> None:
    tables = [opened(path) for path in LOGS]
    assert {entry.event.kind for table in tables for entry in table.log} == EVENTS
    assert {table.name for table in tables} == set(NAMES)
    for game in NAMES:
        over = [table for table in tables if table.name == game and table.status == FINISHED]
        assert {len(table.seats) for table in over} == set(described(game).seats)
        assert any(table.analysis for table in tables if table.name == game)
    options = [table.about.options for table in tables]
    assert {each.get("board", "basic") for each in options} == set(BOARD_NAMES)
    assert any("honour" in each for each in options) and any("packs" in each for each in options)
    assert {bool(table.about.opening) for table in tables} == {True, False}
    assert {table.about.clock.kind for table in tables} == {"none", "live", "turns"}

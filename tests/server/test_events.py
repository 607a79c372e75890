"""Events and commands: a class for each, listed once; kept for ever as they were kept."""

import json
from dataclasses import fields
from typing import get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from tests.server.stored import CORPUS
from tests.server.tables import BEGAN, TableInHand
from wolfmoon.server import happened, protocol
from wolfmoon.server.commands import Command
from wolfmoon.server.decide import _DECIDE
from wolfmoon.server.events import read, shared, written
from wolfmoon.server.table import _CHANGES

SHOWN = TypeAdapter[object](protocol.Event)
KEPT = (
    (happened.Sat(1, "ada", True), '{"seat":1,"person":"ada","here":true}'),
    (happened.Filled(2, None), '{"seat":2,"level":null}'),
    (happened.Left(None, "ada"), '{"seat":null,"person":"ada"}'),
    (happened.SentAway(1, "bob"), '{"seat":1,"person":"bob"}'),
    (happened.Closed("unused"), '{"reason":"unused"}'),
    (happened.Began(), "{}"),
    (happened.Played(0, (7, 300)), '{"seat":0,"numbers":[7,300]}'),
    (happened.Undone(0, 4, "takeback"), '{"seat":0,"to_step":4,"by":"takeback"}'),
    (happened.BackAsked(1, 9), '{"seat":1,"to_step":9}'),
    (happened.BackAnswered(1, False), '{"seat":1,"agree":false}'),
    (happened.StoodIn(0, "cub", "left"), '{"seat":0,"level":"cub","reason":"left"}'),
    (happened.Reclaimed(0, "ada", False), '{"seat":0,"person":"ada","fresh":false}'),
    (happened.TimedOut(1, "ada"), '{"seat":1,"person":"ada"}'),
    (
        happened.BotFailed(1, "alpha", "hunter", "hang"),
        '{"seat":1,"level":"alpha","replaced_by":"hunter","reason":"hang"}',
    ),
    (happened.Hinted(1, 5, "lantern"), '{"seat":1,"turn":5,"by":"lantern"}'),
    (
        happened.Ended((9, 12), (1,), (2, 1), "moon"),
        '{"scores":[9,12],"winners":[1],"ranks":[2,1],"ended_by":"moon"}',
    ),
    (happened.Rematched("t", "ada"), '{"table":"t","person":"ada"}'),
)
"""Every kind as it has always been kept, but the first of a log, which is too long for a line."""


def test_every_kind_is_kept_as_it_always_was() -> None:
    assert [type(what) for what, _ in KEPT] == list(happened.EVERY[1:])
    for what, text in KEPT:
        assert written(what) == text
        assert read(what.kind, text) == what == shared(what)


def test_a_table_is_kept_as_it_always_was() -> None:
    desk = TableInHand(
        seats="me open cub", clock={"kind": "turns", "hours": 24}, options={"packs": None}
    )
    about = json.loads(written(desk.table.about))
    assert about.pop("seats") == [
        {"kind": "person", "person": "ada"},
        {"kind": "open"},
        {"kind": "bot", "level": "cub"},
    ]
    assert (about["opening"], about["commitment"], about["seed"]) == (None, None, 7)
    assert about["clock"] == {"kind": "turns", "hours": 24.0}
    assert set(about) == {each.name for each in fields(happened.Made)} - {"seats"}


def test_what_was_kept_long_ago_says_the_same_when_it_is_written_again() -> None:
    """Fields that came later are written too; nothing that was kept is lost or told otherwise."""
    lines = [
        json.loads(line)
        for path in CORPUS.glob("*.log")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert len(lines) > 900
    for kept in lines:
        again = json.loads(written(read(kept["kind"], json.dumps(kept["data"]))))
        assert {name: again[name] for name in kept["data"]} == kept["data"]


def test_what_no_event_can_hold_is_not_read() -> None:
    for kind, text in (("sat", '{"seat":1}'), ("closed", '{"reason":"whim"}'), ("played", "[]")):
        with pytest.raises(ValidationError):
            read(kind, text)


def test_short_events_are_one_and_the_same_for_many() -> None:
    assert shared(happened.Played(0, (1, 2))) is read("played", '{"seat":0,"numbers":[1,2]}')


# -- listed once ------------------------------------------------------------------------
def test_everything_that_happens_changes_a_table_and_every_command_is_decided() -> None:
    otherwise = {happened.Played, happened.TimedOut}  # one leads through positions, one only tells
    assert set(_CHANGES) == set(happened.EVERY) - otherwise
    assert set(_DECIDE) == set(get_args(Command))
    assert len({each.kind for each in happened.EVERY}) == len(happened.EVERY)


def test_every_kind_of_event_has_a_model_with_the_facts_that_may_be_known() -> None:
    assert list(protocol.FACTS) == [each.kind for each in happened.EVERY]
    for kind in happened.EVERY:
        facts = protocol.FACTS[kind.kind]
        assert set(facts.model_fields) == set(kind.shown) <= {each.name for each in fields(kind)}
        assert not {"person", "secret", "opening", "seed", "numbers"} & set(kind.shown)


def test_an_event_with_facts_of_another_kind_does_not_fit() -> None:
    event = {"seq": 1, "at": BEGAN, "kind": "filled", "facts": {"level": "cub"}}
    SHOWN.validate_python(event)
    for wrong in ({"facts": {"here": True}}, {"facts": {}}, {"kind": "left"}, {"kind": "none"}):
        with pytest.raises(ValidationError):
            SHOWN.validate_python(event | wrong)

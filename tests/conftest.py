"""What all tests share."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.databases import Postgres

os.environ["WOLFMOON_STRICT_WORDS"] = "1"
"""A sentence that can't be said fails the test, here and in the processes that tests start."""
os.environ["WOLFMOON_LANGUAGE"] = "en"
"""Tests read English, whatever the language of the machine."""


@pytest.fixture(scope="session")
def pg() -> "Iterator[Postgres]":
    """A PostgreSQL server of our own, started for the first test that needs it."""
    from tests.server.databases import postgres

    with postgres() as server:
        yield server

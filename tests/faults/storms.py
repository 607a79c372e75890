"""What all long runs are told on the command line, and a new database of each kind for them."""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.server.databases import KINDS, postgres


@dataclass(frozen=True)
class Place:
    """Where a run goes on: a database of a kind, and a folder of its own."""

    kind: str
    database: str | None
    """Its address; None for a file in the folder."""
    folder: Path


def asked(**numbers: int) -> argparse.Namespace:
    """How often and how many, with what is usual; the seed; and maybe one kind of database only."""
    parser = argparse.ArgumentParser()
    for name, usual in (numbers | {"seed": 1}).items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--only", choices=KINDS)
    return parser.parse_args()


def places(wanted: argparse.Namespace) -> Iterator[Place]:
    """A new database of each kind that is wanted, gone when the next one comes."""
    for kind in [wanted.only] if wanted.only else KINDS:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = None
            if kind == "postgresql":
                database = stack.enter_context(postgres()).new_database()
            yield Place(kind, database, folder)

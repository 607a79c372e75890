"""Records as Parquet, by polars: one typed library that brings no others.

What belongs to the seats stands in a list in their order; points have a field for each source.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.errors import BadInput, phrase
from ..saving import saved
from .records import GameRecord, from_data

if TYPE_CHECKING:
    from polars import DataFrame
    from polars.datatypes import DataType, DataTypeClass

    Schema = dict[str, DataType | DataTypeClass]

KEYS = ["block", "rotation"]


def check_installed() -> None:
    """Refuse in a sentence where polars is missing: better before the games than after."""
    try:
        import polars  # noqa: F401
    except ImportError:
        facts = {"package": "polars", "install": "wolfmoon[arena]"}
        raise BadInput(phrase("problem-package", **facts)) from None


def write_games(path: Path, records: list[GameRecord], bots: list[str]) -> None:
    """All of the records but the moves; `bots` are the names that the seatings mean."""
    import polars as pl

    by_seat = pl.List(pl.Int32)
    sources = list(records[0].points) if records else []
    schema: Schema = {
        "block": pl.Int32,
        "rotation": pl.Int8,
        "seating": pl.List(pl.Int8),
        "bots": pl.List(pl.String),
        "scores": by_seat,
        "points": pl.Struct(dict.fromkeys(sources, by_seat)),
        "winners": pl.List(pl.Int8),
        "ranks": pl.List(pl.Int8),
        "decisions": pl.Int32,
        "turns": pl.Int32,
        "ended_by": pl.String,
        "fault_seat": pl.Int8,
        "fault": pl.String,
        "decision_micros": pl.List(pl.List(pl.Int64)),
        "turn_micros": pl.List(pl.List(pl.Int64)),
    }
    rows = [_game_row(record, bots) for record in records]
    _write(path, pl.DataFrame(rows, schema=schema))


def _game_row(record: GameRecord, bots: list[str]) -> dict[str, object]:
    row = record.to_data()
    del row["setup_seed"], row["actions"]
    fault = record.fault
    return {
        **row,
        "bots": [bots[bot] for bot in record.seating],
        "decisions": len(record.actions),
        "fault_seat": fault.seat if fault else None,
        "fault": fault.what if fault else None,
    }


def write_moves(path: Path, records: list[GameRecord]) -> None:
    """The set-up and the actions of each game: all that it takes to play it again."""
    import polars as pl

    schema: Schema = {
        "block": pl.Int32,
        "rotation": pl.Int8,
        "setup_seed": pl.UInt64,
        "actions": pl.List(pl.Int32),
    }
    rows = [{key: getattr(record, key) for key in schema} for record in records]
    _write(path, pl.DataFrame(rows, schema=schema))


def read_records(games: Path, moves: Path) -> Iterator[GameRecord]:
    """The records of both files, in their order."""
    import polars as pl

    rows = pl.read_parquet(games).join(pl.read_parquet(moves), on=KEYS, maintain_order="left")
    for row in rows.iter_rows(named=True):
        bots, what, seat = row.pop("bots"), row.pop("fault"), row.pop("fault_seat")
        del row["decisions"]
        fault = None
        if seat is not None:
            fault = {"bot": bots[seat], "seat": seat, "kind": row["ended_by"], "what": what}
        yield from_data({**row, "fault": fault})


def _write(path: Path, frame: "DataFrame") -> None:
    with saved(path) as part:
        frame.write_parquet(part)

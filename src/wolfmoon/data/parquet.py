"""Decisions as Parquet, by polars: the columns of docs/data.md, written as the games come."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from queue import Full, Queue
from types import TracebackType
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.errors import BadInput, Phrase, os_reason, phrase
from ..saving import saved
from ..version import __version__
from .facts import Facts
from .recording import Recorded, Recorder

if TYPE_CHECKING:
    from polars import DataFrame
    from polars.datatypes import DataType, DataTypeClass

    Schema = dict[str, DataType | DataTypeClass]

FORMAT = 1
ROWS_IN_A_GROUP = 1 << 17
FRAMES_WAITING = 2
"""So many batches may wait for the disk before the games do."""
_PATIENCE = 0.5


def schema_of(recorder: Recorder) -> "Schema":
    """The columns of a game's decisions."""
    import polars as pl

    by_seat = pl.List(pl.Int16)
    return {
        "game": pl.UInt32,
        "file": pl.String,
        "players": pl.Int8,
        "board": pl.String,
        "seed": pl.UInt64,
        "seq": pl.UInt32,
        "turn": pl.Int16,
        "seat": pl.Int8,
        "bot": pl.String,
        "asks": pl.String,
        "offered": pl.Int16,
        "action": pl.Int16,
        "words": pl.String,
        **({"told": pl.String} if recorder.tells else {}),
        "points": pl.Struct(dict.fromkeys(recorder.sources, by_seat)),
        "scores": by_seat,
        "share": pl.Float32,
        "final": by_seat,
        "ended_by": pl.String,
    }


def frame_of(recorder: Recorder, facts: Sequence[Facts], recorded: Recorded) -> "DataFrame":
    """The rows of some games, all with as many players."""
    import polars as pl

    columns, lengths = recorded.columns, recorded.lengths
    schema = schema_of(recorder)
    rows, seats = len(columns.seats), columns.points.shape[1]
    owner = np.repeat(np.arange(len(lengths)), lengths)

    def of_game(name: str, values: list[object]) -> Any:
        return pl.Series(name, values, dtype=schema[name]).gather(owner)

    def of_seat(name: str, values: list[Any]) -> Any:
        """Each game has a row of values by seat, or none; the one who decides picks theirs."""
        flat = [each for row in values for each in (row or [None] * seats)]
        return pl.Series(name, flat, dtype=schema[name]).gather(owner * seats + columns.seats)

    def by_seat(name: str, numbers: Any) -> Any:
        return pl.Series(name, numbers, dtype=pl.Array(pl.Int16, seats)).arr.to_list()

    board = recorder.board_of(recorded.ends[0])
    points = [
        by_seat(source, np.ascontiguousarray(columns.points[:, :, number]))
        for number, source in enumerate(recorder.sources)
    ]
    begins = np.cumsum(lengths) - lengths
    made = {
        "game": of_game("game", [each.number for each in facts]),
        "file": of_game("file", [each.file for each in facts]),
        "players": pl.repeat(seats, rows, dtype=pl.Int8, eager=True),
        "board": pl.repeat(board, rows, dtype=pl.String, eager=True),
        "seed": of_game("seed", [each.seed for each in facts]),
        "seq": (np.arange(rows) - begins[owner]).astype(np.uint32),
        "turn": columns.turns,
        "seat": columns.seats,
        "bot": of_seat("bot", [each.bots for each in facts]),
        "asks": pl.Series(recorder.asks).gather(columns.asks),
        "offered": columns.offered,
        "action": columns.actions,
        "words": pl.Series(recorder.words).gather(columns.words),
        **({"told": recorded.told} if recorder.tells else {}),
        "points": pl.DataFrame(points).to_struct(),
        "scores": by_seat("scores", columns.points.sum(axis=2, dtype=np.int16)),
        "share": of_seat("share", [each.shares for each in facts]),
        "final": of_game("final", [each.final and list(each.final) for each in facts]),
        "ended_by": of_game("ended_by", [each.ended_by for each in facts]),
    }
    return pl.DataFrame(made, schema=schema)


class Writer:
    """A Parquet file that grows by row groups, and is there as a whole or not at all.

    Frames are handed to a thread that writes them while the next games are played; the memory
    it takes does not grow with the file.
    """

    def __init__(self, path: Path, recorder: Recorder) -> None:
        self.path, self.recorder = path, recorder
        self._closing = ExitStack()
        self._frames: Queue[DataFrame | None] = Queue(FRAMES_WAITING)
        self._given_up = False
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._write, daemon=True)

    def add(self, facts: Sequence[Facts], recorded: Recorded) -> None:
        """Write the decisions of some games, all with as many players."""
        self._hand_over(frame_of(self.recorder, facts, recorded))

    def __enter__(self) -> "Writer":
        check_installed()
        with ExitStack() as closing:
            self._part = closing.enter_context(saved(self.path))
            try:
                self._part.open("wb").close()
            except OSError as error:
                raise BadInput(self._unwritable(error)) from None
            self._thread.start()
            closing.push(self._finish)
            self._closing = closing.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._closing.__exit__(kind, error, traceback)

    def _finish(self, kind: type[BaseException] | None, *_: object) -> None:
        """Wait until all is written; who gave up has written enough."""
        self._given_up = kind is not None
        self._hand_over(None)
        self._thread.join()
        self._check()

    def _hand_over(self, frame: "DataFrame | None") -> None:
        while self._thread.is_alive():
            try:
                self._frames.put(frame, timeout=_PATIENCE)
                return
            except Full:
                pass
        self._check()

    def _check(self) -> None:
        """Tell what went wrong in the thread; who gave up has another error to tell."""
        if self._error is not None and not self._given_up:
            raise BadInput(self._unwritable(self._error)) from self._error

    def _unwritable(self, error: BaseException) -> Phrase:
        reason = os_reason(error) if isinstance(error, OSError) else str(error)
        return phrase("problem-write", file=str(self.path), reason=reason)

    def _write(self) -> None:
        from polars.io.plugins import register_io_source

        rules = self.recorder.rules
        about = {
            "wolfmoon.format": str(FORMAT),
            "wolfmoon.version": __version__,
            "wolfmoon.game": rules.name,
            "wolfmoon.rules": str(rules.version),
        }
        try:
            source = register_io_source(lambda *_: self._waiting(), schema=schema_of(self.recorder))
            source.sink_parquet(self._part, row_group_size=ROWS_IN_A_GROUP, metadata=about)
        except BaseException as error:  # told by the thread that waits for it
            self._error = error

    def _waiting(self) -> "Iterator[DataFrame]":
        while (frame := self._frames.get()) is not None:
            yield frame


def check_installed() -> None:
    """Refuse in a sentence where polars is missing: better before the games than after."""
    try:
        import polars  # noqa: F401
    except ImportError:
        facts = {"package": "polars", "install": "wolfmoon[arena]"}
        raise BadInput(phrase("problem-package", **facts)) from None

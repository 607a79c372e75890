"""What stands where in an observation: named parts of one row of small numbers."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.int8]
LARGEST = 127
"""The largest number in an observation; what is larger is told as this."""


@dataclass(frozen=True)
class Part:
    """A run of numbers in a row."""

    name: str
    shape: tuple[int, ...]
    about: str
    first: int = 0

    @property
    def size(self) -> int:
        """How many numbers."""
        return int(np.prod(self.shape))


class Layout:
    """All parts of an observation, one after the other."""

    def __init__(self, version: int, parts: Iterable[tuple[str, tuple[int, ...], str]]) -> None:
        self.version = version
        self.parts: dict[str, Part] = {}
        self.size = 0
        for name, shape, about in parts:
            self.parts[name] = Part(name, shape, about, self.size)
            self.size += self.parts[name].size

    def at(self, name: str) -> int:
        """Where a part begins."""
        return self.parts[name].first

    def part(self, row: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
        """A part of an observation (or of many), in its shape."""
        part = self.parts[name]
        run = row[..., part.first : part.first + part.size]
        return run.reshape(*row.shape[:-1], *part.shape)

    def table(self) -> str:
        """The parts as a table for the documentation."""
        rows = [
            f"| {part.first} | `{part.name}` | {' × '.join(map(str, part.shape))} | {part.about} |"
            for part in self.parts.values()
        ]
        return "\n".join(["| from | part | shape | what |", "|---|---|---|---|", *rows])

"""What a game gives whoever wants to make the weights of its bots again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from ..engine.errors import Phrase


class Trainer(Protocol):
    """Trains from nothing; a training that was stopped goes on in its folder."""

    def __call__(
        self,
        games: int,
        seed: int,
        folder: Path,
        processes: int,
        say: Callable[[Phrase], None],
        out: Path,
    ) -> dict[str, Any]:
        """Write the weights, and answer with what they were made of."""

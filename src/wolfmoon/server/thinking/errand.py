"""What is worked out in a process of its own and is no bot's turn: for a review, or for a hint."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
PATIENCE = 10
"""So many times its computing time an errand may take on a machine that is busy."""


@dataclass(frozen=True)
class Errand(Generic[T]):
    """A call of a function, which is known by its name in every process of the same program."""

    function: Callable[..., T]
    """It stands at the top of a module; whatever it is given and answers can be pickled."""
    arguments: tuple[object, ...]
    seconds: float
    """How long it may compute; after that its process is killed."""

    @property
    def patience(self) -> float:
        """How long its answer is waited for: where others compute it has to wait for its turns."""
        return PATIENCE * self.seconds

    @property
    def name(self) -> str:
        """What the function is called."""
        return f"{self.function.__module__}.{self.function.__qualname__}"

    def packed(self) -> bytes:
        """The call as it travels. It is read where its memory and time are limited."""
        return pickle.dumps((self.function, self.arguments))


def do_packed(packed: bytes) -> object:
    """In a child: what the function answers."""
    function, arguments = pickle.loads(packed)
    return function(*arguments)


def learn_packed(packed: bytes) -> None:
    """In a child: load the module of the function, and all that it needs."""
    pickle.loads(packed)

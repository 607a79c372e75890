"""What a bot is asked, and how it may fail to answer."""

from dataclasses import dataclass

CRASH, HANG, MEMORY, ILLEGAL = "crash", "hang", "memory", "illegal"
"""How a bot can fail: an exception or a dead process, no answer in time, more memory than it may
have, an action that is not offered."""
LONGEST_MESSAGE = 200


@dataclass(frozen=True)
class Question:
    """What should a seat decide? Nothing in here but what the seat may know."""

    game: str
    rules: int
    """The version of the rules that it is played by."""
    bot: str
    table: str
    seat: int
    state: bytes
    """An array of one state, as `Rules.seen` gives it."""
    seed: int
    """The luck of this turn: with the step it makes the stream of each decision."""
    step: int
    """How many decisions were made before."""
    simulations: int | None = None
    """How much it thinks of each decision; None is what is usual, and within its time."""


@dataclass(frozen=True)
class Trouble:
    """A bot has failed."""

    kind: str
    what: str
    """What happened, in one line; for those who run the server."""

    @classmethod
    def of(cls, kind: str, what: str) -> "Trouble":
        """Trouble in one line."""
        return cls(kind, " ".join(what.split())[:LONGEST_MESSAGE])


class BotTrouble(Exception):
    """A bot has failed to answer."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.kind, trouble.what)
        self.trouble = trouble

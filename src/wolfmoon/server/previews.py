"""What would be, and why not: questions about decisions that are not taken.

They are answered from what the seat knows, never from the true state: two states that look the same
to a seat get the same answer.
"""

from typing import Protocol

from ..engine.errors import Illegal, Unreadable
from ..engine.game import Game
from ..engine.start import Start
from .going_back import turn_step
from .lines import follow
from .protocol import AskWhyNot
from .refused import by_error
from .table import PLAYING
from .views import decisions, foretold, offer, option, position, shows
from .wording import refusal_data

Data = dict[str, object]


class Asked(Protocol):
    """What questions are asked about: a table, or whatever else a game is played at."""

    @property
    def game(self) -> Game | None:
        """The game, once there is one."""

    @property
    def step(self) -> int:
        """How many decisions have been made."""

    @property
    def analysis(self) -> bool:
        """Whether everything may be taken back."""

    @property
    def status(self) -> str:
        """Whether it is played."""


def known(game: Game, viewer: int | None) -> Game:
    """A game from here on in which nothing is true but what a seat knows."""
    if viewer is None or not game.rules.hides:
        return game.from_here()
    return Game(game.rules, Start(game.rules.seen(game.states, viewer)))


def preview(table: Asked, viewer: int | None, line: list[str]) -> Data:
    """The position after a line, and what would happen on the way."""
    assert table.game is not None
    game = table.game
    rules, first = game.rules, known(game, viewer)
    after = follow(first, viewer, line) if line else first
    veiled = shows(after)
    shown = position(after, viewer, table.analysis)
    shown["step"] = table.step + after.step
    same = after.seat == game.seat
    shown["turn_step"] = turn_step(game, table.analysis) if same else shown["step"]
    shown["offer"] = [] if veiled or table.status != PLAYING else shown["offer"]
    if veiled:
        shown["view"] = rules.veil(
            rules.view(after.decided(after.step - 1)[0], viewer), shown["view"]
        )
    return {
        "position": shown,
        "told": foretold(after, viewer),
        "shows": veiled,
        "line": decisions(after),
        "offers": [offer(after.at(step), viewer) for step in range(after.step)],
    }


def why_not(table: Asked, viewer: int | None, ask: AskWhyNot, language: str) -> list[Data]:
    """Why what is pointed at, or an action, is not possible after a line."""
    try:
        after = after_line(table, viewer, ask.line)
        if ask.place is not None:
            found = after.why_not_here_for(viewer, ask.place, ask.doing)
        elif ask.action is not None and viewer is not None and viewer == after.seat:
            number, _ = after.rules.read_action(
                after.state, ask.action.replace(",", " ").split() or [""]
            )
            found = [(after.action(number), after.why_not_for(viewer, number))]
        else:
            found = []
    except (Illegal, Unreadable) as error:
        raise by_error(error) from None
    return [
        {
            "option": option(after.rules, after.state, each),
            "refusal": refusal and refusal_data(refusal, language),
        }
        for each, refusal in found
    ]


def after_line(table: Asked, viewer: int | None, line: list[str]) -> Game:
    """The game after a line, as a seat knows it."""
    assert table.game is not None
    first = known(table.game, viewer)
    return follow(first, viewer, line) if line else first

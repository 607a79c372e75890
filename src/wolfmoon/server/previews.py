"""What would be, and why not: questions about decisions that are not taken.

They are answered from what the seat knows, never from the true state: two states that look the same
to a seat get the same answer.
"""

from ..engine.errors import Illegal, Unreadable
from ..engine.game import Game
from ..engine.start import Start
from .going_back import turn_step
from .lines import follow
from .protocol import AskWays, AskWhyNot
from .refused import by_error
from .table import PLAYING, Table
from .telling import told
from .views import option, position
from .wording import refusal_data

Data = dict[str, object]


def known(game: Game, viewer: int | None) -> Game:
    """A game from here on in which nothing is true but what a seat knows."""
    if viewer is None or not game.rules.hides:
        return game.from_here()
    return Game(game.rules, Start(game.rules.seen(game.states, viewer)))


def preview(table: Table, viewer: int | None, line: list[str]) -> Data:
    """The position after a line, and what would happen on the way."""
    assert table.game is not None
    game = table.game
    rules, first = game.rules, known(game, viewer)
    after = follow(first, viewer, line) if line else first
    numbers, path = after.numbers, tuple(after.path)
    shows = bool(numbers) and rules.shows_taker(path[-2][0], numbers[-1])
    sure = len(numbers) - shows
    facts = told(rules, path[: sure + 1], numbers[:sure], viewer)
    shown = position(after, viewer, table.analysis)
    shown["step"] = table.step + len(numbers)
    same = after.seat == game.seat
    shown["turn_step"] = turn_step(game, table.analysis) if same else shown["step"]
    shown["offer"] = [] if shows or table.status != PLAYING else shown["offer"]
    if shows:
        shown["view"] = rules.veil(rules.view(path[-2][0], viewer), shown["view"])
    return {"position": shown, "told": facts, "shows": shows}


def why_not(table: Table, viewer: int | None, ask: AskWhyNot, language: str) -> list[Data]:
    """Why what is pointed at, or an action, is not possible after a line."""
    try:
        after = _after(table, viewer, ask.line)
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


def ways(table: Table, viewer: int | None, ask: AskWays) -> list[Data]:
    """Every place where something is possible after a line, and the decisions it takes."""
    try:
        found = _after(table, viewer, ask.line).ways_for(viewer, ask.doing)
    except (Illegal, Unreadable) as error:
        raise by_error(error) from None
    return [{"place": place, "line": line} for place, line in found.items()]


def _after(table: Table, viewer: int | None, line: list[str]) -> Game:
    """The game after a line, as a seat knows it."""
    assert table.game is not None
    first = known(table.game, viewer)
    return follow(first, viewer, line) if line else first

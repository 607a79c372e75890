"""wolfmoon ladder: all bots of a game, rated in Elo."""

import json
from typing import TYPE_CHECKING, Unpack

import click

from .arena import (
    NO_HIGH,
    NO_LOW,
    How,
    about,
    contest_of,
    executor_of,
    print_faults,
    shared_options,
    short,
    signed,
)
from .clicks import command, option
from .options import bot_list, game_name, given
from .speech import figure, percent, say, span

if TYPE_CHECKING:
    from ..arena.summary import LadderResult, Rating

USUAL_BLOCKS = 100


@command()
@game_name
@option("--bots", default=None, help="option-bots-ladder")
@option("--blocks", type=int, default=USUAL_BLOCKS, show_default=True, help="option-blocks-ladder")
@shared_options
def ladder(name: str, bots: str | None, blocks: int, as_json: bool, **how: Unpack[How]) -> None:
    """Play all bots of GAME against each other; ratings in Elo, random = 0."""
    from rich.console import Console
    from rich.progress import Progress

    from ..arena.contest import seats_of
    from ..arena.ladder import ladder_of, run_ladder
    from ..bots.registry import bot_names

    options = given(players=how["players"], board=how["board"])
    names = bot_list(bots) if bots is not None else tuple(bot_names(name))
    contest = contest_of(name, options, names, (), how)
    made = ladder_of(contest, seats_of(name, options), blocks)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("terminal-playing"), total=len(made.contests) * made.blocks)
        executor = executor_of(how)
        played = run_ladder(made, executor, lambda done: progress.update(task, completed=done))
    result: LadderResult = {**about(contest), **played}
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def _print(result: "LadderResult") -> None:
    from .tables import INTERVAL, headline, heads, show, table

    blocks = say("terminal-blocks", count=result["blocks"])
    said = say("terminal-ladder", blocks=blocks, seed=str(result["seed"]))
    show(headline(result["game"], said))
    rows = [[short(bot["name"]), figure(bot["elo"]), _reach(bot)] for bot in result["bots"]]
    show(table([*heads("bot", "elo"), INTERVAL], rows))
    meetings = [
        [
            ", ".join(short(bot) for bot in meeting["lineup"]),
            short(bot["name"]),
            percent(bot["share"]),
            span(100 * bot["low"], 100 * bot["high"]),
        ]
        for meeting in result["meetings"]
        for bot in meeting["bots"]
    ]
    show(table([*heads("meeting", "bot", "share"), INTERVAL], meetings))
    print_faults(result["faults"])


def _reach(bot: "Rating") -> str:
    low, high = signed(bot["low"], NO_LOW, ""), signed(bot["high"], NO_HIGH, "")
    return say("terminal-from-to", low=low, high=high)

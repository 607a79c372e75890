"""wolfmoon ladder: all bots of a game, rated in Elo."""

import json
from typing import Any

import click

from .arena import (
    about,
    contest_of,
    executor_of,
    percent,
    print_faults,
    shared_options,
    short,
    span,
)
from .clicks import command, option
from .options import bot_list, game_name, given

USUAL_BLOCKS = 100


@command()
@game_name
@option("--bots", default=None, help="option-bots-ladder")
@option("--blocks", type=int, default=USUAL_BLOCKS, show_default=True, help="option-blocks-ladder")
@shared_options
def ladder(name: str, bots: str | None, blocks: int, as_json: bool, **how: Any) -> None:
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
        task = progress.add_task("playing", total=len(made.contests) * made.blocks)
        executor = executor_of(how)
        played = run_ladder(made, executor, lambda done: progress.update(task, completed=done))
    result = {**about(contest), **played}
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console

    from .tables import table

    console = Console(highlight=False)
    blocks, seed = result["blocks"], result["seed"]
    console.print(f"[bold]{result['game']}[/]: {blocks} blocks a meeting from seed {seed}")
    rows = [
        [short(bot["name"]), f"{bot['elo']:.0f}", f"{bot['low']:.0f} to {bot['high']:.0f}"]
        for bot in result["bots"]
    ]
    console.print(table(["bot", "Elo", "95 %"], rows))
    meetings = [
        [
            ", ".join(short(bot) for bot in meeting["lineup"]),
            short(bot["name"]),
            percent(bot["share"]),
            span(bot["low"], bot["high"]),
        ]
        for meeting in result["meetings"]
        for bot in meeting["bots"]
    ]
    console.print(table(["meeting", "bot", "share", "95 %"], meetings))
    print_faults(result["faults"])

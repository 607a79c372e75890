"""wolfmoon simulate: many random games, and what they have in common."""

import json
import time
from typing import Any

import click

from .options import as_json, board, game_name, given, players, seed
from .warm import ensure_compiled

GAMES_AT_ONCE = 256


@click.command()
@game_name
@players
@board
@click.option("--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True)
@seed
@as_json
def simulate(
    name: str,
    players: int | None,
    board: str | None,
    games: int,
    seed: int | None,
    as_json: bool,
) -> None:
    """Play random games of GAME on all cores: speed, length, points by seat and source."""
    from rich.console import Console
    from rich.progress import Progress

    from ..games import games as all_games
    from ..studies import Tally

    ensure_compiled(name)
    rules = all_games[name]
    options = given(players=players, board=board)
    tally = Tally(rules, options)
    began = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=games)
        while tally.games < games:
            tally.play(min(GAMES_AT_ONCE, games - tally.games), seed or 0)
            progress.update(task, completed=tally.games)
    result = {
        "game": name,
        "options": options,
        "seed": seed or 0,
        **tally.summary(time.perf_counter() - began),
    }
    if as_json:
        click.echo(json.dumps(result, indent=2))
    else:
        _print(result)


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console

    from .tables import table

    console = Console()
    console.print(
        f"[bold]{result['game']}[/]: {result['games']} random games from seed {result['seed']}, "
        f"{result['games_per_second']:,.0f} games/s"
    )
    console.print(
        f"{result['decisions_per_game']:.0f} decisions and "
        f"{result['turns_per_game']:.1f} turns a game"
    )
    rows = [
        [
            str(seat["seat"] + 1),
            *(f"{value:.1f}" for value in seat["points"].values()),
            f"{seat['total']:.1f}",
            f"{100 * seat['wins']:.1f} %",
        ]
        for seat in result["seats"]
    ]
    console.print(table(["seat", *result["seats"][0]["points"], "total", "wins"], rows))
    for reason, share in result["ended_by"].items():
        console.print(f"ended by {reason}: {100 * share:.2f} %")

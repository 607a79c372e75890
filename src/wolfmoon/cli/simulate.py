"""wolfmoon simulate: many games, at random or by bots, and what they have in common."""

import json
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from .options import as_json, board, bots, game_name, given, players, seed
from .warm import ensure_compiled

if TYPE_CHECKING:
    from ..studies import Tally

GAMES_AT_ONCE = 256


@click.command()
@game_name
@players
@board
@bots
@click.option("--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True)
@seed
@as_json
def simulate(
    name: str,
    players: int | None,
    board: str | None,
    bots: tuple[str, ...],
    games: int,
    seed: int | None,
    as_json: bool,
) -> None:
    """Play games of GAME on all cores: speed, length, points by seat and source.

    Without --bots everyone chooses at random. With them every set-up is played once from each
    seat, so the number of games is rounded up to whole rounds.
    """
    from rich.console import Console
    from rich.progress import Progress

    ensure_compiled(name, bots=bool(bots))
    options = given(players=players, board=board)
    played = _with_bots if bots else _at_random
    began = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=games)
        for tally in played(name, options, bots, games, seed or 0):
            progress.update(task, completed=tally.games)
    result = {
        "game": name,
        "options": options,
        "seed": seed or 0,
        **tally.summary(time.perf_counter() - began),
    }
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def _at_random(
    name: str, options: dict[str, Any], bots: tuple[str, ...], games: int, seed: int
) -> "Iterator[Tally]":
    """The tally as it grows."""
    from ..games import games as all_games
    from ..studies import Tally, play_at_random

    tally = Tally()
    while tally.games < games:
        count = min(GAMES_AT_ONCE, games - tally.games)
        play_at_random(tally, all_games[name], options, seed, count)
        yield tally


def _with_bots(
    name: str, options: dict[str, Any], bots: tuple[str, ...], games: int, seed: int
) -> "Iterator[Tally]":
    """The tally as it grows."""
    from ..arena.contest import Contest, checked, seats_of
    from ..arena.executors import Job, Local, in_order
    from ..arena.table import rehearse
    from ..bots.seating import fill_seats
    from ..studies import BotTally

    seats = seats_of(name, options)
    named = tuple(dict.fromkeys(bots))
    lineup = tuple(named.index(bot) for bot in fill_seats(bots, seats))
    contest = checked(Contest(name, options, named, lineup, seed))
    rehearse(contest)
    rounds = -(-games // seats)
    tally = BotTally(named)
    for _, records in in_order(Local().run(Job(n, contest, n) for n in range(rounds))):
        for record in records:
            tally.add_record(record)
        yield tally


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console

    from .tables import table

    console = Console(highlight=False)
    kind = "games of bots" if "bots" in result else "random games"
    console.print(
        f"[bold]{result['game']}[/]: {result['games']} {kind} from seed {result['seed']}, "
        f"{result['games_per_second']:,.{0 if result['games_per_second'] >= 10 else 2}f} games/s"
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
    if "bots" in result:
        rows = [
            [
                bot["name"],
                f"{bot['seats']:.0f}",
                f"{bot['total']:.1f}",
                f"{100 * bot['wins']:.1f} %",
            ]
            for bot in result["bots"]
        ]
        console.print(table(["bot", "seats", "points", "wins"], rows))
    for reason, share in result["ended_by"].items():
        console.print(f"ended by {reason}: {100 * share:.2f} %")

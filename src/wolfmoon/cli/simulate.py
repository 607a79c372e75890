"""wolfmoon simulate: many games, at random or by bots, and what they have in common."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .clicks import command, option
from .options import as_json, board, bots, game_name, given, parquet, players, seed, told
from .speech import ENDING, figure, named, percent, say
from .warm import ensure_compiled

if TYPE_CHECKING:
    from ..data.parquet import Writer
    from ..engine.start import Options
    from ..studies.tally import Tally, TallyData

    class Simulated(TallyData):
        """What was played, and what it came to."""

        game: str
        options: Options
        seed: int


GAMES_AT_ONCE = 256


@command()
@game_name
@players
@board
@bots
@option(
    "--games",
    type=click.IntRange(1, 100_000_000),
    default=1000,
    show_default=True,
    help="option-games",
)
@seed
@parquet
@told
@as_json
def simulate(
    name: str,
    players: int | None,
    board: str | None,
    bots: tuple[str, ...],
    games: int,
    seed: int | None,
    parquet: str | None,
    told: bool,
    as_json: bool,
) -> None:
    """Play games of GAME on all cores: speed, length, points by seat and source.

    Without --bots everyone chooses at random. With several every set-up is played once from each
    seat, so the number of games is rounded up to whole rounds. --parquet keeps every decision.
    """
    from rich.console import Console
    from rich.progress import Progress

    ensure_compiled(name, bots=bool(bots))
    options = given(players=players, board=board)
    played = _with_bots if bots else _at_random
    began = time.perf_counter()
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(console=Console(stderr=True), transient=True))
        writer = stack.enter_context(_writer(name, parquet, told)) if parquet else None
        task = progress.add_task(say("terminal-playing"), total=games)
        for tally in played(name, options, bots, games, seed or 0, writer):
            progress.update(task, completed=tally.games)
    result: Simulated = {
        "game": name,
        "options": options,
        "seed": seed or 0,
        **tally.summary(time.perf_counter() - began),
    }
    click.echo(json.dumps(result, indent=2)) if as_json else _print(result)


def _writer(name: str, path: str, told: bool) -> "Writer":
    from ..data.parquet import Writer
    from ..data.recording import recorder

    return Writer(Path(path), recorder(name, told))


def _at_random(
    name: str,
    options: "Options",
    bots: tuple[str, ...],
    games: int,
    seed: int,
    writer: "Writer | None",
) -> "Iterator[Tally]":
    """The tally as it grows."""
    from ..games import games as all_games
    from ..studies.tally import Tally, play_at_random

    tally = Tally()
    while tally.games < games:
        count = min(GAMES_AT_ONCE, games - tally.games)
        play_at_random(tally, all_games[name], options, seed, count, writer)
        yield tally


def _with_bots(
    name: str,
    options: "Options",
    bots: tuple[str, ...],
    games: int,
    seed: int,
    writer: "Writer | None",
) -> "Iterator[Tally]":
    """The tally as it grows."""
    from ..arena.bout import rehearse
    from ..arena.contest import contest_of_seats
    from ..arena.executors import Job, Local, in_order
    from ..studies.tally import Tally, write_records

    contest = contest_of_seats(name, options, bots, seed)
    rehearse(contest)
    rotations = contest.rotations
    jobs = (Job(n, contest, n, rotations) for n in range(-(-games // len(rotations))))
    tally = Tally(contest.bots)
    for _, records in in_order(Local().run(jobs)):
        if writer is not None:
            write_records(writer, contest, tally.games, records)
        for record in records:
            tally.add_record(record)
        yield tally


def _rows(result: "Simulated") -> list[list[str]]:
    """The points of each seat, a line for each source: as many columns as seats fit anywhere."""
    seats = result["seats"]
    return [
        *(
            [named("points", name), *(figure(seat["points"][name], 1) for seat in seats)]
            for name in seats[0]["points"]
        ),
        [say("points-total"), *(figure(seat["total"], 1) for seat in seats)],
        [say("terminal-head-wins"), *(percent(seat["wins"]) for seat in seats)],
    ]


def _print(result: "Simulated") -> None:
    from .tables import headline, heads, show, table

    show(headline(result["game"], _played(result)))
    show(
        say(
            "terminal-lengths",
            decisions=figure(result["decisions_per_game"]),
            turns=figure(result["turns_per_game"], 1),
        )
    )
    seats = [str(seat["seat"] + 1) for seat in result["seats"]]
    show(table([*heads("seat"), *seats], _rows(result)))
    if "bots" in result:
        rows = [
            [bot["name"], figure(bot["seats"]), figure(bot["total"], 1), percent(bot["wins"])]
            for bot in result["bots"]
        ]
        show(table(heads("bot", "seats", "points", "wins"), rows))
    for reason, share in result["ended_by"].items():
        show(say("terminal-ended", why=named(ENDING, reason), share=percent(share, 2)))


def _played(result: "Simulated") -> str:
    """How many games there were, from which seed, and how fast."""
    speed = result["games_per_second"]
    return say(
        "terminal-bot-games" if "bots" in result else "terminal-random-games",
        count=result["games"],
        seed=str(result["seed"]),
        speed=figure(speed, 0 if speed >= 10 else 2),
    )
